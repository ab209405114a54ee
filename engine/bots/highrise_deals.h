// Deals that a seat may imagine (determinizations), one after the other, for the simulations of one
// decision.
//
// Stories are as likely as chance makes them, with decisions taken as given. But decisions say
// something too: who held a number that would have stolen a floor would hardly have ended the turn
// without it. So a deal is weighed by what each other seat might have played when it last ended a
// turn, and did not.
#pragma once

#include "engine/core/rng.h"
#include "engine/highrise/highrise.h"
#include "engine/highrise/stories.h"

namespace loggia::bots {

class Deals {
 public:
  Deals(const highrise::Highrise& game, const highrise::Knowledge& knowledge, bool weighs,
        Rng& rng);

  // Another deal, which may be the last once more.
  const highrise::State& next(Rng& rng);

 private:
  [[nodiscard]] double likelihood() const;
  [[nodiscard]] highrise::Plays missed_by(Seat seat, const highrise::TurnEnd& end) const;

  const highrise::Highrise& game_;
  const highrise::Knowledge& knowledge_;
  highrise::Stories stories_;
  highrise::State deal_;
  double weight_ = 0;  // of the deal
  bool weighs_;
};

}  // namespace loggia::bots
