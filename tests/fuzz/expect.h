// What a fuzz target claims: where it does not hold, the fuzzer stops and keeps the input.
#pragma once

#include <cstdlib>
#include <string_view>
#include <vector>

#include "engine/balconia/balconia.h"
#include "engine/core/game.h"
#include "notation/problem.h"
#include "notation/text.h"

namespace loggia {

inline void expect(bool holds) {
  if (!holds) std::abort();
}

// Whatever a stranger wrote, what we say about it can be printed.
inline void expect_printable(const Problems& problems) {
  for (const Problem& problem : problems) expect(is_shown_whole(to_text(problem)));
}

// The fast scorer, both ways it is compiled, against the plain one.
inline void expect_scorers_agree(const balconia::Balconia& game, const balconia::State& state) {
  const balconia::Scores fast = game.score(state);
  expect(balconia::portable_kernel().score(game.fast(), game.options().fewer_of, state) == fast);
  for (const Seat seat : {balconia::kGreen, balconia::kPink}) {
    const auto side = game.explain(state, seat, balconia::Sight::kBothSides);
    expect(fast.totals[seat] == side.total);
    expect(fast.doors[seat] == side.door.points);
    const auto own = game.explain(state, seat, balconia::Sight::kOwnSide);
    expect(game.running_score(state, seat) == own.total);
  }
}

inline std::string_view as_text(const unsigned char* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// All that may happen next: what the seat to act may do, or what chance may.
template <Game G>
std::vector<typename G::Action> possible(const G& game, const typename G::State& state) {
  typename G::ActionList actions;
  typename G::ChanceList chances;
  game.legal(state, actions);
  game.chances(state, chances);
  std::vector<typename G::Action> all(actions.begin(), actions.end());
  for (const auto& chance : chances) all.push_back(chance.action);
  return all;
}

}  // namespace loggia
