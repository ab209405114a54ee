// What somebody has learnt of a match of High-Rises from everything seen in it (H-24).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/fixed_list.h"
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

// How a seat ended a turn: what it did not play then says something about its hand.
struct TurnEnd {
  State table;            // as the viewer saw it
  std::size_t clues = 0;  // those seen before
};

// Room for a match of 4 with the limit of 500 turns, which has about 2,500 actions. A viewer whose
// memory is full forgets: see Highrise::observe().
inline constexpr std::size_t kMostClues = 4096;
inline constexpr std::size_t kMostDecks = 128;
inline constexpr std::size_t kMostThefts = 1024;

struct Knowledge {
  Viewer viewer;
  // The table as this viewer sees it: of hands and of the deck that were not seen, only the size
  // counts.
  State table;
  // Every deck that was drawn from, and what was seen, since the hands were last known.
  FixedList<Pile, kMostDecks> decks;
  FixedList<Clue, kMostClues> clues;
  std::size_t thefts = 0;  // among the clues
  // The last turn that each other seat ended, if the clues go back so far.
  PerSeat<std::optional<TurnEnd>> turn_ends;
};

}  // namespace loggia::highrise
