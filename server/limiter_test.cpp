#include "server/limiter.h"

#include <doctest/doctest.h>

#include <string>

namespace loggia::server {
namespace {

using namespace std::chrono_literals;

TEST_CASE("so many at once, then so many a second") {
  Limiter limiter({.burst = 3, .per_second = 2});
  for (int i = 0; i < 3; ++i) CHECK(limiter.take("a", 1000ms) == 0ms);
  CHECK(limiter.take("a", 1000ms) == 500ms);
  CHECK(limiter.take("a", 1100ms) == 400ms);
  CHECK(limiter.take("a", 1500ms) == 0ms);
  CHECK(limiter.take("a", 1500ms) == 500ms);
}

TEST_CASE("one does not pay for another") {
  Limiter limiter({.burst = 1, .per_second = 1});
  CHECK(limiter.take("a", 0ms) == 0ms);
  CHECK(limiter.take("b", 0ms) == 0ms);
  CHECK(limiter.take("a", 0ms) == 1000ms);
}

TEST_CASE("nothing is saved up beyond what may be taken at once") {
  Limiter limiter({.burst = 2, .per_second = 10});
  CHECK(limiter.take("a", 1'000'000ms) == 0ms);
  CHECK(limiter.take("a", 1'000'000ms) == 0ms);
  CHECK(limiter.take("a", 1'000'000ms) == 100ms);
}

TEST_CASE("a clock that goes back gives nothing and takes nothing") {
  Limiter limiter({.burst = 1, .per_second = 1});
  CHECK(limiter.take("a", 5000ms) == 0ms);
  CHECK(limiter.take("a", 1000ms) == 1000ms);
  CHECK(limiter.take("a", 6000ms) == 0ms);
}

TEST_CASE("who took nothing lately is forgotten") {
  Limiter limiter({.burst = 1, .per_second = 1});
  bool has_waited = false;
  for (int i = 0; i < 100'000; ++i) {
    has_waited = limiter.take(std::to_string(i), i * 10ms) != 0ms || has_waited;
  }
  CHECK_FALSE(has_waited);
  CHECK(limiter.size() < 2000);
}

TEST_CASE("in advance, one waits in line") {
  const Rate rate{.burst = 1, .per_second = 10};
  Allowance allowance(rate);
  CHECK(allowance.take(rate, 0ms) == 0ms);
  CHECK(allowance.take(rate, 0ms) == 100ms);
  CHECK(allowance.take(rate, 0ms) == 200ms);
  CHECK(allowance.take(rate, 250ms) == 50ms);
}

TEST_CASE("many may wait in line, each in one's own") {
  Limiter limiter({.burst = 1, .per_second = 10});
  CHECK(limiter.take_ahead("a", 0ms) == 0ms);
  CHECK(limiter.take_ahead("a", 0ms) == 100ms);
  CHECK(limiter.take_ahead("a", 0ms) == 200ms);
  CHECK(limiter.take_ahead("b", 0ms) == 0ms);
}

TEST_CASE("a rate of nothing is no limit") {
  const Rate rate{.burst = 1, .per_second = 0};
  Limiter limiter(rate);
  Allowance allowance(rate);
  for (int i = 0; i < 100; ++i) {
    CHECK(limiter.take("a", 0ms) == 0ms);
    CHECK(limiter.take_ahead("a", 0ms) == 0ms);
    CHECK(allowance.take(rate, 0ms) == 0ms);
  }
  CHECK(limiter.size() == 0);
}

}  // namespace
}  // namespace loggia::server
