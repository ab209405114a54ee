// A story of what may have happened out of a viewer's sight, and how well it fits the clues.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_list.h"
#include "engine/core/rng.h"
#include "engine/highrise/knowledge.h"

namespace loggia::highrise {

// The cards of every deck in the order in which they were and will be drawn, and which card each
// unseen theft took, counting the robbed hand by kinds.
struct Story {
  struct Theft {
    std::uint8_t rank;
    std::uint8_t choices;  // cards in the hand
  };
  FixedList<Card, kMostClues + kMostCards> cards;
  FixedList<Theft, kMostThefts> thefts;
};

// A story followed through the clues: where the cards are, and how well it fits.
struct Telling {
  using Hand = std::array<std::int8_t, kCards>;  // below 0 where the story does not fit

  std::array<Hand, kMaxSeats> hands{};
  std::size_t drawn = 0;
  std::size_t thefts = 0;
  int misfits = 0;               // clues that cannot have been so
  std::size_t first_misfit = 0;  // the number of the first of them
  double weight = 1;
};

// The rank of a card in a hand, counting by kinds; the last where it is beyond, as in a hand that
// does not fit.
std::uint8_t rank_of(Card card, const Telling::Hand& hand, int choices);

// Follows a story through one more clue, the one of that number.
void follow(const Story& story, Viewer viewer, const Clue& clue, std::size_t number,
            Telling& telling);
// Through all clues before the one of that number.
Telling follow(const Story& story, const Knowledge& knowledge, std::size_t until);

// The first of all stories: goes through the clues with cards not yet known, and settles each when
// it is played. Of several hidden cards that may have been it, each is chosen as likely as its deck
// makes it. The story may have misfits: a card may have been settled that is needed later.
Story first_story(const Knowledge& knowledge, Rng& rng);

}  // namespace loggia::highrise
