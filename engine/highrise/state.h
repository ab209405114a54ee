// Everything on the table and in the hands, as a small plain value; and what can happen to it.
#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/core/seat.h"
#include "engine/highrise/cards.h"
#include "engine/highrise/tower.h"

namespace loggia::highrise {

// What happens next.
enum class Phase : std::uint8_t {
  kDeal,    // chance deals a card to `seat` (H-02)
  kDraw,    // chance draws the card at the start of a turn (H-04)
  kPlay,    // `seat` plays a card or ends the turn (H-05)
  kTheft,   // chance picks the card that is stolen (H-18, H-19)
  kRefill,  // chance draws a card at the end of a turn (H-06)
  kOver,
};

// No order of a pile is kept: only how many there are of each card, and what everybody sees on top.
struct State {
  PerSeat<Pile> hands{};
  Pile deck;
  Pile discard;
  std::optional<Card> discard_top;  // what was laid there last (H-24)
  PerSeat<Tower> towers{};
  PerSeat<std::uint8_t> milkshakes{};  // lying before each seat (H-20)
  Phase phase = Phase::kDeal;
  Seat seat{};                 // whose turn it is; in kDeal, who gets the next card
  std::uint8_t to_rob = 0;     // in kTheft, the seats still to be stolen from, a bit each
  bool van_in_centre = false;  // H-21
  bool has_moved = false;      // whether a card was drawn or played in this turn (H-23)
  std::uint16_t idle_turns = 0;
  std::uint32_t turns = 0;  // completed

  [[nodiscard]] Pile& hand(Seat owner) { return hands[owner]; }
  [[nodiscard]] const Pile& hand(Seat owner) const { return hands[owner]; }
  [[nodiscard]] Tower& tower(Seat owner) { return towers[owner]; }
  [[nodiscard]] const Tower& tower(Seat owner) const { return towers[owner]; }
  void lay_aside(Card card) {
    discard.add(card);
    discard_top = card;
  }
  // What the next card is drawn from: the deck, or the discard shuffled into one (H-07).
  [[nodiscard]] const Pile& stock() const { return deck.size > 0 ? deck : discard; }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 256);

struct Action {
  enum class Kind : std::uint8_t {
    kDraw,        // chance: `seat` draws `card`
    kTheft,       // chance: `by` takes `card` out of `seat`'s hand
    kBuild,       // H-09: the number `card`, and `other`: a higher number or a joker
    kSteal,       // H-10: the number `card`, for the one that makes nine on `seat`'s top floor
    kDog,         // H-14: beside `floor` of one's own tower
    kBone,        // H-15: the dog beside `floor` of `seat`
    kHammer,      // H-16: the top floor of `seat`
    kBall,        // H-17: the same
    kMilkshake,   // H-20: before `seat`
    kThief,       // H-18: from `seat`
    kSuperThief,  // H-19
    kVan,         // H-21
    kEnd,         // H-05
  };

  Kind kind{};
  Card card{};
  Card other{};
  Seat seat{};
  Seat by{};
  std::uint8_t floor = 0;

  static constexpr Action draw(Seat seat, Card card) {
    return {.kind = Kind::kDraw, .card = card, .seat = seat};
  }
  static constexpr Action theft(Seat from, Seat by, Card card) {
    return {.kind = Kind::kTheft, .card = card, .seat = from, .by = by};
  }
  static constexpr Action build(Card number, Card other) {
    return {.kind = Kind::kBuild, .card = number, .other = other};
  }
  static constexpr Action steal(Card number, Seat from) {
    return {.kind = Kind::kSteal, .card = number, .seat = from};
  }
  static constexpr Action dog(int floor) {
    return {.kind = Kind::kDog, .floor = static_cast<std::uint8_t>(floor)};
  }
  static constexpr Action bone(Seat seat, int floor) {
    return {.kind = Kind::kBone, .seat = seat, .floor = static_cast<std::uint8_t>(floor)};
  }
  // A hammer, ball, milkshake or thief.
  static constexpr Action against(Kind kind, Seat seat) { return {.kind = kind, .seat = seat}; }
  static constexpr Action alone(Kind kind) { return {.kind = kind}; }

  [[nodiscard]] constexpr bool is_chance() const {
    return kind == Kind::kDraw || kind == Kind::kTheft;
  }

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

// An action as somebody saw it happen; `card` means nothing where it was hidden (H-24).
struct Seen {
  Action action;
  bool is_card_hidden = false;

  friend bool operator==(const Seen&, const Seen&) = default;
};

// What happens by itself in the course of an action, and everybody sees.
struct Consequence {
  enum class Kind : std::uint8_t {
    kReshuffle,   // H-07: the discard became the deck
    kLostTurn,    // H-20: `seat` discarded a milkshake instead of a turn
    kMissedTurn,  // H-21: `seat` misses a turn for the van
    kStalled,     // H-23: the match ends
    kTurnLimit,   // H-23: the match ends
  };
  Kind kind{};
  Seat seat{};

  friend bool operator==(const Consequence&, const Consequence&) = default;
};

}  // namespace loggia::highrise
