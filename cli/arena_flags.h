// The flags that `arena` and `ladder` have in common: how many deals, which ones, what a move may
// cost.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arena.h"

namespace loggia::cli {

struct ArenaFlags {
  ArenaFlags(CLI::App& command, std::uint64_t usual_pairs);

  // With all but the bots.
  [[nodiscard]] ArenaPlan plan(std::shared_ptr<const AnyGame> game) const;

  std::uint64_t pairs;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;
  std::string move_time;
};

// Whether all of these are bots of the game, or programs ("exec:PATH") that can be run; complains
// where one is not.
bool are_bots(const AnyGame& game, std::string_view flag, const std::vector<std::string>& names);

// To so many parts of one: what was measured, without digits that mean nothing.
double rounded(double value, double parts);
double ms_per_move(const BotTally& bot);
// What this share of its moves took at most.
double ms_at_most(const BotTally& bot, double share);
// "+12 [-3, +27]"
std::string elo_text(const Interval& elo);

}  // namespace loggia::cli
