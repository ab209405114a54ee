// Many matches between bots, the same for a seed on any machine: what `simulate` and `balance` run.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "notation/any_game.h"

namespace loggia::cli {

// How many matches, and which ones: the flags of a command that simulates.
struct SimulationFlags {
  SimulationFlags(CLI::App& command, std::uint64_t usual_matches);

  std::uint64_t matches;
  std::uint64_t seed = 1;
};

struct Simulation {
  std::shared_ptr<const AnyGame> game;
  std::vector<std::string> players;  // by seat
  std::uint64_t matches = 0;
  std::uint64_t seed = 0;
};

// Match `number` of the simulation, from start to end.
Match play_match(const Simulation& simulation, std::uint64_t number);

// A bar on stderr, where that is a terminal; erased at the end.
class Progress {
 public:
  explicit Progress(std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  // With a few words on how things stand.
  void show(std::uint64_t done, std::string_view words = "");

 private:
  std::uint64_t total_;
  std::string shown_;
  bool is_terminal_;
};

}  // namespace loggia::cli
