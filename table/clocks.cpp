#include "table/clocks.h"

#include <algorithm>

namespace loggia::table {

void Clocks::turn_to(Turn turn, Time now, bool has_decided) {
  if (clock_.kind == Clock::Kind::kTotal && turn_.is_seat()) {
    Milliseconds& left = left_[static_cast<std::size_t>(turn_.seat())];
    left = std::max(Milliseconds(0), left - std::max(Milliseconds(0), now - since_));
    if (has_decided) left += clock_.increment;
  }
  turn_ = turn;
  since_ = now;
}

std::optional<Time> Clocks::deadline() const {
  if (clock_.kind == Clock::Kind::kNone || !turn_.is_seat()) return std::nullopt;
  return since_ + left(turn_.seat());
}

}  // namespace loggia::table
