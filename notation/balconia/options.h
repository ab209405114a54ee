// Balconia's options as listed choices.
#pragma once

#include <span>

#include "engine/balconia/options.h"
#include "notation/options.h"

namespace loggia::balconia {

std::span<const OptionSpec> option_specs();
Options to_options(const OptionChoices& choices);
OptionChoices to_choices(const Options& options);

}  // namespace loggia::balconia
