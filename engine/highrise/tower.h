// A tower: floors of two cards that add up to nine, and the dogs beside them (H-09, H-13, H-14).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "engine/highrise/cards.h"

namespace loggia::highrise {

// Two cards without order: a value below five and the one that makes nine with it. One of the two
// may be a joker, which keeps its value while it stands (H-13); never both (H-12).
class Floor {
 public:
  constexpr Floor() = default;
  // A number card, and the card that stands for the rest to nine: a number or a joker.
  constexpr Floor(int number, bool rest_is_joker)
      : code_(static_cast<std::uint8_t>(std::min(number, kFloorSum - number))) {
    if (rest_is_joker) code_ |= number < kFloorSum - number ? kHighJoker : kLowJoker;
  }

  [[nodiscard]] constexpr int low() const { return code_ & kLow; }
  [[nodiscard]] constexpr int high() const { return kFloorSum - low(); }
  [[nodiscard]] constexpr bool has_value(int value) const {
    return value == low() || value == high();
  }
  // The card of this value in it.
  [[nodiscard]] constexpr Card card(int value) const {
    assert(has_value(value));
    const bool is_joker = (code_ & (value == low() ? kLowJoker : kHighJoker)) != 0;
    return is_joker ? Card::kJoker : number_card(value);
  }
  [[nodiscard]] constexpr bool has_dog() const { return (code_ & kDogBit) != 0; }
  constexpr void set_dog() { code_ |= kDogBit; }
  constexpr void remove_dog() { code_ &= static_cast<std::uint8_t>(~kDogBit); }

  friend constexpr bool operator==(Floor, Floor) = default;

 private:
  static constexpr std::uint8_t kLow = 0x07;
  static constexpr std::uint8_t kLowJoker = 0x10;
  static constexpr std::uint8_t kHighJoker = 0x20;
  static constexpr std::uint8_t kDogBit = 0x80;  // the high bit: see Tower::guarded()

  std::uint8_t code_ = 0;
};

// A match ends with the last floor, so while it is played a tower has one floor less than this.
inline constexpr int kMostFloors = 8;

class Tower {
 public:
  [[nodiscard]] constexpr int height() const { return height_; }
  [[nodiscard]] constexpr bool empty() const { return height_ == 0; }
  // Floors count from 0, the ground.
  [[nodiscard]] constexpr Floor floor(int number) const {
    assert(number < height_);
    return floors_[static_cast<std::size_t>(number)];
  }
  constexpr Floor& floor(int number) {
    assert(number < height_);
    return floors_[static_cast<std::size_t>(number)];
  }
  [[nodiscard]] constexpr Floor top() const { return floor(height_ - 1); }
  // H-11, H-16: whether the top floor is there and no dog guards it.
  [[nodiscard]] constexpr bool has_open_top() const { return !empty() && !top().has_dog(); }

  constexpr void push(Floor floor) {
    assert(height_ < kMostFloors);
    floors_[height_++] = floor;
  }
  constexpr Floor pop() {
    const Floor gone = top();
    floors_[--height_] = Floor();
    return gone;
  }

  // The floors with a dog, and those without, a bit each.
  [[nodiscard]] Mask guarded() const {
    std::uint64_t word = 0;
    static_assert(sizeof floors_ == sizeof word);
    std::memcpy(&word, floors_.data(), sizeof word);
    return gathered(word & kHighBits);
  }
  [[nodiscard]] Mask unguarded() const { return (bit(height_) - 1) & ~guarded(); }

  friend bool operator==(const Tower&, const Tower&) = default;

 private:
  std::array<Floor, kMostFloors> floors_{};
  std::uint8_t height_ = 0;
};

}  // namespace loggia::highrise
