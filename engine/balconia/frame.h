// The 5×5 frame: its cells, the two sides that look at it, and the regions of B-17. Cells are named
// from green's side: column 0 (a) is green's left, row 0 (1) is the ground.
#pragma once

#include <cstdint>

#include "engine/core/bits.h"
#include "engine/core/seat.h"

namespace loggia::balconia {

inline constexpr Seat kGreen = seat_at(0);
inline constexpr Seat kPink = seat_at(1);

// What each of the two has.
template <class T>
using PerSide = PerSeat<T, 2>;

constexpr Seat other(Seat seat) { return seat == kGreen ? kPink : kGreen; }

inline constexpr int kSide = 5;
inline constexpr int kCells = kSide * kSide;
inline constexpr Mask kWholeFrame = (Mask{1} << kCells) - 1;
inline constexpr Mask kBottomRow = (Mask{1} << kSide) - 1;
inline constexpr Mask kLeftColumn = 0b00001'00001'00001'00001'00001;
inline constexpr Mask kRightColumn = kLeftColumn << (kSide - 1);

// A cell as a number: 5 × row + column.
using Cell = std::uint8_t;

// What there is in each cell.
template <class T>
using PerCell = Per<int, T, kCells>;

inline constexpr Cell kMiddleDoor = 2;  // c1 (B-03)

constexpr int row(Cell cell) { return cell / kSide; }
constexpr int column(Cell cell) { return cell % kSide; }
constexpr Cell cell_at(int row, int column) { return static_cast<Cell>((row * kSide) + column); }

// B-13: pink sees the columns the other way round. Its own inverse.
constexpr Cell mirrored(Cell cell) { return cell_at(row(cell), kSide - 1 - column(cell)); }

// The column as the owner of the side counts it, from the owner's left.
constexpr int column_for(Seat owner, Cell cell) {
  return owner == kGreen ? column(cell) : column(mirrored(cell));
}

// The cells orthogonally next to any of these, and these.
constexpr Mask spread(Mask cells) {
  return (cells | (cells << kSide) | (cells >> kSide) | ((cells & ~kRightColumn) << 1U) |
          ((cells & ~kLeftColumn) >> 1U)) &
         kWholeFrame;
}

// Grows `seed` over orthogonal neighbours within `over` until nothing is added.
constexpr Mask connected(Mask seed, Mask over) {
  Mask grown = seed;
  for (Mask next = grown | (spread(grown) & over); next != grown;
       next = grown | (spread(grown) & over)) {
    grown = next;
  }
  return grown;
}

// B-17: where a condition looks, seen from the balcony X that carries it.
enum class Where : std::uint8_t {
  kRow,
  kRowAbove,
  kAround,
  kColumnRight,
  kColumnLeft,
  kColumnAbove,
  kColumnBelow,
  kRight,
  kLeft,
  kGroup,
};
inline constexpr int kWheres = 10;

// Whether X looks at the cell that lies so many columns to its right and so many rows above it, as
// the owner sees it. A group has no fixed cells: it is grown (B-27).
constexpr bool looks_at(Where where, int right, int above) {
  const bool is_near = right >= -1 && right <= 1 && above >= -1 && above <= 1;
  switch (where) {
    case Where::kRow: return above == 0;
    case Where::kRowAbove: return above == 1;
    case Where::kAround: return is_near && (right != 0 || above != 0);
    case Where::kColumnRight: return right == 1;
    case Where::kColumnLeft: return right == -1;
    case Where::kColumnAbove: return right == 0 && above > 0;
    case Where::kColumnBelow: return right == 0 && above < 0;
    case Where::kRight: return right == 1 && above == 0;
    case Where::kLeft: return right == -1 && above == 0;
    case Where::kGroup: return false;
  }
  return false;
}

// The cells of a region inside the frame; none where it lies wholly outside (B-25).
constexpr Mask region(Where where, Cell x, Seat owner) {
  Mask cells = 0;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int right = column_for(owner, cell) - column_for(owner, x);
    if (looks_at(where, right, row(cell) - row(x))) cells |= bit(cell);
  }
  return cells;
}

}  // namespace loggia::balconia
