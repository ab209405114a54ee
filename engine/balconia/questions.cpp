#include "engine/balconia/questions.h"

#include "engine/balconia/facade.h"

namespace loggia::balconia {
namespace {

int score_in_sight(const Balconia& game, const State& state, Seat seat) {
  if (game.options().open_facades) return game.score(state).totals[seat];
  return game.running_score(state, seat);
}

}  // namespace

Prospects prospects(const Balconia& game, const State& state) {
  Prospects prospects;
  if (state.phase != Phase::kPlace) return prospects;
  const Seat placer = other(state.selector);
  const int before = score_in_sight(game, state, placer);
  Balconia::ActionList actions;
  game.legal(state, actions);
  for (const Action action : actions) {
    State after = state;
    game.apply(after, action);
    prospects.push_back({action, score_in_sight(game, after, placer) - before});
  }
  return prospects;
}

Mask watchers(const Balconia& game, const State& state, Seat owner, Cell cell) {
  const Facade facade(game.set(), state, owner);
  Mask watching = 0;
  for (const int balcony : bits(state.balconies)) {
    if (contains(facade.looks_at(static_cast<Cell>(balcony)), cell)) watching |= bit(balcony);
  }
  return watching;
}

Mask watched(const Balconia& game, const State& state, Seat owner, Cell balcony) {
  if (!contains(state.balconies, balcony)) return 0;
  return Facade(game.set(), state, owner).looks_at(balcony);
}

}  // namespace loggia::balconia
