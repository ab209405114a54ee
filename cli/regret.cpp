// `loggia regret`: what a bot gives away in the last rounds of Balconia, against the exact answer.
#include <algorithm>
#include <array>
#include <cmath>
#include <format>
#include <iostream>
#include <memory>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/simulation.h"
#include "cli/slices.h"
#include "engine/bots/balconia_solver.h"
#include "engine/core/sitting.h"
#include "notation/balconia/notation.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

using balconia::Action;
using balconia::Balconia;
using bots::Aim;
using bots::Solution;
using bots::Solver;

using Entry = PlayerEntry<Balconia>;

const Entry* find_player(std::string_view name) {
  const auto& players = balconia::BalconiaNotation::kPlayers;
  const auto* found = std::ranges::find(players, name, &Entry::name);
  return found == players.end() ? nullptr : found;
}

Action choose(const Sitting<Balconia>& table, const Balconia& game, const Entry& player, Rng& rng,
              const bots::Thinking& thinking) {
  return player.choose(game, table.known(), table.turn().seat(), rng, thinking);
}

double regret_of(const Solution& solution, Action chosen) {
  const auto valued = std::ranges::find(solution.decisions, chosen, &Solution::Valued::action);
  return solution.best() - valued->value;
}

struct RegretCommand {
  explicit RegretCommand(CLI::App& command) {
    command.add_option("--bot", bot, "whose decisions")->type_name("NAME")->required();
    command
        .add_option("--rounds", rounds,
                    "tokens still to be turned over after the block on the disc")
        ->transform(whole_number(0, bots::kMostRoundsSolved))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--positions", positions, "how many, half of them the selector's")
        ->transform(whole_number(2, 1'000'000))
        ->type_name("N")
        ->capture_default_str();
    command
        .add_option("--nodes", nodes,
                    "what the bot may spend on a decision; 0: what it usually does")
        ->transform(whole_number())
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--seed", seed, "the same seed, the same positions")
        ->transform(whole_number())
        ->type_name("N")
        ->capture_default_str();
    command.add_flag("--json", as_json, "print JSON");
  }

  // What is given away in the selector's and in the placer's decision of one match.
  [[nodiscard]] std::array<double, 2> regrets(const Balconia& game, const Entry& player,
                                              std::uint64_t number) const {
    Rng chance = Rng::stream(seed, number);
    Rng own = Rng::stream(~seed, number);
    Sitting table(game);
    std::array<double, 2> regrets{};
    const Entry& sensible = *find_player("sensible");
    while (table.pass_chance(chance)) {
      const Action usual = choose(table, game, sensible, chance, {});
      if (table.state().tokens_left == rounds) {
        const Action chosen = choose(table, game, player, own, {.nodes = nodes});
        const bool selects = chosen.kind == Action::Kind::kSelect;
        regrets[selects ? 0 : 1] =
            regret_of(*Solver(game, Aim::kMargin).solve(table.state()), chosen);
        if (!selects) break;
      }
      table.apply(usual);
    }
    return regrets;
  }

  [[nodiscard]] int run() const {
    const Entry* player = find_player(bot);
    if (player == nullptr) {
      std::cerr << "loggia: --bot: " << in_quotes(bot) << " is no player of Balconia\n";
      return kBadUsage;
    }
    Problems problems;
    const auto blocks = parse_json(balconia::standard_blocks_text());
    const Balconia game(balconia::read_blocks(Reader(*blocks, "", problems), problems)->set, {});
    double sum = 0;
    double squares = 0;
    const std::uint64_t matches = (positions + 1) / 2;
    Progress progress(matches);
    run_in_slices(
        matches, 1,
        [&](std::uint64_t begin, std::uint64_t) { return regrets(game, *player, begin); },
        [&](const std::array<double, 2>& pair, std::uint64_t done) {
          const double mean = (pair[0] + pair[1]) / 2;  // they come from one match
          sum += mean;
          squares += mean * mean;
          progress.show(done);
        });
    const auto count = static_cast<double>(matches);
    const double mean = sum / count;
    const double variance = std::max(0.0, (squares / count) - (mean * mean));
    const double error = 1.96 * std::sqrt(variance / count);
    if (as_json) {
      std::cout << pretty({{"bot", bot},
                           {"rounds", rounds},
                           {"positions", 2 * matches},
                           {"aim", "margin"},
                           {"mean_regret", mean},
                           {"low", std::max(0.0, mean - error)},
                           {"high", mean + error}});
    } else {
      std::cout << std::format(
          "{} with {} rounds left gives away {:.3f} points a decision ({:.3f} to {:.3f}, 95 %), "
          "over {} positions\n",
          bot, rounds, mean, std::max(0.0, mean - error), mean + error, 2 * matches);
    }
    return kDone;
  }

  std::string bot;
  int rounds = 2;
  std::uint64_t positions = 200;
  std::uint64_t nodes = 0;
  std::uint64_t seed = 1;
  bool as_json = false;
};

}  // namespace

void add_regret(CLI::App& app, Exit& exit) {
  CLI::App* regret =
      app.add_subcommand("regret", "Compare a bot's last rounds of Balconia with the exact answer");
  auto command = std::make_shared<RegretCommand>(*regret);
  regret->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
