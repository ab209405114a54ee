// What somebody may see of a match of High-Rises (H-24): what lies on the table, and their own
// hand.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/fixed_list.h"
#include "engine/highrise/options.h"
#include "engine/highrise/state.h"

namespace loggia::highrise {

struct ShownHand {
  Seat owner{};
  Pile cards;
};

struct View {
  Viewer viewer;
  Phase phase{};
  Seat seat{};
  std::optional<Seat> robbed;  // in kTheft, whose hand is reached into
  PerSeat<Tower> towers{};
  PerSeat<std::uint8_t> milkshakes{};
  PerSeat<std::uint8_t> hand_sizes{};
  std::uint8_t deck_size = 0;
  Pile discard;
  std::optional<Card> discard_top;
  bool van_in_centre = false;
  std::uint16_t idle_turns = 0;
  std::uint32_t turns = 0;
  // One's own hand; all hands once the match is over; none for a spectator before.
  FixedList<ShownHand, kMaxSeats> hands;
};

}  // namespace loggia::highrise
