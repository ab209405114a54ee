// Counts heap allocations of this thread, for the benchmark's promise of none.
#pragma once

#include <cstdint>

namespace loggia::cli {

std::uint64_t allocations();

}  // namespace loggia::cli
