// The six levels of High-Rises, from the weakest to the strongest. Each chooses from what its seat
// has learnt, and nothing else.
#pragma once

#include "engine/bots/thinking.h"
#include "engine/highrise/highrise.h"

namespace loggia::bots {

// Builds, guards, steals and strikes as it comes, without an order. Bones and the van are played
// only to make room in the hand.
highrise::Action choose_as_newcomer(const highrise::Highrise& game,
                                    const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                    const Thinking& thinking = {});

// Minds its own tower first: builds and steals floors when it can, and guards the top. Then strikes
// at any of the others, whoever leads.
highrise::Action choose_as_tenant(const highrise::Highrise& game,
                                  const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                  const Thinking& thinking = {});

// Plays by rule of thumb: everything in a sensible order, and against the leader.
highrise::Action choose_as_neighbour(const highrise::Highrise& game,
                                     const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                     const Thinking& thinking = {});

// Plays imagined deals to the end after each of its plays, and takes what won most often.
highrise::Action choose_as_architect(const highrise::Highrise& game,
                                     const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                     const Thinking& thinking = {});

// Searches the tree of what it and the others may play.
highrise::Action choose_as_master(const highrise::Highrise& game,
                                  const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                  const Thinking& thinking = {});

// The same with more time between two; among three or four wary: it knows that others wait as well,
// and what a match is worth that stalls.
highrise::Action choose_as_analyst(const highrise::Highrise& game,
                                   const highrise::Knowledge& knowledge, Seat seat, Rng& rng,
                                   const Thinking& thinking = {});

}  // namespace loggia::bots
