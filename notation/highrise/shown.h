// What is shown of High-Rises: to bots a view, to screens one with what explains it. Cards that
// somebody may not see are not among it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>

#include "engine/highrise/highrise.h"
#include "notation/highrise/happenings.h"
#include "notation/highrise/names.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"

namespace loggia::highrise {

// All of a pile, in the order of their kinds.
struct Cards {
  static void write(const Pile& pile, std::string& out, wire::Game game);
  static json::value schema(auto& description) {
    return json::object{{"type", "array"}, {"items", CardName::schema(description)}};
  }
  static std::string type(auto& description) { return CardName::type(description) + "[]"; }
};

namespace shown {

using SeatName = wire::SeatAmong<kSeatNames>;
using Count = wire::Whole<0, wire::kMostWhole, int>;
using Pair = wire::List<CardName, 2, 2>;

struct NumberCard : wire::Whole<1, kNumbers, int> {
  static std::string type(auto& description) { return description.imported("NumberCard"); }
};

struct Floor {
  std::array<int, 2> values{};
  std::array<Card, 2> cards{};
  bool has_dog = false;

  static constexpr wire::Words kWords{"floor", "Two cards that make nine"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::List<happened::Value, 2, 2>>("values", &Floor::values),
                      wire::field<Pair>("cards", &Floor::cards),
                      wire::field<wire::Truth>("dog", &Floor::has_dog));
  }
};

// What lies before a seat, and its hand.
struct Belongings {
  Seat owner{};
  FixedList<Floor, kMostFloors> tower;
  int milkshakes = 0;
  int hand_size = 0;
  std::optional<Pile> hand;
  std::optional<std::array<int, 2>> taken_by;

  static constexpr wire::Words kWords{"place", "What lies before a seat, and its hand",
                                      "HighrisePlace"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::List<wire::Struct<Floor>>>("tower", &Belongings::tower),
        wire::field<Count>("milkshakes", &Belongings::milkshakes),
        wire::field<Count>("hand_size", &Belongings::hand_size),
        wire::field<Cards>("hand", &Belongings::hand, "Where it is seen."),
        wire::field<wire::List<NumberCard, 2, 2>>(
            "taken_by", &Belongings::taken_by,
            "The numbers that take the cards of the top floor, in their order (H-10)."));
  }
};

struct View {
  Viewer viewer;
  Phase phase{};
  Seat seat{};
  std::optional<Seat> robbed;
  int deck = 0;
  Pile discard;
  std::optional<Card> discard_top;
  bool is_van_in_centre = false;
  int turns = 0;
  int idle_turns = 0;
  FixedList<Belongings, kMaxSeats> seats;

  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::ViewerAmong<kSeatNames>>("viewer", &View::viewer),
        wire::field<wire::Named<Phase, kPhaseNames>>("phase", &View::phase),
        wire::field<SeatName>("seat", &View::seat),
        wire::field<SeatName>("robbed", &View::robbed, "Whose hand a thief reaches into."),
        wire::field<Count>("deck", &View::deck), wire::field<Cards>("discard", &View::discard),
        wire::field<CardName>("discard_top", &View::discard_top, "What was laid there last."),
        wire::field<wire::Truth>("van", &View::is_van_in_centre),
        wire::field<Count>("turns", &View::turns),
        wire::field<Count>("idle_turns", &View::idle_turns),
        wire::field<wire::ByOwner<wire::Struct<Belongings>, kSeatNames>>("seats", &View::seats));
  }
};

struct Screen {
  View view;
  int draws_at_end = 0;
  int turns_to_stall = 0;
  int floors = 0;

  static constexpr wire::Words kWords{"view", "What a screen shows", "HighriseView"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Inlined(&Screen::view),
        wire::field<Count>("draws_at_end", &Screen::draws_at_end,
                           "What the seat to act draws if it ends its turn now."),
        wire::field<Count>("turns_to_stall", &Screen::turns_to_stall,
                           "So many more turns in which no card moves end the match (H-23)."),
        wire::field<Count>("floors", &Screen::floors, "That a tower needs."));
  }
};

}  // namespace shown

shown::View shown_of(const Highrise& game, const View& view);

// For somebody who knows this much: no hand but their own is known to its last card.
shown::Screen screen_of(const Highrise& game, const Knowledge& knowledge, Viewer viewer,
                        bool is_over);
// For somebody who may see everything.
shown::Screen open_screen_of(const Highrise& game, const State& state);

}  // namespace loggia::highrise
