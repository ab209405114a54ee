// What somebody may see of a match of Balconia, and what somebody has learnt of it (B-11).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/balconia/block_set.h"
#include "engine/balconia/state.h"
#include "engine/core/fixed_list.h"

namespace loggia::balconia {

// A balcony as it stands on a side that may be seen.
struct ShownBalcony {
  Cell cell;
  std::uint8_t block;
  std::uint8_t face;
  int points;
};

struct ShownFacade {
  Seat owner{};
  FixedList<ShownBalcony, kCells> balconies;
  bool door_is_open = false;  // B-32: a majority door counts 0 until both sides may be seen
  int door_points = 0;
  int total = 0;
};

// Nothing here depends on a face turned away from the viewer.
struct View {
  Viewer viewer;
  Phase phase{};
  Seat selector{};
  std::optional<std::uint8_t> entrance;
  std::optional<Cell> door;
  Mask balconies = 0;
  std::uint8_t tokens_left = 0;
  Mask unused = 0;                    // blocks neither in the frame nor on the disc
  std::optional<std::uint8_t> block;  // on the disc
  std::optional<std::uint8_t> kept;   // first of the selector's two faces; not for spectators
  // One's own side; both once the match is over or with open facades; none for a spectator before.
  FixedList<ShownFacade, 2> facades;
};

// What follows from everything somebody saw. A seat saw every face go by, so its knowledge is the
// whole state; a spectator does not know how blocks were turned (B-11).
struct Knowledge {
  State state;
  // The turn in which a cell was filled, from 1; 0 for those that are not. Who forgets, forgets the
  // oldest first.
  PerCell<std::uint8_t> filled_in{};
  Mask unknown_turns = 0;  // cells whose block may be turned any way
  bool is_kept_unknown = false;

  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace loggia::balconia
