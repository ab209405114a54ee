// `loggia balance [GAME]`: what the parts of a content are worth, measured over many matches.
#include <unistd.h>

#include <expected>
#include <filesystem>
#include <format>
#include <iostream>
#include <memory>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "cli/simulation.h"
#include "cli/slices.h"
#include "notation/reader.h"
#include "notation/survey.h"

namespace loggia::cli {
namespace {

struct BalanceCommand {
  BalanceCommand(CLI::App& command, const GameEntry& entry)
      : flags(command, entry, Occasion::kSurvey), size(command, 10'000) {
    command.add_option("--player", player,
                       std::format("the bot in every seat: {}; default: {}", joined(entry.players),
                                   entry.players.front()));
    command.add_option("--out", out, "also write balance.txt, .json and .html into this folder")
        ->type_name("DIR");
    command.add_flag("--json", as_json, "print JSON");
  }

  [[nodiscard]] std::string note(const Simulation& simulation) const {
    std::string text = std::format("{} matches, {} in every seat, seed {}, content {}",
                                   simulation.matches, simulation.players[0], simulation.seed,
                                   simulation.game->content_hash().substr(0, 12));
    const OptionChoices choices = flags.choices();
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (flags.is_usual(choices, i)) continue;
      const OptionSpec& spec = flags.entry().options[i];
      text += std::format(", {} {}", spec.key, spec.text(choices[i]));
    }
    return text;
  }

  [[nodiscard]] bool can_write() const {
    std::error_code error;
    std::filesystem::create_directories(out, error);
    return std::filesystem::is_directory(out, error) && access(out.c_str(), W_OK | X_OK) == 0;
  }

  [[nodiscard]] int write(const Report& report) const {
    const std::array<std::pair<const char*, std::string>, 3> files = {
        {{"balance.txt", report_text(report)},
         {"balance.json", pretty(report_json(report))},
         {"balance.html", report_html(report)}}};
    for (const auto& [name, text] : files) {
      const auto path = std::filesystem::path(out) / name;
      if (const auto written = write_file(path, text); !written) {
        return complain(path.string(), written.error());
      }
    }
    return kDone;
  }

  // A bot in every seat, under these choices; an exit code after complaining.
  [[nodiscard]] std::expected<Simulation, int> prepare(const OptionChoices& choices) const {
    const auto game = flags.make(choices);
    if (!game) return std::unexpected(game.error());
    Simulation simulation{.game = *game, .players = {}, .matches = size.matches, .seed = size.seed};
    std::string list;
    for (int i = 0; i < simulation.game->seats(); ++i) {
      list += (i == 0 ? "" : ",") +
              (player.empty() ? std::string(simulation.game->player_names()[0]) : player);
    }
    const auto players = read_players(*simulation.game, "--player", list, Sitters::kBots);
    if (!players) return std::unexpected(kBadUsage);
    simulation.players = *players;
    return simulation;
  }

  static Report survey(const Simulation& simulation) {
    constexpr std::uint64_t kSlice = 256;
    const auto total = make_survey(*simulation.game);
    Progress progress(simulation.matches);
    run_in_slices(
        simulation.matches, kSlice,
        [&](std::uint64_t begin, std::uint64_t end) {
          auto survey = make_survey(*simulation.game);
          for (std::uint64_t i = begin; i < end; ++i) {
            survey->add(play_match(simulation, i).standing());
          }
          return survey;
        },
        [&](const std::unique_ptr<Survey>& survey, std::uint64_t done) {
          total->merge(*survey);
          progress.show(done);
        });
    return total->report();
  }

  // "2 players": what this part of the survey has, and others have not.
  [[nodiscard]] std::string part_text(const OptionChoices& choices, char between) const {
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const OptionSpec& spec = flags.entry().options[i];
      if (!spec.is_surveyed) continue;
      text += std::format("{}{}{}{}", text.empty() ? "" : ", ", spec.text(choices[i]), between,
                          spec.key);
    }
    return text;
  }

  [[nodiscard]] int run() const {
    const auto parts = flags.surveyed();
    std::vector<Simulation> simulations;
    for (const OptionChoices& choices : parts) {
      auto simulation = prepare(choices);
      if (!simulation) return simulation.error();
      simulations.push_back(std::move(*simulation));
    }
    // Asked before many matches are played rather than after.
    if (!out.empty() && !can_write()) {
      return complain(out, {"", "is no folder that can be written to"});
    }
    Report report = survey(simulations[0]);
    report.note = note(simulations[0]);
    if (parts.size() > 1) {
      const Report first = std::exchange(
          report, {.title = report.title, .note = report.note, .figures = {}, .tables = {}});
      append(report, first, part_text(parts[0], '_'), part_text(parts[0], ' '));
      for (std::size_t i = 1; i < parts.size(); ++i) {
        append(report, survey(simulations[i]), part_text(parts[i], '_'), part_text(parts[i], ' '));
      }
    }
    if (!out.empty()) {
      if (const int code = write(report); code != kDone) return code;
    }
    std::cout << (as_json ? pretty(report_json(report)) : report_text(report));
    return kDone;
  }

  GameFlags flags;
  SimulationFlags size;
  std::string player;
  std::string out;
  bool as_json = false;
};

}  // namespace

void add_balance(CLI::App& app, Exit& exit) {
  // Without a game, the first one's flags hold.
  const GameEntry& first = games().front();
  CLI::App* balance = app.add_subcommand(
      "balance", std::format("Measure what every part of a content is worth (of {}, unless told)",
                             first.name));
  auto standard = std::make_shared<BalanceCommand>(*balance, first);
  balance->callback([standard, balance, &exit] {
    if (balance->get_subcommands().empty()) exit.code = standard->run();
  });
  for (const GameEntry& entry : games()) {
    CLI::App* game = balance->add_subcommand(std::string(entry.name), std::string(entry.title));
    auto command = std::make_shared<BalanceCommand>(*game, entry);
    for (CLI::Option* option : balance->get_options()) game->excludes(option);
    game->callback([command, &exit] { exit.code = command->run(); });
  }
}

}  // namespace loggia::cli
