// Finds a story that fits everything a viewer saw.
//
// A teller goes through the clues with cards not yet known, and settles each when it is played: of
// several hidden cards that may have been it, each as likely as its deck makes it. One teller alone
// often comes to a clue that cannot be, so several tell at once: those to whom a clue was likely
// are followed by more, those who are at their wits' end by none (a particle filter). The story
// comes from nearly the right distribution; Stories walks on from it.
#pragma once

#include <optional>

#include "engine/core/rng.h"
#include "engine/highrise/story.h"

namespace loggia::highrise {

// None, if all came to a dead end: not seen to happen.
std::optional<Story> first_story(const Knowledge& knowledge, Rng& rng);

}  // namespace loggia::highrise
