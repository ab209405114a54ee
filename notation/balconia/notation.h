// Balconia as GameOf wants it: every notation of the game in one struct, and its registry entry.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/balconia/balconia.h"
#include "engine/bots/balconia_players.h"
#include "notation/balconia/actions.h"
#include "notation/balconia/blocks.h"
#include "notation/balconia/names.h"
#include "notation/balconia/options.h"
#include "notation/balconia/screen.h"
#include "notation/registry.h"

namespace loggia::balconia {

struct BalconiaNotation {
  using Content = NamedBlockSet;

  static constexpr std::array<PlayerEntry<Balconia>, 8> kPlayers = {{
      {"sensible", bots::choose_sensibly},
      {"random", bots::choose_randomly},
      {"newcomer", bots::choose_as_newcomer},
      {"tenant", bots::choose_as_tenant},
      {"neighbour", bots::choose_sensibly},
      {"architect", bots::choose_as_architect},
      {"master", bots::choose_as_master},
      {"analyst", bots::choose_as_analyst},
  }};

  static constexpr const char* kTurnRule = "B-10";

  static std::string_view seat_name(Seat seat) { return name(seat); }
  static std::span<const OptionSpec> option_specs() { return balconia::option_specs(); }
  static OptionChoices to_choices(const Options& options) { return balconia::to_choices(options); }
  static json::object content_json(const Content& content) { return blocks_json(content); }

  static json::object action_json(Action action) { return balconia::action_json(action); }
  static json::object seen_json(const Seen& seen) { return balconia::seen_json(seen); }
  static std::string seen_text(const Seen& seen) { return balconia::seen_text(seen); }
  static json::object view_json(const Balconia& game, const View& view) {
    return balconia::view_json(game, view);
  }
  static std::optional<Seen> read_seen(const Reader& reader) { return balconia::read_seen(reader); }
  static Action action_of(const Seen& seen) {
    return {.kind = seen.kind, .number = seen.number.value_or(0), .cell = seen.cell};
  }
  // How blocks were turned that a spectator did not see counts for nothing.
  static const State& table(const Knowledge& knowledge) { return knowledge.state; }
  static bool is_plausible(const Balconia& game, const Knowledge& knowledge, const Seen& seen) {
    return balconia::is_plausible(game, knowledge, seen);
  }
  static json::array happenings_json(const Balconia&, const State&, Action) { return {}; }
  static json::object screen_json(const Balconia& game, const Knowledge& knowledge, Viewer viewer,
                                  bool is_over) {
    return balconia::screen_json(game, knowledge, viewer, is_over);
  }
  static json::object open_screen_json(const Balconia& game, const State& state) {
    return balconia::open_screen_json(game, state);
  }
  static json::value preview_json(const Balconia& game, const State& state, Viewer viewer,
                                  Action action) {
    return balconia::preview_json(game, state, viewer, action);
  }
  static std::optional<Action> read_action(const Reader& reader) {
    return balconia::read_action(reader);
  }
  static std::string action_text(Action action) { return balconia::action_text(action); }
  static std::expected<Action, std::string> parse_action(std::string_view text) {
    return balconia::parse_action(text);
  }
  static LineBreak break_before(const Balconia&, const State&, Action action) {
    if (action.kind == Action::Kind::kReveal) return LineBreak::kNumbered;
    return action.kind < Action::Kind::kReveal ? LineBreak::kPlain : LineBreak::kNone;
  }
  // Nothing happens in Balconia but what somebody or chance does.
  static std::vector<ConsequenceText> consequences_text(const Balconia&, const State&, Action) {
    return {};
  }
  // Entrances, cells of the door, tokens: one pile of each.
  static ChancePile chance_pile(const State& state) {
    return {.stream = static_cast<std::uint32_t>(state.phase)};
  }
  static std::uint32_t chance_kind(Action action) {
    return action.kind == Action::Kind::kDoor ? action.cell : action.number;
  }
  static std::string refusal_text(const Refusal& refusal);
};

GameEntry game_entry();

}  // namespace loggia::balconia
