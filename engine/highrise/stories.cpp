#include "engine/highrise/stories.h"

#include <algorithm>
#include <utility>

#include "engine/highrise/chance.h"

namespace loggia::highrise {
namespace {

// Steps for each thing that may change. Checked against full enumeration in stories_test.cpp.
constexpr std::size_t kSweeps = 12;
// How much a story loses for each misfit: visited now and then, but no place to stay. A long walk
// makes it more: see Stories::walk().
constexpr double kMisfit = 1.0 / 1024;
// Most stories fit at once or after a few tries; the longest matches of four need to be mended.
constexpr int kFirstTries = 1000;
constexpr int kMostTries = 20'000;
// About as many cards as a hand holds.
constexpr std::size_t kLate = 8;

}  // namespace

Stories::Stories(const Knowledge& knowledge, Rng& rng) : knowledge_(knowledge) {
  lay_out();
  for (int tries = kFirstTries; tries > 0 && (tries == kFirstTries || !fits()); --tries) {
    const Story story = first_story(knowledge_, rng);
    const Telling telling = follow(story, knowledge_, knowledge_.clues.size());
    if (tries == kFirstTries || telling.misfits < telling_.misfits) {
      story_ = story;
      telling_ = telling;
    }
  }
  steps_ = kSweeps * (hidden_.size() + story_.thefts.size());
  misfit_ = std::min(kMisfit, 1 / std::max(1.0, static_cast<double>(steps_)));
  for (int tries = kMostTries; tries > 0 && !fits(); --tries) {
    mend_first(rng);
    step(rng);  // for cards that were stolen away, and out of dead ends
  }
}

void Stories::lay_out() {
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

bool Stories::accept(Rng& rng) {
  const Telling next = follow(story_, knowledge_, knowledge_.clues.size());
  double ratio = next.weight / telling_.weight;
  for (int i = telling_.misfits; i < next.misfits; ++i) ratio *= misfit_;
  for (int i = next.misfits; i < telling_.misfits; ++i) ratio /= misfit_;
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
  // By whole walks: to stop at the first story that fits would favour those near the misfits. There
  // are many more stories that do not fit, and a walk that is lost among them may not come back, so
  // each begins anew. No step leads to a misfit with more than 1 / steps_, weights aside: one walk
  // in e, at the least, meets none.
  const Story start = story_;
  const Telling start_telling = telling_;
  do {
    story_ = start;
    telling_ = start_telling;
    for (std::size_t i = 0; i < steps_; ++i) step(rng);
  } while (!fits());
}

// Tries to bring the card that the first misfit lacks to where it must have come from: a draw of
// that hand, or of one that it stole from.
void Stories::mend_first(Rng& rng) {
  const Clue& lacking = knowledge_.clues[telling_.first_misfit];
  const Card card = *lacking.card;
  const Story before = story_;
  const auto theft = pick_theft(lacking, rng);
  const std::size_t until = theft ? theft->clue : telling_.first_misfit;
  if (!theft) {
    if (!bring(card, lacking.seat, until, rng)) return;
  } else {
    const Clue& stolen = knowledge_.clues[until];
    const auto robbed = static_cast<std::size_t>(stolen.seat);
    if (follow(story_, knowledge_, until).hands[robbed][static_cast<std::size_t>(card)] <= 0 &&
        !bring(card, stolen.seat, until, rng)) {
      return;
    }
    Story::Theft& taken = story_.thefts[theft->number];
    taken.rank = rank_of(card, follow(story_, knowledge_, until).hands[robbed], taken.choices);
  }
  if (!accept(rng)) story_ = before;
}

// An unseen theft by the hand that lacks a card, before it did; or none, if it drew the card
// itself.
std::optional<Stories::Taken> Stories::pick_theft(const Clue& lacking, Rng& rng) const {
  if (pick(2, rng) == 0) return std::nullopt;
  FixedList<Taken, kMostThefts> thefts;
  std::size_t number = 0;
  for (std::size_t i = 0; i < telling_.first_misfit; ++i) {
    const Clue& clue = knowledge_.clues[i];
    if (clue.kind != Clue::Kind::kTheft || clue.card) continue;
    if (clue.by == lacking.seat) thefts.push_back({.clue = i, .number = number});
    ++number;
  }
  if (thefts.empty()) return std::nullopt;
  return thefts[thefts.size() - 1 - pick(std::min(thefts.size(), kLate), rng)];
}

// Swaps a card of this kind into a draw of that hand, not seen, before the clue of that number.
bool Stories::bring(Card card, Seat hand, std::size_t until, Rng& rng) {
  FixedList<Hidden, kMostClues + kMostCards> drawn;
  Hidden at{0, 0};
  int left = knowledge_.decks[0].size;
  for (std::size_t i = 0; i < until; ++i) {
    const Clue& clue = knowledge_.clues[i];
    if (clue.kind != Clue::Kind::kDraw) continue;
    for (; left == 0; left = knowledge_.decks[at.deck].size) ++at.deck;
    if (!clue.card && clue.seat == hand) drawn.push_back(at);
    ++at.at;
    --left;
  }
  if (drawn.empty()) return false;
  // Mostly among the last cards of both, for those were hardly played on; sometimes anywhere.
  const bool is_late = pick(4, rng) != 0;
  const std::size_t among = is_late ? std::min(drawn.size(), kLate) : drawn.size();
  const Hidden chosen = drawn[drawn.size() - 1 - pick(among, rng)];
  const Range range = ranges_[chosen.deck];
  const std::size_t size = range.end - range.begin;
  const std::size_t offset = is_late || size == 0 ? 0 : pick(size, rng);
  for (std::size_t i = 0; i < size; ++i) {
    Card& other = story_.cards[hidden_[range.begin + ((offset + size - 1 - i) % size)].at];
    if (other != card) continue;
    std::swap(story_.cards[chosen.at], other);
    return true;
  }
  return false;
}

}  // namespace loggia::highrise
