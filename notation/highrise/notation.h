// High-Rises as GameOf wants it: what is said of the game besides its actions and what is shown of
// it, and its registry entry.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/highrise_levels.h"
#include "engine/bots/highrise_players.h"
#include "engine/highrise/highrise.h"
#include "notation/highrise/actions.h"
#include "notation/highrise/deck.h"
#include "notation/highrise/happenings.h"
#include "notation/highrise/names.h"
#include "notation/highrise/options.h"
#include "notation/highrise/seen.h"
#include "notation/highrise/shown.h"
#include "notation/notation.h"
#include "notation/registry.h"

namespace loggia::highrise {

inline std::string_view seat_name(const Highrise& /*game*/, Seat seat) { return name(seat); }
json::object options_json(const Highrise& game);
std::string refusal_text(const Highrise& game, const Refusal& refusal);
// A line for each round of dealing; then a turn begins with its draw, or where there is none with
// what is played first.
LineBreak break_before(const Highrise& game, const State& state, Action action);
// A turn lost to a milkshake is a turn, and has a number.
std::vector<ConsequenceText> consequences_text(const Highrise& game, const State& state,
                                               Action action);

// The deal, the decks and the thefts go apart: a theft more or less moves no card of a deck.
ChancePile chance_pile(const Highrise& game, const State& state);
std::uint32_t chance_kind(const Highrise& game, Action action);

inline Seen seen_openly(Action action) { return {.action = action}; }
inline const State& table_of(const Knowledge& knowledge) { return knowledge.table; }

struct HighriseNotation {
  using Content = NamedDeck;

  static constexpr const char* kTurnRule = "H-03";

  static constexpr std::array<PlayerEntry<Highrise>, 8> kPlayers = {
      {{"sensible", bots::choose_sensibly, PlayerKind::kYardstick},
       {"random", bots::choose_randomly, PlayerKind::kYardstick},
       {"newcomer", bots::choose_as_newcomer},
       {"tenant", bots::choose_as_tenant},
       {"neighbour", bots::choose_as_neighbour},
       {"architect", bots::choose_as_architect},
       {"master", bots::choose_as_master},
       {"analyst", bots::choose_as_analyst}}};
};

GameEntry game_entry();

}  // namespace loggia::highrise
