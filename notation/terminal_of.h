// Erases the type of a game's terminal and of its survey, as game_of.h does with the game. Given
// are the Game, its Notation, and structs such as those of notation/balconia/terminal.h.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "notation/game_of.h"
#include "notation/survey.h"
#include "notation/terminal.h"

namespace loggia {

template <Game G, class Face>
class TerminalOf final : public Terminal {
  using State = typename G::State;

 public:
  explicit TerminalOf(const G& game) : game_(game) {}

  std::string draw(const AnyState& state, Viewer viewer, const Style& style) const override {
    return Face::draw(game_, typed<State>(state), viewer, style);
  }
  std::string draw_open(const AnyState& state, const Style& style) const override {
    return Face::draw_open(game_, typed<State>(state), style);
  }
  std::string sheet(const AnyState& state, const Style& style) const override {
    return Face::sheet(game_, typed<State>(state), style);
  }
  std::string prompt(const AnyState& state) const override {
    return Face::prompt(game_, typed<State>(state));
  }
  std::string help(const AnyState& state) const override {
    return Face::help(game_, typed<State>(state));
  }
  std::string completed(const AnyState& state, std::string_view answer) const override {
    return Face::completed(game_, typed<State>(state), answer);
  }
  std::optional<std::string> answer(const AnyState& state, Seat seat,
                                    std::string_view question) const override {
    return Face::answer(game_, typed<State>(state), seat, question);
  }

 private:
  const G& game_;
};

template <Game G, class TypedSurvey>
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

template <Game G, class Notation, class Face, class TypedSurvey>
TerminalEntry terminal_entry_of() {
  using Typed = GameOf<G, Notation>;
  return {.name = G::kName,
          .make = [](const AnyGame& game) -> std::unique_ptr<Terminal> {
            return std::make_unique<TerminalOf<G, Face>>(static_cast<const Typed&>(game).game());
          },
          .make_survey = [](const AnyGame& game) -> std::unique_ptr<Survey> {
            const auto& whole = static_cast<const Typed&>(game);
            return std::make_unique<SurveyOf<G, TypedSurvey>>(whole.game(), whole.typed_content());
          }};
}

}  // namespace loggia
