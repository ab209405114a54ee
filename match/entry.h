// What happened next in a match, one place in its log each: sequence numbers count from 1.
#pragma once

#include <cstddef>
#include <string>
#include <tuple>
#include <variant>

#include "notation/wire_game.h"
#include "notation/wire_values.h"

namespace loggia {

inline constexpr std::size_t kMostEntries = 100'000;

// {"by": "green", "action": …}
struct Acted {
  Turn by = Turn::over();
  AnyAction action;

  static constexpr wire::Words kWords{"acted_entry", "A decision, or what chance drew"};
  static constexpr std::string_view kMark = "action";
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Actor>("by", &Acted::by),
                      wire::field<wire::Action>("action", &Acted::action));
  }
};

// {"undo": 4}
struct Undone {
  std::size_t to = 0;

  static constexpr wire::Words kWords{"undone_entry", "Entries after this number no longer stand"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Whole<0, kMostEntries, std::size_t>>("undo", &Undone::to));
  }
};

// {"resign": "pink"}
struct Resigned {
  Seat seat{};
  std::string reason;

  static constexpr wire::Words kWords{"resigned_entry", "A seat gave up, or was given up"};
  static constexpr auto fields() {
    using Reason = wire::UnlessEmpty<wire::ShownText<1, 1000>>;
    return std::tuple(wire::field<wire::SeatName>("resign", &Resigned::seat),
                      wire::field<Reason>("reason", &Resigned::reason,
                                          "Where it was not the player who resigned."));
  }
};

// {"seat": "pink", "player": "tenant"}
struct Replaced {
  Seat seat{};
  std::string player;

  static constexpr wire::Words kWords{"replaced_entry", "Another player sits there from now on"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::SeatName>("seat", &Replaced::seat),
                      wire::field<wire::PlayerName>("player", &Replaced::player));
  }
};

using Entry = std::variant<Acted, Undone, Resigned, Replaced>;

}  // namespace loggia
