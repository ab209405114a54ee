#include "engine/bots/balconia_players.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/bots/best.h"

namespace loggia::bots {

using balconia::Action;
using balconia::Balconia;
using balconia::Cell;
using balconia::kFaces;
using balconia::Knowledge;
using balconia::Phase;
using balconia::State;

namespace {

// The placer's lead if the block on the disc goes there with this face toward the placer.
int lead_after(const Balconia& game, const State& state, Cell cell, int face) {
  State after = state;
  game.apply(after, Action::place(cell, face));
  const balconia::Scores scores = game.score(after);
  const auto placer = static_cast<std::size_t>(balconia::other(state.selector));
  return scores.totals[placer] - scores.totals[1 - placer];
}

Action select_sensibly(const Balconia& game, const State& state, Rng& rng) {
  // The placer's best lead with each face, wherever it goes.
  std::array<int, kFaces> best_lead{};
  best_lead.fill(std::numeric_limits<int>::min());
  State placing = state;
  for (int face = 0; face < kFaces; ++face) {
    auto& best = best_lead[static_cast<std::size_t>(face)];
    game.apply(placing, Action::select(balconia::opposite(face)));
    for (const int cell : bits(game.open_cells(state))) {
      best = std::max(best, lead_after(game, placing, static_cast<Cell>(cell), face));
    }
  }
  Best<Action> best(rng);
  for (int first = 0; first < kFaces; ++first) {
    const int offered = balconia::opposite(first);
    const int lead = std::max(best_lead[static_cast<std::size_t>(offered)],
                              best_lead[static_cast<std::size_t>(balconia::next_face(offered))]);
    best.offer(Action::select(first), -lead);
  }
  return best.action();
}

}  // namespace

Action choose_randomly(const Balconia& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                       const Thinking& /*thinking*/) {
  Balconia::ActionList actions;
  game.legal(knowledge.state, actions);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

Action choose_sensibly(const Balconia& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                       const Thinking& /*thinking*/) {
  const State& state = knowledge.state;  // a seat's knowledge is complete (B-11)
  if (state.phase == Phase::kSelect) return select_sensibly(game, state, rng);
  Balconia::ActionList actions;
  game.legal(state, actions);
  Best<Action> best(rng);
  for (const Action action : actions) {
    best.offer(action, lead_after(game, state, action.cell, action.number));
  }
  return best.action();
}

}  // namespace loggia::bots
