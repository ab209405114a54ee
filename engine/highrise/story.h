// A story of what may have happened out of a viewer's sight, and how well it fits the clues.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_list.h"
#include "engine/highrise/knowledge.h"

namespace loggia::highrise {

// The cards of every deck in the order in which they were and will be drawn, and the card that each
// unseen theft took.
struct Story {
  FixedList<Card, kMostClues + kMostCards> cards;
  FixedList<Card, kMostThefts> thefts;
};

// A story followed through the clues: where the cards are, and how well it fits.
struct Telling {
  using Hand = PerCard<std::int8_t>;  // below 0 where the story does not fit

  PerSeat<Hand> hands{};
  std::size_t drawn = 0;
  std::size_t thefts = 0;
  int misfits = 0;  // clues that cannot have been so
  double weight = 1;
};

// Follows a story through all clues.
Telling follow(const Story& story, const Knowledge& knowledge);
// Follows it through the first of the clues.
Telling follow(const Story& story, const Knowledge& knowledge, std::size_t clues);

}  // namespace loggia::highrise
