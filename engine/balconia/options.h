// The options and variants of Balconia, in any combination.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/balconia/frame.h"

namespace loggia::balconia {

// B-33: how the editions read a "fewer of" door.
enum class FewerOf : std::uint8_t { kEither, kStrict, kLeftOnly };

struct Options {
  std::optional<int> entrance;             // B-03: 0–2, or at random
  std::optional<Cell> door = kMiddleDoor;  // B-37: a cell of the bottom row, or at random
  FewerOf fewer_of = FewerOf::kEither;
  bool free_placement = false;  // B-36
  bool full_building = false;   // B-38
  bool open_facades = false;    // B-11

  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int kTokens = 22;
inline constexpr int kTokensPlayed = 14;

// B-02, B-38: how many tokens are turned over in a match.
constexpr int tokens_played(const Options& options) {
  return options.full_building ? kTokens : kTokensPlayed;
}

}  // namespace loggia::balconia
