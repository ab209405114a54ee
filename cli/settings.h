// Settings of a command that also stand in a file: one a line, `connections = 100`, as CLI11 reads
// TOML. A flag comes first, then the environment (LOGGIA_CONNECTIONS), then the file.
#pragma once

#include <CLI/CLI.hpp>
#include <expected>
#include <filesystem>
#include <string>

#include "notation/problem.h"

namespace loggia::cli {

// Gives the option its name in the environment.
CLI::Option* from_environment(CLI::Option* option);

// What the file says, where neither a flag nor the environment said anything.
std::expected<void, Problem> read_settings(CLI::App& command, const std::filesystem::path& file);

}  // namespace loggia::cli
