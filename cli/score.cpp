// `loggia score FILE`: counts a building of Balconia and explains every point.
#include <format>
#include <iostream>
#include <memory>

#include "cli/block_files.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "notation/balconia/building.h"
#include "notation/balconia/names.h"
#include "notation/balconia/options.h"
#include "notation/balconia/sheet.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

using balconia::Balconia;
using balconia::kGreen;
using balconia::kPink;
using balconia::Sight;

struct ScoreCommand {
  // The building itself says where its entrance stands, and hides nothing: these are the options
  // that a count depends on, and what counts as odd.
  explicit ScoreCommand(CLI::App& command)
      : flags(command, *find_game(Balconia::kName),
              {"fewer_of", "free_placement", "full_building"}) {
    command.add_option("FILE", path, "a building (loggia.building/1)")->required();
    auto* json_flag = command.add_flag("--json", as_json, "print JSON");
    command.add_flag("--explain", is_explained, "with every region, count and sum")
        ->needs(json_flag);
  }

  void print(const Balconia& game, const balconia::State& state) const {
    if (as_json) {
      const auto detail = is_explained ? balconia::Detail::kExplained : balconia::Detail::kPoints;
      std::cout << pretty(balconia::score_json(game, state, detail));
      return;
    }
    const Style style = style_for_stdout();
    for (const Seat seat : {kGreen, kPink}) {
      std::cout << balconia::sheet_text(game.explain(state, seat, Sight::kBothSides), style)
                << "\n";
    }
    const Outcome outcome = game.outcome(state);
    std::cout << (outcome.is_shared()         ? "The victory is shared.\n"
                  : outcome.is_winner(kGreen) ? "green wins.\n"
                                              : "pink wins.\n");
  }

  [[nodiscard]] int run() const {
    const auto value = read_json_file(path);
    if (!value) return complain(path, value.error());
    Problems problems;
    auto building = balconia::read_building(Reader(*value, "", problems), problems);
    if (!building) return complain(path, problems);
    const auto named = load_blocks(path, building->blocks, flags.content());
    if (!named) return kFailed;
    building->options =
        balconia::to_options(flags.choices(balconia::to_choices(building->options)));
    warn(path, balconia::building_warnings(*building));
    print(Balconia(named->set, building->options), building->state);
    return kDone;
  }

  GameFlags flags;
  std::string path;
  bool as_json = false;
  bool is_explained = false;
};

}  // namespace

void add_score(CLI::App& app, Exit& exit) {
  CLI::App* score = app.add_subcommand("score", "Count a building of Balconia, point by point");
  auto command = std::make_shared<ScoreCommand>(*score);
  score->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
