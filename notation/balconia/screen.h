// What a screen shows of Balconia: a view in which every point is explained, and what a placement
// would change.
#pragma once

#include <optional>

#include "engine/balconia/balconia.h"
#include "notation/json.h"
#include "notation/reader.h"

namespace loggia::balconia {

// Reads what seen_json() writes.
std::optional<Seen> read_seen(const Balconia& game, const Reader& reader);

// Whether it can have happened, as far as somebody can tell who knows this much: faces that were
// not seen may be any.
bool is_plausible(const Balconia& game, const Knowledge& knowledge, const Seen& seen);

// For somebody who knows this much; once it is over, both sides, if they are known.
json::object screen_of(const Balconia& game, const Knowledge& knowledge, Viewer viewer,
                       bool is_over);
// For somebody who may see everything.
json::object open_screen_of(const Balconia& game, const State& state);

// Of a placement: {"points": 4, "facade": …}, one's own side as it would be.
std::optional<json::object> preview_of(const Balconia& game, const State& state, Viewer viewer,
                                       Action action);

}  // namespace loggia::balconia
