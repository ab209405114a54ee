// Erases the type of a game's terminal and of its survey, as game_of.h does with the game. What a
// game says at a terminal it says in functions of its own namespace, found by the game among their
// arguments (see notation.h).
#pragma once

#include <concepts>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "notation/game_of.h"
#include "notation/survey.h"
#include "notation/terminal.h"

namespace loggia {
namespace usual {

// Every game has its own.
void draw() = delete;

template <OpenGame G>
std::string draw_open(const G& game, const typename G::State& state, const Style& style) {
  return draw(game, state, kSpectator, style);
}
std::string sheet(const auto& /*game*/, const auto& /*state*/, const Style& /*style*/) {
  return "";
}
std::string prompt(const auto& /*game*/, const auto& /*state*/) { return "What do you do?"; }
// Every legal decision, one a line.
template <Game G>
std::string help(const G& game, const typename G::State& state) {
  typename G::ActionList actions;
  game.legal(state, actions);
  std::string out = "You may say:\n";
  for (const auto& action : actions) out += "  " + action_text(action) + "\n";
  return out;
}
std::string completed(const auto& /*game*/, const auto& /*state*/, std::string_view answer) {
  return std::string(answer);
}
std::optional<std::string> answer(const auto& /*game*/, const auto& /*state*/, Seat /*seat*/,
                                  std::string_view /*question*/) {
  return std::nullopt;
}

// What Terminal asks for, by the same names.
template <class G>
concept GameAtTerminal =
    Game<G> && requires(const G game, const typename G::State state, Viewer viewer, Seat seat,
                        const Style style, std::string_view text) {
      { draw(game, state, viewer, style) } -> std::same_as<std::string>;
      { draw_open(game, state, style) } -> std::same_as<std::string>;
      { sheet(game, state, style) } -> std::same_as<std::string>;
      { prompt(game, state) } -> std::same_as<std::string>;
      { help(game, state) } -> std::same_as<std::string>;
      { completed(game, state, text) } -> std::same_as<std::string>;
      { answer(game, state, seat, text) } -> std::same_as<std::optional<std::string>>;
    };

}  // namespace usual

// Statistics over matches of a game whose types are known: made of the game and its content.
template <class S, class G>
concept SurveyOfGame =
    Game<G> && requires(S& survey, const S& other, std::span<const typename G::Action> match) {
      survey.add(match);  // the actions of one finished match, from its start
      survey.merge(other);
      { other.report() } -> std::same_as<Report>;
    };

template <usual::GameAtTerminal G>
class TerminalOf final : public Terminal {
  using State = typename G::State;

 public:
  explicit TerminalOf(const G& game) : game_(game) {}

  std::string draw(const AnyState& state, Viewer viewer, const Style& style) const override {
    using usual::draw;
    return draw(game_, typed<State>(state), viewer, style);
  }
  std::string draw_open(const AnyState& state, const Style& style) const override {
    using usual::draw_open;
    return draw_open(game_, typed<State>(state), style);
  }
  std::string sheet(const AnyState& state, const Style& style) const override {
    using usual::sheet;
    return sheet(game_, typed<State>(state), style);
  }
  std::string prompt(const AnyState& state) const override {
    using usual::prompt;
    return prompt(game_, typed<State>(state));
  }
  std::string help(const AnyState& state) const override {
    using usual::help;
    return help(game_, typed<State>(state));
  }
  std::string completed(const AnyState& state, std::string_view answer) const override {
    using usual::completed;
    return completed(game_, typed<State>(state), answer);
  }
  std::optional<std::string> answer(const AnyState& state, Seat seat,
                                    std::string_view question) const override {
    using usual::answer;
    return answer(game_, typed<State>(state), seat, question);
  }

 private:
  const G& game_;
};

template <Game G, SurveyOfGame<G> TypedSurvey>
class SurveyOf final : public Survey {
  using Action = typename G::Action;

 public:
  template <class Content>
  SurveyOf(const G& game, const Content& content) : survey_(game, content) {}

  void add(std::span<const AnyAction> actions) override {
    std::vector<Action> list;
    for (const AnyAction& action : actions) list.push_back(typed<Action>(action));
    survey_.add(list);
  }
  void merge(const Survey& other) override {
    survey_.merge(static_cast<const SurveyOf&>(other).survey_);
  }
  Report report() const override { return survey_.report(); }

 private:
  TypedSurvey survey_;
};

// Of the game of that name, whose AnyGame is always GameOf<G, Notation>.
struct TerminalEntry {
  std::string_view name;
  std::unique_ptr<Terminal> (*make)(const AnyGame& game);
  std::unique_ptr<Survey> (*make_survey)(const AnyGame& game);
};

// One for each of games().
std::span<const TerminalEntry> terminals();

template <Game G, NotationOf<G> Notation, SurveyOfGame<G> TypedSurvey>
TerminalEntry terminal_entry_of() {
  using Typed = GameOf<G, Notation>;
  return {.name = G::kName,
          .make = [](const AnyGame& game) -> std::unique_ptr<Terminal> {
            return std::make_unique<TerminalOf<G>>(static_cast<const Typed&>(game).game());
          },
          .make_survey = [](const AnyGame& game) -> std::unique_ptr<Survey> {
            const auto& whole = static_cast<const Typed&>(game);
            return std::make_unique<SurveyOf<G, TypedSurvey>>(whole.game(), whole.typed_content());
          }};
}

}  // namespace loggia
