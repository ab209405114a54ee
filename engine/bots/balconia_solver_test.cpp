// The solver, held against a search that tries everything and scores every building anew.
#include "engine/bots/balconia_solver.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/balconia/random_set.h"
#include "engine/core/seeded.h"

namespace loggia::bots {
namespace {

using balconia::Action;
using balconia::all_options;
using balconia::Balconia;
using balconia::kGreen;
using balconia::kPink;
using balconia::Phase;
using balconia::random_set;
using balconia::State;

// What the position is worth to green, by the rules alone.
double value_to_green(const Balconia& game, const State& state, Aim aim) {
  const Turn turn = Balconia::turn(state);
  if (turn.is_over()) {
    const Outcome outcome = game.outcome(state);
    if (aim == Aim::kMargin) return outcome.scores[kGreen] - outcome.scores[kPink];
    return outcome.is_shared() ? 0.5 : outcome.is_winner(kGreen) ? 1 : 0;
  }
  const auto value_after = [&](Action action) {
    State after = state;
    game.apply(after, action);
    return value_to_green(game, after, aim);
  };
  if (turn.is_chance()) {
    Balconia::ChanceList chances;
    Balconia::chances(state, chances);
    double sum = 0;
    for (const auto& chance : chances) sum += value_after(chance.action);
    return sum / static_cast<double>(chances.size());
  }
  Balconia::ActionList actions;
  game.legal(state, actions);
  double best = value_after(actions[0]);
  for (const Action action : actions) {
    const double value = value_after(action);
    best = turn.seat() == kGreen ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

// A random position with so many tokens left and a block on the disc.
State random_position(const Balconia& game, int tokens_left, Phase phase, Rng& rng) {
  State state = game.start();
  while (state.tokens_left != tokens_left || state.phase != phase) act_randomly(game, state, rng);
  return state;
}

void compare(const Balconia& game, const State& state, Aim aim) {
  const Solution solution = Solver(game, aim).solve(state).value();
  const Seat seat = Balconia::turn(state).seat();
  Balconia::ActionList actions;
  game.legal(state, actions);
  REQUIRE(solution.decisions.size() == actions.size());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    CHECK(solution.decisions[i].action == actions[i]);
    State after = state;
    game.apply(after, actions[i]);
    const double green = value_to_green(game, after, aim);
    const double value = seat == kGreen ? green : aim == Aim::kMargin ? -green : 1 - green;
    CHECK(solution.decisions[i].value == doctest::Approx(value).epsilon(1e-12));
  }
  // The line is a best decision, and a best answer to it.
  State after = state;
  game.apply(after, solution.line[0]);
  const auto first =
      std::ranges::find(solution.decisions, solution.line[0], &Solution::Valued::action);
  CHECK(first->value == solution.best());
  if (state.phase == Phase::kPlace) return;
  REQUIRE(solution.line.size() == 2);
  REQUIRE_FALSE(game.check(after, solution.line[1]));
  game.apply(after, solution.line[1]);
  const double green = value_to_green(game, after, aim);
  const double value = seat == kGreen ? green : aim == Aim::kMargin ? -green : 1 - green;
  CHECK(value == doctest::Approx(solution.best()).epsilon(1e-12));
}

TEST_CASE("the solver's values are those of trying everything") {
  const auto options = all_options();
  for (std::uint64_t seed = 0; seed < often(40U); ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(80, seed);
    const Balconia game(random_set(rng), options[(seed * 7) % options.size()]);
    const Phase phase = seed % 2 == 0 ? Phase::kSelect : Phase::kPlace;
    for (const int left : {0, 1}) {
      const State state = random_position(game, left, phase, rng);
      compare(game, state, Aim::kMargin);
      compare(game, state, Aim::kWin);
    }
  }
}

// In full buildings few cells and tokens are left, so that everything can be tried to the depth
// where the search leaves things out and meets buildings again.
TEST_CASE("B-38: also with two and three rounds left, at the end of a full building") {
  for (std::uint64_t seed = 0; seed < (kIsSanitized ? 2 : 4); ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(81, seed);
    const Balconia game(random_set(rng), {.full_building = true});
    // The selector's three rounds would take seconds to try.
    const Phase phase = seed == 0 ? Phase::kSelect : Phase::kPlace;
    const State state = random_position(game, seed < 2 ? 2 : 3, phase, rng);
    compare(game, state, seed % 2 == 0 ? Aim::kMargin : Aim::kWin);
  }
}

}  // namespace
}  // namespace loggia::bots
