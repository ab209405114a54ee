// `loggia arena GAME`: which of some bots plays better, and how sure that is.
#include <cmath>
#include <format>
#include <iostream>
#include <memory>
#include <optional>

#include "cli/arena.h"
#include "cli/arena_flags.h"
#include "cli/arena_report.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "cli/interruption.h"
#include "cli/records.h"
#include "cli/simulation.h"

namespace loggia::cli {
namespace {

struct ArenaCommand {
  ArenaCommand(CLI::App& command, const GameEntry& entry)
      : flags(command, entry, Occasion::kSimulation), arena(command, 100) {
    command
        .add_option("--bots", bots,
                    "two to four bots of the game, or programs: exec:./my_bot.py (docs/BOTS.md)")
        ->type_name("A,B[,C,D]")
        ->required();
    command
        .add_option("--sprt", sprt,
                    "stop once one of these two Elo differences is refuted, with 5 % of errors")
        ->type_name("ELO0,ELO1");
    command.add_option("--record", record, "write the records there, one a line")
        ->type_name("FILE");
    command.add_flag("--json", as_json, "print JSON");
  }

  // Nothing where none was asked for; an exit code after complaining.
  [[nodiscard]] std::expected<std::optional<Sprt>, int> read_sprt(std::size_t players) const {
    if (sprt.empty()) return std::nullopt;
    const auto parts = split_at_commas(sprt);
    const auto elo0 = parts.size() == 2 ? read_decimal(parts[0]) : std::nullopt;
    const auto elo1 = parts.size() == 2 ? read_decimal(parts[1]) : std::nullopt;
    std::string wrong;
    if (!elo0 || !elo1 || *elo0 >= *elo1 || std::abs(*elo0) > 1000 || std::abs(*elo1) > 1000) {
      wrong = in_quotes(sprt) + " is not two numbers from -1000 to 1000, the smaller first: 0,10";
    } else if (players != 2) {
      wrong = std::format("is for two bots, not {}", players);
    }
    if (wrong.empty()) return Sprt{.elo0 = *elo0, .elo1 = *elo1};
    complain("--sprt", {"", wrong});
    return std::unexpected(kBadUsage);
  }

  [[nodiscard]] int run() const {
    const auto names = split_at_commas(bots);
    const auto game =
        flags.make(flags.with(flags.choices(), "players", std::to_string(names.size())));
    if (!game) return game.error();
    ArenaPlan plan = arena.plan(*game);
    plan.keeps_records = !record.empty();
    if (!are_bots(*plan.game, "--bots", names)) return kBadUsage;
    if (std::cmp_not_equal(names.size(), plan.game->seats())) {
      complain("--bots",
               {"", std::format("needs {} names, not {}", plan.game->seats(), names.size())});
      return kBadUsage;
    }
    plan.bots = names;
    const auto test = read_sprt(plan.bots.size());
    if (!test) return test.error();
    if (const auto taken = taken_by_another(record, "choose another name")) {
      return complain(record, *taken);
    }
    std::optional<Draft> records;
    if (!record.empty()) records.emplace(record);
    if (records && !records->is_open()) return complain(record, {"", "cannot be written"});
    const Interruption interruption;
    ArenaTally tally;
    {
      Progress progress(plan.rounds);
      tally = run_arena(plan, [&](const ArenaTally& so_far) {
        if (records) records->write(so_far.records);
        progress.show(static_cast<std::uint64_t>(so_far.rounds.count),
                      ArenaReport{plan, *test, so_far}.estimate());
        const bool is_decided = *test && verdict(**test, so_far.rounds) != Verdict::kUndecided;
        return is_decided ? Next::kStop : Next::kGoOn;
      });
    }
    if (records) {
      if (const auto written = records->finish(); !written) {
        return complain(record, written.error());
      }
    }
    const ArenaReport report{plan, *test, tally};
    if (as_json) {
      std::cout << pretty(report.to_json());
    } else {
      std::cout << report.to_text();
    }
    if (!is_interrupted()) return kDone;
    return complain("arena", {"", std::format("interrupted after {} of {} pairs",
                                              tally.rounds.count, plan.rounds)});
  }

  GameFlags flags;
  ArenaFlags arena;
  std::string bots;
  std::string sprt;
  std::string record;
  bool as_json = false;
};

}  // namespace

void add_arena(CLI::App& app, Exit& exit) {
  add_for_games<ArenaCommand>(app, "arena", "Find out which bot plays better", exit);
}

}  // namespace loggia::cli
