// The block set that a building names.
#pragma once

#include <optional>
#include <string>

#include "notation/balconia/blocks.h"

namespace loggia::cli {

// By its built-in name, or a file seen from the building's folder, else from here; where a flag
// chose one (not empty), that. Nothing after complaining.
std::optional<balconia::NamedBlockSet> load_blocks(const std::string& building_path,
                                                   const std::string& name,
                                                   const std::string& chosen = "");

}  // namespace loggia::cli
