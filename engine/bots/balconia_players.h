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

// The levels
//
// The newcomer looks at its own side alone, and keeps the two faces it would like best. The tenant
// plays like the sensible player, but remembers only the other's latest faces. The neighbour
// forgets nothing. The architect also thinks of what may still come, a little; the master much, and
// knows the last two rounds by heart; the analyst even more, and the last three.
balconia::Action choose_as_newcomer(const balconia::Balconia& game,
                                    const balconia::Knowledge& knowledge, Seat seat, Rng& rng,
                                    const Thinking& thinking = {});
balconia::Action choose_as_tenant(const balconia::Balconia& game,
                                  const balconia::Knowledge& knowledge, Seat seat, Rng& rng,
                                  const Thinking& thinking = {});
balconia::Action choose_as_architect(const balconia::Balconia& game,
                                     const balconia::Knowledge& knowledge, Seat seat, Rng& rng,
                                     const Thinking& thinking = {});
balconia::Action choose_as_master(const balconia::Balconia& game,
                                  const balconia::Knowledge& knowledge, Seat seat, Rng& rng,
                                  const Thinking& thinking = {});
balconia::Action choose_as_analyst(const balconia::Balconia& game,
                                   const balconia::Knowledge& knowledge, Seat seat, Rng& rng,
                                   const Thinking& thinking = {});

}  // namespace loggia::bots
