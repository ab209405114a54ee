// The levels of Balconia: what holds for all of them, and what makes each better than the one
// below.
#include <doctest/doctest.h>

#include <array>
#include <vector>

#include "engine/balconia/random_set.h"
#include "engine/bots/balconia_players.h"
#include "engine/bots/balconia_search.h"
#include "engine/core/seeded.h"
#include "engine/core/sitting.h"

namespace loggia::bots {
namespace {

using balconia::Action;
using balconia::all_options;
using balconia::Balconia;
using balconia::kGreen;
using balconia::Knowledge;
using balconia::kPink;
using balconia::Options;
using balconia::random_set;
using balconia::State;

using Player = Action (*)(const Balconia&, const Knowledge&, Seat, Rng&, const Thinking&);

constexpr std::array kLevels = {choose_as_newcomer, choose_as_tenant, choose_sensibly,
                                choose_as_architect, choose_as_master};

// Plays to the end; `ask` is told of every decision, and answers it.
template <class Ask>
State play(const Balconia& game, std::uint64_t seed, Ask ask) {
  Rng chance = seeded(seed, 0);
  Sitting table(game);
  while (table.pass_chance(chance)) {
    const Action action = ask(table.known(), table.turn().seat());
    REQUIRE_FALSE(game.check(table.state(), action));
    table.apply(action);
  }
  return table.state();
}

TEST_CASE("every level plays by the rules, with all options and odd block sets") {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    const Player level = kLevels[seed % kLevels.size()];
    CAPTURE(++seed);
    Rng rng = seeded(70, seed);
    const Balconia game(random_set(rng), options);
    const State end = play(game, seed, [&](const Knowledge& knowledge, Seat seat) {
      return level(game, knowledge, seat, rng, {.nodes = 500});
    });
    CHECK(end.phase == balconia::Phase::kOver);
  }
}

class StoppedAtOnce final : public Stop {
  [[nodiscard]] bool is_due() const override { return true; }
};

TEST_CASE("who is stopped at once still has a move") {
  const StoppedAtOnce stop;
  Rng rng = seeded(71);
  const Balconia game(random_set(rng), {});
  play(game, 1, [&](const Knowledge& knowledge, Seat seat) {
    return choose_as_analyst(game, knowledge, seat, rng, {.nodes = 1'000'000'000, .stop = &stop});
  });
}

TEST_CASE("who is stopped early still plays better than at random") {
  // Were it no better, 40 matches would bring 20 ± 3 (one σ).
  const StoppedAtOnce stop;
  double points = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng = seeded(75, seed);
    const Balconia game(random_set(rng), {});
    const Seat hurried = seed % 2 == 0 ? kGreen : kPink;
    const State end = play(game, seed, [&](const Knowledge& knowledge, Seat seat) {
      if (seat != hurried) return choose_randomly(game, knowledge, seat, rng, {});
      return choose_as_master(game, knowledge, seat, rng, {.stop = &stop});
    });
    const Outcome outcome = game.outcome(end);
    points += outcome.is_shared() ? 0.5 : outcome.is_winner(hurried) ? 1 : 0;
  }
  CHECK(points > 32);
}

// Does the slices backwards, as threads might.
class Backwards final : public Crew {
 public:
  void run(Slices& slices, std::size_t count) override {
    for (std::size_t i = count; i > 0; --i) slices.work(i - 1);
  }
};

TEST_CASE("the same seed and nodes make the same move, whoever does the work") {
  Backwards crew;
  Rng rng = seeded(72);
  const Balconia game(random_set(rng), {});
  int differing = 0;
  play(game, 2, [&](const Knowledge& knowledge, Seat) {
    const std::uint64_t seed = rng.next();
    const auto choose = [&](std::uint64_t from, Crew* by) {
      Rng own = seeded(from);
      return search(game, knowledge.state, own, {.nodes = 200, .crew = by});
    };
    const Action action = choose(seed, nullptr);
    CHECK(choose(seed, nullptr) == action);
    CHECK(choose(seed, &crew) == action);
    differing += choose(seed + 1, nullptr) == action ? 0 : 1;
    return action;
  });
  CHECK(differing > 0);
}

// Wins of the first over the second in so many pairs, seats swapped; a shared victory is half.
double points(Player one, Player two, std::uint64_t pairs, std::uint64_t nodes) {
  double points = 0;
  for (std::uint64_t i = 0; i < 2 * pairs; ++i) {
    Rng sets = seeded(73, i / 2);
    const Balconia game(random_set(sets), {});
    const Seat first = i % 2 == 0 ? kGreen : kPink;
    Rng rng = seeded(74, i);
    const State end = play(game, i / 2, [&](const Knowledge& knowledge, Seat seat) {
      return (seat == first ? one : two)(game, knowledge, seat, rng, {.nodes = nodes});
    });
    const Outcome outcome = game.outcome(end);
    points += outcome.is_shared() ? 0.5 : outcome.is_winner(first) ? 1 : 0;
  }
  return points;
}

TEST_CASE("each level beats the one below" * doctest::skip(kIsSanitized)) {
  // Were they equal, 600 matches would bring 300 ± 12 (one σ); the closest two make 385 ± 12.
  CHECK(points(choose_as_tenant, choose_as_newcomer, 300, 0) >= 336);
  CHECK(points(choose_sensibly, choose_as_tenant, 300, 0) >= 336);
  CHECK(points(choose_as_architect, choose_sensibly, 300, 0) >= 336);
}

}  // namespace
}  // namespace loggia::bots
