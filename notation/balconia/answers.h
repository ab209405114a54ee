// What a person at the table may ask besides deciding: about their own side, and the blocks to
// come.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/balconia/balconia.h"

namespace loggia::balconia {

inline constexpr std::string_view kQuestions =
    "A balcony shows its pieces, then where its condition looks and what it pays: 2× cat\n"
    "is 2 points for each cat there, 5 no cat is 5 points if there is none. Magenta,\n"
    "lt.pink, purple, orange, turq. and white are flowers; a blind is a sunblind.\n"
    "You may ask: score (your points explained), look c2 (who looks at that cell, and\n"
    "where its balcony looks), blocks (the one on the disc and those not used yet).\n\n";

// Nothing where it is no such question.
std::optional<std::string> answer(const Balconia& game, const State& state, Seat seat,
                                  std::string_view question);

}  // namespace loggia::balconia
