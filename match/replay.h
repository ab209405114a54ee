// A match gone through once more, entry by entry, with everything there was to see: for screens.
#pragma once

#include "match/match.h"
#include "notation/json.h"

namespace loggia {

// {"game", "options", "content", "seats", "result", "frames": [{"seq", "event", "happenings",
// "view"}]}
json::object replay_json(const Match& match);

}  // namespace loggia
