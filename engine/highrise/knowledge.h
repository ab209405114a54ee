// What somebody has learnt of a match of High-Rises from everything seen in it (H-24).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/fixed_list.h"
#include "engine/core/rng.h"
#include "engine/highrise/cards.h"
#include "engine/highrise/state.h"

namespace loggia::highrise {

// One thing seen that says something about cards not seen.
struct Clue {
  enum class Kind : std::uint8_t {
    kDraw,   // `seat` drew a card: the nth draw takes the nth card of the decks
    kTheft,  // `by` took a card from `seat`
    kPlay,   // `seat` laid a card out of the hand: it was there
  };
  Kind kind{};
  Seat seat{};
  Seat by{};
  std::optional<Card> card;  // where it was seen
};

// Room for a match of 4 with the limit of 500 turns, which has about 2,500 actions. A viewer whose
// memory is full forgets: see Highrise::observe().
inline constexpr std::size_t kMostClues = 4096;
inline constexpr std::size_t kMostDecks = 128;
inline constexpr std::size_t kMostThefts = 1024;

// What may have happened: the cards of every deck in the order in which they were and will be
// drawn, and which card each unseen theft took, counting the robbed hand by kinds.
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

struct Knowledge {
  Viewer viewer;
  // The table as this viewer sees it: of hands and of the deck that were not seen, only the size
  // counts.
  State table;
  // Every deck that was drawn from, and what was seen, since the hands were last known.
  FixedList<Pile, kMostDecks> decks;
  FixedList<Clue, kMostClues> clues;
  // One story that fits, from which all others can be reached.
  Story story;
  Telling telling;
  Rng rng{0};  // mends the story
};

}  // namespace loggia::highrise
