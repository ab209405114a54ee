// Balconia's table in text, for a terminal and for transcripts.
#pragma once

#include <array>
#include <string>

#include "engine/balconia/balconia.h"
#include "notation/text.h"

namespace loggia::balconia {

// What a viewer sees: doors, the facades that may be seen, the disc, and for the placer what each
// open cell would bring.
std::string draw(const Balconia& game, const State& state, Viewer viewer, const Style& style);

// Both facades, whatever is still to come: after a resignation nothing is hidden any more (B-11).
std::string draw_open(const Balconia& game, const State& state, const Style& style);

// "around: 2× laundry", "to the left: 5 if no person", "lovebird facing left"; empty for none.
std::string condition_text(const Face& face);
// "1 for each of the fewer of note and bird": what a door pays, as this edition reads it (B-33).
std::string door_text(const Door& door, FewerOf edition);

}  // namespace loggia::balconia
