// What a match of High-Rises is played with: the deck and its numbers, and the table's options.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/seat.h"
#include "engine/highrise/cards.h"

namespace loggia::highrise {

// Content: which cards there are, and how many are dealt and drawn (H-01, H-02, H-04, H-06).
struct Deck {
  Pile cards;
  int dealt = 5;   // to each player at the start
  int full = 8;    // with so many in hand, nothing is drawn at the start of a turn
  int refill = 3;  // at the end of a turn, the hand is filled up to so many

  friend bool operator==(const Deck&, const Deck&) = default;
};

struct Options {
  int players = 2;
  Seat first{};                             // H-03
  int floors = 5;                           // H-08
  std::optional<std::uint32_t> turn_limit;  // H-23
  int stall_rounds = 3;                     // H-23: rounds without a card moved that end the match

  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace loggia::highrise
