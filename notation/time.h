// When something happens, and how long it takes: in whole milliseconds, as they are told and
// stored.
#pragma once

#include <chrono>
#include <cstdint>

namespace loggia {

using Milliseconds = std::chrono::milliseconds;
using Time = std::chrono::sys_time<Milliseconds>;  // since 1970

constexpr std::int64_t number_of(Milliseconds milliseconds) { return milliseconds.count(); }
constexpr std::int64_t number_of(Time time) { return number_of(time.time_since_epoch()); }
constexpr Time time_at(std::int64_t number) { return Time(Milliseconds(number)); }

}  // namespace loggia
