#include "engine/bots/highrise_deals.h"

#include <algorithm>
#include <array>

#include "engine/bots/highrise_kinds.h"
#include "engine/highrise/chance.h"

namespace loggia::bots {

using highrise::Plays;

namespace {

// How often a turn in which this could be played ended without it: counted in 100 matches of two
// searching players.
struct Missed {
  Plays plays;
  double share;
};
constexpr std::array<Missed, 8> kMissed = {{{kinds::kBuilds, 0.79},
                                            {kinds::kJokerBuilds, 0.72},
                                            {kinds::kSteals, 0.31},
                                            {kinds::kHammers, 0.32},
                                            {kinds::kBalls, 0.44},
                                            {kinds::kMilkshakes, 0.8},
                                            {kinds::kThieves | kinds::kSuperThieves, 0.69},
                                            {kinds::kVans, 0.77}}};

}  // namespace

Deals::Deals(const highrise::Highrise& game, const highrise::Knowledge& knowledge, bool weighs,
             Rng& rng)
    : game_(game), knowledge_(knowledge), stories_(knowledge, rng), weighs_(weighs) {
  if (stories_.is_found()) stories_.walk(rng);
}

const highrise::State& Deals::next(Rng& rng) {
  if (!stories_.is_found()) {
    deal_ = game_.imagine(knowledge_, rng);
    return deal_;
  }
  // Metropolis: the stroll offers deals as chance makes them, and the likelier one is kept.
  const bool is_first = weight_ == 0;
  if (!is_first) stories_.stroll(rng);
  const double weight = weighs_ ? likelihood() : 1;
  if (highrise::uniform(rng) * weight_ < weight) {
    deal_ = stories_.table();
    weight_ = weight;
  } else {
    stories_.go_back();
  }
  return deal_;
}

double Deals::likelihood() const {
  double likelihood = 1;
  for (const Seat seat : seats_of(game_)) {
    const auto& end = knowledge_.turn_ends[seat];
    if (!end) continue;
    const Plays found = missed_by(seat, *end);
    for (const Missed& missed : kMissed) {
      if ((found & missed.plays) != 0) likelihood *= missed.share;
    }
  }
  return likelihood;
}

Plays Deals::missed_by(Seat seat, const highrise::TurnEnd& end) const {
  const highrise::Telling then = follow(stories_.story(), knowledge_, end.clues);
  highrise::State table = end.table;
  std::ranges::copy(then.hands[seat], table.hand(seat).counts.begin());
  return legal_plays(table, game_.options());
}

}  // namespace loggia::bots
