// What a game says of itself, so that it can be played, recorded, told and shown by all that does
// not know it: the concept NotationOf, and what is usual where a game says nothing.
//
// It says most of that in free functions of its own namespace, which are found there by their
// arguments: the game, or an action, a view or a content of it. A struct holds the rest.
//
//   namespace loggia::nim {
//
//   std::string_view seat_name(const Nim& game, Seat seat);
//   json::object action_json(Action action);
//   std::optional<Action> read_action(const Nim& game, const Reader& reader);
//   …
//   struct NimNotation {
//     static constexpr const char* kTurnRule = "N-02";
//     static constexpr std::array<PlayerEntry<Nim>, 1> kPlayers = {{{"random", choose_randomly}}};
//   };
//
//   }  // namespace loggia::nim
//
// Whoever calls one names the usual one first, as with std::swap:
//
//   using usual::seen_json;
//   return seen_json(seen);
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "notation/any_game.h"
#include "notation/json.h"
#include "notation/reader.h"
#include "notation/wire_game.h"

namespace loggia {

// Whom people choose to play against, and whom other bots are measured by.
enum class PlayerKind : std::uint8_t { kLevel, kYardstick };

// A bot as its game lists it: a name, and how it chooses from what its seat has learnt.
template <class G>
struct PlayerEntry {
  using Choose = typename G::Action (*)(const G&, const typename G::Knowledge&, Seat, Rng&,
                                        const bots::Thinking&);

  std::string_view name;
  Choose choose;
  PlayerKind kind = PlayerKind::kLevel;
};

// Everybody sees everything: what was seen is the action, and what is known is the state.
template <class G>
concept OpenGame = Game<G> && std::same_as<typename G::Seen, typename G::Action> &&
                   std::same_as<typename G::Knowledge, typename G::State>;

// Nothing is left to chance: there is no room in the list for an outcome.
template <class G>
concept ChancelessGame = Game<G> && G::ChanceList::kCapacity == 0;

// Of a game that is played with nothing but its rules.
struct NoContent {
  std::string_view name = "none";
};
inline json::object content_json(const NoContent& /*content*/) { return {}; }
// Complains where there is one after all.
inline std::optional<NoContent> read_no_content(const Reader& reader) {
  const bool is_empty = reader.is_any_object() && reader.has_only({});
  return is_empty ? std::optional(NoContent()) : std::nullopt;
}

template <class Notation>
struct ContentOfNotation {
  using Type = NoContent;
};
template <class Notation>
  requires requires { typename Notation::Content; }
struct ContentOfNotation<Notation> {
  using Type = typename Notation::Content;
};
template <class Notation>
using ContentOf = typename ContentOfNotation<Notation>::Type;

namespace usual {

// Every game has its own of these, and none is usual: here are only their names.
void seat_name() = delete;
void action_json() = delete;
void read_action() = delete;
void action_text() = delete;
void parse_action() = delete;
void refusal_text() = delete;
void shown_of() = delete;

// Without options
json::object options_json(const auto& /*game*/) { return {}; }

// Without chance
template <ChancelessGame G>
ChancePile chance_pile(const G& /*game*/, const typename G::State& /*state*/) {
  return {};
}
template <ChancelessGame G>
std::uint32_t chance_kind(const G& /*game*/, const typename G::Action& /*action*/) {
  return 0;
}

// Every decision is a turn, and chance belongs to the one before it.
template <Game G>
LineBreak break_before(const G& game, const typename G::State& state,
                       const typename G::Action& /*action*/) {
  return game.turn(state).is_seat() ? LineBreak::kNumbered : LineBreak::kNone;
}

// Nothing happens but what somebody or chance does.
std::vector<ConsequenceText> consequences_text(const auto& /*game*/, const auto& /*state*/,
                                               const auto& /*action*/) {
  return {};
}

// Without secrets
template <class Action>
  requires requires(const Action& action) { action_json(action); }
json::object seen_json(const Action& seen) {
  return action_json(seen);
}
template <class Action>
  requires requires(const Action& action) { action_text(action); }
std::string seen_text(const Action& seen) {
  return action_text(seen);
}
template <OpenGame G>
auto read_seen(const G& game, const Reader& reader) {
  return read_action(game, reader);
}
template <class Action>
Action seen_openly(const Action& action) {
  return action;
}
template <class State>
State& table_of(State& knowledge) {
  return knowledge;
}
template <OpenGame G>
bool is_plausible(const G& game, const typename G::State& state, const typename G::Action& action) {
  return !game.check(state, action);
}
template <OpenGame G>
auto screen_of(const G& game, const typename G::State& state, Viewer viewer, bool /*is_over*/) {
  return shown_of(game, game.view(state, viewer));
}
template <OpenGame G>
auto open_screen_of(const G& game, const typename G::State& state) {
  return shown_of(game, game.view(state, kSpectator));
}

// Of what happened the action says all.
template <class Seen>
struct SeenAction {
  static void write(const Seen& seen, std::string& out, wire::Game /*game*/) {
    append_compact(seen_json(seen), out);
  }
  static json::value schema(auto&) { return json::object{{"type", "object"}}; }
  static std::string type(auto& description) { return description.of_a_game("action"); }
};
template <class Seen>
struct Acted {
  std::optional<Seat> by;
  Seen action;

  static constexpr wire::Words kWords{"acted", "An action, as it was seen"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "acted"),
                      wire::field<wire::SeatName>("by", &Acted::by, "Unless it was chance."),
                      wire::field<SeenAction<Seen>>("action", &Acted::action));
  }
};
template <Game G>
std::vector<Acted<typename G::Seen>> tell(const G& game, const typename G::State& before,
                                          const typename G::State& /*after*/,
                                          const typename G::Seen& seen, Viewer /*viewer*/) {
  const Turn turn = game.turn(before);
  return {{.by = turn.is_seat() ? std::optional(turn.seat()) : std::nullopt, .action = seen}};
}
template <Game G>
std::vector<Acted<typename G::Seen>> tell_where(const G& /*game*/, const auto& /*known*/) {
  return {};
}

// What a decision brings, chance and others decide.
struct NoPreview {
  static constexpr auto fields() { return std::tuple(); }
};
std::optional<NoPreview> preview_of(const auto& /*game*/, const auto& /*state*/, Viewer /*viewer*/,
                                    const auto& /*action*/) {
  return std::nullopt;
}

template <class Notation, class G>
concept NotationOf =
    Game<G> &&
    requires(const G game, const typename G::State state, const typename G::Action action,
             const typename G::Seen seen, const typename G::Knowledge knowledge,
             const typename G::View view, const ContentOf<Notation> content, Viewer viewer,
             Seat seat, Refusal refusal, const Reader reader, std::string_view text) {
      // What it is. Content may be left out where there is none.
      { G::kRulesVersion } -> std::convertible_to<int>;
      { Notation::kTurnRule } -> std::convertible_to<const char*>;  // who acts next
      { Notation::kPlayers.size() } -> std::same_as<std::size_t>;
      { Notation::kPlayers.front() } -> std::same_as<const PlayerEntry<G>&>;
      { seat_name(game, seat) } -> std::same_as<std::string_view>;
      { options_json(game) } -> std::same_as<json::object>;
      { content.name } -> std::convertible_to<std::string_view>;
      { content_json(content) } -> std::same_as<json::object>;

      // Actions. What is read may be any action, legal or not.
      { action_json(action) } -> std::same_as<json::object>;
      { read_action(game, reader) } -> std::same_as<std::optional<typename G::Action>>;
      { action_text(action) } -> std::same_as<std::string>;
      { parse_action(game, text) } -> std::same_as<std::expected<typename G::Action, std::string>>;
      { refusal_text(game, refusal) } -> std::same_as<std::string>;  // without the rule's number
      { break_before(game, state, action) } -> std::same_as<LineBreak>;
      { consequences_text(game, state, action) } -> std::same_as<std::vector<ConsequenceText>>;

      // Chance: see ChancePile.
      { chance_pile(game, state) } -> std::same_as<ChancePile>;
      { chance_kind(game, action) } -> std::same_as<std::uint32_t>;

      // What is seen, and what it may have been: any action that looks so.
      { seen_json(seen) } -> std::same_as<json::object>;
      { read_seen(game, reader) } -> std::same_as<std::optional<typename G::Seen>>;
      { seen_text(seen) } -> std::same_as<std::string>;
      { seen_openly(action) } -> std::convertible_to<typename G::Seen>;  // by who sees everything
      // The table as far as it is known, which turn() and legal() are asked of.
      { table_of(knowledge) } -> std::same_as<const typename G::State&>;
      // Whether it can have happened, as far as somebody can tell who knows this much.
      { is_plausible(game, knowledge, seen) } -> std::same_as<bool>;

      // Facts for words: what somebody is told who knew the table to be as before, and knows it to
      // be as after; and where a match goes on after something was taken back. Lists of structs
      // that name their fields (wire.h).
      tell(game, state, state, seen, viewer);
      tell_where(game, state);
      tell_where(game, knowledge);

      // What is shown: a view; for screens one with what explains it, for somebody who knows this
      // much, and for everybody once a match is over. Structs that name their fields, too.
      shown_of(game, view);
      screen_of(game, knowledge, viewer, true);
      open_screen_of(game, state);
      // What a legal decision would change in the view; nothing where that cannot be said before.
      preview_of(game, state, viewer, action).has_value();
    };

}  // namespace usual

using usual::NotationOf;

}  // namespace loggia
