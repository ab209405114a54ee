// What follows from what somebody saw.
#include "engine/highrise/knowledge.h"

#include <utility>

#include "engine/highrise/highrise.h"
#include "engine/highrise/stories.h"

namespace loggia::highrise {
namespace {

// Every card that is neither on the table nor in the viewer's hand.
Pile unseen_cards(const Deck& deck, const State& table) {
  Pile unseen = deck.cards;
  const auto remove_all = [&](const Pile& pile) {
    for (int i = 0; i < kCards; ++i) {
      for (int n = pile[card_at(i)]; n > 0; --n) unseen.remove(card_at(i));
    }
  };
  remove_all(table.discard);
  if (table.van_in_centre) unseen.remove(Card::kVan);
  for (const Seat seat : seats_of(kMaxSeats)) {
    remove_all(table.hand(seat));  // counts of the viewer's hand alone
    for (int n = table.milkshakes[seat]; n > 0; --n) unseen.remove(Card::kMilkshake);
    for (int floor = 0; floor < table.tower(seat).height(); ++floor) {
      const Floor cards = table.tower(seat).floor(floor);
      unseen.remove(cards.card(cards.low()));
      unseen.remove(cards.card(cards.high()));
      if (cards.has_dog()) unseen.remove(Card::kDog);
    }
  }
  return unseen;
}

// Between two reshuffles each of 120 cards is drawn and played once at most, and stolen at most by
// every thief from three hands.
constexpr std::size_t kMostTheftsOfDeck = 3 * std::size_t{kMostCards};
constexpr std::size_t kMostCluesOfDeck = (2 * std::size_t{kMostCards}) + kMostTheftsOfDeck;

bool is_full(const Knowledge& knowledge) {
  // A fresh start takes a deck and a clue for each card in a hand.
  return knowledge.clues.size() + kMostCards + kMostCluesOfDeck > kMostClues ||
         knowledge.thefts + kMostTheftsOfDeck > kMostThefts ||
         knowledge.decks.size() + 2 > kMostDecks;
}

}  // namespace

Knowledge Highrise::know(Viewer viewer) const {
  Knowledge knowledge;
  knowledge.viewer = viewer;
  knowledge.table = start();
  knowledge.table.deck.counts = {};
  knowledge.decks.push_back(deck_.cards);
  return knowledge;
}

void Highrise::forget(Knowledge& knowledge) const {
  knowledge.clues.clear();
  knowledge.decks.clear();
  knowledge.thefts = 0;
  knowledge.turn_ends = {};
  knowledge.decks.push_back(unseen_cards(deck_, knowledge.table));
  for (const Seat seat : seats_of(options_.players)) {
    if (knowledge.viewer == seat) continue;
    for (int n = knowledge.table.hand(seat).size; n > 0; --n) {
      knowledge.clues.push_back({.kind = Clue::Kind::kDraw, .seat = seat});
    }
  }
}

void Highrise::begin_deck(Knowledge& knowledge) const {
  int hidden_hands = 0;
  for (const Seat seat : seats_of(options_.players)) {
    hidden_hands += knowledge.viewer == seat ? 0 : 1;
  }
  // The deck is empty: whatever was not seen is in somebody's hand. If there is one such hand, it
  // is known whole, and the past says nothing more.
  if (hidden_hands == 1 || is_full(knowledge)) forget(knowledge);
  knowledge.decks.push_back(knowledge.table.discard);
}

void Highrise::observe(Knowledge& knowledge, const Seen& seen) const {
  State& table = knowledge.table;
  const Action action = seen.action;
  const auto card = seen.is_card_hidden ? std::nullopt : std::optional(action.card);
  if (action.kind == Action::Kind::kDraw) {
    if (table.deck.size == 0) begin_deck(knowledge);
    knowledge.clues.push_back({.kind = Clue::Kind::kDraw, .seat = action.seat, .card = card});
  } else if (action.kind == Action::Kind::kTheft) {
    ++knowledge.thefts;
    knowledge.clues.push_back(
        {.kind = Clue::Kind::kTheft, .seat = action.seat, .by = action.by, .card = card});
  } else if (knowledge.viewer != table.seat) {  // one's own hand is no secret
    if (action.kind == Action::Kind::kEnd) {
      knowledge.turn_ends[table.seat] = {.table = table, .clues = knowledge.clues.size()};
    }
    for (const Card played : cards_of(action)) {
      knowledge.clues.push_back({.kind = Clue::Kind::kPlay, .seat = table.seat, .card = played});
    }
  }
  apply(table, action);
  // Of what was not seen, the sizes are right now, and the counts mean nothing.
  table.deck.counts = {};
  for (const Seat seat : seats_of(options_.players)) {
    if (knowledge.viewer != seat) table.hand(seat).counts = {};
  }
}

State Highrise::imagine(const Knowledge& knowledge, Rng& rng) const {
  Stories stories(knowledge, rng);
  if (!stories.is_found()) {
    Knowledge afresh = knowledge;
    forget(afresh);
    return imagine(afresh, rng);
  }
  stories.walk(rng);
  return stories.table();
}

}  // namespace loggia::highrise
