// Elo, its interval, the sequential test and shares. Expected values were reckoned apart from this
// code (with Python); coverage is counted.
#include "match/strength.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

#include "engine/core/rng.h"
#include "engine/core/seeded.h"

namespace loggia {
namespace {

// By how often a pair had 0, ½, 1, 1½ and 2 points.
Rounds pairs(const std::array<int, 5>& counts) {
  Rounds rounds;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    for (int n = 0; n < counts[i]; ++n) rounds.add(static_cast<double>(i) / 4);
  }
  return rounds;
}

void check(const Interval& found, double estimate, double low, double high) {
  CHECK(found.estimate == doctest::Approx(estimate).epsilon(1e-6));
  CHECK(found.low == doctest::Approx(low).epsilon(1e-6));
  CHECK(found.high == doctest::Approx(high).epsilon(1e-6));
}

TEST_CASE("Elo: odds of ten to one are 400 points, at a table of any size") {
  CHECK(elo_of(0.5) == doctest::Approx(0));
  CHECK(elo_of(10.0 / 11) == doctest::Approx(400));
  CHECK(elo_of(1.0 / 3, 3) == doctest::Approx(0));
  CHECK(elo_of(10.0 / 13, 4) == doctest::Approx(400));
  for (const int players : {2, 3, 4}) {
    for (const double elo : {-700.0, -3.0, 0.0, 12.5, 400.0}) {
      CHECK(elo_of(score_of(elo, players), players) == doctest::Approx(elo));
    }
  }
}

TEST_CASE("Elo: a hundred pairs") {
  check(elo_interval(pairs({3, 11, 40, 32, 14})), 75.10758401763238, 40.746278947290314,
        109.46888908797445);
}

TEST_CASE("Elo: a clean sweep is finite, certain to be good, and less so than a longer one") {
  const Interval ten = elo_interval(pairs({0, 0, 0, 0, 10}));
  check(ten, 528.8877178935679, 105.47364380793323, 952.3017919792026);
  const Interval lost = elo_interval(pairs({10, 0, 0, 0, 0}));
  check(lost, -528.8877178935679, -952.3017919792026, -105.47364380793323);
  const Interval million = elo_interval({.count = 1'000'000, .sum = 1e6, .squares = 1e6});
  CHECK(std::isfinite(million.high));
  CHECK(million.low > ten.low);
  CHECK(million.estimate > ten.estimate);
}

TEST_CASE("Elo: before anything was played, anything may be") {
  check(elo_interval({}), 0, -481.5123104890506, 481.5123104890506);
}

TEST_CASE("Elo: rounds of three players") {
  Rounds rounds{.players = 3};
  for (int i = 0; i < 30; ++i) rounds.add(i < 5 ? 1.0 / 3 : i < 25 ? 2.0 / 3 : 1.0);
  check(elo_interval(rounds), 232.4839409419367, 176.36601130557432, 288.6018705782991);
}

// Draws pair scores whose two games are tied by a common part of luck, as deals make them.
double pair_score(double strength, double tied, Rng& rng) {
  const auto chance = [&] { return static_cast<double>(rng.below(1'000'000)) / 1e6; };
  const double luck = chance();
  const double first = chance() < tied ? luck : chance();
  const double second = chance() < tied ? 1 - luck : chance();
  return ((first < strength ? 1 : 0) + (second < strength ? 1 : 0)) / 2.0;
}

TEST_CASE("Elo: the interval holds the truth in about 95 % of runs, or more") {
  for (const double strength : {0.5, 0.65, 0.9}) {
    for (const int count : {25, 100}) {
      for (const double tied : {0.0, 0.7}) {
        constexpr int kRuns = 2000;
        int held = 0;
        for (std::uint64_t run = 0; run < kRuns; ++run) {
          Rng rng = seeded(3, run);
          Rounds rounds;
          for (int i = 0; i < count; ++i) rounds.add(pair_score(strength, tied, rng));
          const Interval interval = elo_interval(rounds);
          const double truth = elo_of(strength);
          held += interval.low <= truth && truth <= interval.high ? 1 : 0;
        }
        CAPTURE(strength);
        CAPTURE(count);
        CAPTURE(tied);
        CHECK(held >= 0.93 * kRuns);
        CHECK(held <= 0.99 * kRuns);
      }
    }
  }
}

TEST_CASE("SPRT: the log-likelihood ratio") {
  const Rounds found = pairs({3, 11, 40, 32, 14});
  const auto ratio = [](double elo1, const Rounds& rounds) {
    return log_likelihood_ratio({.elo0 = 0, .elo1 = elo1}, rounds);
  };
  CHECK(ratio(10, found) == doctest::Approx(2.43665868084392));
  CHECK(ratio(50, found) == doctest::Approx(8.622826060055592));
  CHECK(ratio(50, pairs({30, 32, 40, 11, 3})) == doctest::Approx(-23.590901717578475));
  CHECK(ratio(50, {}) == 0);
  CHECK(kSprtBound == doctest::Approx(std::log(19)));
}

TEST_CASE("SPRT: undecided between the bounds, and decided at them") {
  const Rounds found = pairs({3, 11, 40, 32, 14});
  CHECK(verdict({.elo0 = 0, .elo1 = 10}, found) == Verdict::kUndecided);
  CHECK(verdict({.elo0 = 0, .elo1 = 50}, found) == Verdict::kAccepted);
  CHECK(verdict({.elo0 = 0, .elo1 = 50}, pairs({30, 32, 40, 11, 3})) == Verdict::kRejected);
}

TEST_CASE("SPRT: wrong in about 5 % of runs at either hypothesis, or less") {
  constexpr int kRuns = 1200;  // of which 5 % are 60 ± 8 (one σ)
  const Sprt sprt{.elo0 = 0, .elo1 = 60};
  for (const double elo : {sprt.elo0, sprt.elo1}) {
    int wrong = 0;
    for (std::uint64_t run = 0; run < kRuns; ++run) {
      Rng rng = seeded(4, run);
      Rounds rounds;
      Verdict said = Verdict::kUndecided;
      while (said == Verdict::kUndecided) {
        rounds.add(pair_score(score_of(elo), 0.3, rng));
        said = verdict(sprt, rounds);
      }
      wrong += said == (elo == sprt.elo0 ? Verdict::kAccepted : Verdict::kRejected) ? 1 : 0;
    }
    CAPTURE(elo);
    CHECK(wrong > 0);
    CHECK(wrong <= 0.08 * kRuns);
  }
}

TEST_CASE("Wilson: shares of games") {
  check(share_interval(40.5, 100), 0.405, 0.31403232456574637, 0.502996440200363);
  const Interval none = share_interval(0, 20);
  CHECK(none.low == doctest::Approx(0));
  CHECK(none.high == doctest::Approx(0.16112516018512965));
  const Interval all = share_interval(20, 20);
  CHECK(all.low == doctest::Approx(0.8388748398148705));
  CHECK(all.high == doctest::Approx(1));
  CHECK(share_interval(0, 0).high == 1);
}

}  // namespace
}  // namespace loggia
