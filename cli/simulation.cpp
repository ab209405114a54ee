#include "cli/simulation.h"

#include <unistd.h>

#include <format>
#include <iostream>
#include <stdexcept>

#include "cli/common.h"
#include "match/bots.h"

namespace loggia::cli {

SimulationFlags::SimulationFlags(CLI::App& command, std::uint64_t usual_matches)
    : matches(usual_matches) {
  constexpr std::uint64_t kMostMatches = 1'000'000'000;
  command.add_option("--games", matches, "how many matches")
      ->transform(whole_number(1, kMostMatches))
      ->type_name("N")
      ->capture_default_str();
  command.add_option("--seed", seed, "the same seed, the same matches")
      ->transform(whole_number())
      ->type_name("N")
      ->capture_default_str();
}

Match play_match(const Simulation& simulation, std::uint64_t number) {
  Match match(simulation.game, simulation.players);
  const std::uint64_t seed = Rng::stream(simulation.seed, number).next();
  if (const auto played = play_to_end(match, seed); !played) {
    throw std::logic_error("a bot " + played.error().reason);
  }
  return match;
}

Progress::Progress(std::uint64_t total) : total_(total), is_terminal_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (is_terminal_) std::cerr << "\r\x1b[K" << std::flush;
}

void Progress::show(std::uint64_t done, std::string_view words) {
  constexpr int kBarWidth = 40;
  if (!is_terminal_) return;
  const auto filled =
      static_cast<std::size_t>(kBarWidth * done / std::max<std::uint64_t>(total_, 1));
  std::string bar =
      std::format("[{}{}]{}{}", std::string(filled, '#'), std::string(kBarWidth - filled, '.'),
                  words.empty() ? "" : " ", words);
  if (bar == shown_) return;
  shown_ = std::move(bar);
  std::cerr << std::format("\r{} {} of {}\x1b[K", shown_, done, total_) << std::flush;
}

}  // namespace loggia::cli
