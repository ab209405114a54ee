#include "engine/highrise/story.h"

#include <algorithm>

namespace loggia::highrise {
namespace {

void follow(const Story& story, Viewer viewer, const Clue& clue, Telling& telling) {
  Telling::Hand& from = telling.hands[clue.seat];
  Telling::Hand& to = telling.hands[clue.by];
  if (clue.kind == Clue::Kind::kDraw) {
    ++from[story.cards[telling.drawn++]];
    return;
  }
  const bool is_theft = clue.kind == Clue::Kind::kTheft;
  const Card card = clue.card ? *clue.card : story.thefts[telling.thefts++];
  if (is_theft) ++to[card];
  if (viewer == clue.seat) return;  // who knew their own hand
  if (is_theft) telling.weight *= std::max<int>(1, from[card]);
  if (from[card] <= 0) ++telling.misfits;
  --from[card];
}

}  // namespace

Telling follow(const Story& story, const Knowledge& knowledge) {
  return follow(story, knowledge, knowledge.clues.size());
}

Telling follow(const Story& story, const Knowledge& knowledge, std::size_t clues) {
  Telling telling;
  for (std::size_t i = 0; i < clues; ++i) {
    follow(story, knowledge.viewer, knowledge.clues[i], telling);
  }
  return telling;
}

}  // namespace loggia::highrise
