// Records in files: one document, or one a line as `simulate --record` writes them.
#pragma once

#include <cstddef>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "notation/problem.h"

namespace loggia::cli {

// The text of the file's only record, or of the one of this number, counted from 1. Where there are
// several and no number, the complaint ends in `advice`.
std::expected<std::string, Problem> read_record_text(const std::filesystem::path& path,
                                                     std::optional<std::size_t> number,
                                                     std::string_view advice);

// Why nothing is recorded there, if something is there already; `advice` follows. What was put
// aside is not lost to a name used twice. A pipe or a device keeps nothing, and may be written to.
std::optional<Problem> taken_by_another(const std::filesystem::path& path, std::string_view advice);

}  // namespace loggia::cli
