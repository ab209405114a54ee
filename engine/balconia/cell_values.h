// Vectors of a number for each cell, and the regions of B-17 as masks for them.
#pragma once

#include <array>
#include <cstdint>

#include "engine/balconia/outlook.h"

namespace loggia::balconia {

inline constexpr int kIfPoints = 5;  // B-18

inline CellValues in_all(int value) { return CellValues{} + static_cast<std::int16_t>(value); }

// All ones in these cells, nothing in the others.
inline CellValues in_cells(Mask cells) {
  using Half __attribute__((vector_size(32))) = std::int16_t;
  constexpr Half kBits = {1 << 0, 1 << 1, 1 << 2,  1 << 3,  1 << 4,  1 << 5,  1 << 6,  1 << 7,
                          1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, -1 << 15};
  const Half low = ((Half{} + static_cast<std::int16_t>(cells)) & kBits) == kBits;
  const Half high = ((Half{} + static_cast<std::int16_t>(cells >> 16U)) & kBits) == kBits;
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
                                 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
}

// This value in these cells, nothing in the others.
inline CellValues in_cells(Mask cells, int value) { return in_cells(cells) & in_all(value); }

// The largest of the values in these cells, which are in_cells().
inline int largest(CellValues values, CellValues cells) {
  constexpr int kLeast = -32768;
  return __builtin_reduce_max((values & cells) | (in_all(kLeast) & ~cells));
}

using CellMasks = std::array<Mask, kCells>;
using RegionMasks = PerSide<std::array<CellMasks, kWheres>>;  // by region

// The cells in the region of each.
constexpr RegionMasks make_region_masks() {
  RegionMasks masks{};
  for (const Seat side : {kGreen, kPink}) {
    for (std::size_t where = 0; where < kWheres; ++where) {
      for (Cell x = 0; x < kCells; ++x) {
        masks[side][where][x] = region(static_cast<Where>(where), x, side);
      }
    }
  }
  return masks;
}
inline constexpr RegionMasks kRegionMasks = make_region_masks();

// The cells that have each in their region.
constexpr RegionMasks make_looker_masks() {
  RegionMasks masks{};
  for (const Seat side : {kGreen, kPink}) {
    for (std::size_t where = 0; where < kWheres; ++where) {
      for (Cell x = 0; x < kCells; ++x) {
        for (const int seen : bits(kRegionMasks[side][where][x])) {
          masks[side][where][static_cast<std::size_t>(seen)] |= bit(x);
        }
      }
    }
  }
  return masks;
}
inline constexpr RegionMasks kLookerMasks = make_looker_masks();

inline Mask region_of(Seat owner, Where where, int x) {
  return kRegionMasks[owner][static_cast<std::size_t>(where)][static_cast<std::size_t>(x)];
}
inline Mask lookers_at(Seat owner, Where where, int cell) {
  return kLookerMasks[owner][static_cast<std::size_t>(where)][static_cast<std::size_t>(cell)];
}

}  // namespace loggia::balconia
