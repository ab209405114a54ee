// H-24: what a seat or a spectator may see. What follows from it is in knowledge.cpp.
#include "engine/highrise/view.h"

#include "engine/highrise/highrise.h"

namespace loggia::highrise {

View Highrise::view(const State& state, Viewer viewer) const {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.seat = state.seat;
  if (state.phase == Phase::kTheft) view.robbed = robbed(state);
  view.towers = state.towers;
  view.milkshakes = state.milkshakes;
  view.deck_size = state.deck.size;
  view.discard = state.discard;
  view.discard_top = state.discard_top;
  view.van_in_centre = state.van_in_centre;
  view.idle_turns = state.idle_turns;
  view.turns = state.turns;
  for (const Seat owner : seats_of(options_.players)) {
    view.hand_sizes[owner] = state.hand(owner).size;
    if (viewer == owner || state.phase == Phase::kOver) {
      view.hands.push_back({.owner = owner, .cards = state.hand(owner)});
    }
  }
  return view;
}

Seen Highrise::redact(Action action, Viewer viewer) {
  const bool is_hidden =
      (action.kind == Action::Kind::kDraw && viewer != action.seat) ||
      (action.kind == Action::Kind::kTheft && viewer != action.seat && viewer != action.by);
  if (is_hidden) action.card = Card{};
  return {.action = action, .is_card_hidden = is_hidden};
}

}  // namespace loggia::highrise
