// A match in memory, without its log: the state, and what every seat has learnt of it.
#pragma once

#include <cstddef>
#include <ranges>
#include <vector>

#include "engine/core/game.h"

namespace loggia {

template <Game G>
class Sitting {
 public:
  explicit Sitting(const G& game) : game_(game), state_(game.start()) {
    for (const Seat seat : seats_of(game)) known_.push_back(game.know(seat));
  }

  [[nodiscard]] const typename G::State& state() const { return state_; }
  [[nodiscard]] Turn turn() const { return game_.turn(state_); }
  // What the seat to act knows.
  [[nodiscard]] const typename G::Knowledge& known() const {
    return known_[static_cast<std::size_t>(turn().seat())];
  }

  // Assumes legality.
  void apply(typename G::Action action) {
    game_.apply(state_, action);
    for (auto&& [seat, known] : std::views::zip(seats_of(game_), known_)) {
      game_.observe(known, game_.redact(action, seat));
    }
  }

  // Lets chance act until somebody is to decide, or the match is over; says whether somebody is.
  bool pass_chance(Rng& chance) {
    while (turn().is_chance()) {
      typename G::ChanceList chances;
      game_.chances(state_, chances);
      apply(pick_chance(chances, chance));
    }
    return turn().is_seat();
  }

 private:
  const G& game_;
  typename G::State state_;
  std::vector<typename G::Knowledge> known_;
};

}  // namespace loggia
