// A number for what all games do: it changes only when behaviour does, and is the same on every
// machine and in WebAssembly.
#pragma once

#include <cstdint>
#include <string>

#include "notation/registry.h"

namespace loggia {

inline constexpr std::uint64_t kSignatureMatches = 32;

// The options of one of those matches; its player is the one of that number, counted round.
OptionChoices signature_choices(const GameEntry& entry, std::uint64_t match);

// The hash of a fixed set of matches of every game, with all choices of every option, by all its
// players: every action, view and result, in their notations.
std::string signature();

}  // namespace loggia
