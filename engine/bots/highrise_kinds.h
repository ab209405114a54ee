// Sets of plays of one kind, for players that choose by kind (see engine/highrise/plays.h).
#pragma once

#include <bit>

#include "engine/core/rng.h"
#include "engine/highrise/highrise.h"
#include "engine/highrise/plays.h"

namespace loggia::bots::kinds {

using highrise::Plays;
namespace plays = highrise::plays;

constexpr Plays between(int from, int until) { return plays::bit(until) - plays::bit(from); }

inline constexpr Plays kBuilds = between(plays::kBuild, plays::kBuildJoker);  // of two numbers
inline constexpr Plays kJokerBuilds = between(plays::kBuildJoker, plays::kSteal);
inline constexpr Plays kSteals = between(plays::kSteal, plays::kDog);  // of floors
inline constexpr Plays kFloors = kBuilds | kJokerBuilds | kSteals;     // all that make a floor
inline constexpr Plays kDogs = between(plays::kDog, plays::kBone);
inline constexpr Plays kHammers = between(plays::kHammer, plays::kBall);
inline constexpr Plays kBalls = between(plays::kBall, plays::kMilkshake);
inline constexpr Plays kMilkshakes = between(plays::kMilkshake, plays::kThief);
inline constexpr Plays kThieves = between(plays::kThief, plays::kSuperThief);
inline constexpr Plays kSuperThieves = plays::bit(plays::kSuperThief);
inline constexpr Plays kVans = plays::bit(plays::kVan);

// One of a set that is not empty, each as likely; the place.
inline int any_of(Plays found, Rng& rng) {
  const auto count = static_cast<std::uint32_t>(std::popcount(found));
  if (count == 1) return std::countr_zero(found);
  return highrise::nth_play(found, static_cast<int>(rng.below(count)));
}

// The dog beside the top floor of the player's own tower.
inline Plays top_dog(const highrise::State& state) {
  const int height = state.tower(state.seat).height();
  return height == 0 ? 0 : plays::bit(plays::kDog + height - 1);
}

// Everything but the end, with a hand so full that it will soon draw no more (H-04).
inline Plays when_full(const highrise::Highrise& game, const highrise::State& state) {
  const bool is_full = state.hand(state.seat).size + 1 >= game.deck().full;
  return is_full ? between(0, plays::kEnd) : 0;
}

}  // namespace loggia::bots::kinds
