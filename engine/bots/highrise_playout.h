// Fast play of High-Rises by rule of thumb, for simulations: from the set of plays, without a list.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/highrise/highrise.h"

namespace loggia::bots {

// What each seat gets out of a match: a whole number, so that sums do not depend on their order.
inline constexpr std::uint32_t kVictory = 12;  // shared by 2, 3 or 4 without a rest
using Rewards = PerSeat<std::uint32_t>;
Rewards rewards(const highrise::Highrise& game, const highrise::State& state);

// How a search takes players to play on.
enum class Manner : std::uint8_t {
  kBold,  // by rule of thumb
  // As searching players do: among three or four they build only with a dog to guard it, for an
  // open floor is the next one's; and who passed passes again while nothing has changed.
  kWary,
};

// What the rule of thumb plays first, of a set that is not empty; its place. Looks at no hand but
// the player's own, only at the sizes of the others.
int play_by_rule(const highrise::State& state, const highrise::Options& options,
                 highrise::Plays found, Rng& rng, Manner manner = Manner::kBold);

// Whether all have passed since anything changed: so they will again, until the match stalls
// (H-23).
bool will_stall(const highrise::State& state, const highrise::Options& options);

// Lets chance act until a seat decides or the match is over.
void pass_chance(const highrise::Highrise& game, highrise::State& state, Rng& rng);

// Plays to the end, or for so long that the match will hardly end.
Rewards play_out(const highrise::Highrise& game, highrise::State& state, Manner manner, Rng& rng);

}  // namespace loggia::bots
