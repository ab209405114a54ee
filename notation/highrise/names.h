// The names of High-Rises' things in every notation, in the order of the engine's enumerations.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/highrise/cards.h"

namespace loggia::highrise {

inline constexpr PerCard<std::string_view> kCardNames = {
    "1",   "2",    "3",      "4",    "5",         "6",     "7",           "8",  "joker",
    "dog", "bone", "hammer", "ball", "milkshake", "thief", "super_thief", "van"};

inline constexpr std::array<std::string_view, 6> kPhaseNames = {"deal",  "draw",   "play",
                                                                "theft", "refill", "over"};
inline constexpr PerSeat<std::string_view> kSeatNames = {"red", "blue", "yellow", "white"};

constexpr std::string_view name(Card card) { return kCardNames[card]; }
constexpr std::string_view name(Seat seat) { return kSeatNames[seat]; }

constexpr std::optional<Card> parse_card(std::string_view text) {
  const auto found = std::ranges::find(kCardNames, text);
  if (found == kCardNames.end()) return std::nullopt;
  return card_at(static_cast<int>(found - kCardNames.begin()));
}

constexpr std::optional<Seat> parse_seat(std::string_view text) {
  const auto found = std::ranges::find(kSeatNames, text);
  if (found == kSeatNames.end()) return std::nullopt;
  return seat_at(static_cast<int>(found - kSeatNames.begin()));
}

}  // namespace loggia::highrise
