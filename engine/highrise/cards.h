// The cards of High-Rises, and piles of them: hands, the deck, the discard (H-01).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "engine/core/bits.h"
#include "engine/core/per.h"

namespace loggia::highrise {

enum class Card : std::uint8_t {
  kOne,  // 1 to 8 are the number cards
  kTwo,
  kThree,
  kFour,
  kFive,
  kSix,
  kSeven,
  kEight,
  kJoker,
  kDog,
  kBone,
  kHammer,
  kBall,  // the wrecking ball
  kMilkshake,
  kThief,
  kSuperThief,
  kVan,  // the donut van
};

inline constexpr int kCards = 17;    // kinds of cards
inline constexpr int kNumbers = 8;   // number cards are 1 to 8 (H-09)
inline constexpr int kFloorSum = 9;  // the two cards of a floor add up to nine (H-09)

// What there is for each kind.
template <class T>
using PerCard = Per<Card, T, kCards>;

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card card_at(int index) { return static_cast<Card>(index); }
constexpr Card number_card(int value) { return card_at(value - 1); }
constexpr bool is_number(Card card) { return index(card) < kNumbers; }
constexpr int value_of(Card number) { return index(number) + 1; }

// More than this no deck may hold: sums of counts stay below 128, as nth() needs.
inline constexpr int kMostCards = 120;

// How many there are of each kind. `size` is counted apart: what somebody knows of a hand or of the
// deck may be its size alone.
struct Pile {
  std::array<std::uint8_t, kCards> counts{};
  std::uint8_t size = 0;

  [[nodiscard]] constexpr int operator[](Card card) const {
    return counts[static_cast<std::size_t>(card)];
  }
  [[nodiscard]] constexpr bool has(Card card) const { return (*this)[card] > 0; }
  constexpr void add(Card card) {
    ++counts[static_cast<std::size_t>(card)];
    ++size;
  }
  constexpr void remove(Card card) {
    --counts[static_cast<std::size_t>(card)];
    --size;
  }

  // The kinds there are, a bit each.
  [[nodiscard]] Mask kinds() const;
  // The nth card, n from 0, in the order of kinds.
  [[nodiscard]] Card nth(int n) const;

  friend bool operator==(const Pile&, const Pile&) = default;

 private:
  // Eight counts at once, the first in the lowest byte.
  [[nodiscard]] std::uint64_t eight(std::size_t from) const {
    static_assert(std::endian::native == std::endian::little);
    std::uint64_t word = 0;
    std::memcpy(&word, counts.data() + from, sizeof word);
    return word;
  }
};

inline constexpr std::uint64_t kLowBits = 0x0101010101010101U;
inline constexpr std::uint64_t kHighBits = 0x8080808080808080U;

// The high bits of eight bytes as eight bits, the lowest byte's first.
constexpr Mask gathered(std::uint64_t high_bits) {
  return static_cast<Mask>(((high_bits >> 7U) * 0x0102040810204080U) >> 56U);
}

inline Mask Pile::kinds() const {
  // A count of 1 to 127 plus 127 reaches the high bit of its byte.
  const auto present = [](std::uint64_t word) {
    return gathered((word + (0x7fU * kLowBits)) & kHighBits);
  };
  return present(eight(0)) | (present(eight(8)) << 8U) | (counts[16] > 0 ? bit(16) : 0);
}

inline Card Pile::nth(int n) const {
  assert(n >= 0 && n < size);
  auto left = static_cast<std::uint64_t>(n);
  // Byte i of a sum: how many cards there are of the first i + 1 kinds of eight.
  const std::uint64_t first = eight(0) * kLowBits;
  const std::uint64_t second = eight(8) * kLowBits;
  // Which eight it is cannot be guessed, so it is computed without a branch.
  const bool is_second = left >= (first >> 56U);
  left -= is_second ? first >> 56U : 0;
  const std::uint64_t sums = is_second ? second : first;
  if (left >= (sums >> 56U)) return Card::kVan;  // the last kind, and the rarest
  // Bytes with a sum above `left` keep their high bit; the lowest of them is the kind.
  const std::uint64_t above = ((sums | kHighBits) - ((left + 1) * kLowBits)) & kHighBits;
  return card_at((is_second ? 8 : 0) + (std::countr_zero(above) / 8));
}

}  // namespace loggia::highrise
