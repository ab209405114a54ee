// What somebody at a table is told of what happened: exactly what that pair of eyes may see. The
// only place where events leave the server.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "table/table.h"
#include "table/told.h"

namespace loggia::table {

// `table` is after the event.
told::Event told_event(const Table& table, const Event& event, std::uint64_t seq, Time time,
                       Viewer viewer);

// Everything after a number, for a guest who comes back.
std::vector<told::Event> told_since(const Table& table, std::uint64_t after, Viewer viewer);

// Who sits there.
std::vector<std::optional<told::Sitting>> told_chairs(const Table& table);
// What each seat has left and until when; nothing where there is no clock.
std::optional<told::Clock> told_clock(const Table& table);
// The numbers of the free chairs that wait for somebody.
std::vector<int> kept_chairs(const Table& table);

}  // namespace loggia::table
