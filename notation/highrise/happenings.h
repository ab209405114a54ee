// What happens in High-Rises, with what words for it need. Of cards that somebody did not see only
// that there are some is told to them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/highrise/highrise.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"

namespace loggia::highrise {

// A number as a number, other cards by name.
struct CardName {
  static void write(Card card, std::string& out, wire::Game game);
  static json::value schema(auto&) {
    return json::object{{"anyOf", json::array{json::object{{"type", "integer"}},
                                              json::object{{"type", "string"}}}}};
  }
  static std::string type(auto& description) { return description.imported("Card"); }
};

// Floors count from 1, the ground. `by` is who decided it.
namespace happened {

using wire::SeatName;
using FloorNumber = wire::Whole<1, kMostFloors, int>;
// What a joker stands for.
using Value = wire::Whole<1, kNumbers, int>;
using Count = wire::Whole<0, wire::kMostWhole, int>;

struct Dealt {
  int count = 0;
  Seat first{};

  static constexpr wire::Words kWords{"dealt", "Everybody has got their first cards"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "dealt"), wire::field<Count>("count", &Dealt::count),
                      wire::field<SeatName>("first", &Dealt::first));
  }
};
// At the end of a turn cards that are not seen are told with it.
struct Drew {
  Seat seat{};
  std::optional<Card> card;

  static constexpr wire::Words kWords{"drew", "A card was drawn"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "drew"), wire::field<SeatName>("seat", &Drew::seat),
                      wire::field<CardName>("card", &Drew::card, "Where it is seen."));
  }
};
struct Took {
  Seat seat{};
  Seat from{};
  std::optional<Card> card;

  static constexpr wire::Words kWords{"took", "A thief got a card"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "took"), wire::field<SeatName>("seat", &Took::seat),
                      wire::field<SeatName>("from", &Took::from),
                      wire::field<CardName>("card", &Took::card, "Where it is seen."));
  }
};
struct Built {
  Seat by{};
  int floor = 0;
  std::array<Card, 2> cards{};
  std::optional<int> value;

  static constexpr wire::Words kWords{"built", "A floor was built"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "built"), wire::field<SeatName>("by", &Built::by),
                      wire::field<FloorNumber>("floor", &Built::floor),
                      wire::field<wire::List<CardName, 2, 2>>("cards", &Built::cards),
                      wire::field<Value>("value", &Built::value, "Of the joker in it."));
  }
};
struct Stole {
  Seat by{};
  Seat from{};
  Card with{};
  Card card{};
  std::optional<int> value;
  int floor = 0;

  static constexpr wire::Words kWords{"stole", "A card of a top floor was stolen"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "stole"), wire::field<SeatName>("by", &Stole::by),
                      wire::field<SeatName>("from", &Stole::from),
                      wire::field<CardName>("with", &Stole::with),
                      wire::field<CardName>("card", &Stole::card),
                      wire::field<Value>("value", &Stole::value, "Of a joker that was stolen."),
                      wire::field<FloorNumber>("floor", &Stole::floor, "Of the thief's tower."));
  }
};
struct Dog {
  Seat by{};
  int floor = 0;

  static constexpr wire::Words kWords{"dog", "A dog guards a floor"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "dog"), wire::field<SeatName>("by", &Dog::by),
                      wire::field<FloorNumber>("floor", &Dog::floor));
  }
};
struct Struck {
  enum class What : std::uint8_t { kBone, kHammer, kBall };
  static constexpr std::array<std::string_view, 3> kNames = {"bone", "hammer", "ball"};

  What what{};
  Seat by{};
  Seat to{};
  int floor = 0;
  bool hit_dog = false;

  static constexpr wire::Words kWords{"struck", "A dog was lured away, or a floor destroyed"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::Named<What, kNames>>("what", &Struck::what),
        wire::field<SeatName>("by", &Struck::by), wire::field<SeatName>("to", &Struck::to),
        wire::field<FloorNumber>("floor", &Struck::floor),
        wire::field<wire::UnlessFalse>("dog", &Struck::hit_dog, "A ball took the dog along."));
  }
};
struct Sent {
  enum class What : std::uint8_t { kMilkshake, kThief };
  static constexpr std::array<std::string_view, 2> kNames = {"milkshake", "thief"};

  What what{};
  Seat by{};
  Seat to{};

  static constexpr wire::Words kWords{"sent", "Something was sent to somebody"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Named<What, kNames>>("what", &Sent::what),
                      wire::field<SeatName>("by", &Sent::by),
                      wire::field<SeatName>("to", &Sent::to));
  }
};
struct SentToAll {
  enum class What : std::uint8_t { kSuperThief, kVan };
  static constexpr std::array<std::string_view, 2> kNames = {"super_thief", "van"};

  What what{};
  Seat by{};

  static constexpr wire::Words kWords{"sent_to_all", "Something was sent to everybody"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Named<What, kNames>>("what", &SentToAll::what),
                      wire::field<SeatName>("by", &SentToAll::by));
  }
};
struct Ended {
  Seat by{};
  int draws = 0;

  static constexpr wire::Words kWords{"ended", "A turn was ended"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "ended"), wire::field<SeatName>("by", &Ended::by),
                      wire::field<wire::UnlessUsual<Count, 0>>("draws", &Ended::draws,
                                                               "So many cards, one by one."));
  }
};
struct Skipped {
  enum class What : std::uint8_t { kLostTurn, kMissedTurn, kExtraTurn };
  static constexpr std::array<std::string_view, 3> kNames = {"lost_turn", "missed_turn",
                                                             "extra_turn"};

  What what{};
  Seat seat{};

  static constexpr wire::Words kWords{"skipped", "Turns do not simply follow on each other"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Named<What, kNames>>("what", &Skipped::what),
                      wire::field<SeatName>("seat", &Skipped::seat));
  }
};
struct Reshuffled {
  static constexpr wire::Words kWords{"reshuffle", "The discard became the deck"};
  static constexpr auto fields() { return std::tuple(wire::Constant("what", "reshuffle")); }
};
struct Stalled {
  static constexpr wire::Words kWords{"stalled", "No card has moved for too long"};
  static constexpr auto fields() { return std::tuple(wire::Constant("what", "stalled")); }
};
struct TurnLimit {
  int turns = 0;

  static constexpr wire::Words kWords{"turn_limit", "The last turn is over"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "turn_limit"),
                      wire::field<Count>("turns", &TurnLimit::turns));
  }
};
// Also told where a match goes on after something was taken back.
struct TurnOf {
  int number = 0;
  Seat seat{};

  static constexpr wire::Words kWords{"turn", "What comes next is of this turn"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "turn"), wire::field<Count>("number", &TurnOf::number),
                      wire::field<SeatName>("seat", &TurnOf::seat));
  }
};

using Any = std::variant<Dealt, Drew, Took, Built, Stole, Dog, Struck, Sent, SentToAll, Ended,
                         Skipped, Reshuffled, Stalled, TurnLimit, TurnOf>;

}  // namespace happened

// What somebody is told who knew the table to be as before, and knows it to be as after.
std::vector<happened::Any> tell(const Highrise& game, const State& before, const State& after,
                                const Seen& seen, Viewer viewer);
// Where a match goes on after something was taken back.
std::vector<happened::Any> tell_where(const Highrise& game, const State& state);
inline std::vector<happened::Any> tell_where(const Highrise& game, const Knowledge& knowledge) {
  return tell_where(game, knowledge.table);
}

// H-06: what the seat to act draws if it ends its turn now.
int draws_at_end(const Highrise& game, const State& state);

}  // namespace loggia::highrise
