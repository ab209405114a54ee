// Bots against bots in rounds: the same chance for each way to seat them. What `arena` and `ladder`
// run; how it is told is theirs.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/slices.h"
#include "match/match.h"
#include "match/strength.h"

namespace loggia::cli {

struct ArenaPlan {
  std::shared_ptr<const AnyGame> game;
  std::vector<std::string> bots;  // as many as seats: a bot of the game, or "exec:PROGRAM"
  std::uint64_t rounds = 0;       // with two bots, pairs
  std::uint64_t seed = 0;
  std::uint64_t nodes = 0;          // 0: what the level usually takes
  std::optional<double> move_time;  // in seconds, for all bots; else only programs have a limit
  bool keeps_records = false;       // in the tally
};
// What a program has for a move where nothing is said.
inline constexpr double kUsualMoveTime = 5;

// One bot's games, and what it spent.
struct BotTally {
  std::int64_t wins = 0;  // alone
  std::int64_t shared = 0;
  std::int64_t losses = 0;
  // Of victories: one shared by two, three or four is whole in these.
  std::int64_t twelfths = 0;
  std::int64_t failures = 0;
  std::vector<float> seconds;  // of every move

  [[nodiscard]] double victories() const { return static_cast<double>(twelfths) / 12; }
};

// A game that a bot lost by not playing along.
struct ArenaFailure {
  std::uint64_t game = 0;  // from 1
  std::size_t bot = 0;
  Seat seat{};
  std::string reason;
};

struct ArenaTally {
  std::int64_t games = 0;
  std::vector<BotTally> bots;
  Rounds rounds;                              // of the first bot
  std::array<std::int64_t, 5> pair_scores{};  // of the first of two, by half points
  std::vector<ArenaFailure> failures;
  std::string records;  // one a line; of the last round alone
};

// Plays round after round on all cores until all are played, or until `after` says to stop: it is
// told how things stand after every round, in their order. The same on any number of cores, but for
// what depends on time.
ArenaTally run_arena(const ArenaPlan& plan, const std::function<Next(const ArenaTally&)>& after);

}  // namespace loggia::cli
