// Who sits at the table, who looks on, and whose turn it is. Knows no game.
#pragma once

#include <cstdint>
#include <optional>

namespace loggia {

// A place at the table, counted from 0 in the order of play.
enum class Seat : std::uint8_t {};

inline constexpr int kMaxSeats = 4;

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// Whose eyes: a seat's, or nobody's in particular, which is a spectator.
using Viewer = std::optional<Seat>;
inline constexpr Viewer kSpectator = std::nullopt;

// Who acts next: a seat decides, chance picks an outcome, or the match is over.
class Turn {
 public:
  static constexpr Turn of(Seat seat) { return Turn{static_cast<std::uint8_t>(seat)}; }
  static constexpr Turn chance() { return Turn{kChance}; }
  static constexpr Turn over() { return Turn{kOver}; }

  [[nodiscard]] constexpr bool is_seat() const { return value_ < kChance; }
  [[nodiscard]] constexpr bool is_chance() const { return value_ == kChance; }
  [[nodiscard]] constexpr bool is_over() const { return value_ == kOver; }

  // The seat to act; asked only where is_seat().
  [[nodiscard]] constexpr Seat seat() const { return seat_at(value_); }

  friend constexpr bool operator==(Turn, Turn) = default;

 private:
  static constexpr std::uint8_t kChance = 254;
  static constexpr std::uint8_t kOver = 255;

  explicit constexpr Turn(std::uint8_t value) : value_(value) {}

  std::uint8_t value_;
};

}  // namespace loggia
