// What people at the table ask while they play, answered for one seat and from its side alone.
#pragma once

#include "engine/balconia/balconia.h"

namespace loggia::balconia {

// A legal placement and what it would do to the placer's running score (B-32: a majority door
// counts 0, unless facades are open).
struct Prospect {
  Action action;
  int change;
};
using Prospects = FixedList<Prospect, Balconia::ActionList::kCapacity>;

// For the placer, in the order of legal(); empty in any other phase.
Prospects prospects(const Balconia& game, const State& state);

// One's own balconies that look at this cell.
Mask watchers(const Balconia& game, const State& state, Seat owner, Cell cell);

// The cells this balcony looks at; none where the cell holds no balcony.
Mask watched(const Balconia& game, const State& state, Seat owner, Cell balcony);

}  // namespace loggia::balconia
