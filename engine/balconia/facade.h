// One side of the building: which balcony stands in a cell, and which cells it looks at. The plain
// scorer and the live questions read the frame through this.
#pragma once

#include "engine/balconia/block_set.h"
#include "engine/balconia/state.h"

namespace loggia::balconia {

class Facade {
 public:
  Facade(const BlockSet& set, const State& state, Seat owner)
      : set_(set), state_(state), owner_(owner) {}

  [[nodiscard]] Seat owner() const { return owner_; }
  [[nodiscard]] Mask balconies() const { return state_.balconies; }

  // Asked only for cells of balconies().
  [[nodiscard]] const Face& face(Cell cell) const {
    const Piece piece = state_.pieces[cell];
    return set_.face(piece.block(), piece.face(owner_));
  }

  // The cells the balcony looks at: its region (B-17), the group as it stands (B-27), or the column
  // a lovebird faces (B-28). None for a face that scores nothing.
  [[nodiscard]] Mask looks_at(Cell balcony) const;

 private:
  [[nodiscard]] Mask group(Cell x, const Condition& condition) const;

  const BlockSet& set_;
  const State& state_;
  Seat owner_;
};

}  // namespace loggia::balconia
