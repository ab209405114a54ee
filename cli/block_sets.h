// Block sets that a server offers beside its own: a folder of files, each under its file's name.
#pragma once

#include <filesystem>

#include "table/library.h"

namespace loggia::cli {

// Adds DIR/*.json; says no after complaining of each that is not right.
[[nodiscard]] bool add_block_sets(const std::filesystem::path& folder, table::Library& library);

}  // namespace loggia::cli
