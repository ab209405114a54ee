// Bots at a table: each learns what its seat saw, and a match of bots alone plays itself to its
// end.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "match/match.h"

namespace loggia {

class Bots {
 public:
  // Seats a bot wherever the match names one, and lets it learn what stands.
  explicit Bots(const Match& match);

  // Null where somebody else sits.
  [[nodiscard]] Player* at(Seat seat) const {
    return players_[static_cast<std::size_t>(seat)].get();
  }
  void observe(const AnyAction& action);

 private:
  std::vector<std::unique_ptr<Player>> players_;
};

// A bot's random numbers are its seat's alone, and never chance's.
Rng bot_stream(std::uint64_t seed, Seat seat);

// Plays on by bots and chance until the match is over; `after` is told of every action. Says why
// where a bot breaks a rule, and leaves the match there.
std::expected<void, Refusal> play_to_end(
    Match& match, std::uint64_t seed,
    const std::function<void(const AnyAction&)>& after = [](const AnyAction&) {});

}  // namespace loggia
