// Searches a decision of High-Rises: slices of the simulations, each with its own stream, deals and
// tree; what they tried most often, all together, is the move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bots/highrise_playout.h"
#include "engine/bots/thinking.h"
#include "engine/highrise/highrise.h"

namespace loggia::bots {

struct SearchPlan {
  // Never fewer for fewer threads: the same slices give the same move.
  std::size_t slices = 1;
  std::uint64_t simulations = 0;  // of all slices together
  int depth = 1;                  // decisions that the tree looks ahead
  bool weighs = false;            // deals by what the others did not play (see Deals)
  Manner manner = Manner::kBold;  // of playouts
};

highrise::Action search(const highrise::Highrise& game, const highrise::Knowledge& knowledge,
                        const SearchPlan& plan, Rng& rng, const Thinking& thinking);

}  // namespace loggia::bots
