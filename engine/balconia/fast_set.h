// A block set prepared for fast scoring. Every count on a face is cut into bits; a facade becomes a
// few dozen 25-bit masks ("planes"), one per bit of each symbol, and a condition becomes data:
// which planes to intersect with which region, and what to pay.
#pragma once

#include <array>
#include <cstdint>

#include "engine/balconia/block_set.h"

namespace loggia::balconia {

inline constexpr int kFaceCount = kBlocks * kFaces;

// The planes of one side, in rows of 16. Rows 0, 1, 2 hold bits 0, 1, 2 of each symbol's count (at
// most 7); slots 14 and 15 of row 0 hold the lovebirds. The others are derived before conditions
// are read.
inline constexpr int kSlots = 16;
inline constexpr int kMaxLevels = 3;
inline constexpr int kLeftBirds = 14;
inline constexpr int kRightBirds = 15;
inline constexpr int kPresentPlanes = kMaxLevels * kSlots;     // cells that show the symbol
inline constexpr int kAbsentPlanes = kPresentPlanes + kSlots;  // balconies that do not
inline constexpr int kBalconyPlane = kAbsentPlanes + kSlots;
inline constexpr int kExistsPlane = kBalconyPlane + 1;  // nothing but kExists
inline constexpr int kEmptyPlane = kExistsPlane + 1;
inline constexpr int kPlanes = kAbsentPlanes + (2 * kSlots);

// One row of planes.
using Lanes __attribute__((vector_size(kSlots * sizeof(Mask)))) = Mask;

// Set, beside its cells, in every region that has any (B-25).
inline constexpr Mask kExists = Mask{1} << 31U;

// Regions by number: those of Where, then two that only conditions prepared here use.
inline constexpr int kRowWithoutSelf = kWheres;  // B-20 in a row: X is not counted
inline constexpr int kNowhere = kWheres + 1;     // for faces scored elsewhere, or not at all
inline constexpr int kRegions = kWheres + 2;

// How a condition pays. The first four are also the points of each.
enum class Pay : std::uint8_t { kNothing, kEach1, kEach2, kEach3, kHas, kLacks };
inline constexpr int kPays = 6;

// Most conditions are read without a branch: n0 and n1 are how many cells of the region planes 0
// and 1 have, and a table says what `pay` gives for them (see fast_kernel.inc). A count of 4 or
// more has a third bit, paid apart.
struct FastCondition {
  std::uint8_t region = kNowhere;
  std::array<std::uint8_t, kMaxLevels> planes{kEmptyPlane, kEmptyPlane, kEmptyPlane};
  Pay pay = Pay::kNothing;
  bool is_special = false;
};

// The others wait in a list and are read one by one.
struct SpecialCondition {
  enum class Kind : std::uint8_t {
    kColours,       // B-21
    kGroup,         // B-27
    kGroupBalcony,  // B-27 with B-20
    kGroupColours,  // B-27 with B-21
    kManyFlowers,   // B-19 for `flower`, in a set where a face shows more than seven
    kGroupFlowers,  // B-27 likewise
  };
  Kind kind{};
  std::uint8_t region = kNowhere;
  std::array<std::uint8_t, kMaxLevels> planes{};
  std::uint8_t spreads_over = kEmptyPlane;  // the plane a group grows on
  std::uint8_t points = 0;
};

// For each row of planes, all ones where the face's count has that bit. The fourth row is never
// read: it makes the size a power of two, and the address a shift.
using FaceLanes = std::array<Lanes, kMaxLevels + 1>;

struct FastSet {
  explicit FastSet(const BlockSet& set);

  std::array<FaceLanes, kFaceCount> lanes{};
  std::array<FastCondition, kFaceCount> conditions{};
  std::array<SpecialCondition, kFaceCount> specials{};
  std::array<Entrance, kEntrances> entrances{};
  int levels = 1;             // how many rows the set's counts need
  bool many_flowers = false;  // some face shows more than seven flowers: sum the colours instead
};

}  // namespace loggia::balconia
