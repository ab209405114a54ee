// What a screen shows of High-Rises: a view, what ending the turn would bring, and which numbers
// take the cards of a top floor.
#pragma once

#include <optional>

#include "engine/highrise/highrise.h"
#include "notation/json.h"
#include "notation/reader.h"

namespace loggia::highrise {

// Reads what seen_json() writes.
std::optional<Seen> read_seen(const Highrise& game, const Reader& reader);

// Whether it can have happened, as far as somebody can tell who knows this much: cards that were
// not seen may be any.
bool is_plausible(const Highrise& game, const Knowledge& knowledge, const Seen& seen);

// For somebody who knows this much: no hand but their own is known to its last card.
json::object screen_json(const Highrise& game, const Knowledge& knowledge, Viewer viewer,
                         bool is_over);
// For somebody who may see everything.
json::object open_screen_json(const Highrise& game, const State& state);

}  // namespace loggia::highrise
