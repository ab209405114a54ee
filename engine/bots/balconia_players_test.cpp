// The players: they play by the rules whatever the options, a seed decides every move, and the
// sensible one is worth its name.
#include "engine/bots/balconia_players.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <vector>

#include "engine/balconia/random_set.h"
#include "engine/balconia/sketch.h"
#include "engine/core/seeded.h"

namespace loggia::bots {
namespace {

using namespace balconia;

using Player = Action (*)(const Balconia&, const Knowledge&, Seat, Rng&, const Thinking&);

struct Played {
  State state;
  std::vector<Action> actions;
};

// A whole match. The players are told what their seats see; chance and each player draw from
// streams of their own. Every action is checked.
Played play(const Balconia& game, PerSide<Player> players, std::uint64_t seed) {
  Rng chance = seeded(seed, 0);
  PerSide<Rng> rngs = {seeded(seed, 1), seeded(seed, 2)};
  PerSide<Knowledge> known = {game.know(kGreen), game.know(kPink)};
  Played played{.state = game.start()};
  while (!game.turn(played.state).is_over()) {
    const Turn turn = game.turn(played.state);
    Action action;
    if (turn.is_chance()) {
      Balconia::ChanceList chances;
      game.chances(played.state, chances);
      action = pick_chance(chances, chance);
    } else {
      const Seat seat = turn.seat();
      action = players[seat](game, known[seat], seat, rngs[seat], {});
    }
    REQUIRE_FALSE(game.check(played.state, action).has_value());
    game.apply(played.state, action);
    played.actions.push_back(action);
    for (const Seat seat : {kGreen, kPink}) {
      game.observe(known[seat], game.redact(action, seat));
    }
  }
  return played;
}

TEST_CASE("B-05…B-08: both players play by the rules, with all options") {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    ++seed;
    CAPTURE(seed);
    Rng rng = seeded(50, seed);
    const Balconia game(random_set(rng), options);
    const Played match = play(game, {choose_randomly, choose_sensibly}, seed);
    CHECK(match.state.phase == Phase::kOver);
  }
}

TEST_CASE("the same seed makes the same moves, another seed others") {
  Rng rng = seeded(51);
  const Balconia game(random_set(rng), {});
  for (const Player player : {choose_randomly, choose_sensibly}) {
    const auto actions = play(game, {player, player}, 7).actions;
    CHECK(play(game, {player, player}, 7).actions == actions);
    CHECK_FALSE(play(game, {player, player}, 8).actions == actions);
  }
}

TEST_CASE("the sensible player beats the random one, from either seat") {
  // Were they equal, 100 matches would bring 50 ± 5 wins (one σ); 80 are six σ above that.
  for (const Seat sensible : {kGreen, kPink}) {
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Rng rng = seeded(52, seed);
      const Balconia game(random_set(rng), {});
      PerSide<Player> players = {choose_randomly, choose_randomly};
      players[sensible] = choose_sensibly;
      const Outcome outcome = game.outcome(play(game, players, seed).state);
      if (outcome.is_winner(sensible) && !outcome.is_shared()) ++wins;
    }
    CHECK(wins >= 80);
  }
}

// X pays three for a cat to its right. The block has a cat on face 3 alone.
Sketch beside_the_cat_lover() {
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . X + .
                   . . D . .)",
                {{'X', with(each(Where::kRight, 3, Symbol::kCat))}});
  sketch.placing({Face{}, Face{}, Face{}, shows({{Symbol::kCat, 1}})}, 0);
  return sketch;
}

TEST_CASE("the sensible placer takes the placement with the best lead") {
  const Sketch sketch = beside_the_cat_lover();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng = seeded(seed);
    CHECK(choose_sensibly(sketch.game(), {.state = sketch.state()}, kGreen, rng) ==
          Action::place("d2"_cell, 3));
  }
}

TEST_CASE("the sensible placer counts what the other gains as a loss") {
  // Neither face gives green anything. Behind face 2 stands face 0, which gives pink five for a
  // row without cats; behind face 3 stands face 1, which gives nothing.
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . . . .
                   . . D . .)",
                {});
  sketch.placing({with(if_lacks(Where::kRow, Symbol::kCat)), Face{}, Face{}, Face{}}, 0);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng = seeded(seed);
    CHECK(choose_sensibly(sketch.game(), {.state = sketch.state()}, kGreen, rng).number == 3);
  }
}

TEST_CASE("the sensible selector keeps the face that the placer wants") {
  // Face 3 is kept with 23 and with 30, which are equally good.
  Sketch sketch = beside_the_cat_lover();
  sketch.state().phase = Phase::kSelect;
  std::array<int, kFaces> chosen{};
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng = seeded(seed);
    ++chosen[choose_sensibly(sketch.game(), {.state = sketch.state()}, kPink, rng).number];
  }
  CHECK(chosen[0] == 0);
  CHECK(chosen[1] == 0);
  CHECK(chosen[2] > 0);
  CHECK(chosen[3] > 0);
}

}  // namespace
}  // namespace loggia::bots
