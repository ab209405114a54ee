// Balconia's actions as somebody saw them happen: reading them with suspicion.
#pragma once

#include <optional>

#include "engine/balconia/balconia.h"
#include "notation/reader.h"

namespace loggia::balconia {

// Reads what seen_json() writes.
std::optional<Seen> read_seen(const Balconia& game, const Reader& reader);

// Whether it can have happened, as far as somebody can tell who knows this much: faces that were
// not seen may be any.
bool is_plausible(const Balconia& game, const Knowledge& knowledge, const Seen& seen);

}  // namespace loggia::balconia
