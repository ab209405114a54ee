// The tables of a SQLite file, and how older files become newer ones.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "store/sqlite_connection.h"

namespace loggia::store::sqlite {

// The column `day`: later never less.
constexpr std::int64_t day_of(Time time) { return time.time_since_epoch() / std::chrono::days(1); }

// Step n makes version n of version n - 1; the first one starts from nothing. Steps that were
// published never change.
std::span<const std::string_view> schema_steps();

// Brings a file to the newest version, each step whole or not at all. Refuses newer files and those
// of other programs.
Answer<void> migrate(Connection& connection, std::span<const std::string_view> steps);

}  // namespace loggia::store::sqlite
