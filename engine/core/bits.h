// Sets of cells and tokens as bit masks.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace loggia {

using Mask = std::uint32_t;

constexpr Mask bit(int index) { return Mask{1} << static_cast<unsigned>(index); }
constexpr bool contains(Mask mask, int index) { return (mask & bit(index)) != 0; }
constexpr int count(Mask mask) { return std::popcount(mask); }

// The place of the nth set bit, n from 0; the mask must have more than n. Halves the word by
// counting, without a branch that depends on the data.
constexpr int nth_bit(Mask mask, int n) {
  assert(n >= 0 && n < count(mask));
  auto left = static_cast<unsigned>(n);
  unsigned place = 0;
  for (unsigned width = 16; width > 0; width /= 2) {
    const Mask low = (mask >> place) & ((Mask{1} << width) - 1);
    const auto in_low = static_cast<unsigned>(std::popcount(low));
    const bool above = left >= in_low;
    place += above ? width : 0U;
    left -= above ? in_low : 0U;
  }
  return static_cast<int>(place);
}

// Walks the set bits from the lowest: for (int cell : bits(mask)).
class Bits {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(Mask rest) : rest_(rest) {}
    constexpr int operator*() const { return std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Mask rest_;
  };

  explicit constexpr Bits(Mask mask) : mask_(mask) {}
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(mask_); }
  [[nodiscard]] static constexpr Iterator end() { return Iterator(0); }

 private:
  Mask mask_;
};

constexpr Bits bits(Mask mask) { return Bits(mask); }

}  // namespace loggia
