// Everything a seat may play, as a set of bits: one for each card and target, in a fixed order.
// Random play picks from it without making a list.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_list.h"
#include "engine/core/seat.h"
#include "engine/highrise/options.h"
#include "engine/highrise/state.h"

namespace loggia::highrise {

using Plays = std::uint64_t;

// Where each kind of play begins in the set. Opponents count from the seat after the player, and a
// tower has at most 7 floors while the match is played.
namespace plays {
inline constexpr int kOpponents = kMaxSeats - 1;
inline constexpr int kFloors = kMostFloors - 1;

inline constexpr int kBuild = 0;                        // two numbers: 1+8, 2+7, 3+6, 4+5
inline constexpr int kBuildJoker = kBuild + 4;          // 1 to 8 and a joker
inline constexpr int kSteal = kBuildJoker + kNumbers;   // opponent × the value taken: low, high
inline constexpr int kDog = kSteal + (2 * kOpponents);  // floor
inline constexpr int kBone = kDog + kFloors;            // opponent × floor
inline constexpr int kHammer = kBone + (kOpponents * kFloors);  // opponent
inline constexpr int kBall = kHammer + kOpponents;
inline constexpr int kMilkshake = kBall + kOpponents;
inline constexpr int kThief = kMilkshake + kOpponents;
inline constexpr int kSuperThief = kThief + kOpponents;
inline constexpr int kVan = kSuperThief + 1;
inline constexpr int kEnd = kVan + 1;
inline constexpr int kCount = kEnd + 1;
static_assert(kCount <= 64);

constexpr Plays bit(int place) { return Plays{1} << static_cast<unsigned>(place); }
constexpr Plays shifted(Mask mask, int place) {
  return Plays{mask} << static_cast<unsigned>(place);
}
}  // namespace plays

// The seat this many places after another.
constexpr Seat seat_after(Seat seat, int places, int players) {
  const int at = index(seat) + places;
  return seat_at(at >= players ? at - players : at);
}

// The cards that a play lays out of the hand: two for a floor, none for the end of a turn.
FixedList<Card, 2> cards_of(Action action);

// The place of the nth play of a set, n from 0.
int nth_play(Plays found, int n);

// All that state.seat may play; asked in phase kPlay.
Plays legal_plays(const State& state, const Options& options);

// The action at a place of the set.
Action play_at(int place, const State& state, const Options& options);

}  // namespace loggia::highrise
