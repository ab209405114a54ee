// The course of a match: what an action does, and what happens by itself after it. Tells every
// Consequence to a function, which may be one that does nothing.
#pragma once

#include "engine/highrise/options.h"
#include "engine/highrise/plays.h"
#include "engine/highrise/state.h"

namespace loggia::highrise {

template <class Tell>
class Course {
 public:
  Course(const Deck& deck, const Options& options, State& state, Tell tell)
      : deck_(deck), options_(options), state_(state), tell_(tell) {}

  void apply(Action action) {
    switch (action.kind) {
      case Action::Kind::kDraw: draw(action.card); return;
      case Action::Kind::kTheft: take(action); return;
      case Action::Kind::kEnd: refill(); return;
      default: break;
    }
    state_.has_moved = true;
    play(action);
  }

 private:
  void play(Action action) {
    Pile& hand = state_.hand(state_.seat);
    Tower& tower = state_.tower(state_.seat);
    switch (action.kind) {
      case Action::Kind::kBuild:
        hand.remove(action.card);
        hand.remove(action.other);
        raise(tower, Floor(value_of(action.card), action.other == Card::kJoker));
        break;
      case Action::Kind::kSteal: {
        hand.remove(action.card);
        const Floor gone = state_.tower(action.seat).pop();
        const int played = value_of(action.card);
        state_.lay_aside(gone.card(played));
        raise(tower, Floor(played, gone.card(kFloorSum - played) == Card::kJoker));  // H-13
        break;
      }
      case Action::Kind::kDog:
        hand.remove(Card::kDog);
        tower.floor(action.floor).set_dog();
        break;
      case Action::Kind::kBone:
        spend(Card::kBone);
        state_.tower(action.seat).floor(action.floor).remove_dog();
        state_.lay_aside(Card::kDog);
        break;
      case Action::Kind::kHammer:
        spend(Card::kHammer);
        demolish(state_.tower(action.seat));
        break;
      case Action::Kind::kBall:
        spend(Card::kBall);
        demolish(state_.tower(action.seat));
        break;
      case Action::Kind::kMilkshake:
        hand.remove(Card::kMilkshake);
        ++state_.milkshakes[action.seat];
        break;
      case Action::Kind::kThief:
        spend(Card::kThief);
        rob(1U << static_cast<unsigned>(action.seat));
        break;
      case Action::Kind::kSuperThief:
        spend(Card::kSuperThief);
        rob(seats_with_cards());
        break;
      case Action::Kind::kVan:
        hand.remove(Card::kVan);
        state_.van_in_centre = true;
        break;
      case Action::Kind::kDraw:
      case Action::Kind::kTheft:
      case Action::Kind::kEnd: break;
    }
  }

  // A card that is played and discarded.
  void spend(Card card) {
    state_.hand(state_.seat).remove(card);
    state_.lay_aside(card);
  }

  void raise(Tower& tower, Floor floor) {
    tower.push(floor);
    if (tower.height() == options_.floors) state_.phase = Phase::kOver;  // H-08: at once
  }

  // What is played lies under what it takes away, and the dog that guarded it on top of all (H-24).
  void demolish(Tower& tower) {
    const Floor gone = tower.pop();
    state_.lay_aside(gone.card(gone.low()));
    state_.lay_aside(gone.card(gone.high()));
    if (gone.has_dog()) state_.lay_aside(Card::kDog);  // H-17
  }

  [[nodiscard]] unsigned seats_with_cards() const {
    unsigned seats = 0;
    for (const Seat seat : seats_of(options_.players)) {
      if (seat != state_.seat && state_.hand(seat).size > 0) {
        seats |= 1U << static_cast<unsigned>(seat);
      }
    }
    return seats;
  }

  void rob(unsigned seats) {
    state_.to_rob = static_cast<std::uint8_t>(seats);
    state_.phase = Phase::kTheft;
  }

  void take(Action action) {
    state_.hand(action.seat).remove(action.card);
    state_.hand(action.by).add(action.card);
    state_.to_rob &= static_cast<std::uint8_t>(~(1U << static_cast<unsigned>(action.seat)));
    if (state_.to_rob == 0) state_.phase = Phase::kPlay;
  }

  void draw(Card card) {
    if (state_.deck.size == 0) {  // H-07
      state_.deck = state_.discard;
      state_.discard = Pile();
      state_.discard_top.reset();
      tell_(Consequence{.kind = Consequence::Kind::kReshuffle});
    }
    state_.deck.remove(card);
    state_.hand(state_.seat).add(card);
    if (state_.phase == Phase::kDeal) {
      state_.seat = seat_after(state_.seat, 1, options_.players);
      if (state_.hand(state_.seat).size >= deck_.dealt) begin_turn();
      return;
    }
    state_.has_moved = true;
    if (state_.phase == Phase::kDraw) {
      state_.phase = Phase::kPlay;
    } else {
      refill();
    }
  }

  void begin_turn() {
    std::uint8_t* waiting = &state_.milkshakes[state_.seat];
    while (*waiting > 0) {  // H-20: ends, for each pass discards a milkshake
      --*waiting;
      state_.lay_aside(Card::kMilkshake);
      tell_(Consequence{.kind = Consequence::Kind::kLostTurn, .seat = state_.seat});
      state_.idle_turns = 0;
      if (is_last_turn()) return;
      state_.seat = seat_after(state_.seat, 1, options_.players);
      waiting = &state_.milkshakes[state_.seat];
    }
    state_.has_moved = false;
    const bool draws = state_.hand(state_.seat).size < deck_.full && state_.stock().size > 0;
    state_.phase = draws ? Phase::kDraw : Phase::kPlay;  // H-04
  }

  // H-06, one card at a time, until the turn is over.
  void refill() {
    if (state_.hand(state_.seat).size < deck_.refill && state_.stock().size > 0) {
      state_.phase = Phase::kRefill;
    } else {
      end_turn();
    }
  }

  void end_turn() {
    state_.idle_turns = state_.has_moved ? 0 : static_cast<std::uint16_t>(state_.idle_turns + 1);
    const bool has_van = state_.van_in_centre;
    if (has_van) {  // H-21
      state_.van_in_centre = false;
      state_.lay_aside(Card::kVan);
    }
    if (is_last_turn()) return;
    if (state_.idle_turns >= options_.stall_rounds * options_.players) {
      tell_(Consequence{.kind = Consequence::Kind::kStalled});
      state_.phase = Phase::kOver;
      return;
    }
    if (has_van) {
      for (int i = 1; i < options_.players; ++i) {
        tell_(Consequence{.kind = Consequence::Kind::kMissedTurn,
                          .seat = seat_after(state_.seat, i, options_.players)});
      }
    } else {
      state_.seat = seat_after(state_.seat, 1, options_.players);
    }
    begin_turn();
  }

  // Counts a completed turn; whether the limit ends the match with it (H-23).
  bool is_last_turn() {
    ++state_.turns;
    if (!options_.turn_limit || state_.turns < *options_.turn_limit) return false;
    tell_(Consequence{.kind = Consequence::Kind::kTurnLimit});
    state_.phase = Phase::kOver;
    return true;
  }

  const Deck& deck_;
  const Options& options_;
  State& state_;
  Tell tell_;
};

}  // namespace loggia::highrise
