// The fast scorer and the random playout. Compiled once for any machine and once for machines with
// wider instructions; which of the two runs is decided when the program starts.
#pragma once

#include <span>

#include "engine/balconia/fast_set.h"
#include "engine/balconia/options.h"
#include "engine/balconia/state.h"
#include "engine/core/rng.h"

namespace loggia::balconia {

struct Scores {
  PerSide<int> totals{};  // the door included
  PerSide<int> doors{};

  friend bool operator==(const Scores&, const Scores&) = default;
};

// One random game to the end: where it stands, the numbers it draws, and what came out.
struct Playout {
  State state;
  Rng rng{0};
  Scores scores{};
};

struct Kernel {
  const char* name;

  // Both sides, each door counted.
  Scores (*score)(const FastSet&, FewerOf, const State&);

  // One side without what depends on the other: a majority door counts 0 (B-32).
  int (*running_score)(const FastSet&, FewerOf, const State&, Seat);

  // Uniformly random play of whole turns: each needs phase kReveal or kOver and is left in kOver.
  // Draws exactly as play_randomly() does, and ends in the same state.
  void (*playouts)(const FastSet&, const Options&, std::span<Playout>);
};

// The best one for this machine.
const Kernel& kernel();

// For tests and benchmarks that compare the two; the wide one is null where the machine, or the
// target of the build, lacks it.
const Kernel& portable_kernel();
const Kernel* wide_kernel();

}  // namespace loggia::balconia
