// Bots at a table: each learns what its seat saw, and a match of bots alone plays itself to its
// end.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "match/match.h"

namespace loggia {

class Bots {
 public:
  // Seats a bot wherever the match names one, and lets it learn what stands.
  explicit Bots(const Match& match);
  // Those of a match that has not begun, seat by seat.
  explicit Bots(PerSeat<std::unique_ptr<Player>> players) : players_(std::move(players)) {}

  // Null where somebody else sits.
  [[nodiscard]] Player* at(Seat seat) const { return players_[seat].get(); }
  void observe(const AnyAction& action);

 private:
  PerSeat<std::unique_ptr<Player>> players_;
};

// A bot's random numbers are its seat's alone, and never chance's.
Rng bot_stream(std::uint64_t seed, Seat seat);

// Who leads a match of bots alone: draws for chance, asks the bots, tells of every action.
struct Croupier {
  std::function<AnyAction()> chance;
  std::function<std::expected<AnyAction, std::string>(Player& bot, Seat seat)> ask;
  std::function<void(const AnyAction&)> after = [](const AnyAction&) {};
};

// A bot that made no move, or none that the rules allow.
struct Failure {
  Seat seat{};
  std::string reason;
};

// Plays on until the match is over; where a bot fails, leaves it there and says which and why.
std::expected<void, Failure> play_on(Match& match, Bots& bots, const Croupier& croupier);

// The same with the bots that the match names, and chance and their streams by this seed; `after`
// is told of every action.
std::expected<void, Failure> play_to_end(
    Match& match, std::uint64_t seed, const bots::Thinking& thinking = {},
    const std::function<void(const AnyAction&)>& after = [](const AnyAction&) {});

}  // namespace loggia
