// Erases the type of a game: AnyGame for a Game and its notation. Nothing here knows a particular
// game. The functions that override AnyGame's have the names of those they call, so each begins
// with a using-declaration: the member would hide the free function otherwise.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <utility>

#include "notation/any_game.h"
#include "notation/notation.h"
#include "notation/reader.h"
#include "notation/sha256.h"
#include "notation/wire_values.h"

namespace loggia {

// A game's own state or action of an erased one, and back.
template <class Typed, class Any>
Typed typed(const Any& any) {
  Typed value;
  std::memcpy(&value, any.bytes.data(), sizeof(Typed));
  return value;
}
template <class Any, class Typed>
Any erased(const Typed& value) {
  Any any;
  std::memcpy(any.bytes.data(), &value, sizeof(Typed));
  return any;
}

template <Game G, NotationOf<G> Notation>
class GameOf final : public AnyGame {
  using State = typename G::State;
  using Action = typename G::Action;
  using Seen = typename G::Seen;
  static_assert(sizeof(State) <= kMostStateBytes && sizeof(Action) <= kMostActionBytes &&
                sizeof(Seen) <= kMostSeenBytes);

 public:
  using Content = ContentOf<Notation>;

  static constexpr auto kPlayerNames = [] {
    std::array<std::string_view, Notation::kPlayers.size()> names;
    std::ranges::transform(Notation::kPlayers, names.begin(), &PlayerEntry<G>::name);
    return names;
  }();

  GameOf(const G& game, Content content)
      : game_(game),
        content_(std::move(content)),
        content_json_(content_json(content_)),
        content_hash_(sha256(compact(content_json_))) {}

  std::string_view name() const override { return G::kName; }
  int rules_version() const override { return G::kRulesVersion; }
  int seats() const override { return game_.seats(); }
  std::string_view seat_name(Seat seat) const override {
    using usual::seat_name;
    return seat_name(game_, seat);
  }
  const char* turn_rule() const override { return Notation::kTurnRule; }
  json::object options() const override {
    using usual::options_json;
    return options_json(game_);
  }
  std::string_view content_name() const override { return content_.name; }
  const json::object& content() const override { return content_json_; }
  const std::string& content_hash() const override { return content_hash_; }

  AnyState start() const override { return erased<AnyState>(game_.start()); }
  Turn turn(const AnyState& state) const override { return game_.turn(typed<State>(state)); }
  std::vector<AnyAction> legal(const AnyState& state) const override {
    typename G::ActionList list;
    game_.legal(typed<State>(state), list);
    std::vector<AnyAction> actions;
    for (const Action& action : list) actions.push_back(erased<AnyAction>(action));
    return actions;
  }
  std::optional<Refusal> check(const AnyState& state, const AnyAction& action) const override {
    return game_.check(typed<State>(state), typed<Action>(action));
  }
  void apply(AnyState& state, const AnyAction& action) const override {
    auto next = typed<State>(state);
    game_.apply(next, typed<Action>(action));
    state = erased<AnyState>(next);
  }
  Outcome outcome(const AnyState& state) const override {
    return game_.outcome(typed<State>(state));
  }
  AnyAction draw_chance(const AnyState& state, Rng& rng) const override {
    typename G::ChanceList list;
    game_.chances(typed<State>(state), list);
    return erased<AnyAction>(pick_chance(list, rng));
  }
  std::vector<AnyChance> chances(const AnyState& state) const override {
    typename G::ChanceList list;
    game_.chances(typed<State>(state), list);
    using usual::chance_kind;
    std::vector<AnyChance> chances;
    chances.reserve(list.size());
    for (const auto& [action, weight] : list) {
      chances.push_back({.action = erased<AnyAction>(action),
                         .weight = weight,
                         .kind = chance_kind(game_, action)});
    }
    return chances;
  }
  ChancePile chance_pile(const AnyState& state) const override {
    using usual::chance_pile;
    return chance_pile(game_, typed<State>(state));
  }

  json::object action_json(const AnyAction& action) const override {
    using usual::action_json;
    return action_json(typed<Action>(action));
  }
  std::optional<AnyAction> read_action(const Reader& reader) const override {
    using usual::read_action;
    const auto action = read_action(game_, reader);
    return action ? std::optional(erased<AnyAction>(*action)) : std::nullopt;
  }
  std::string action_text(const AnyAction& action) const override {
    using usual::action_text;
    return action_text(typed<Action>(action));
  }
  std::expected<AnyAction, std::string> parse_action(std::string_view text) const override {
    using usual::parse_action;
    return parse_action(game_, text).transform([](const Action& action) {
      return erased<AnyAction>(action);
    });
  }
  LineBreak break_before(const AnyState& state, const AnyAction& action) const override {
    using usual::break_before;
    return break_before(game_, typed<State>(state), typed<Action>(action));
  }
  std::vector<ConsequenceText> consequences_text(const AnyState& state,
                                                 const AnyAction& action) const override {
    using usual::consequences_text;
    return consequences_text(game_, typed<State>(state), typed<Action>(action));
  }
  std::string refusal_text(const Refusal& refusal) const override {
    using usual::refusal_text;
    return refusal_text(game_, refusal);
  }

  Told view(const AnyState& state, Viewer viewer) const override {
    using usual::shown_of;
    return written(shown_of(game_, game_.view(typed<State>(state), viewer)));
  }
  AnySeen redact(const AnyAction& action, Viewer viewer) const override {
    return erased<AnySeen>(game_.redact(typed<Action>(action), viewer));
  }
  json::object seen_json(const AnySeen& seen) const override {
    using usual::seen_json;
    return seen_json(typed<Seen>(seen));
  }
  std::optional<AnySeen> read_seen(const Reader& reader) const override {
    using usual::read_seen;
    const auto seen = read_seen(game_, reader);
    return seen ? std::optional(erased<AnySeen>(*seen)) : std::nullopt;
  }
  std::string seen_text(const AnyAction& action, Viewer viewer) const override {
    using usual::seen_text;
    return seen_text(game_.redact(typed<Action>(action), viewer));
  }
  std::unique_ptr<Onlooker> make_onlooker(Viewer viewer) const override {
    return std::make_unique<Looking>(*this, viewer);
  }
  Told open_view(const AnyState& state) const override {
    using usual::open_screen_of;
    return written(open_screen_of(game_, typed<State>(state)));
  }
  Told tell_openly(const AnyState& state, const AnyAction& action) const override {
    using usual::tell, usual::seen_openly;
    auto after = typed<State>(state);
    game_.apply(after, typed<Action>(action));
    return written(
        tell(game_, typed<State>(state), after, seen_openly(typed<Action>(action)), kSpectator));
  }
  Told tell_where_openly(const AnyState& state) const override {
    using usual::tell_where;
    return written(tell_where(game_, typed<State>(state)));
  }

  std::span<const std::string_view> player_names() const override { return kPlayerNames; }
  std::vector<std::string_view> level_names() const override {
    std::vector<std::string_view> names;
    for (const PlayerEntry<G>& player : Notation::kPlayers) {
      if (player.kind == PlayerKind::kLevel) names.push_back(player.name);
    }
    return names;
  }
  std::unique_ptr<Player> make_player(std::string_view name, Seat seat) const override {
    for (const PlayerEntry<G>& player : Notation::kPlayers) {
      if (player.name == name) return std::make_unique<Seated>(game_, player.choose, seat);
    }
    return nullptr;
  }
  // For what else knows the type
  const G& game() const { return game_; }
  const Content& typed_content() const { return content_; }

 private:
  using Choose = typename PlayerEntry<G>::Choose;

  // A bot with what its seat has learnt.
  class Seated final : public Player {
   public:
    Seated(const G& game, Choose choose, Seat seat)
        : game_(game), choose_(choose), seat_(seat), knowledge_(game.know(seat)) {}
    void observe(const AnyAction& action) override {
      game_.observe(knowledge_, game_.redact(typed<Action>(action), seat_));
    }
    std::expected<AnyAction, std::string> choose(Rng& rng,
                                                 const bots::Thinking& thinking) override {
      return erased<AnyAction>(choose_(game_, knowledge_, seat_, rng, thinking));
    }

   private:
    const G& game_;
    Choose choose_;
    Seat seat_;
    typename G::Knowledge knowledge_;
  };

  // The same knowledge that bots have, fed with what is told rather than with what happened.
  class Looking final : public Onlooker {
   public:
    Looking(const GameOf& erased, Viewer viewer)
        : erased_(erased), game_(erased.game_), viewer_(viewer), knowledge_(game_.know(viewer)) {}

    std::optional<Told> see(const AnySeen& any) override {
      using usual::is_plausible, usual::tell;
      const auto seen = typed<Seen>(any);
      if (turn().is_over() || !is_plausible(game_, knowledge_, seen)) return std::nullopt;
      const State before = table();
      game_.observe(knowledge_, seen);
      return erased_.written(tell(game_, before, table(), seen, viewer_));
    }
    Told tell_where() const override {
      using usual::tell_where;
      return erased_.written(tell_where(game_, knowledge_));
    }
    Turn turn() const override { return game_.turn(table()); }
    std::vector<AnyAction> legal() const override {
      std::vector<AnyAction> out;
      if (!is_to_act()) return out;
      typename G::ActionList list;
      game_.legal(table(), list);
      for (const Action& action : list) out.push_back(erased<AnyAction>(action));
      return out;
    }
    Told view(bool is_over) const override {
      using usual::screen_of;
      return erased_.written(screen_of(game_, knowledge_, viewer_, is_over));
    }
    std::optional<Told> preview(const Reader& action) const override {
      using usual::preview_of, usual::read_action;
      const auto read = is_to_act() ? read_action(game_, action) : std::nullopt;
      if (!read || game_.check(table(), *read)) return std::nullopt;
      const auto preview = preview_of(game_, table(), viewer_, *read);
      return preview ? std::optional(erased_.written(*preview)) : std::nullopt;
    }

   private:
    [[nodiscard]] const State& table() const {
      using usual::table_of;
      return table_of(knowledge_);
    }
    [[nodiscard]] bool is_to_act() const { return viewer_ && turn() == Turn::of(*viewer_); }

    const GameOf& erased_;
    const G& game_;
    Viewer viewer_;
    typename G::Knowledge knowledge_;
  };

  template <class Happening>
  [[nodiscard]] Told written(const std::vector<Happening>& happenings) const {
    Told told;
    wire::List<wire::Struct<Happening>>::write(happenings, told, this);
    return told;
  }
  template <class Shown>
  [[nodiscard]] Told written(const Shown& shown) const {
    return wire::written(shown, this);
  }

  G game_;
  Content content_;
  json::object content_json_;
  std::string content_hash_;
};

}  // namespace loggia
