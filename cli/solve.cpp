// `loggia solve FILE`: the exact value of every decision in the last rounds of Balconia.
#include <format>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/positions.h"
#include "engine/bots/balconia_solver.h"
#include "notation/balconia/actions.h"
#include "notation/balconia/names.h"

namespace loggia::cli {
namespace {

using balconia::Balconia;
using bots::Aim;
using bots::kMostRoundsSolved;
using bots::Solution;
using bots::Solver;

json::object solution_json(const Solution& solution) {
  json::array decisions;
  for (const auto& [action, value] : solution.decisions) {
    decisions.emplace_back(json::object{{"action", balconia::action_json(action)},
                                        {"text", balconia::action_text(action)},
                                        {"value", value}});
  }
  json::array line;
  for (const balconia::Action action : solution.line) {
    line.emplace_back(balconia::action_text(action));
  }
  return {
      {"value", solution.best()}, {"decisions", std::move(decisions)}, {"line", std::move(line)}};
}

std::string line_text(const Solution& solution) {
  std::string text = balconia::action_text(solution.line[0]);
  if (solution.line.size() > 1) text += ", then " + balconia::action_text(solution.line[1]);
  return text;
}

struct SolveCommand {
  explicit SolveCommand(CLI::App& command) {
    command
        .add_option("FILE", path,
                    "a building with a block on the disc (loggia.building/1), or a match record")
        ->required();
    command.add_option("--to", to, "of a record: as it stood after this entry")
        ->transform(whole_number())
        ->type_name("N");
    command.add_flag("--json", as_json, "print JSON");
  }

  [[nodiscard]] int run() const {
    const auto position = load_position(path, to);
    if (!position) return kFailed;
    const auto& [game, state] = *position;
    if (state.tokens_left > kMostRoundsSolved) {
      return complain(path, {"", std::format("{} tokens are still to be turned over; exact answers "
                                             "need {} or fewer",
                                             state.tokens_left, kMostRoundsSolved)});
    }
    const Solution margin = Solver(game, Aim::kMargin).solve(state).value();
    const Solution win = Solver(game, Aim::kWin).solve(state).value();
    const Seat seat = Balconia::turn(state).seat();
    const bool selects = state.phase == balconia::Phase::kSelect;
    if (as_json) {
      std::cout << pretty({{"rounds_left", state.tokens_left},
                           {"seat", balconia::name(seat)},
                           {"role", selects ? "selector" : "placer"},
                           {"block", state.block + 1},
                           {"margin", solution_json(margin)},
                           {"win", solution_json(win)}});
      return kDone;
    }
    std::cout << std::format("{} {} block {}; {} more to be turned over\n\n{:<14}{:>14}{:>16}\n",
                             balconia::name(seat), selects ? "selects from" : "places",
                             state.block + 1, state.tokens_left, "", "expected lead",
                             "chance to win");
    for (std::size_t i = 0; i < margin.decisions.size(); ++i) {
      std::cout << std::format(
          "{:<14}{:>+13.3f}{}{:>13.2f} %{}\n", balconia::action_text(margin.decisions[i].action),
          margin.decisions[i].value, margin.decisions[i].value == margin.best() ? "*" : " ",
          100 * win.decisions[i].value, win.decisions[i].value == win.best() ? "*" : "");
    }
    std::cout << std::format("\nfor points:  {}\nfor the win: {}\n", line_text(margin),
                             line_text(win));
    return kDone;
  }

  std::string path;
  std::optional<std::size_t> to;
  bool as_json = false;
};

}  // namespace

void add_solve(CLI::App& app, Exit& exit) {
  CLI::App* solve =
      app.add_subcommand("solve", "Value every decision in the last rounds of Balconia exactly");
  auto command = std::make_shared<SolveCommand>(*solve);
  solve->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
