// `loggia arena GAME`: which of some bots plays better, and how sure that is.
#include <cmath>
#include <format>
#include <iostream>
#include <map>
#include <memory>
#include <optional>

#include "cli/arena.h"
#include "cli/arena_flags.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "cli/interruption.h"
#include "cli/simulation.h"

namespace loggia::cli {
namespace {

// What was asked for, how it went, and how it is told.
struct Contest {
  const ArenaPlan& plan;
  const std::optional<Sprt>& sprt;
  const ArenaTally& tally;

  [[nodiscard]] bool is_pairs() const { return plan.bots.size() == 2; }

  [[nodiscard]] json::value sprt_json() const {
    if (!sprt) return nullptr;
    return json::object{{"elo0", sprt->elo0},
                        {"elo1", sprt->elo1},
                        {"llr", rounded(log_likelihood_ratio(*sprt, tally.rounds), 1e4)},
                        {"lower", -rounded(kSprtBound, 1e4)},
                        {"upper", rounded(kSprtBound, 1e4)},
                        {"verdict", verdict_name()}};
  }

  [[nodiscard]] std::string_view verdict_name() const {
    switch (verdict(*sprt, tally.rounds)) {
      case Verdict::kAccepted: return "accepted";
      case Verdict::kRejected: return "rejected";
      case Verdict::kUndecided: break;
    }
    return "undecided";
  }

  [[nodiscard]] json::array bots_json() const {
    json::array out;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
      const BotTally& bot = tally.bots[i];
      const Interval share = share_interval(bot.victories(), tally.games);
      out.emplace_back(json::object{{"name", plan.bots[i]},
                                    {"wins", bot.wins},
                                    {"losses", bot.losses},
                                    {"draws", bot.shared},
                                    {"win_share", rounded(share.estimate, 1e6)},
                                    {"win_share_low", rounded(share.low, 1e6)},
                                    {"win_share_high", rounded(share.high, 1e6)},
                                    {"failures", bot.failures},
                                    {"moves", bot.moves},
                                    {"ms_per_move", rounded(ms_per_move(bot), 1e4)}});
    }
    return out;
  }

  [[nodiscard]] json::array failures_json() const {
    json::array out;
    for (const ArenaFailure& failure : tally.failures) {
      out.emplace_back(json::object{{"game", failure.game},
                                    {"bot", plan.bots[failure.bot]},
                                    {"seat", plan.game->seat_name(failure.seat)},
                                    {"reason", failure.reason}});
    }
    return out;
  }

  [[nodiscard]] json::object to_json() const {
    const BotTally& first = tally.bots[0];
    json::object out{{"game", plan.game->name()},
                     {"options", plan.game->options()},
                     {"content", plan.game->content_hash()},
                     {"seed", plan.seed},
                     {"nodes", plan.nodes == 0 ? json::value() : json::value(plan.nodes)},
                     {"move_time", plan.move_time ? json::value(*plan.move_time) : json::value()},
                     {"pairs", tally.rounds.count},
                     {"games", tally.games},
                     {"wins", first.wins},
                     {"losses", first.losses},
                     {"draws", first.shared}};
    const Interval elo = elo_interval(tally.rounds);
    out["elo"] = is_pairs() ? json::value(rounded(elo.estimate, 100)) : json::value();
    out["elo_low"] = is_pairs() ? json::value(rounded(elo.low, 100)) : json::value();
    out["elo_high"] = is_pairs() ? json::value(rounded(elo.high, 100)) : json::value();
    json::array scores;
    for (const std::int64_t count : tally.pair_scores) scores.emplace_back(count);
    out["pair_scores"] = is_pairs() ? json::value(std::move(scores)) : json::value();
    out["sprt"] = sprt_json();
    out["bots"] = bots_json();
    out["failures"] = failures_json();
    return out;
  }

  [[nodiscard]] std::string estimate() const {
    if (!is_pairs()) {
      const Interval share = share_interval(tally.bots[0].victories(), tally.games);
      return std::format("{}: {:.1f} % [{:.1f}, {:.1f}] of victories", plan.bots[0],
                         100 * share.estimate, 100 * share.low, 100 * share.high);
    }
    return "Elo " + elo_text(elo_interval(tally.rounds));
  }

  [[nodiscard]] std::string bots_text() const {
    std::size_t widest = 0;
    for (const std::string& name : plan.bots) widest = std::max(widest, width(name));
    std::string out;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
      const BotTally& bot = tally.bots[i];
      const Interval share = share_interval(bot.victories(), tally.games);
      out += std::format(
          "  {}  won {:>5}, shared {:>4}, lost {:>5}: {:5.1f} % [{:.1f}, {:.1f}]  {:8.3f} ms a "
          "move\n",
          fitted(plan.bots[i], widest), bot.wins, bot.shared, bot.losses, 100 * share.estimate,
          100 * share.low, 100 * share.high, ms_per_move(bot));
    }
    return out;
  }

  // Alike ones together, in the order in which they first came.
  [[nodiscard]] std::string failures_text() const {
    struct Alike {
      std::uint64_t first;
      int count = 0;
    };
    std::map<std::pair<std::size_t, std::string>, Alike> alike;
    for (const ArenaFailure& failure : tally.failures) {
      ++alike.try_emplace({failure.bot, failure.reason}, Alike{failure.game}).first->second.count;
    }
    std::string out;
    for (const auto& [what, times] : alike) {
      out += std::format("  {} {}: {}, first game {}\n", plan.bots[what.first], what.second,
                         times.count == 1 ? "once" : std::format("{} times", times.count),
                         times.first);
    }
    return out.empty() ? "" : "games lost by not playing along\n" + out;
  }

  [[nodiscard]] std::string to_text() const {
    std::string out =
        std::format("{}: {} {}, {} games, seed {}\n{}", plan.game->name(), tally.rounds.count,
                    is_pairs() ? "pairs" : "deals", tally.games, plan.seed, bots_text());
    if (is_pairs()) {
      const auto& scores = tally.pair_scores;
      out += std::format(
          "  {} for {}, 95 %\n"
          "  pairs with 0, ½, 1, 1½, 2 points: {}, {}, {}, {}, {}\n",
          estimate(), plan.bots[0], scores[0], scores[1], scores[2], scores[3], scores[4]);
    }
    if (sprt) {
      out += std::format(
          "  SPRT: {:+g} rather than {:+g} Elo is {}; log-likelihood ratio {:.2f} in "
          "({:.2f}, {:.2f})\n",
          sprt->elo1, sprt->elo0, verdict_name(), log_likelihood_ratio(*sprt, tally.rounds),
          -kSprtBound, kSprtBound);
    }
    return out + failures_text();
  }
};

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
    ArenaPlan plan = arena.plan(
        flags.make(flags.with(flags.choices(), "players", std::to_string(names.size()))));
    plan.keeps_records = !record.empty();
    if (plan.game == nullptr) return kFailed;
    if (!are_bots(*plan.game, "--bots", names)) return kBadUsage;
    if (std::cmp_not_equal(names.size(), plan.game->seats())) {
      complain("--bots",
               {"", std::format("needs {} names, not {}", plan.game->seats(), names.size())});
      return kBadUsage;
    }
    plan.bots = names;
    const auto test = read_sprt(plan.bots.size());
    if (!test) return test.error();
    if (would_overwrite(record)) {
      return complain(record, {"", "is there already; choose another name"});
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
                      Contest{plan, *test, so_far}.estimate());
        const bool is_decided = *test && verdict(**test, so_far.rounds) != Verdict::kUndecided;
        return is_decided ? Next::kStop : Next::kGoOn;
      });
    }
    if (records) {
      if (const auto written = records->finish(); !written) {
        return complain(record, written.error());
      }
    }
    const Contest contest{plan, *test, tally};
    if (as_json) {
      std::cout << pretty(contest.to_json());
    } else {
      std::cout << contest.to_text();
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
  CLI::App* arena = app.add_subcommand("arena", "Find out which bot plays better");
  arena->require_subcommand(1);
  for (const GameEntry& entry : games()) {
    CLI::App* game = arena->add_subcommand(std::string(entry.name), std::string(entry.title));
    auto command = std::make_shared<ArenaCommand>(*game, entry);
    game->callback([command, &exit] { exit.code = command->run(); });
  }
}

}  // namespace loggia::cli
