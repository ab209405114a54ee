// Players of Balconia. Each chooses from what its seat has learnt, and nothing else.
#pragma once

#include "engine/balconia/balconia.h"
#include "engine/bots/thinking.h"

namespace loggia::bots {

// Any legal action, all equally likely.
balconia::Action choose_randomly(const balconia::Balconia& game,
                                 const balconia::Knowledge& knowledge, Seat seat, Rng& rng,
                                 const Thinking& thinking = {});

// Looks one turn ahead at the difference of both sides' points. As placer it takes the best
// placement; as selector it keeps the pair after which the placer's best placement is least good.
// Equal choices are settled at random.
balconia::Action choose_sensibly(const balconia::Balconia& game,
                                 const balconia::Knowledge& knowledge, Seat seat, Rng& rng,
                                 const Thinking& thinking = {});

}  // namespace loggia::bots
