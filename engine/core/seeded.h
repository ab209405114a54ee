// For tests: random numbers that are the same on every machine, and others for each LOGGIA_SEED, a
// whole number that is 0 unless tests/lottery asks for more; and how often a test tries them.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "engine/core/rng.h"

namespace loggia {

// The number of the lot that was asked for.
inline std::uint64_t lot() {
  static const std::uint64_t number = [] {
    const char* const asked = std::getenv("LOGGIA_SEED");
    char* end = nullptr;
    const std::uint64_t found = asked == nullptr ? 0 : std::strtoull(asked, &end, 10);
    if (asked == nullptr || (end != asked && *end == '\0')) return found;
    std::fprintf(stderr, "LOGGIA_SEED is a whole number, not \"%s\"\n", asked);
    std::exit(2);
  }();
  return number;
}

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

// A sanitized build tries a tenth as often: it looks for other mistakes.
template <class Count>
constexpr Count often(Count usual) {
  return kIsSanitized ? (usual + 9) / 10 : usual;
}

// The stream with this number of a family, as Rng::stream.
inline Rng seeded(std::uint64_t family, std::uint64_t number = 0) {
  Rng usual = Rng::stream(family, number);
  return lot() == 0 ? usual : Rng::stream(usual.next(), lot());
}

}  // namespace loggia
