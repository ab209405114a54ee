// How many ways a match can go, counted action by action and compared with the product that the
// rules give by hand. A miscounted list of decisions or outcomes shows here at once.
#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

// The sequences of so many actions from here; a match that is over has none.
std::int64_t ways(const Balconia& game, const State& state, int depth) {
  const std::vector<Action> actions = next_actions(game, state);
  if (depth == 1) return static_cast<std::int64_t>(actions.size());
  std::int64_t total = 0;
  for (const Action action : actions) {
    State after = state;
    game.apply(after, action);
    total += ways(game, after, depth - 1);
  }
  return total;
}

std::int64_t ways(const Options& options, int depth) {
  const Balconia game(BlockSet{}, options);
  return ways(game, game.start(), depth);
}

TEST_CASE("B-03…B-08: the ways a match can begin") {
  CHECK(ways({}, 1) == 3);                   // entrances
  CHECK(ways({}, 2) == 3 * 22);              // × tokens
  CHECK(ways({}, 3) == 3 * 22 * 4);          // × selections
  CHECK(ways({}, 4) == 3 * 22 * 4 * 2 * 3);  // × faces × cells next to the door: b1, d1, c2
  CHECK(ways({}, 5) == 3 * 22 * 4 * 2 * 3 * 21);
  CHECK(ways({}, 6) == 3 * 22 * 4 * 2 * 3 * 21 * 4);
  // The second block: beside b1 and the door there are a1, b2, c2, d1; beside d1 as many; beside c2
  // there are b1, d1, b2, d2, c3. So 4 + 4 + 5 = 13 in place of the 3.
  CHECK(ways({}, 7) == 3 * 22 * 4 * 2 * 21 * 4 * 2 * 13);
}

TEST_CASE("B-03: with the entrance chosen there are a third of them") {
  for (int entrance = 0; entrance < kEntrances; ++entrance) {
    const Options options{.entrance = entrance};
    CHECK(ways(options, 1) == 22);
    CHECK(ways(options, 2) == 22 * 4);
    CHECK(ways(options, 3) == 22 * 4 * 2 * 3);
    CHECK(ways(options, 4) == 22 * 4 * 2 * 3 * 21);
    CHECK(ways(options, 5) == 22 * 4 * 2 * 3 * 21 * 4);
    CHECK(ways(options, 6) == 22 * 4 * 2 * 21 * 4 * 2 * 13);
  }
}

TEST_CASE("B-37: with the door in a corner the first block has two cells") {
  // Beside a1: a2, b1. With a2: a3, b1, b2. With b1: a2, b2, c1. Three and three are 6.
  for (const Cell corner : {"a1"_cell, "e1"_cell}) {
    const Options options{.entrance = 0, .door = corner};
    CHECK(ways(options, 3) == 22 * 4 * 2 * 2);
    CHECK(ways(options, 4) == 22 * 4 * 2 * 2 * 21);
    CHECK(ways(options, 6) == 22 * 4 * 2 * 21 * 4 * 2 * 6);
  }
}

TEST_CASE("B-37: with the door next to a corner it has three") {
  // Beside b1: a1, c1, b2. With a1: a2, b2, c1. With c1: a1, b2, c2, d1. With b2: a1, a2, c1, c2,
  // b3. So 3 + 4 + 5 = 12.
  for (const Cell cell : {"b1"_cell, "d1"_cell}) {
    const Options options{.entrance = 0, .door = cell};
    CHECK(ways(options, 3) == 22 * 4 * 2 * 3);
    CHECK(ways(options, 6) == 22 * 4 * 2 * 21 * 4 * 2 * 12);
  }
}

TEST_CASE("B-37: a door in a random cell") {
  // Over the five doors the first block has 2 + 3 + 3 + 3 + 2 = 13 cells, and the second
  // 6 + 12 + 13 + 12 + 6 = 49.
  const Options options{.door = std::nullopt};
  CHECK(ways(options, 1) == 3);
  CHECK(ways(options, 2) == 3 * 5);
  CHECK(ways(options, 3) == 3 * 5 * 22);
  CHECK(ways(options, 4) == 3 * 5 * 22 * 4);
  CHECK(ways(options, 5) == 3 * 22 * 4 * 2 * 13);
  const Options chosen{.entrance = 1, .door = std::nullopt};
  CHECK(ways(chosen, 1) == 5);
  CHECK(ways(chosen, 4) == 22 * 4 * 2 * 13);
  CHECK(ways(chosen, 7) == 22 * 4 * 2 * 21 * 4 * 2 * 49);
}

TEST_CASE("B-36: with free placement the first block has 24 cells, the second 23") {
  const Options options{.entrance = 0, .free_placement = true};
  CHECK(ways(options, 1) == 22);
  CHECK(ways(options, 2) == 22 * 4);
  CHECK(ways(options, 3) == 22 * 4 * 2 * 24);
  CHECK(ways(options, 4) == 22 * 4 * 2 * 24 * 21);
  CHECK(ways(options, 5) == 22 * 4 * 2 * 24 * 21 * 4);
  CHECK(ways(options, 6) == 22 * 4 * 2 * 24 * 21 * 4 * 2 * 23);
}

TEST_CASE("B-38: a full building, another edition or open facades begin in as many ways") {
  for (const Options& options :
       {Options{.full_building = true}, Options{.fewer_of = FewerOf::kStrict},
        Options{.fewer_of = FewerOf::kLeftOnly}, Options{.open_facades = true}}) {
    CHECK(ways(options, 4) == 3 * 22 * 4 * 2 * 3);
    CHECK(ways(options, 5) == 3 * 22 * 4 * 2 * 3 * 21);
  }
}

// A building in which all but the last turns are played.
std::int64_t last_ways(std::string_view drawing, int tokens, const Options& options, int depth) {
  Sketch sketch(drawing, {{'o', Face{}}}, kGreen, {}, options);
  sketch.state().phase = Phase::kReveal;
  sketch.state().tokens_left = static_cast<std::uint8_t>(tokens);
  return ways(sketch.game(), sketch.state(), depth);
}

TEST_CASE("B-12: the last turn has nine tokens to come from, and nothing after it") {
  // Thirteen blocks; the cells marked + are open.
  constexpr std::string_view kThirteen = R"(. . + . .
                                            + + o + +
                                            o o o o o
                                            o o o o o
                                            + o D o +)";
  CHECK(last_ways(kThirteen, 1, {}, 1) == 9);
  CHECK(last_ways(kThirteen, 1, {}, 2) == 9 * 4);
  CHECK(last_ways(kThirteen, 1, {}, 3) == 9 * 4 * 2 * 7);
  CHECK(last_ways(kThirteen, 1, {}, 4) == 0);
  // Free placement opens the four cells of the top row besides: 25 − 14 = 11.
  CHECK(last_ways(kThirteen, 1, {.free_placement = true}, 3) == 9 * 4 * 2 * 11);
  CHECK(last_ways(kThirteen, 1, {.free_placement = true}, 4) == 0);
}

TEST_CASE("B-38: a full building ends with two tokens, four cells, then one and three") {
  constexpr std::string_view kTwenty = R"(+ o o o +
                                          o o o o o
                                          o o o o o
                                          o o o o o
                                          + o D o +)";
  const Options options{.full_building = true};
  CHECK(last_ways(kTwenty, 2, options, 1) == 2);
  CHECK(last_ways(kTwenty, 2, options, 2) == 2 * 4);
  CHECK(last_ways(kTwenty, 2, options, 3) == 2 * 4 * 2 * 4);
  CHECK(last_ways(kTwenty, 2, options, 4) == 2 * 4 * 2 * 4 * 1);
  CHECK(last_ways(kTwenty, 2, options, 5) == 2 * 4 * 2 * 4 * 1 * 4);
  CHECK(last_ways(kTwenty, 2, options, 6) == 2 * 4 * 2 * 4 * 1 * 4 * 2 * 3);
  CHECK(last_ways(kTwenty, 2, options, 7) == 0);
}

}  // namespace
}  // namespace loggia::balconia
