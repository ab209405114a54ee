#include "cli/arena_flags.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <numeric>
#include <utility>

#include "cli/common.h"
#include "cli/exec_player.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

std::optional<Problem> why_no_bot(const AnyGame& game, const std::string& name) {
  const auto known = game.player_names();
  if (std::ranges::find(known, name) != known.end()) return std::nullopt;
  if (!name.starts_with("exec:")) {
    return Problem{"", std::format("{} is no bot; choose from {}, exec:PROGRAM", in_quotes(name),
                                   joined(known))};
  }
  const auto command = program_of(name);
  if (command.empty() || !is_shown_whole(name) || !is_utf8(name))
    return Problem{in_quotes(name), "names no program"};
  const auto found = find_program(command[0]);
  return found ? std::nullopt : std::optional(Problem{in_quotes(name), found.error()});
}

}  // namespace

ArenaFlags::ArenaFlags(CLI::App& command, std::uint64_t usual_pairs) : pairs(usual_pairs) {
  constexpr std::uint64_t kMostPairs = 100'000'000;
  command
      .add_option("--pairs", pairs,
                  "how many deals, each played once for every way to seat the bots")
      ->transform(whole_number(1, kMostPairs))
      ->type_name("N")
      ->capture_default_str();
  command.add_option("--seed", seed, "the same seed, the same deals")
      ->transform(whole_number())
      ->type_name("N")
      ->capture_default_str();
  command
      .add_option("--nodes", nodes,
                  "what a bot may look at for a move; default: what it usually does")
      ->transform(whole_number(1, 1'000'000'000))
      ->type_name("N");
  command
      .add_option("--move-time", move_time,
                  "seconds for a move: a program that takes longer loses, a bot stops thinking; "
                  "default: 5 for programs, no limit for bots")
      ->check(decimal_number(0.001, 3600))
      ->type_name("S");
}

ArenaPlan ArenaFlags::plan(std::shared_ptr<const AnyGame> game) const {
  return {.game = std::move(game),
          .bots = {},
          .rounds = pairs,
          .seed = seed,
          .nodes = nodes,
          .move_time = move_time.empty() ? std::nullopt : read_decimal(move_time)};
}

bool are_bots(const AnyGame& game, std::string_view flag, const std::vector<std::string>& names) {
  return std::ranges::all_of(names, [&](const std::string& name) {
    const auto problem = why_no_bot(game, name);
    if (problem) complain(flag, *problem);
    return !problem;
  });
}

double rounded(double value, double parts) { return std::round(value * parts) / parts; }

double ms_per_move(const BotTally& bot) {
  if (bot.seconds.empty()) return 0;
  const double all = std::accumulate(bot.seconds.begin(), bot.seconds.end(), 0.0);
  return 1000 * all / static_cast<double>(bot.seconds.size());
}

double ms_at_most(const BotTally& bot, double share) {
  if (bot.seconds.empty()) return 0;
  std::vector<float> sorted = bot.seconds;
  const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(sorted.size() - 1));
  std::ranges::nth_element(sorted, sorted.begin() + at);
  return 1000 * static_cast<double>(sorted[static_cast<std::size_t>(at)]);
}

std::string elo_text(const Interval& elo) {
  const auto whole = [](double number) { return std::round(number) + 0.0; };  // never "-0"
  return std::format("{:+.0f} [{:+.0f}, {:+.0f}]", whole(elo.estimate), whole(elo.low),
                     whole(elo.high));
}

}  // namespace loggia::cli
