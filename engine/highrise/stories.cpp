#include "engine/highrise/stories.h"

#include <algorithm>
#include <utility>

#include "engine/highrise/chance.h"
#include "engine/highrise/particle_filter.h"

namespace loggia::highrise {
namespace {

// Steps for each thing that may change. Checked against full enumeration in stories_test.cpp.
constexpr std::size_t kSweeps = 12;
// A stroll is so many times shorter than a walk.
constexpr std::size_t kStrolls = 6;
// How much a story loses for each misfit: visited now and then, but no place to stay. A long walk
// makes it more: see Stories::walk().
constexpr double kMisfit = 1.0 / 1024;

}  // namespace

Stories::Stories(const Knowledge& knowledge, Rng& rng) : knowledge_(knowledge) {
  lay_out();
  const auto first = first_story(knowledge, rng);
  is_found_ = first.has_value();
  if (!is_found_) return;
  story_ = *first;
  telling_ = follow(story_, knowledge_);
  steps_ = kSweeps * (hidden_.size() + story_.thefts.size());
  misfit_ = std::min(kMisfit, 1 / std::max(1.0, static_cast<double>(steps_)));
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
  const Telling next = follow(story_, knowledge_);
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
    Card& theft = story_.thefts[chosen - hidden_.size()];
    const Card before = theft;
    theft = card_at(static_cast<int>(pick(kCards, rng)));
    if (theft != before && !accept(rng)) theft = before;
  }
}

// By whole walks: to stop at the first story that fits would favour those near the misfits. There
// are many more stories that do not fit, and a walk that is lost among them may not come back, so
// each begins anew. No step leads to a misfit with more than 1 / steps_, weights aside: one walk in
// e, at the least, meets none. (This favours, a little, where few walks get lost.)
void Stories::walk(Rng& rng) {
  go(steps_, rng);
  while (telling_.misfits > 0) {
    go_back();
    go(steps_, rng);
  }
}

void Stories::stroll(Rng& rng) {
  go(steps_ / kStrolls, rng);
  if (telling_.misfits > 0) go_back();
}

void Stories::go(std::size_t steps, Rng& rng) {
  start_ = story_;
  start_telling_ = telling_;
  for (std::size_t i = 0; i < steps; ++i) step(rng);
}

void Stories::go_back() {
  story_ = start_;
  telling_ = start_telling_;
}

State Stories::table() const {
  State state = knowledge_.table;
  for (const Seat seat : seats_of(kMaxSeats)) {
    if (knowledge_.viewer == seat) continue;
    std::ranges::copy(telling_.hands[seat], state.hands[seat].counts.begin());
  }
  for (std::size_t i = telling_.drawn; i < story_.cards.size(); ++i) {
    ++state.deck.counts[static_cast<std::size_t>(story_.cards[i])];
  }
  return state;
}

}  // namespace loggia::highrise
