// The plain scorer. It reads like the rulebook, is the reference for the fast one, and its result
// is the explanation: where each balcony looks, what was counted there, and the arithmetic.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/balconia/block_set.h"
#include "engine/balconia/options.h"
#include "engine/balconia/state.h"
#include "engine/core/fixed_list.h"

namespace loggia::balconia {

// What one cell added to a count.
struct Share {
  Cell cell;
  std::uint8_t count;  // 42 at most: six colours of seven flowers
};

// Something counted over a region, cell by cell.
struct Tally {
  std::optional<Symbol> symbol;  // none: balconies were counted (B-20)
  bool is_without = false;       // the balconies that lack the symbol were counted (B-22)
  FixedList<Share, kCells> shares;

  [[nodiscard]] int total() const {
    int total = 0;
    for (const Share& share : shares) total += share.count;
    return total;
  }
};

// points = times × each. For conditions of the "if" kind and lovebirds, times is 0 or 1.
struct BalconyScore {
  Cell cell = 0;
  const Face* face = nullptr;  // lives in the block set
  int block = 0;
  int face_number = 0;
  Mask region = 0;  // the cells looked at; 0 where they lie outside the frame (B-25)
  // One for each symbol; for B-21, for each colour found; for B-24, what spoils it.
  FixedList<Tally, kColours> tallies;
  std::optional<Cell> partner;  // B-28
  int times = 0;
  int each = 0;
  int points = 0;
};

struct DoorScore {
  Door door;
  FewerOf fewer_of{};                          // B-33: how such a door is read
  std::array<Tally, 2> own;                    // over one's whole side
  std::optional<std::array<Tally, 2>> others;  // B-32, once the other side may be seen
  bool is_open = false;                        // B-32: undecided until the end
  int points = 0;
};

struct SideScore {
  Seat owner{};
  FixedList<BalconyScore, kCells> balconies;  // by cell, from the ground and green's left
  DoorScore door;
  int total = 0;
};

// Whether a majority door may be settled: at the end, or with open facades.
enum class Sight : std::uint8_t { kOwnSide, kBothSides };

SideScore explain(const BlockSet& set, FewerOf fewer_of, const State& state, Seat owner,
                  Sight sight);

}  // namespace loggia::balconia
