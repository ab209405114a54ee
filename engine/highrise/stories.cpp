#include "engine/highrise/stories.h"

#include <algorithm>
#include <utility>

namespace loggia::highrise {
namespace {

// Steps for each thing that may change. Checked against full enumeration in stories_test.cpp.
constexpr std::size_t kSweeps = 12;
// How much a story loses for each misfit: visited now and then, but no place to stay.
constexpr double kMisfit = 1.0 / 1024;
// One misfit takes a few tries as a rule.
constexpr int kMostTries = 20'000;

double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 11U) * 0x1p-53; }

std::size_t pick(std::size_t size, Rng& rng) { return rng.below(static_cast<std::uint32_t>(size)); }

// The card of this rank in a hand, counting by kinds.
Card ranked(const Telling::Hand& hand, int rank) {
  for (int kind = 0; kind < kCards; ++kind) {
    rank -= std::max<int>(0, hand[static_cast<std::size_t>(kind)]);
    if (rank < 0) return card_at(kind);
  }
  return Card::kVan;  // where counts below 0 hide cards: the story does not fit anyway
}

}  // namespace

void follow(const Story& story, Viewer viewer, const Clue& clue, std::size_t number,
            Telling& telling) {
  Telling::Hand& from = telling.hands[static_cast<std::size_t>(clue.seat)];
  Telling::Hand& to = telling.hands[static_cast<std::size_t>(clue.by)];
  bool is_misfit = false;
  if (clue.kind == Clue::Kind::kDraw) {
    const Card card = story.cards[telling.drawn++];
    ++from[static_cast<std::size_t>(card)];
    is_misfit = clue.card && *clue.card != card;
  } else if (clue.kind == Clue::Kind::kTheft && !clue.card) {
    const Card card = ranked(from, story.thefts[telling.thefts++].rank);
    --from[static_cast<std::size_t>(card)];
    ++to[static_cast<std::size_t>(card)];
  } else {
    const auto card = static_cast<std::size_t>(*clue.card);
    if (clue.kind == Clue::Kind::kTheft) ++to[card];
    if (viewer == clue.seat) return;  // who knew the own hand
    if (clue.kind == Clue::Kind::kTheft) telling.weight *= std::max<int>(1, from[card]);
    is_misfit = from[card] <= 0;
    --from[card];
  }
  if (is_misfit && telling.misfits++ == 0) telling.first_misfit = number;
}

Stories::Stories(const Knowledge& knowledge)
    : knowledge_(knowledge), story_(knowledge.story), telling_(knowledge.telling) {
  std::size_t at = 0;
  std::size_t clue = 0;
  for (std::size_t deck = 0; deck < knowledge_.decks.size(); ++deck) {
    Range range{static_cast<std::uint16_t>(hidden_.size()), 0};
    for (int i = 0; i < knowledge_.decks[deck].size; ++i, ++at) {
      const auto& clues = knowledge_.clues;
      while (clue < clues.size() && clues[clue].kind != Clue::Kind::kDraw) ++clue;
      const bool is_seen = clue < clues.size() && clues[clue].card;
      if (clue < clues.size()) ++clue;
      if (is_seen) continue;
      hidden_.push_back({static_cast<std::uint16_t>(at), static_cast<std::uint8_t>(deck)});
    }
    range.end = static_cast<std::uint16_t>(hidden_.size());
    ranges_.push_back(range);
  }
}

Telling Stories::told() const {
  Telling telling;
  std::size_t number = 0;
  for (const Clue& clue : knowledge_.clues) {
    follow(story_, knowledge_.viewer, clue, number++, telling);
  }
  return telling;
}

bool Stories::accept(Rng& rng) {
  const Telling next = told();
  double ratio = next.weight / telling_.weight;
  for (int i = telling_.misfits; i < next.misfits; ++i) ratio *= kMisfit;
  for (int i = next.misfits; i < telling_.misfits; ++i) ratio /= kMisfit;
  if (uniform(rng) >= ratio) return false;
  telling_ = next;
  return true;
}

void Stories::step(Rng& rng) {
  const std::size_t chosen = pick(hidden_.size() + story_.thefts.size(), rng);
  if (chosen < hidden_.size()) {
    const Range range = ranges_[hidden_[chosen].deck];
    const std::size_t other = range.begin + pick(range.end - range.begin, rng);
    Card& one = story_.cards[hidden_[chosen].at];
    Card& two = story_.cards[hidden_[other].at];
    if (one == two) return;
    std::swap(one, two);
    if (!accept(rng)) std::swap(one, two);
  } else {
    Story::Theft& theft = story_.thefts[chosen - hidden_.size()];
    const Story::Theft before = theft;
    theft.rank = static_cast<std::uint8_t>(pick(theft.choices, rng));
    if (theft.rank != before.rank && !accept(rng)) theft = before;
  }
}

void Stories::walk(Rng& rng) {
  const std::size_t steps = kSweeps * (hidden_.size() + story_.thefts.size());
  // By whole walks: to stop at the first story that fits would favour those near the misfits.
  do {
    for (std::size_t i = 0; i < steps; ++i) step(rng);
  } while (telling_.misfits > 0);
}

bool Stories::mend(Rng& rng) {
  telling_ = told();
  for (int tries = 0; tries < kMostTries && telling_.misfits > 0; ++tries) {
    mend_first(rng);
    step(rng);  // for cards that came by a theft, and out of dead ends
  }
  return telling_.misfits == 0;
}

// Tries to bring the card that the first misfit lacks to where it must have come from.
void Stories::mend_first(Rng& rng) {
  const Clue& lacking = knowledge_.clues[telling_.first_misfit];
  // What that hand drew before and was not seen; or just the draw that was.
  FixedList<Hidden, kMostClues + kMostCards> drawn;
  Hidden card{0, 0};
  int left = knowledge_.decks[0].size;
  for (std::size_t i = 0; i <= telling_.first_misfit; ++i) {
    const Clue& clue = knowledge_.clues[i];
    if (clue.kind != Clue::Kind::kDraw) continue;
    for (; left == 0; left = knowledge_.decks[card.deck].size) ++card.deck;
    const bool may_be_it = lacking.kind == Clue::Kind::kDraw
                               ? i == telling_.first_misfit
                               : !clue.card && clue.seat == lacking.seat;
    if (may_be_it) drawn.push_back(card);
    ++card.at;
    --left;
  }
  if (drawn.empty()) return;
  const Hidden chosen = drawn[pick(drawn.size(), rng)];
  const Range range = ranges_[chosen.deck];
  // From anywhere in the same deck, beginning anywhere.
  const std::size_t size = range.end - range.begin;
  const std::size_t offset = size == 0 ? 0 : pick(size, rng);
  for (std::size_t i = 0; i < size; ++i) {
    Card& one = story_.cards[chosen.at];
    Card& two = story_.cards[hidden_[range.begin + ((offset + i) % size)].at];
    if (two != *lacking.card) continue;
    std::swap(one, two);
    if (!accept(rng)) std::swap(one, two);
    return;
  }
}

}  // namespace loggia::highrise
