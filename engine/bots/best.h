// Keeps the best of the choices offered to it.
#pragma once

#include <cstdint>
#include <limits>

#include "engine/core/rng.h"

namespace loggia::bots {

// One of the best so far, each of them equally likely.
template <class Action>
class Best {
 public:
  explicit Best(Rng& rng) : rng_(rng) {}
  void offer(Action action, int value) {
    if (value < value_) return;
    ties_ = value > value_ ? 1 : ties_ + 1;
    value_ = value;
    if (rng_.below(ties_) == 0) action_ = action;
  }
  [[nodiscard]] Action action() const { return action_; }

 private:
  Rng& rng_;
  Action action_{};
  int value_ = std::numeric_limits<int>::min();
  std::uint32_t ties_ = 0;
};

}  // namespace loggia::bots
