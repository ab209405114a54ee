// High-Rises as GameOf wants it: every notation of the game in one struct, and its registry entry.
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
#include "notation/highrise/names.h"
#include "notation/highrise/options.h"
#include "notation/highrise/screen.h"
#include "notation/registry.h"

namespace loggia::highrise {

struct HighriseNotation {
  using Content = NamedDeck;

  static constexpr std::array<PlayerEntry<Highrise>, 8> kPlayers = {
      {{"sensible", bots::choose_sensibly},
       {"random", bots::choose_randomly},
       {"newcomer", bots::choose_as_newcomer},
       {"tenant", bots::choose_as_tenant},
       {"neighbour", bots::choose_as_neighbour},
       {"architect", bots::choose_as_architect},
       {"master", bots::choose_as_master},
       {"analyst", bots::choose_as_analyst}}};

  static constexpr const char* kTurnRule = "H-03";

  static std::string_view seat_name(Seat seat) { return name(seat); }
  static std::span<const OptionSpec> option_specs() { return highrise::option_specs(); }
  static OptionChoices to_choices(const Options& options) { return highrise::to_choices(options); }
  static json::object content_json(const Content& content) { return deck_json(content); }

  static json::object action_json(Action action) { return highrise::action_json(action); }
  static json::object seen_json(const Seen& seen) { return highrise::seen_json(seen); }
  static std::string seen_text(const Seen& seen) { return highrise::seen_text(seen); }
  static json::object view_json(const Highrise& game, const View& view) {
    return highrise::view_json(game, view);
  }
  static std::optional<Seen> read_seen(const Reader& reader) { return highrise::read_seen(reader); }
  static Action action_of(const Seen& seen) { return seen.action; }
  static const State& table(const Knowledge& knowledge) { return knowledge.table; }
  static bool is_plausible(const Highrise& game, const Knowledge& knowledge, const Seen& seen) {
    return highrise::is_plausible(game, knowledge, seen);
  }
  static json::array happenings_json(const Highrise& game, const State& state, Action action) {
    return highrise::happenings_json(game, state, action);
  }
  static json::object screen_json(const Highrise& game, const Knowledge& knowledge, Viewer,
                                  bool /*is_over*/) {
    return highrise::screen_json(game, knowledge);
  }
  static json::object open_screen_json(const Highrise& game, const State& state) {
    return highrise::open_screen_json(game, state);
  }
  // What a card does is seen on it; what it brings, chance and others decide.
  static json::value preview_json(const Highrise&, const State&, Viewer, Action) { return nullptr; }
  static std::optional<Action> read_action(const Reader& reader) {
    return highrise::read_action(reader);
  }
  static std::string action_text(Action action) { return highrise::action_text(action); }
  static std::expected<Action, std::string> parse_action(std::string_view text) {
    return highrise::parse_action(text);
  }
  // A line for each round of dealing; then a turn begins with its draw, or where there is none with
  // what is played first.
  static LineBreak break_before(const Highrise& game, const State& state, Action) {
    if (state.phase == Phase::kDeal) {
      return state.seat == game.options().first ? LineBreak::kPlain : LineBreak::kNone;
    }
    const bool begins_turn =
        state.phase == Phase::kDraw || (state.phase == Phase::kPlay && !state.has_moved);
    return begins_turn ? LineBreak::kNumbered : LineBreak::kNone;
  }
  // A turn lost to a milkshake is a turn, and has a number.
  static std::vector<ConsequenceText> consequences_text(const Highrise& game, const State& state,
                                                        Action action);
  static ChancePile chance_pile(const State& state);
  static std::uint32_t chance_kind(Action action) {
    return static_cast<std::uint32_t>(index(action.card));
  }
  static std::string refusal_text(const Refusal& refusal);
};

GameEntry game_entry();

}  // namespace loggia::highrise
