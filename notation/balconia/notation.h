// Balconia as GameOf wants it: what is said of the game besides its actions and what is shown of
// it, and its registry entry.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/balconia/balconia.h"
#include "engine/bots/balconia_players.h"
#include "notation/balconia/actions.h"
#include "notation/balconia/blocks.h"
#include "notation/balconia/happenings.h"
#include "notation/balconia/names.h"
#include "notation/balconia/options.h"
#include "notation/balconia/seen.h"
#include "notation/balconia/shown.h"
#include "notation/notation.h"
#include "notation/registry.h"

namespace loggia::balconia {

inline std::string_view seat_name(const Balconia& /*game*/, Seat seat) { return name(seat); }
json::object options_json(const Balconia& game);
std::string refusal_text(const Balconia& game, const Refusal& refusal);
// A turn begins with its token.
LineBreak break_before(const Balconia& game, const State& state, Action action);

// Entrances, cells of the door, tokens: one pile of each.
ChancePile chance_pile(const Balconia& game, const State& state);
std::uint32_t chance_kind(const Balconia& game, Action action);

inline Seen seen_openly(Action action) {
  return {.kind = action.kind, .number = action.number, .cell = action.cell};
}
// How blocks were turned that a spectator did not see counts for nothing.
inline const State& table_of(const Knowledge& knowledge) { return knowledge.state; }

struct BalconiaNotation {
  using Content = NamedBlockSet;

  static constexpr const char* kTurnRule = "B-10";

  static constexpr std::array<PlayerEntry<Balconia>, 8> kPlayers = {{
      {"sensible", bots::choose_sensibly, PlayerKind::kYardstick},
      {"random", bots::choose_randomly, PlayerKind::kYardstick},
      {"newcomer", bots::choose_as_newcomer},
      {"tenant", bots::choose_as_tenant},
      {"neighbour", bots::choose_sensibly},
      {"architect", bots::choose_as_architect},
      {"master", bots::choose_as_master},
      {"analyst", bots::choose_as_analyst},
  }};
};

GameEntry game_entry();

}  // namespace loggia::balconia
