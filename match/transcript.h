// The transcript: a match written down for people.
#pragma once

#include <string>

#include "match/match.h"

namespace loggia {

// Headers in brackets, then numbered lines of what stands, then the result.
std::string transcript(const Match& match);
// The same as a spectator saw it: for a match that is still being played (B-11, H-24).
std::string public_transcript(const Match& match);

}  // namespace loggia
