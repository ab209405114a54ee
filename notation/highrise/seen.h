// High-Rises' actions as somebody saw them happen: reading them with suspicion.
#pragma once

#include <optional>

#include "engine/highrise/highrise.h"
#include "notation/reader.h"

namespace loggia::highrise {

// Reads what seen_json() writes.
std::optional<Seen> read_seen(const Highrise& game, const Reader& reader);

// Whether it can have happened, as far as somebody can tell who knows this much: cards that were
// not seen may be any.
bool is_plausible(const Highrise& game, const Knowledge& knowledge, const Seen& seen);

}  // namespace loggia::highrise
