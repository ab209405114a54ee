#include "notation/decimals.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace loggia {
namespace {

// A whole number of any size that is needed here: 2^1074 times what has a few digits.
class Whole {
 public:
  explicit Whole(std::uint64_t number)
      : parts_{static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32U)} {}

  void multiply(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      carry += std::uint64_t{parts_[i]} * factor;
      parts_[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32U;
    }
    if (carry != 0) parts_[size_++] = static_cast<std::uint32_t>(carry);
  }
  void shift_left(int bits) {
    for (; bits >= 31; bits -= 31) multiply(1U << 31U);
    multiply(1U << static_cast<unsigned>(bits));
  }
  void add(const Whole& other) {
    size_ = std::max(size_, other.size_);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      carry += std::uint64_t{parts_[i]} + other.parts_[i];
      parts_[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32U;
    }
    if (carry != 0) parts_[size_++] = static_cast<std::uint32_t>(carry);
  }
  // What is not greater.
  void subtract(const Whole& other) {
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      const std::uint64_t taken = other.parts_[i] + borrow;
      borrow = parts_[i] < taken ? 1 : 0;
      parts_[i] = static_cast<std::uint32_t>(parts_[i] - taken);
    }
  }
  // The remainder.
  std::uint32_t divide(std::uint32_t divisor) {
    std::uint64_t rest = 0;
    for (std::size_t i = size_; i-- > 0;) {
      rest = rest << 32U | parts_[i];
      parts_[i] = static_cast<std::uint32_t>(rest / divisor);
      rest %= divisor;
    }
    return static_cast<std::uint32_t>(rest);
  }
  [[nodiscard]] bool is_zero() const {
    return std::ranges::all_of(parts_, [](std::uint32_t part) { return part == 0; });
  }
  friend std::strong_ordering operator<=>(const Whole& a, const Whole& b) {
    for (std::size_t i = std::max(a.size_, b.size_); i-- > 0;) {
      if (a.parts_[i] != b.parts_[i]) return a.parts_[i] <=> b.parts_[i];
    }
    return std::strong_ordering::equal;
  }

 private:
  static constexpr std::size_t kParts = 36;  // 1152 bits

  std::array<std::uint32_t, kParts> parts_;
  std::size_t size_ = 2;  // all parts from there on are zero
};

constexpr int kFractionBits = 52;
constexpr std::uint32_t kNineDigits = 1'000'000'000;

// mantissa · 2^shift
void append_whole(std::uint64_t mantissa, int shift, std::string& out) {
  Whole number(mantissa);
  number.shift_left(shift);
  std::string digits;  // the last first
  do {
    std::uint32_t nine = number.divide(kNineDigits);
    for (int i = 0; i < 9; ++i, nine /= 10) digits += static_cast<char>('0' + nine % 10);
  } while (!number.is_zero());
  digits.resize(std::max<std::size_t>(digits.find_last_not_of('0') + 1, 1));
  out.append(digits.rbegin(), digits.rend());
}

// mantissa / 2^shift, digit by digit (Steele and White): until what is written is nearer to the
// number than to the middle between it and a neighbour. In exactly the middle, a number with an
// even mantissa is the one that is read.
void append_shortest(std::uint64_t mantissa, int shift, std::string& out) {
  const bool is_even = mantissa % 2 == 0;
  // The neighbour below is nearer where the exponent changes.
  const bool is_uneven = mantissa == std::uint64_t{1} << kFractionBits;
  // All in quarters of the last bit: the rest to be written, one, and half the way to either side.
  Whole rest(mantissa);
  rest.shift_left(2);
  Whole one(1);
  one.shift_left(shift + 2);
  Whole below(is_uneven ? 1 : 2);
  Whole above(2);
  const auto next_digit = [&] {
    char digit = '0';
    for (; rest >= one; rest.subtract(one)) ++digit;
    return digit;
  };
  // Whether that may be left out, or may be rounded up.
  const auto is_near = [&] { return is_even ? rest <= below : rest < below; };
  const auto is_near_above = [&] {
    Whole sum = rest;
    sum.add(above);
    return is_even ? sum >= one : sum > one;
  };

  // The digits before the point.
  const std::uint64_t whole = shift < 64 ? mantissa >> static_cast<unsigned>(shift) : 0;
  append_whole(whole, 0, out);
  Whole written(whole);
  written.shift_left(shift + 2);
  rest.subtract(written);
  if (rest.is_zero()) return;
  out += '.';
  // Nine zeros at a time, as long as anything is far.
  for (;;) {
    Whole far = rest;
    far.add(above);
    far.multiply(kNineDigits);
    if (far >= one) break;
    for (Whole* each : {&rest, &below, &above}) each->multiply(kNineDigits);
    out.append(9, '0');
  }
  for (;;) {
    for (Whole* each : {&rest, &below, &above}) each->multiply(10);
    out += next_digit();
    const bool is_down = is_near();
    const bool is_up = is_near_above();
    if (!is_down && !is_up) continue;
    Whole twice = rest;
    twice.multiply(2);
    const auto nearer = twice <=> one;
    const bool is_odd = (out.back() - '0') % 2 != 0;
    // A nine is never rounded up: one digit less would have been enough.
    if (is_up && (!is_down || nearer > 0 || (nearer == 0 && is_odd))) ++out.back();
    return;
  }
}

}  // namespace

void append_decimals(double number, std::string& out) {
  constexpr std::uint64_t kFraction = (std::uint64_t{1} << kFractionBits) - 1;
  constexpr int kBias = 1075;
  const auto bits = std::bit_cast<std::uint64_t>(number);
  const int exponent = static_cast<int>(bits >> kFractionBits & 0x7ffU);
  const std::uint64_t mantissa = (bits & kFraction) | (exponent == 0 ? 0 : kFraction + 1);
  const int shift = std::max(exponent, 1) - kBias;
  if (bits >> 63U != 0) out += '-';
  if (exponent == 0x7ff) {
    out += (bits & kFraction) == 0 ? "inf" : "nan";
    return;
  }
  if (shift >= 0) {
    append_whole(mantissa, shift, out);
  } else {
    append_shortest(mantissa, -shift, out);
  }
}

}  // namespace loggia
