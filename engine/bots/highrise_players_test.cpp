// The players of High-Rises: they play by the rules whatever the options, a seed decides every
// move, and the sensible one is worth its name.
#include "engine/bots/highrise_players.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "engine/core/seeded.h"
#include "engine/highrise/sketch.h"

namespace loggia::bots {
namespace {

using namespace highrise;

using Player = Action (*)(const Highrise&, const Knowledge&, Seat, Rng&, const Thinking&);

constexpr Player kSensible = choose_sensibly;
constexpr Player kRandom = choose_randomly;

// A whole match. The players are told what their seats see; chance and each player draw from
// streams of their own. Every action is checked.
std::vector<Action> play(const Highrise& game, const PerSeat<Player>& players, std::uint64_t seed) {
  Rng chance = seeded(seed, 0);
  PerSeat<Rng> rngs = {seeded(seed, 1), seeded(seed, 2), seeded(seed, 3), seeded(seed, 4)};
  PerSeat<Knowledge> known;
  for (const Seat seat : seats_of(game)) known[seat] = game.know(seat);
  State state = game.start();
  std::vector<Action> actions;
  while (!Highrise::turn(state).is_over()) {
    const Turn turn = Highrise::turn(state);
    Action action;
    if (turn.is_chance()) {
      Highrise::ChanceList chances;
      game.chances(state, chances);
      action = pick_chance(chances, chance);
    } else {
      const Seat seat = turn.seat();
      action = players[seat](game, known[seat], seat, rngs[seat], {});
    }
    REQUIRE(!game.check(state, action));
    for (const Seat seat : seats_of(game)) {
      game.observe(known[seat], Highrise::redact(action, seat));
    }
    game.apply(state, action);
    actions.push_back(action);
  }
  return actions;
}

int floors_of(const Highrise& game, const std::vector<Action>& actions, Seat seat) {
  State state = game.start();
  for (const Action action : actions) game.apply(state, action);
  return state.tower(seat).height();
}

// What the sensible player does with the table in sight.
Action chosen(const Sketch& table) {
  Knowledge knowledge = table.game().know(table.state().seat);
  knowledge.table = table.state();
  Rng rng = seeded(1);
  return choose_sensibly(table.game(), knowledge, table.state().seat, rng);
}

TEST_CASE("Players play by the rules, and the same seed gives the same match") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(11, seed);
    const Highrise game = random_game(rng);
    const PerSeat<Player> players = {kSensible, kRandom, kSensible, kRandom};
    CHECK(play(game, players, seed) == play(game, players, seed));
  }
}

TEST_CASE("The sensible player builds much higher than the random one") {
  const Highrise game(standard_deck(), {.players = 2, .turn_limit = 500});
  int sensible = 0;
  int random = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto actions = play(game, {kSensible, kRandom}, seed);
    sensible += floors_of(game, actions, kRed);
    random += floors_of(game, actions, kBlue);
  }
  // 3.7 ± 0.4 times as many floors with 250 seeds; this is 5 σ below.
  CHECK(4 * sensible > 9 * random);
}

TEST_CASE("It wins when it can") {
  CHECK(chosen(Sketch(R"(red:  4+5 3+6 2+7 1+8 | 4 5 thief
                         blue: | 1
                         red plays)")) == build(4, 5));
}

TEST_CASE("It steals a floor rather than build one, and from the leader") {
  CHECK(chosen(Sketch(R"(red:    | 2 7 5
                         blue:   4+5 | 1
                         yellow: 3+6 4+5 | 1
                         red plays)")) == steal(5, kYellow));
}

TEST_CASE("It keeps jokers for when numbers do not do") {
  CHECK(chosen(Sketch(R"(red:  | joker 2 7
                         blue: | 1
                         red plays)")) == build(2, 7));
}

TEST_CASE("It guards its top floor, and no other") {
  CHECK(chosen(Sketch(R"(red:  3+6 4+5 | dog
                         blue: | 1
                         red plays)")) == Action::dog(1));
  CHECK(chosen(Sketch(R"(red:  3+6 4+5/dog | dog
                         blue: | 1
                         red plays)")) == kEnd);
}

TEST_CASE("It turns hammer and milkshake against the leader") {
  CHECK(chosen(Sketch(R"(red:    | hammer
                         blue:   4+5 | 1
                         yellow: 4+5 3+6 | 1
                         red plays)")) == hammer(kYellow));
  CHECK(chosen(Sketch(R"(red:    | milkshake
                         blue:   4+5 | 1
                         yellow: | 1 1 1
                         red plays)")) == milkshake(kBlue));
}

TEST_CASE("It keeps the ball for a guarded top while it holds a hammer") {
  CHECK(chosen(Sketch(R"(red:  | hammer ball
                         blue: 4+5 | 1
                         red plays)")) == hammer(kBlue));
  CHECK(chosen(Sketch(R"(red:  | hammer ball
                         blue: 4+5/dog | 1
                         red plays)")) == ball(kBlue));
}

TEST_CASE("It spends a bone only on a dog whose floor it can use") {
  CHECK(chosen(Sketch(R"(red:  | bone
                         blue: 4+5/dog | 1
                         red plays)")) == kEnd);
  CHECK(chosen(Sketch(R"(red:  | bone 5
                         blue: 4+5/dog | 1
                         red plays)")) == Action::bone(kBlue, 0));
}

TEST_CASE("It plays the van when all else is done") {
  CHECK(chosen(Sketch(R"(red:  | van 4 5
                         blue: | 1
                         red plays)")) == build(4, 5));
  CHECK(chosen(Sketch(R"(red:  | van 4
                         blue: | 1
                         red plays)")) == kVan);
}

}  // namespace
}  // namespace loggia::bots
