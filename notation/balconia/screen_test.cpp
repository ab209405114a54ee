// What a screen tells beyond a view, held against what may be played.
#include "notation/balconia/screen.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/seeded.h"
#include "notation/balconia/names.h"
#include "notation/balconia/testing.h"

namespace loggia::balconia {
namespace {

// Whether what is told of the disc is so: nothing before the selection; then each half, of which
// the placer's is all that may be placed.
void check_halves(const Balconia& game, const State& state, const json::object& screen) {
  const bool is_placing = state.phase == Phase::kPlace;
  const bool are_told = screen.contains("disc") && screen.at("disc").as_object().contains("halves");
  REQUIRE(are_told == is_placing);
  if (!is_placing) return;
  const json::object& halves = screen.at("disc").at("halves").as_object();
  const auto has = [&](Seat seat, int face) {
    return std::ranges::contains(halves.at(name(seat)).as_array(), json::value(face));
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
      const json::object screen = open_screen_of(game, state);
      REQUIRE(screen.contains("turn") == turn.is_seat());
      if (turn.is_seat()) CHECK(screen.at("turn").as_string() == name(turn.seat()));
      check_halves(game, state, screen);
      REQUIRE(screen.contains("decided_by") == turn.is_over());
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
    const auto expected = !is_tie ? "points" : outcome.is_shared() ? "nothing" : "doors";
    CHECK(open_screen_of(game, state).at("decided_by").as_string() == expected);
  }
}

TEST_CASE("B-11: a spectator's screen does not tell whose faces are whose") {
  const NamedBlockSet standard = standard_set();
  const Balconia game(standard.set, {});
  Rng rng = seeded(1, 0);
  State state = game.start();
  while (state.phase != Phase::kPlace) act_randomly(game, state, rng);
  const Knowledge knowledge{.state = state, .is_kept_unknown = true};
  const json::object screen = screen_of(game, knowledge, kSpectator, false);
  CHECK(!screen.at("disc").as_object().contains("halves"));
}

}  // namespace
}  // namespace loggia::balconia
