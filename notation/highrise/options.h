// High-Rises' options as listed choices.
#pragma once

#include <span>

#include "engine/highrise/options.h"
#include "notation/options.h"

namespace loggia::highrise {

std::span<const OptionSpec> option_specs();
// Nothing, and what is wrong in `problems`, where choices exclude each other.
std::optional<Options> to_options(const OptionChoices& choices, Problems& problems);
OptionChoices to_choices(const Options& options);

}  // namespace loggia::highrise
