// Monte Carlo for Balconia: every way to place the block on the disc is valued by random play to
// the end, all by the same random numbers. Half of the ways, the worse, fall out again and again
// (sequential halving), so that most of the play goes to those that matter.
#pragma once

#include "engine/balconia/balconia.h"
#include "engine/bots/thinking.h"

namespace loggia::bots {

// A node is one game played to its end.
balconia::Action search(const balconia::Balconia& game, const balconia::State& state, Rng& rng,
                        const Thinking& thinking);

}  // namespace loggia::bots
