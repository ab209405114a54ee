// How much time each seat has left. Knows no time of its own: every event says when it happened.
#pragma once

#include <array>
#include <optional>

#include "engine/core/seat.h"
#include "table/spec.h"

namespace loggia::table {

class Clocks {
 public:
  explicit Clocks(const Clock& clock) : clock_(clock) { left_.fill(clock.time); }

  // From now on it is this turn. Who decided before wins the increment.
  void turn_to(Turn turn, Time now, bool has_decided);

  // When the seat to act runs out of time.
  [[nodiscard]] std::optional<Time> deadline() const;
  // What a seat had left when its turn began, or has left, if it is not its turn.
  [[nodiscard]] Milliseconds left(Seat seat) const { return left_[static_cast<std::size_t>(seat)]; }

 private:
  Clock clock_;
  std::array<Milliseconds, kMaxSeats> left_{};
  Turn turn_ = Turn::over();
  Time since_;
};

}  // namespace loggia::table
