// The constant tables of the fast scorer and the playout.
#pragma once

#include <array>
#include <cstdint>

#include "engine/balconia/fast_set.h"

namespace loggia::balconia {

// The cells next to each, and itself (B-08).
constexpr std::array<Mask, kCells> make_next_to() {
  std::array<Mask, kCells> cells{};
  for (Cell cell = 0; cell < kCells; ++cell) cells[cell] = spread(bit(cell));
  return cells;
}
inline constexpr auto kNextTo = make_next_to();

// Pink's place of each cell (B-13); green's is the cell itself.
constexpr std::array<std::uint8_t, kCells> make_pink_place() {
  std::array<std::uint8_t, kCells> places{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    places[cell] = static_cast<std::uint8_t>(kPinkPlaces + mirrored(cell));
  }
  return places;
}
inline constexpr auto kPinkPlace = make_pink_place();

// Both places of each cell.
constexpr std::array<Places, kCells> make_both_places() {
  std::array<Places, kCells> places{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    places[cell] = place_bit(cell) | place_bit(kPinkPlace[cell]);
  }
  return places;
}
inline constexpr auto kBothPlaces = make_both_places();

// The regions of B-17 of each place. As their owners see them both sides are alike.
constexpr std::array<std::array<Places, kPlaces>, kRegions> make_regions() {
  std::array<std::array<Places, kPlaces>, kRegions> regions{};
  for (Cell x = 0; x < kCells; ++x) {
    for (int where = 0; where < kWheres; ++where) {
      const Mask cells = region(static_cast<Where>(where), x, kGreen);
      regions[static_cast<std::size_t>(where)][x] = cells | (cells != 0 ? kExists : 0);
    }
    regions[kRowWithoutSelf][x] = region(Where::kRow, x, kGreen) & ~bit(x);
    for (auto& of_place : regions) of_place[kPinkPlaces + x] = of_place[x] << kPinkPlaces;
  }
  return regions;
}
inline constexpr auto kRegionPlaces = make_regions();

// What each Pay gives for n0 and n1. No region but a group has more than 8 cells, so 4 bits hold
// either count; the planes of kLacks are the symbol's and kExistsPlane.
constexpr std::array<std::array<std::uint8_t, 256>, kPays> make_payments() {
  std::array<std::array<std::uint8_t, 256>, kPays> payments{};
  for (unsigned n0 = 0; n0 < 16; ++n0) {
    for (unsigned n1 = 0; n1 < 16; ++n1) {
      const std::size_t at = (n0 * 16) + n1;
      for (unsigned points = 1; points <= 3; ++points) {
        payments[points][at] = static_cast<std::uint8_t>(points * (n0 + (2 * n1)));
      }
      payments[static_cast<std::size_t>(Pay::kHas)][at] = n0 > 0 && n1 > 0 ? 5 : 0;
      payments[static_cast<std::size_t>(Pay::kLacks)][at] = n0 == 0 && n1 > 0 ? 5 : 0;
    }
  }
  return payments;
}
inline constexpr auto kPayments = make_payments();

}  // namespace loggia::balconia
