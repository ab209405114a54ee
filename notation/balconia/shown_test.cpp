// What a screen shows beyond a view, held against what may be played.
#include "notation/balconia/shown.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/seeded.h"
#include "notation/balconia/testing.h"

namespace loggia::balconia {
namespace {

// Whether what is told of the disc is so: nothing before the selection; then each half, of which
// the placer's is all that may be placed.
void check_halves(const Balconia& game, const State& state, const shown::Screen& screen) {
  const bool is_placing = state.phase == Phase::kPlace;
  const bool are_told = screen.table.disc && screen.table.disc->halves;
  REQUIRE(are_told == is_placing);
  if (!is_placing) return;
  const happened::Halves& halves = *screen.table.disc->halves;
  const auto has = [&](Seat seat, int face) {
    const int first = seat == kGreen ? halves.green : halves.pink;
    return face == first || face == next_face(first);
  };
  Balconia::ActionList actions;
  game.legal(state, actions);
  for (int face = 0; face < kFaces; ++face) {
    const bool is_placeable =
        std::ranges::any_of(actions, [&](const Action& action) { return action.number == face; });
    CHECK(has(other(state.selector), face) == is_placeable);
    CHECK(has(state.selector, face) == !is_placeable);
  }
}

TEST_CASE("B-06: a screen tells whose turn it is, and whose faces are whose") {
  const NamedBlockSet standard = standard_set();
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed, 0);
    const Balconia game(standard.set, random_options(rng));
    State state = game.start();
    for (;; act_randomly(game, state, rng)) {
      const Turn turn = Balconia::turn(state);
      const shown::Screen screen = open_screen_of(game, state);
      CHECK(screen.turn == (turn.is_seat() ? std::optional(turn.seat()) : std::nullopt));
      check_halves(game, state, screen);
      REQUIRE(screen.decided_by.has_value() == turn.is_over());
      if (turn.is_over()) break;
    }
  }
}

TEST_CASE("B-35: a screen tells what decided the match") {
  const NamedBlockSet standard = standard_set();
  const Balconia game(standard.set, {});
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed, 0);
    State state = game.start();
    while (!Balconia::turn(state).is_over()) act_randomly(game, state, rng);
    const Outcome outcome = game.outcome(state);
    const bool is_tie = outcome.scores[kGreen] == outcome.scores[kPink];
    const DecidedBy by_tie = outcome.is_shared() ? DecidedBy::kNothing : DecidedBy::kDoors;
    CHECK(open_screen_of(game, state).decided_by == (is_tie ? by_tie : DecidedBy::kPoints));
  }
}

TEST_CASE("B-11: a spectator's screen does not tell whose faces are whose") {
  const NamedBlockSet standard = standard_set();
  const Balconia game(standard.set, {});
  Rng rng = seeded(1, 0);
  State state = game.start();
  while (state.phase != Phase::kPlace) act_randomly(game, state, rng);
  const Knowledge knowledge{.state = state, .is_kept_unknown = true};
  const shown::Screen screen = screen_of(game, knowledge, kSpectator, false);
  REQUIRE(screen.table.disc.has_value());
  CHECK_FALSE(screen.table.disc->halves.has_value());
}

}  // namespace
}  // namespace loggia::balconia
