// Turns, what may be played and what happens. Why an action is refused is in check.cpp, who sees
// what in view.cpp.
#include "engine/highrise/highrise.h"

#include <algorithm>
#include <bit>

#include "engine/highrise/course.h"

namespace loggia::highrise {
namespace {

constexpr auto kTellNobody = [](Consequence) {};

}  // namespace

State Highrise::start() const {
  State state;
  state.deck = deck_.cards;
  state.seat = options_.first;
  return state;
}

Turn Highrise::turn(const State& state) {
  switch (state.phase) {
    case Phase::kDeal:
    case Phase::kDraw:
    case Phase::kTheft:
    case Phase::kRefill: return Turn::chance();
    case Phase::kPlay: return Turn::of(state.seat);
    case Phase::kOver: break;
  }
  return Turn::over();
}

Seat Highrise::robbed(const State& state) const {
  for (int i = 1;; ++i) {  // H-19: starting with the seat after the player
    const Seat seat = seat_after(state.seat, i, options_.players);
    if (contains(state.to_rob, index(seat))) return seat;
  }
}

void Highrise::legal(const State& state, ActionList& actions) const {
  actions.clear();
  if (state.phase != Phase::kPlay) return;
  for (Plays left = legal_plays(state, options_); left != 0; left &= left - 1) {
    actions.push_back(play_at(std::countr_zero(left), state, options_));
  }
}

void Highrise::chances(const State& state, ChanceList& chances) const {
  chances.clear();
  if (!turn(state).is_chance()) return;
  const bool is_theft = state.phase == Phase::kTheft;
  const Seat from = is_theft ? robbed(state) : state.seat;
  const Pile& pile = is_theft ? state.hand(from) : state.stock();
  for (int i = 0; i < kCards; ++i) {
    const Card card = card_at(i);
    if (!pile.has(card)) continue;
    chances.push_back(
        {is_theft ? Action::theft(from, state.seat, card) : Action::draw(state.seat, card),
         static_cast<std::uint32_t>(pile[card])});
  }
}

void Highrise::apply(State& state, Action action) const {
  Course(deck_, options_, state, kTellNobody).apply(action);
}

void Highrise::consequences(const State& state, Action action,
                            ConsequenceList& consequences) const {
  consequences.clear();
  State after = state;
  Course(deck_, options_, after, [&](Consequence consequence) {
    consequences.push_back(consequence);
  }).apply(action);
}

Outcome Highrise::outcome(const State& state) const {
  Outcome outcome;
  int most = 0;
  for (const Seat seat : seats_of(options_.players)) {
    const int floors = state.tower(seat).height();
    outcome.scores[seat] = floors;
    most = std::max(most, floors);
  }
  // Who completes the last floor has more than anybody (H-08); else most floors win (H-23).
  for (const Seat seat : seats_of(options_.players)) {
    if (outcome.scores[seat] == most) {
      outcome.winners = static_cast<std::uint8_t>(outcome.winners | bit(index(seat)));
    }
  }
  return outcome;
}

int Highrise::playout(State& state, Rng& rng) const {
  int actions = 0;
  Course course(deck_, options_, state, kTellNobody);
  for (; state.phase != Phase::kOver; ++actions) {
    if (state.phase == Phase::kPlay) {
      const Plays found = legal_plays(state, options_);
      const auto chosen = rng.below(static_cast<std::uint32_t>(std::popcount(found)));
      course.apply(play_at(nth_play(found, static_cast<int>(chosen)), state, options_));
    } else if (state.phase == Phase::kTheft) {
      const Seat from = robbed(state);
      const Pile& hand = state.hand(from);
      const Card card = hand.nth(static_cast<int>(rng.below(hand.size)));
      course.apply(Action::theft(from, state.seat, card));
    } else {
      const Pile& stock = state.stock();
      const Card card = stock.nth(static_cast<int>(rng.below(stock.size)));
      course.apply(Action::draw(state.seat, card));
    }
  }
  return actions;
}

}  // namespace loggia::highrise
