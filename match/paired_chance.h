// Chance that treats the games of a pair alike: with the same seed the same things come in the same
// order, as far as play allows. Each single game is dealt as fairly as by draw_chance().
#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include "notation/any_game.h"

namespace loggia {

// One for each match, asked for every outcome of chance in it.
//
// Everything in a pile (a token; the third 5 of a deck) has a random number of its own, which
// depends on the seed, the stream, how many piles the stream had before, and on the thing. The
// smallest number among what is left comes next. That is a shuffled pile, drawn from the top; and
// what is in the piles of both games comes in the same order in both.
class PairedChance {
 public:
  explicit PairedChance(std::uint64_t seed) : seed_(seed) {}

  // Asked where chance acts; what it returns is taken to happen.
  AnyAction draw(const AnyGame& game, const AnyState& state);

 private:
  struct Pile {
    std::uint64_t number = 0;                    // in its stream
    std::map<std::uint32_t, std::size_t> drawn;  // by kind
  };

  std::uint64_t seed_;
  std::map<std::uint32_t, Pile> piles_;  // by stream
};

}  // namespace loggia
