// What somebody at a table is told of what happened: exactly what that pair of eyes may see. The
// only place where events leave the server.
#pragma once

#include <cstdint>
#include <string>

#include "notation/json.h"
#include "table/table.h"

namespace loggia::table {

// As texts, for nobody looks into them any more. `table` is after the event.
std::string told(const Table& table, const Event& event, std::uint64_t seq, Milliseconds time,
                 Viewer viewer);

// Everything after a number, as a list for a guest who comes back.
std::string told_since(const Table& table, std::uint64_t after, Viewer viewer);

// The chairs: who sits there, or for whom they are kept.
json::array chairs_json(const Table& table);
// The free chairs that wait for somebody.
json::array kept_json(const Table& table);
// What each seat has left and until when; null where there is no clock.
json::value clock_json(const Table& table);

}  // namespace loggia::table
