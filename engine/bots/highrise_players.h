// Players of High-Rises. Each chooses from what its seat has learnt, and nothing else.
#pragma once

#include "engine/bots/thinking.h"
#include "engine/highrise/highrise.h"

namespace loggia::bots {

// Any legal action, all equally likely.
highrise::Action choose_randomly(const highrise::Highrise& game,
                                 const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                 const Thinking& thinking = {});

// Plays what it can while it does some good: steals and builds floors, guards the top, and turns
// everything else against the leader. Equal choices are settled at random.
highrise::Action choose_sensibly(const highrise::Highrise& game,
                                 const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                 const Thinking& thinking = {});

}  // namespace loggia::bots
