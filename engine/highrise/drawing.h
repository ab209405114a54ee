// For tests: the words in which a table is drawn, and a state in these words. What makes no sense
// throws, in every build.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/highrise/state.h"
#include "engine/highrise/view.h"

namespace loggia::highrise {

inline constexpr Seat kRed = seat_at(0);
inline constexpr Seat kBlue = seat_at(1);
inline constexpr Seat kYellow = seat_at(2);
inline constexpr Seat kWhite = seat_at(3);

inline constexpr PerSeat<std::string_view> kDrawnSeats = {"red", "blue", "yellow", "white"};
inline constexpr std::array<std::string_view, kCards> kDrawnCards = {
    "1",   "2",    "3",      "4",    "5",         "6",     "7",     "8",  "joker",
    "dog", "bone", "hammer", "ball", "milkshake", "thief", "super", "van"};

inline void need(bool holds, const std::string& otherwise) {
  if (!holds) throw std::invalid_argument(otherwise);
}

constexpr Card card_named(std::string_view name) {
  const auto found = std::ranges::find(kDrawnCards, name);
  if (found == kDrawnCards.end()) throw std::invalid_argument("no such card: " + std::string(name));
  return card_at(static_cast<int>(found - kDrawnCards.begin()));
}
// "joker"_card, "3"_card
consteval Card operator""_card(const char* name, std::size_t size) {
  return card_named({name, size});
}

inline std::string name_of(Seat seat) { return std::string(kDrawnSeats[seat]); }
inline std::optional<Seat> seat_named(std::string_view name) {
  const auto found = std::ranges::find(kDrawnSeats, name);
  if (found == kDrawnSeats.end()) return std::nullopt;
  return seat_at(static_cast<int>(found - kDrawnSeats.begin()));
}

inline std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

inline Pile pile_drawn(const std::string& text) {
  Pile pile;
  for (const std::string& word : words(text)) pile.add(card_named(word));
  return pile;
}

// "3+*6/dog"
inline Floor floor_drawn(std::string_view text) {
  const bool has_dog = text.ends_with("/dog");
  if (has_dog) text.remove_suffix(4);
  const auto plus = text.find('+');
  need(plus != std::string_view::npos, "no floor: " + std::string(text));
  const auto value = [](std::string_view card) {
    if (card.starts_with('*')) card.remove_prefix(1);
    return value_of(card_named(card));
  };
  std::string_view one = text.substr(0, plus);
  std::string_view two = text.substr(plus + 1);
  if (one.starts_with('*')) std::swap(one, two);
  need(!one.starts_with('*') && value(one) + value(two) == kFloorSum,
       "no floor: " + std::string(text));
  Floor floor(value(one), two.starts_with('*'));
  if (has_dog) floor.set_dog();
  return floor;
}

inline std::string drawn(const Pile& pile) {
  std::string text;
  for (int i = 0; i < kCards; ++i) {
    for (int n = 0; n < pile[card_at(i)]; ++n) {
      text += ' ';
      text += kDrawnCards[static_cast<std::size_t>(i)];
    }
  }
  return text;
}

inline std::string drawn(Floor floor) {
  const auto card = [&](int value) {
    return (floor.card(value) == Card::kJoker ? "*" : "") + std::to_string(value);
  };
  return card(floor.low()) + "+" + card(floor.high()) + (floor.has_dog() ? "/dog" : "");
}

inline std::string phase_drawn(const State& state) {
  const std::string seat = name_of(state.seat);
  switch (state.phase) {
    case Phase::kDeal: return "deal to " + seat;
    case Phase::kDraw: return seat + " draws";
    case Phase::kPlay: return seat + " plays";
    case Phase::kRefill: return seat + " refills";
    case Phase::kOver: return "over";
    case Phase::kTheft: break;
  }
  std::string text = seat + " robs";
  for (const int robbed : bits(state.to_rob)) text += " " + name_of(seat_at(robbed));
  return text;
}

// The whole table but for the counts of turns, always in the same words.
inline std::string drawn(const State& state, int players) {
  std::string text = "\n";
  for (const Seat seat : seats_of(players)) {
    text += name_of(seat) + ":";
    for (int floor = 0; floor < state.tower(seat).height(); ++floor) {
      text += " " + drawn(state.tower(seat).floor(floor));
    }
    text += " |" + drawn(state.hand(seat)) + " |";
    for (int n = state.milkshakes[seat]; n > 0; --n) text += " milkshake";
    text += "\n";
  }
  text += "deck:" + drawn(state.deck) + "\ndiscard:" + drawn(state.discard) + "\n";
  if (state.van_in_centre) text += "van\n";
  return text + phase_drawn(state) + "\n";
}

// A view, every field of it: a field that is added does not fit the bindings, and must be told
// here too.
inline std::string drawn(const View& view) {
  std::ostringstream out;
  const auto& [viewer, phase, to_act, robbed, towers, milkshakes, hand_sizes, deck_size, discard,
               discard_top, van_in_centre, idle_turns, turns, hands] = view;
  const auto name = [](std::optional<Seat> who) { return who ? name_of(*who) : "nobody"; };
  out << "viewer " << name(viewer) << ", phase " << static_cast<int>(phase) << ", seat "
      << name(to_act) << ", robbed " << name(robbed) << ", deck " << int{deck_size} << ", discard"
      << drawn(discard) << ", top " << (discard_top ? index(*discard_top) : -1)
      << (van_in_centre ? ", van" : "") << ", idle " << idle_turns << ", turns " << turns << '\n';
  for (const Seat seat : seats_of(kMaxSeats)) {
    out << "milkshakes " << int{milkshakes[seat]} << ", cards " << int{hand_sizes[seat]} << ':';
    for (int floor = 0; floor < towers[seat].height(); ++floor) {
      out << ' ' << drawn(towers[seat].floor(floor));
    }
    out << '\n';
  }
  for (const auto& [owner, cards] : hands) out << name(owner) << ':' << drawn(cards) << '\n';
  return out.str();
}

inline std::string told(Consequence consequence) {
  switch (consequence.kind) {
    case Consequence::Kind::kReshuffle: return "reshuffle";
    case Consequence::Kind::kLostTurn: return name_of(consequence.seat) + " loses a turn";
    case Consequence::Kind::kMissedTurn: return name_of(consequence.seat) + " misses a turn";
    case Consequence::Kind::kStalled: return "stalled";
    case Consequence::Kind::kTurnLimit: return "turn limit";
  }
  return "";
}

}  // namespace loggia::highrise
