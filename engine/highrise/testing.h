// Support for the tests of High-Rises: the standard deck, other decks, random choices, every action
// there could be.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "engine/highrise/highrise.h"

namespace loggia::highrise {

inline Pile pile_of(std::initializer_list<std::pair<Card, int>> cards) {
  Pile pile;
  for (const auto& [card, count] : cards) {
    for (int i = 0; i < count; ++i) pile.add(card);
  }
  return pile;
}

// H-01
inline Deck standard_deck() {
  Deck deck;
  deck.cards = pile_of({{Card::kJoker, 4},
                        {Card::kDog, 4},
                        {Card::kBone, 2},
                        {Card::kHammer, 3},
                        {Card::kBall, 1},
                        {Card::kMilkshake, 3},
                        {Card::kVan, 1},
                        {Card::kThief, 3},
                        {Card::kSuperThief, 1}});
  for (int value = 1; value <= kNumbers; ++value) {
    for (int i = 0; i < 4; ++i) deck.cards.add(number_card(value));
  }
  return deck;
}

// A deck with other counts than the box has, and a table with other options.
inline Highrise random_game(Rng& rng) {
  Deck deck = standard_deck();
  if (rng.below(2) == 0) {
    deck.cards = Pile();
    for (int i = 0; i < kCards; ++i) {
      for (auto n = rng.below(6); n > 0; --n) deck.cards.add(card_at(i));
    }
    deck.dealt = 1 + static_cast<int>(rng.below(3));
    while (deck.cards.size < kMaxSeats * deck.dealt) deck.cards.add(Card::kOne);
    deck.full = 1 + static_cast<int>(rng.below(10));
    deck.refill = static_cast<int>(rng.below(5));
  }
  Options options;
  options.players = 2 + static_cast<int>(rng.below(3));
  options.first = seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(options.players))));
  options.floors = 1 + static_cast<int>(rng.below(kMostFloors));
  options.turn_limit = 1 + rng.below(300);
  options.stall_rounds = 1 + static_cast<int>(rng.below(4));
  return {deck, options};
}

// Where every card is: in hands, piles, towers, before seats and in the centre.
inline Pile all_cards(const State& state) {
  Pile all;
  const auto add = [&](const Pile& pile) {
    for (int i = 0; i < kCards; ++i) {
      for (int n = 0; n < pile[card_at(i)]; ++n) all.add(card_at(i));
    }
  };
  add(state.deck);
  add(state.discard);
  if (state.van_in_centre) all.add(Card::kVan);
  for (const Seat seat : seats_of(kMaxSeats)) {
    add(state.hand(seat));
    for (int n = 0; n < state.milkshakes[seat]; ++n) all.add(Card::kMilkshake);
    for (int number = 0; number < state.tower(seat).height(); ++number) {
      const Floor floor = state.tower(seat).floor(number);
      all.add(floor.card(floor.low()));
      all.add(floor.card(floor.high()));
      if (floor.has_dog()) all.add(Card::kDog);
    }
  }
  return all;
}

// A spectator and every seat.
inline std::vector<Viewer> viewers(int players) {
  std::vector<Viewer> viewers = {kSpectator};
  for (const Seat seat : seats_of(players)) viewers.emplace_back(seat);
  return viewers;
}

// A random action, as act_randomly() would take.
inline Action random_action(const Highrise& game, const State& state, Rng& rng) {
  if (Highrise::turn(state).is_chance()) {
    Highrise::ChanceList chances;
    game.chances(state, chances);
    return pick_chance(chances, rng);
  }
  Highrise::ActionList actions;
  game.legal(state, actions);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

// Every action that can be written down, and some that cannot, one more than there are of each
// part.
inline std::vector<Action> all_actions() {
  std::vector<Action> actions;
  for (int card = 0; card <= kCards; ++card) {
    for (int other = 0; other <= kCards; ++other) {
      actions.push_back(Action::build(card_at(card), card_at(other)));
    }
    for (const Seat seat : seats_of(kMaxSeats + 1)) {
      actions.push_back(Action::draw(seat, card_at(card)));
      actions.push_back(Action::steal(card_at(card), seat));
      for (const Seat by : seats_of(kMaxSeats + 1)) {
        actions.push_back(Action::theft(seat, by, card_at(card)));
      }
    }
  }
  for (int floor = 0; floor <= kMostFloors; ++floor) {
    actions.push_back(Action::dog(floor));
    for (const Seat seat : seats_of(kMaxSeats + 1)) {
      actions.push_back(Action::bone(seat, floor));
    }
  }
  for (const Seat seat : seats_of(kMaxSeats + 1)) {
    for (const auto kind : {Action::Kind::kHammer, Action::Kind::kBall, Action::Kind::kMilkshake,
                            Action::Kind::kThief}) {
      actions.push_back(Action::against(kind, seat));
    }
  }
  for (const auto kind : {Action::Kind::kSuperThief, Action::Kind::kVan, Action::Kind::kEnd}) {
    actions.push_back(Action::alone(kind));
  }
  return actions;
}

}  // namespace loggia::highrise
