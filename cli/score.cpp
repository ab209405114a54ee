// `loggia score FILE`: counts a building of Balconia and explains every point.
#include <filesystem>
#include <format>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "notation/balconia/blocks.h"
#include "notation/balconia/building.h"
#include "notation/balconia/names.h"
#include "notation/balconia/options.h"
#include "notation/balconia/sheet.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

using balconia::Balconia;
using balconia::Building;
using balconia::kGreen;
using balconia::kPink;
using balconia::NamedBlockSet;
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

  // The file of the set a building names, seen from the building's folder, else from here. A
  // stranger's building opens plain files only.
  [[nodiscard]] std::optional<std::filesystem::path> find_set(const std::string& name) const {
    if (name.contains('\0')) return std::nullopt;
    const auto beside = std::filesystem::path(path).parent_path() / name;
    std::error_code error;
    for (const std::filesystem::path& file : {beside, std::filesystem::path(name)}) {
      if (std::filesystem::is_regular_file(file, error)) return file;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<NamedBlockSet> load_set(const Building& building) const {
    std::string subject = flags.content();
    std::expected<json::value, Problem> value;
    if (!subject.empty()) {
      value = read_content(flags.entry(), subject);
    } else if (building.blocks == "standard") {
      value = read_content(flags.entry(), building.blocks);
    } else if (const auto file = find_set(building.blocks)) {
      subject = file->string();
      value = read_json_file(subject);
    } else {
      complain(path,
               {"blocks", in_quotes(building.blocks) + " is neither \"standard\" nor a file"});
      return std::nullopt;
    }
    if (!value) {
      complain(subject, value.error());
      return std::nullopt;
    }
    Problems problems;
    auto named = balconia::read_blocks(Reader(*value, "", problems), problems);
    if (!named) complain(subject, problems);
    return named;
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
    const auto named = load_set(*building);
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
