// An event in facts: what a log needs to tell of it, without a look at the table before and after.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <variant>

#include "match/entry.h"

namespace loggia {

// What happens around a game.
namespace aside {

// A match, at a table.
struct Started {
  static constexpr wire::Words kWords{"match_started", "Everybody sits, and the match starts"};
  static constexpr auto fields() { return std::tuple(wire::Constant("what", "started")); }
};

struct Undone {
  Seat by{};
  std::uint64_t to = 0;

  static constexpr wire::Words kWords{"taken_back", "Somebody took something back"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "undone"),
                      wire::field<wire::SeatName>("by", &Undone::by),
                      wire::field<wire::Whole<0>>("to", &Undone::to,
                                                  "What came after this number no longer stands."));
  }
};

struct Resigned {
  Seat by{};
  std::string reason;

  static constexpr wire::Words kWords{"gave_up", "Somebody gave up, and the match is over"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "resigned"),
                      wire::field<wire::SeatName>("by", &Resigned::by),
                      wire::field<wire::UnlessEmpty<wire::Text>>("reason", &Resigned::reason));
  }
};

struct Replaced {
  Seat seat{};
  std::string player;
  std::optional<std::string> former;

  static constexpr wire::Words kWords{"stands_in", "Another player sits there from now on"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "replaced"),
                      wire::field<wire::SeatName>("seat", &Replaced::seat),
                      wire::field<wire::PlayerName>("player", &Replaced::player),
                      wire::field<wire::PlayerName>("former", &Replaced::former,
                                                    "Who sat there; records do not say."));
  }
};

// Of a match, at a table.
struct Rematch {
  std::optional<Seat> by;

  static constexpr wire::Words kWords{"rematch_asked", "The same people play again"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "rematch"),
                      wire::field<wire::SeatName>("by", &Rematch::by, "Older logs do not say."));
  }
};

using Any = std::variant<Started, Undone, Resigned, Replaced, Rematch>;

}  // namespace aside

struct Happened {
  Told told;
  std::optional<aside::Any> aside;

  static constexpr wire::Words kWords{"happened", "An event in facts"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Happenings>("told", &Happened::told),
                      wire::field<wire::Struct<aside::Any>>("aside", &Happened::aside));
  }
};

}  // namespace loggia
