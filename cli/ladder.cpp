// `loggia ladder GAME`: how much better each level plays than the one below it, added up from the
// lowest.
#include <algorithm>
#include <cmath>
#include <format>
#include <iostream>
#include <memory>

#include "cli/arena.h"
#include "cli/arena_flags.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "cli/interruption.h"
#include "cli/ladder_chart.h"
#include "cli/simulation.h"

namespace loggia::cli {
namespace {

struct Rung {
  std::string level;
  Interval elo;      // above the lowest
  Interval step;     // above the one below; nothing for the lowest
  double share = 0;  // of victories against that one
  double ms = 0;     // a move
};

// Steps are measured apart, so that their errors add up as squares.
Interval above(const Interval& below, const Interval& step) {
  const double elo = below.estimate + step.estimate;
  const double error = std::hypot(below.high - below.estimate, step.high - step.estimate);
  return {.estimate = elo, .low = elo - error, .high = elo + error};
}

struct LadderCommand {
  LadderCommand(CLI::App& command, const GameEntry& entry)
      : flags(command, entry, Occasion::kSimulation), arena(command, 200) {
    command
        .add_option(
            "--levels", only,
            "who climbs, from the lowest; bots or programs as for arena; default: all levels")
        ->type_name("A,B,...");
    command.add_option("--from", from, "the lowest level; default: the first")->type_name("LEVEL");
    command.add_option("--svg", svg, "also draw a chart there")->type_name("FILE");
    command.add_flag("--json", as_json, "print JSON");
  }

  // From the lowest; an exit code after complaining.
  [[nodiscard]] std::expected<std::vector<std::string>, int> levels(const AnyGame& game) const {
    std::vector<std::string> all = split_at_commas(only);
    if (!only.empty() && !are_bots(game, "--levels", all)) return std::unexpected(kBadUsage);
    if (only.empty()) {
      for (const std::string_view level : game.level_names()) all.emplace_back(level);
    }
    const auto lowest = from.empty() ? all.begin() : std::ranges::find(all, from);
    if (!from.empty() && lowest == all.end()) {
      complain("--from", {"", in_quotes(from) + " is no level"});
      return std::unexpected(kBadUsage);
    }
    all.erase(all.begin(), lowest);
    if (all.size() >= 2) return all;
    return std::unexpected(
        complain(game.name(), {"", std::format("has {} to climb; a ladder needs two",
                                               counted(static_cast<int>(all.size()), "level"))}));
  }

  [[nodiscard]] std::vector<Rung> climb(ArenaPlan plan,
                                        const std::vector<std::string>& names) const {
    std::vector<Rung> rungs = {{.level = names[0], .elo = {}, .step = {}}};
    const auto others = static_cast<std::size_t>(plan.game->seats() - 1);
    for (std::size_t i = 1; i < names.size(); ++i) {
      plan.bots.assign(1, names[i]);
      plan.bots.insert(plan.bots.end(), others, names[i - 1]);
      plan.seed = Rng::stream(arena.seed, i).next();
      ArenaTally tally;
      {
        Progress progress(plan.rounds);
        tally = run_arena(plan, [&](const ArenaTally& so_far) {
          progress.show(static_cast<std::uint64_t>(so_far.rounds.count),
                        std::format("{} over {}: Elo {}", names[i], names[i - 1],
                                    elo_text(elo_interval(so_far.rounds))));
          return Next::kGoOn;
        });
      }
      for (const ArenaFailure& failure : tally.failures) {
        warn(plan.bots[failure.bot], {{std::format("game {}", failure.game), failure.reason}});
      }
      if (is_interrupted()) break;
      const Interval step = elo_interval(tally.rounds);
      if (i == 1) rungs[0].ms = ms_per_move(tally.bots[1]);
      rungs.push_back({.level = names[i],
                       .elo = above(rungs.back().elo, step),
                       .step = step,
                       .share = tally.bots[0].victories() / static_cast<double>(tally.games),
                       .ms = ms_per_move(tally.bots[0])});
    }
    return rungs;
  }

  static std::string title(const ArenaPlan& plan) {
    return std::format("{}, {} players: Elo above the lowest level, 95 %, {} deals for each step",
                       plan.game->name(), plan.game->seats(), plan.rounds);
  }

  static std::string text(const ArenaPlan& plan, const std::vector<Rung>& rungs) {
    std::string out = title(plan) + std::format(", seed {}\n", plan.seed);
    out += std::format("  {:<10} {:>22} {:>24} {:>7} {:>10}\n", "level", "Elo",
                       "above the one below", "won", "ms a move");
    for (const Rung& rung : rungs) {
      const bool is_lowest = &rung == rungs.data();
      out += std::format("  {:<10} {:>22} {:>24} {:>7} {:>10.3f}\n", rung.level,
                         is_lowest ? "0" : elo_text(rung.elo), is_lowest ? "" : elo_text(rung.step),
                         is_lowest ? "" : std::format("{:.1f} %", 100 * rung.share), rung.ms);
    }
    return out;
  }

  static json::object to_json(const ArenaPlan& plan, const std::vector<Rung>& rungs) {
    json::array levels;
    const auto add = [](json::object& to, std::string_view key, const Interval& elo) {
      to[key] = rounded(elo.estimate, 100);
      to[std::string(key) + "_low"] = rounded(elo.low, 100);
      to[std::string(key) + "_high"] = rounded(elo.high, 100);
    };
    for (const Rung& rung : rungs) {
      json::object level{{"level", rung.level}, {"ms_per_move", rounded(rung.ms, 1e4)}};
      add(level, "elo", rung.elo);
      if (&rung != rungs.data()) {
        add(level, "step", rung.step);
        level["win_share"] = rounded(rung.share, 1e6);
      }
      levels.emplace_back(std::move(level));
    }
    return {{"game", plan.game->name()},
            {"options", plan.game->options()},
            {"content", plan.game->content_hash()},
            {"seed", plan.seed},
            {"pairs", plan.rounds},
            {"players", plan.game->seats()},
            {"levels", std::move(levels)}};
  }

  [[nodiscard]] int run() const {
    const auto game = flags.make(flags.choices());
    if (!game) return game.error();
    const auto names = levels(**game);
    if (!names) return names.error();
    // Asked before many matches are played rather than after.
    std::optional<Draft> chart;
    if (!svg.empty()) chart.emplace(svg);
    if (chart && !chart->is_open()) return complain(svg, {"", "cannot be written"});
    const ArenaPlan plan = arena.plan(*game);
    const Interruption interruption;
    const auto rungs = climb(plan, *names);
    if (is_interrupted()) return complain("ladder", {"", "interrupted"});
    if (chart) {
      std::vector<ChartBar> bars;
      for (const Rung& rung : rungs) bars.push_back({.label = rung.level, .elo = rung.elo});
      chart->write(ladder_chart(title(plan), bars));
      if (const auto written = chart->finish(); !written) return complain(svg, written.error());
    }
    std::cout << (as_json ? pretty(to_json(plan, rungs)) : text(plan, rungs));
    return kDone;
  }

  GameFlags flags;
  ArenaFlags arena;
  std::string only;
  std::string from;
  std::string svg;
  bool as_json = false;
};

}  // namespace

void add_ladder(CLI::App& app, Exit& exit) {
  add_for_games<LadderCommand>(app, "ladder",
                               "Measure how much better each level plays than the one below", exit);
}

}  // namespace loggia::cli
