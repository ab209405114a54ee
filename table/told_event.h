// What is told of something that happened at a table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "match/record.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"
#include "table/event.h"

namespace loggia::table::told {

using Seq = wire::Whole<1>;

// What happened; the event that ended the match carries its end, too.

struct Made {
  Spec spec;  // without the guests that chairs are kept for
  std::string commitment;

  static constexpr wire::Words kWords{"made", "The table was made"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<ToldSpec>("made", &Made::spec),
        wire::field<wire::Hash>("commitment", &Made::commitment, "To the seed of chance."));
  }
  static json::object more_schema(auto&) {
    return {{"allOf", json::array{json::object{{"properties", {{"seq", {{"const", 1}}}}}}}}};
  }
};
struct Sat {
  int chair = 0;
  std::string name;
  std::string nonce;

  static constexpr wire::Words kWords{"sat", "Somebody sat down"};
  static constexpr std::string_view kMark = "name";
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("sat", &Sat::chair),
                      wire::field<wire::GuestName>("name", &Sat::name, "As others see it."),
                      wire::field<wire::Word>("nonce", &Sat::nonce));
  }
};
struct Seating {
  Seat seat{};
  int chair = 0;

  static constexpr wire::Words kWords{"seating", "The chair that became a seat"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::SeatName>("seat", &Seating::seat),
                      wire::field<wire::ChairNumber>("chair", &Seating::chair));
  }
};
struct Started {
  std::vector<Seating> seats;  // in order of play
  OptionChoices options;

  static constexpr wire::Words kWords{"started", "Everybody sits, and the match starts"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::List<wire::Struct<Seating>, 2, kMaxSeats>>(
            "started", &Started::seats, "In order of play: the chair that became each seat."),
        wire::field<wire::Options>("options", &Started::options,
                                   "All of them, also those that were drawn."));
  }
};
struct End {
  Result result;
  ChanceOrigin chance;

  static constexpr auto fields() {
    return std::tuple(wire::field<WrittenResult>("result", &End::result),
                      wire::field<WrittenOrigin>("chance", &End::chance));
  }
};
struct Acted {
  Turn by = Turn::over();
  AnySeen action;
  std::optional<End> end;

  static constexpr wire::Words kWords{"acted",
                                      "A decision, or what chance drew, as this client may see it"};
  static constexpr std::string_view kMark = "action";
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Actor>("by", &Acted::by),
                      wire::field<wire::SeenAction>("action", &Acted::action),
                      wire::Inlined(&Acted::end));
  }
};
struct Undone {
  std::uint64_t to = 0;

  static constexpr wire::Words kWords{"undone", "What came after this number no longer stands"};
  static constexpr auto fields() { return std::tuple(wire::field<Seq>("undo", &Undone::to)); }
};
// Of a seat that did not do it itself.
inline constexpr std::array<std::string_view, 2> kReasons = {"left", "ran out of time"};
struct Reason : wire::ShownText<1, 1000> {
  static json::value schema(auto& description) {
    return wire::KnownText<kReasons>::schema(description);
  }
  static std::string type(auto& description) {
    return wire::KnownText<kReasons>::type(description);
  }
};
struct Resigned {
  Seat seat{};
  std::string reason;
  End end;

  static constexpr wire::Words kWords{"resigned",
                                      "A seat gave up, or was given up; the match is over"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::SeatName>("resign", &Resigned::seat),
                      wire::field<wire::UnlessEmpty<Reason>>(
                          "reason", &Resigned::reason, "Where it was not the player who resigned."),
                      wire::Inlined(&Resigned::end));
  }
};
struct Replaced {
  Seat seat{};
  std::string player;

  static constexpr wire::Words kWords{
      "replaced", "A bot took the seat of somebody who left or ran out of time"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::SeatName>("seat", &Replaced::seat),
                      wire::field<wire::BotName>("player", &Replaced::player));
  }
};

using What = std::variant<Made, BotSat, Sat, Left, Started, Acted, Undone, Resigned, Replaced,
                          Rematch, Closed>;

struct Event {
  std::uint64_t seq = 0;
  Time time;
  What what;

  static constexpr wire::Words kWords{"event", "What happened at a table", "TableEvent"};
  static constexpr auto fields() {
    return std::tuple(wire::field<Seq>("seq", &Event::seq),
                      wire::field<wire::Moment>("time", &Event::time), wire::Inlined(&Event::what));
  }
};
const End* end_of(const Event& event);

using EventList = wire::List<wire::Struct<Event>>;

}  // namespace loggia::table::told
