#include "server/limiter.h"

#include <doctest/doctest.h>

#include <string>

namespace loggia::server {
namespace {

TEST_CASE("so many at once, then so many a second") {
  Limiter limiter({.burst = 3, .per_second = 2});
  for (int i = 0; i < 3; ++i) CHECK(limiter.take("a", 1000) == 0);
  CHECK(limiter.take("a", 1000) == 500);
  CHECK(limiter.take("a", 1100) == 400);
  CHECK(limiter.take("a", 1500) == 0);
  CHECK(limiter.take("a", 1500) == 500);
}

TEST_CASE("one does not pay for another") {
  Limiter limiter({.burst = 1, .per_second = 1});
  CHECK(limiter.take("a", 0) == 0);
  CHECK(limiter.take("b", 0) == 0);
  CHECK(limiter.take("a", 0) == 1000);
}

TEST_CASE("nothing is saved up beyond what may be taken at once") {
  Limiter limiter({.burst = 2, .per_second = 10});
  CHECK(limiter.take("a", 1'000'000) == 0);
  CHECK(limiter.take("a", 1'000'000) == 0);
  CHECK(limiter.take("a", 1'000'000) == 100);
}

TEST_CASE("a clock that goes back gives nothing and takes nothing") {
  Limiter limiter({.burst = 1, .per_second = 1});
  CHECK(limiter.take("a", 5000) == 0);
  CHECK(limiter.take("a", 1000) == 1000);
  CHECK(limiter.take("a", 6000) == 0);
}

TEST_CASE("who took nothing lately is forgotten") {
  Limiter limiter({.burst = 1, .per_second = 1});
  bool has_waited = false;
  for (table::Milliseconds i = 0; i < 100'000; ++i) {
    has_waited = limiter.take(std::to_string(i), 10 * i) != 0 || has_waited;
  }
  CHECK_FALSE(has_waited);
  CHECK(limiter.size() < 2000);
}

TEST_CASE("in advance, one waits in line") {
  const Rate rate{.burst = 1, .per_second = 10};
  Allowance allowance(rate);
  CHECK(allowance.take(rate, 0) == 0);
  CHECK(allowance.take(rate, 0) == 100);
  CHECK(allowance.take(rate, 0) == 200);
  CHECK(allowance.take(rate, 250) == 50);
}

TEST_CASE("many may wait in line, each in one's own") {
  Limiter limiter({.burst = 1, .per_second = 10});
  CHECK(limiter.take_ahead("a", 0) == 0);
  CHECK(limiter.take_ahead("a", 0) == 100);
  CHECK(limiter.take_ahead("a", 0) == 200);
  CHECK(limiter.take_ahead("b", 0) == 0);
}

TEST_CASE("a rate of nothing is no limit") {
  const Rate rate{.burst = 1, .per_second = 0};
  Limiter limiter(rate);
  Allowance allowance(rate);
  for (int i = 0; i < 100; ++i) {
    CHECK(limiter.take("a", 0) == 0);
    CHECK(limiter.take_ahead("a", 0) == 0);
    CHECK(allowance.take(rate, 0) == 0);
  }
  CHECK(limiter.size() == 0);
}

}  // namespace
}  // namespace loggia::server
