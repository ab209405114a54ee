// Who sits at the table, what each has there, who looks on, and whose turn it is. Knows no game.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/per.h"

namespace loggia {

// A place at the table, counted from 0 in the order of play.
enum class Seat : std::uint8_t {};

inline constexpr int kMaxSeats = 4;

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// The first seats in the order of play: for (const Seat seat : seats_of(3)).
class Seats {
 public:
  class Iterator {
   public:
    using value_type = Seat;
    using difference_type = int;

    constexpr Iterator() = default;
    explicit constexpr Iterator(int index) : index_(index) {}
    constexpr Seat operator*() const { return seat_at(index_); }
    constexpr Iterator& operator++() {
      ++index_;
      return *this;
    }
    constexpr Iterator operator++(int) { return Iterator(index_++); }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    int index_ = 0;
  };

  explicit constexpr Seats(int players) : players_(players) {}
  [[nodiscard]] static constexpr Iterator begin() { return Iterator(0); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(players_); }

 private:
  int players_;
};

constexpr Seats seats_of(int players) { return Seats(players); }
template <class G>
  requires requires(const G& game) {
    { game.seats() } -> std::same_as<int>;
  }
constexpr Seats seats_of(const G& game) {
  return Seats(game.seats());
}

// What each seat has, taken or not.
template <class T, int kSeats = kMaxSeats>
using PerSeat = Per<Seat, T, kSeats>;

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
