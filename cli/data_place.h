// Which store `--data` means: a folder with one file in it, or a store with a name of its own.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "cli/common.h"
#include "store/store.h"

namespace loggia::cli {

// --data, or LOGGIA_DATA.
void add_data_option(CLI::App& command, std::string& data);

// Whether a folder is made where there is none.
enum class NewFolder : std::uint8_t { kMade, kRefused };

// Null after complaining.
std::unique_ptr<store::Store> open_data(const std::string& data, NewFolder new_folder);

}  // namespace loggia::cli
