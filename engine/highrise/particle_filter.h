// Finds a story that fits everything a viewer saw, by a particle filter.
//
// A particle goes through the clues with cards not yet known, and settles each when it is played:
// of several hidden cards that may have been it, each as likely as its deck makes it. One particle
// alone often comes to a clue that cannot be, so there are several: those for which a clue was
// likely are copied, and those for which it cannot be are dropped (resampling). The story comes
// from nearly the right distribution; Stories walks on from it.
#pragma once

#include <optional>

#include "engine/core/rng.h"
#include "engine/highrise/story.h"

namespace loggia::highrise {

// None, if all came to a dead end: not seen to happen.
std::optional<Story> first_story(const Knowledge& knowledge, Rng& rng);

}  // namespace loggia::highrise
