// The score of a building as a sheet that explains each point, and as JSON.
#pragma once

#include <string>

#include "engine/balconia/balconia.h"
#include "notation/json.h"
#include "notation/text.h"

namespace loggia::balconia {

// One line for each balcony and the door, then the total: the explanation in English.
std::string sheet_text(const SideScore& side, const Style& style);

// {"cells": {"c2": 5, …}, "door": 3, "total": 39}; with the reasons under "explain" if asked for.
enum class Detail : std::uint8_t { kPoints, kExplained };
json::object side_json(const SideScore& side, Detail detail);

// Both sides and the winner: what `loggia score --json` prints.
json::object score_json(const Balconia& game, const State& state, Detail detail);

}  // namespace loggia::balconia
