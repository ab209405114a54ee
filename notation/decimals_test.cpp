// Numbers with a fraction, against the library's way to write them.
#include "notation/decimals.h"

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>

#include "engine/core/rng.h"
#include "engine/core/seeded.h"

namespace loggia {
namespace {

void check_as_the_library(double number) {
  std::array<char, 1200> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed);
  std::string decimals;
  append_decimals(number, decimals);
  CHECK(decimals == std::string(digits.data(), end.ptr));
}

}  // namespace

TEST_CASE("decimals of numbers where two exponents meet") {
  for (int exponent = -1074; exponent < 1024; ++exponent) {
    const double power = std::ldexp(1.0, exponent);
    for (const double number : {power, -power, std::nextafter(power, 0), power * 3, power / 3}) {
      check_as_the_library(number);
    }
  }
  using Limits = std::numeric_limits<double>;
  for (const double number :
       {0.0, -0.0, Limits::max(), Limits::min(), 1e23, 9.5, 0.3, 4503599627370497.5}) {
    check_as_the_library(number);
  }
}

TEST_CASE("decimals of any numbers") {
  Rng rng = seeded(1);
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t bits = rng.next();
    if (const auto any = std::bit_cast<double>(bits); std::isfinite(any)) check_as_the_library(any);
    check_as_the_library(static_cast<double>(bits % 100'000'000) / 10'000);
    check_as_the_library(static_cast<double>(bits % 10'000) / static_cast<double>(1 + i));
    check_as_the_library(static_cast<double>(bits >> (bits % 64)));
  }
}

TEST_CASE("decimals of what is no number") {
  std::string text;
  append_decimals(-std::numeric_limits<double>::infinity(), text);
  append_decimals(std::numeric_limits<double>::quiet_NaN(), text);
  CHECK(text == "-infnan");
}

}  // namespace loggia
