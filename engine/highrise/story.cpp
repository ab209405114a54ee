#include "engine/highrise/story.h"

#include <algorithm>

#include "engine/highrise/chance.h"

namespace loggia::highrise {
namespace {

// The card of this rank in a hand, counting by kinds.
Card ranked(const Telling::Hand& hand, int rank) {
  for (int kind = 0; kind < kCards; ++kind) {
    rank -= std::max<int>(0, hand[static_cast<std::size_t>(kind)]);
    if (rank < 0) return card_at(kind);
  }
  return Card::kVan;  // where counts below 0 hide cards: the story does not fit anyway
}

class FirstStory {
 public:
  FirstStory(const Knowledge& knowledge, Rng& rng) : knowledge_(knowledge), rng_(rng) {}

  Story tell() {
    lay_out_decks();
    for (const Clue& clue : knowledge_.clues) settle_by(clue);
    for (std::size_t i = 0; i < decks_end_; ++i) {
      Slot& slot = slots_[i];
      if (!slot.is_settled) settle(slot, any_of(rest_[slot.deck]));
      story_.cards.push_back(slot.card);
    }
    rank_thefts();
    return story_;
  }

 private:
  // A card in somebody's hand: drawn, or brought there by a theft the viewer saw.
  struct Slot {
    std::uint8_t deck = 0;
    bool is_settled = false;
    Card card{};
  };
  using SlotNumber = std::uint16_t;
  using Hand = FixedList<SlotNumber, kMostCards>;

  void lay_out_decks() {
    for (const Pile& deck : knowledge_.decks) {
      const auto number = static_cast<std::uint8_t>(rest_.size());
      rest_.push_back(deck);
      for (int i = 0; i < deck.size; ++i) slots_.push_back({.deck = number});
    }
    decks_end_ = slots_.size();
    std::size_t drawn = 0;
    for (const Clue& clue : knowledge_.clues) {
      if (clue.kind != Clue::Kind::kDraw) continue;
      if (clue.card) settle(slots_[drawn], *clue.card);
      ++drawn;
    }
  }

  void settle(Slot& slot, Card card) {
    slot.is_settled = true;
    slot.card = card;
    rest_[slot.deck].remove(card);
  }

  Card any_of(const Pile& pile) { return pile.nth(static_cast<int>(rng_.below(pile.size))); }

  Hand& hand(Seat seat) { return hands_[static_cast<std::size_t>(seat)]; }

  void settle_by(const Clue& clue) {
    const Viewer viewer = knowledge_.viewer;
    if (clue.kind == Clue::Kind::kDraw) {
      if (viewer != clue.seat) hand(clue.seat).push_back(static_cast<SlotNumber>(drawn_));
      ++drawn_;
    } else if (clue.kind == Clue::Kind::kPlay || viewer == clue.by) {
      give_up(hand(clue.seat), *clue.card);
    } else if (viewer == clue.seat) {
      hand(clue.by).push_back(static_cast<SlotNumber>(slots_.size()));
      slots_.push_back({.deck = 0, .is_settled = true, .card = *clue.card});
    } else {
      Hand& robbed = hand(clue.seat);
      story_.thefts.push_back({.rank = 0, .choices = static_cast<std::uint8_t>(robbed.size())});
      const SlotNumber taken = remove(robbed, pick(robbed.size(), rng_));
      stolen_.push_back(taken);
      hand(clue.by).push_back(taken);
    }
  }

  static SlotNumber remove(Hand& hand, std::size_t place) {
    const SlotNumber gone = hand[place];
    hand[place] = hand.back();
    hand.pop_back();
    return gone;
  }

  // How likely a slot is to hold the card.
  [[nodiscard]] double likelihood(const Slot& slot, Card card) const {
    if (slot.is_settled) return slot.card == card ? 1 : 0;
    const Pile& rest = rest_[slot.deck];
    return static_cast<double>(rest[card]) / rest.size;
  }

  // A card of this kind leaves a hand. Where none can be it, any goes: a misfit.
  void give_up(Hand& slots, Card card) {
    double total = 0;
    for (const SlotNumber number : slots) total += likelihood(slots_[number], card);
    double left = uniform(rng_) * total;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const double likely = likelihood(slots_[slots[i]], card);
      if (likely > 0) chosen = i;
      left -= likely;
      if (left < 0) break;
    }
    Slot& slot = slots_[remove(slots, chosen)];
    if (!slot.is_settled && rest_[slot.deck].has(card)) settle(slot, card);
  }

  // Which card of the hand each theft took, counting by kinds, now that all are known.
  void rank_thefts() {
    Telling telling;
    for (std::size_t i = 0; i < knowledge_.clues.size(); ++i) {
      const Clue& clue = knowledge_.clues[i];
      if (clue.kind == Clue::Kind::kTheft && !clue.card) {
        Story::Theft& theft = story_.thefts[telling.thefts];
        theft.rank = rank_of(slots_[stolen_[telling.thefts]].card,
                             telling.hands[static_cast<std::size_t>(clue.seat)], theft.choices);
      }
      follow(story_, knowledge_.viewer, clue, i, telling);
    }
  }

  const Knowledge& knowledge_;
  Rng& rng_;
  Story story_;
  FixedList<Pile, kMostDecks> rest_;  // of each deck, the cards not settled yet
  FixedList<Slot, kMostClues + kMostCards + kMostClues> slots_;
  std::array<Hand, kMaxSeats> hands_;
  FixedList<SlotNumber, kMostThefts> stolen_;
  std::size_t decks_end_ = 0;
  std::size_t drawn_ = 0;
};

}  // namespace

std::uint8_t rank_of(Card card, const Telling::Hand& hand, int choices) {
  int rank = 0;
  for (std::size_t kind = 0; kind < static_cast<std::size_t>(card); ++kind) {
    rank += std::max<int>(0, hand[kind]);
  }
  return static_cast<std::uint8_t>(std::min(rank, choices - 1));
}

void follow(const Story& story, Viewer viewer, const Clue& clue, std::size_t number,
            Telling& telling) {
  Telling::Hand& from = telling.hands[static_cast<std::size_t>(clue.seat)];
  Telling::Hand& to = telling.hands[static_cast<std::size_t>(clue.by)];
  if (clue.kind == Clue::Kind::kDraw) {
    const Card card = story.cards[telling.drawn++];
    ++from[static_cast<std::size_t>(card)];
  } else if (clue.kind == Clue::Kind::kTheft && !clue.card) {
    const Card card = ranked(from, story.thefts[telling.thefts++].rank);
    --from[static_cast<std::size_t>(card)];
    ++to[static_cast<std::size_t>(card)];
  } else {
    const auto card = static_cast<std::size_t>(*clue.card);
    if (clue.kind == Clue::Kind::kTheft) ++to[card];
    if (viewer == clue.seat) return;  // who knew the own hand
    if (clue.kind == Clue::Kind::kTheft) telling.weight *= std::max<int>(1, from[card]);
    if (from[card] <= 0 && telling.misfits++ == 0) telling.first_misfit = number;
    --from[card];
  }
}

Telling follow(const Story& story, const Knowledge& knowledge, std::size_t until) {
  Telling telling;
  for (std::size_t i = 0; i < until; ++i) {
    follow(story, knowledge.viewer, knowledge.clues[i], i, telling);
  }
  return telling;
}

Story first_story(const Knowledge& knowledge, Rng& rng) {
  return FirstStory(knowledge, rng).tell();
}

}  // namespace loggia::highrise
