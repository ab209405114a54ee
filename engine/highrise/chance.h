// Random picks of the kinds that stories need.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/rng.h"

namespace loggia::highrise {

// From 0 to below 1.
inline double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 11U) * 0x1p-53; }

inline std::size_t pick(std::size_t size, Rng& rng) {
  return rng.below(static_cast<std::uint32_t>(size));
}

}  // namespace loggia::highrise
