// A block set prepared for fast scoring. Every count on a face is cut into bits; a building becomes
// a few dozen masks ("planes"), one per bit of each symbol, and a condition becomes data: which
// planes to intersect with which region, and what to pay.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/balconia/block_set.h"

namespace loggia::balconia {

inline constexpr int kFaceCount = kBlocks * kFaces;

// The cells of both sides in one mask: places 0 … 24 are green's cells, 32 … 56 pink's as pink sees
// them (B-13).
using Places = std::uint64_t;
inline constexpr int kPinkPlaces = 32;
inline constexpr int kPlaces = 64;

constexpr int first_place(Seat seat) { return index(seat) * kPinkPlaces; }
constexpr Places place_bit(int place) { return Places{1} << static_cast<unsigned>(place); }
constexpr int count(Places places) { return std::popcount(places); }

// The same cells on green's side and on pink's.
constexpr Places on_both_sides(Places cells) { return cells | (cells << kPinkPlaces); }

inline constexpr PerSide<Places> kSidePlaces = {kWholeFrame, Places{kWholeFrame} << kPinkPlaces};

// The planes of a building, in rows of 16. Rows 0, 1, 2 hold bits 0, 1, 2 of each symbol's count
// (at most 7); slots 14 and 15, which no symbol has, hold the lovebirds in row 0, and in row 1
// which balconies have a condition. The others are derived before conditions are read.
inline constexpr int kSlots = 16;
inline constexpr int kMaxLevels = 3;
inline constexpr int kLeftBirds = 14;
inline constexpr int kRightBirds = 15;
inline constexpr int kPlainPlane = kSlots + 14;                // those of FastCondition
inline constexpr int kSpecialPlane = kSlots + 15;              // those of SpecialCondition
inline constexpr int kPresentPlanes = kMaxLevels * kSlots;     // balconies that show the symbol
inline constexpr int kAbsentPlanes = kPresentPlanes + kSlots;  // balconies that do not
inline constexpr int kBalconyPlane = kAbsentPlanes + kSlots;
inline constexpr int kExistsPlane = kBalconyPlane + 1;  // nothing but kExists
inline constexpr int kEmptyPlane = kExistsPlane + 1;
inline constexpr int kPlanes = kEmptyPlane + 1;

// One row of planes.
using Lanes __attribute__((vector_size(kSlots * sizeof(Places)))) = Places;

// Set, beside its cells, in every region that has any (B-25): a place that is no cell.
inline constexpr Places kExists = place_bit(31);

// Regions by number: those of Where, then two that only conditions prepared here use.
inline constexpr int kRowWithoutSelf = kWheres;  // B-20 in a row: X is not counted
inline constexpr int kNowhere = kWheres + 1;     // for faces scored elsewhere, or not at all
inline constexpr int kRegions = kWheres + 2;

// How a condition pays. The first four are also the points of each.
enum class Pay : std::uint8_t { kNothing, kEach1, kEach2, kEach3, kHas, kLacks };
inline constexpr int kPays = 6;

// Most conditions are read without a branch: n0 and n1 are how many cells of the region planes 0
// and 1 have, and a table says what `pay` gives for them (see fast_tables.h). A count of 4 or
// more has a third bit, paid apart.
struct FastCondition {
  std::uint8_t region = kNowhere;
  std::array<std::uint8_t, kMaxLevels> planes{kEmptyPlane, kEmptyPlane, kEmptyPlane};
  Pay pay = Pay::kNothing;
};

// The others, groups (B-27) and colours (B-21): the pieces, or the different colours, in a group or
// in a region.
struct SpecialCondition {
  bool is_group = false;      // then `region` is kNowhere
  bool skips_self = false;    // B-20: X is not counted
  bool sums_colours = false;  // flowers, in a set where a face shows more than seven
  std::uint8_t region = kNowhere;
  std::array<std::uint8_t, kMaxLevels> planes{kEmptyPlane, kEmptyPlane, kEmptyPlane};
  std::uint8_t spreads_over = kEmptyPlane;  // the plane a group grows on
  std::uint8_t points = 0;                  // for each piece
  std::uint8_t colour_points = 0;           // for each colour
};

struct FastSet {
  explicit FastSet(const BlockSet& set);

  // For each row of planes and each way a block is turned (by what green sees), all ones where the
  // count of the face has that bit: green's face in the places of green's side, pink's in pink's.
  std::array<std::array<Lanes, kFaceCount>, kMaxLevels> lanes{};
  std::array<FastCondition, kFaceCount> conditions{};
  std::array<SpecialCondition, kFaceCount> specials{};
  std::array<Entrance, kEntrances> entrances{};
  int levels = 2;             // how many rows the set's counts need: 2 or 3
  bool many_flowers = false;  // some face shows more than seven flowers: sum the colours instead

 private:
  void measure_counts(const BlockSet& set);
  void prepare(std::size_t face, const Condition& condition);
  void mark(std::size_t face, int plane);
};

}  // namespace loggia::balconia
