// The fast scorer and the playout against the plain ones, on random buildings and random block
// sets. A failure prints the seed of its set.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "engine/balconia/random_set.h"
#include "engine/core/seeded.h"

namespace loggia::balconia {
namespace {

constexpr std::array kEditions = {FewerOf::kEither, FewerOf::kStrict, FewerOf::kLeftOnly};

// The plain scorer's answers, as the fast one gives them.
Scores plainly(const BlockSet& set, FewerOf edition, const State& state) {
  Scores scores;
  for (const Seat seat : {kGreen, kPink}) {
    const SideScore side = explain(set, edition, state, seat, Sight::kBothSides);
    scores.totals[seat] = side.total;
    scores.doors[seat] = side.door.points;
  }
  return scores;
}

PerSide<int> running_plainly(const BlockSet& set, FewerOf edition, const State& state) {
  return {explain(set, edition, state, kGreen, Sight::kOwnSide).total,
          explain(set, edition, state, kPink, Sight::kOwnSide).total};
}

PerSide<int> running(const Kernel& kernel, const FastSet& set, FewerOf edition,
                     const State& state) {
  return {kernel.running_score(set, edition, state, kGreen),
          kernel.running_score(set, edition, state, kPink)};
}

TEST_CASE("B-19…B-34: the fast scorer gives what the plain one gives, on any building") {
  constexpr unsigned kSets = often(3000U);  // 300,000 buildings in all
  constexpr int kBuildings = 100;
  const Kernel& portable = portable_kernel();
  const Kernel* wide = wide_kernel();
  std::set<std::pair<int, bool>> preparations;
  for (std::uint64_t seed = 0; seed < kSets; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(1, seed);
    const BlockSet set = random_set(rng);
    const FastSet fast(set);
    preparations.emplace(fast.levels, fast.many_flowers);
    for (int building = 0; building < kBuildings; ++building) {
      CAPTURE(building);
      const State state = random_building(rng);
      const FewerOf edition = kEditions[rng.below(3)];
      const Scores scores = plainly(set, edition, state);
      const auto running_scores = running_plainly(set, edition, state);
      REQUIRE(portable.score(fast, edition, state).totals == scores.totals);
      REQUIRE(portable.score(fast, edition, state).doors == scores.doors);
      REQUIRE(running(portable, fast, edition, state) == running_scores);
      if (wide == nullptr) continue;
      REQUIRE(wide->score(fast, edition, state) == scores);
      REQUIRE(running(*wide, fast, edition, state) == running_scores);
    }
  }
  // Counts of up to two bits and of three; with and without more than seven flowers on a face.
  CHECK(preparations ==
        std::set<std::pair<int, bool>>{{2, false}, {3, false}, {2, true}, {3, true}});
}

TEST_CASE("the game scores with the best kernel there is") {
  CHECK(&kernel() == (wide_kernel() != nullptr ? wide_kernel() : &portable_kernel()));
  Rng rng = seeded(5);
  const Balconia game(random_set(rng), {});
  const State state = random_building(rng);
  CHECK(game.score(state) == plainly(game.set(), FewerOf::kEither, state));
}

// Both copies start where the given one is and must end with the same state, scores and generator.
void check_playout(const Balconia& game, const State& from, Rng rng) {
  State looped = from;
  Rng looped_rng = rng;
  play_randomly(game, looped, looped_rng);
  const Scores scores = plainly(game.set(), game.options().fewer_of, looped);
  const auto next = looped_rng.next();

  State state = from;
  Rng state_rng = rng;
  REQUIRE(game.playout(state, state_rng) == scores);
  REQUIRE(state == looped);
  REQUIRE(state_rng.next() == next);

  if (from.phase != Phase::kReveal) return;
  for (const Kernel* kernel : {&portable_kernel(), wide_kernel()}) {
    if (kernel == nullptr) continue;
    Playout playout{.state = from, .rng = rng};
    kernel->playouts(game.fast(), game.options(), {&playout, 1});
    REQUIRE(playout.scores == scores);
    REQUIRE(playout.state == looped);
    REQUIRE(playout.rng.next() == next);
  }
}

TEST_CASE("B-05…B-12: a playout draws and ends as the general loop does, with all options") {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    ++seed;
    CAPTURE(seed);
    Rng rng = seeded(2, seed);
    const Balconia game(random_set(rng), options);
    for (int round = 0; round < often(20); ++round) {
      check_playout(game, game.start(), Rng(rng.next()));
    }
  }
}

TEST_CASE("B-05…B-12: a playout goes on from any state of a match, in every phase") {
  std::set<Phase> phases;
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    ++seed;
    CAPTURE(seed);
    Rng rng = seeded(3, seed);
    const Balconia game(random_set(rng), options);
    State state = game.start();
    while (true) {
      phases.insert(state.phase);
      check_playout(game, state, Rng(rng.next()));
      if (game.turn(state).is_over()) break;
      act_randomly(game, state, rng);
    }
  }
  CHECK(phases.size() == 6);
}

TEST_CASE("B-05…B-12: playouts side by side end as each would alone, wherever they start") {
  for (std::uint64_t seed = 0; seed < often(1000U); ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(4, seed);
    const std::vector<Options> options = all_options();
    const Balconia game(random_set(rng), options[seed % options.size()]);
    // Up to nine; half of the time all of them start from one state, as for a bot that thinks.
    std::vector<Playout> playouts;
    const bool from_one_state = rng.below(2) == 0;
    for (std::uint32_t left = rng.below(10); left > 0; --left) {
      State state = game.start();
      for (std::uint32_t actions = rng.below(46); actions > 0; --actions) {
        if (!game.turn(state).is_over()) act_randomly(game, state, rng);
      }
      if (from_one_state && !playouts.empty()) state = playouts.front().state;
      playouts.push_back({.state = state, .rng = Rng(rng.next())});
    }
    std::vector<Playout> looped = playouts;
    for (Playout& playout : looped) {
      play_randomly(game, playout.state, playout.rng);
      playout.scores = plainly(game.set(), game.options().fewer_of, playout.state);
    }
    const auto check = [&looped](std::vector<Playout> ended) {
      for (std::size_t i = 0; i < ended.size(); ++i) {
        CAPTURE(i);
        REQUIRE(ended[i].state == looped[i].state);
        REQUIRE(ended[i].scores == looped[i].scores);
        REQUIRE(ended[i].rng.next() == Rng(looped[i].rng).next());
      }
    };
    std::vector<Playout> ended = playouts;
    game.playouts(ended);
    check(ended);

    for (Playout& playout : playouts) {
      State& state = playout.state;
      while (state.phase != Phase::kReveal && state.phase != Phase::kOver) {
        act_randomly(game, state, playout.rng);
      }
    }
    for (const Kernel* kernel : {&portable_kernel(), wide_kernel()}) {
      if (kernel == nullptr) continue;
      ended = playouts;
      kernel->playouts(game.fast(), game.options(), ended);
      check(ended);
    }
  }
}

}  // namespace
}  // namespace loggia::balconia
