// High-Rises' table in text, for a terminal.
#pragma once

#include <optional>
#include <string>

#include "engine/highrise/highrise.h"
#include "notation/text.h"

namespace loggia::highrise {

// What a viewer sees; for the seat to act also what may be played.
std::string draw(const Highrise& game, const State& state, Viewer viewer, const Style& style);
// With all hands: what everybody sees once the match is over.
std::string draw_open(const Highrise& game, const State& state, const Style& style);

// "Discard: 3 3 joker dog · 3 on top", in as many lines as it takes.
std::string discard_text(const Pile& discard, std::optional<Card> top);

}  // namespace loggia::highrise
