// `loggia replay RECORD`: a match as it was written down.
#include <format>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/records.h"
#include "match/record.h"
#include "match/transcript.h"
#include "notation/terminal.h"

namespace loggia::cli {
namespace {

// The match as it stood after entry `to`.
Match cut(const Match& match, std::size_t to) {
  Match shown(match.shared_game(), match.players());
  for (std::size_t i = 0; i < to; ++i) (void)shown.repeat(match.entries()[i]);
  return shown;
}

struct ReplayCommand {
  explicit ReplayCommand(CLI::App& command) {
    command.add_option("RECORD", path, "a match record (loggia.match/1)")->required();
    command.add_option("--to", to, "stop after this entry")
        ->transform(whole_number())
        ->type_name("N");
    command.add_option("--match", number, "which one, in a file with a record a line")
        ->transform(whole_number(1))
        ->type_name("N");
    command.add_flag("--json", as_json, "print the record up to there as JSON");
  }

  [[nodiscard]] int run() const {
    const auto text = read_record_text(path, number, "choose one with --match");
    if (!text) return complain(path, text.error());
    const auto match = read_record(*text);
    if (!match) {
      return complain(number ? std::format("{}, match {}", path, *number) : path, match.error());
    }
    const std::size_t entries = match->entries().size();
    if (to && *to > entries) {
      return complain(path, {"", std::format("has {} entries, not {}", entries, *to)});
    }
    const Match shown = cut(*match, to.value_or(entries));
    if (as_json) {
      std::cout << pretty(record_json(shown));
      return kDone;
    }
    const Style style = style_for_stdout();
    const bool was_finished = match->turn().is_over();
    std::cout << (was_finished ? transcript(shown) : public_transcript(shown)) << "\n";
    // The record of a finished match shows all; of one still played, what any spectator may see.
    const auto terminal = terminal_of(shown.game());
    std::cout << (was_finished ? terminal->draw_open(shown.state(), style)
                               : terminal->draw(shown.state(), kSpectator, style))
              << "\n";
    if (shown.game().turn(shown.state()).is_over())
      std::cout << terminal->sheet(shown.state(), style);
    return kDone;
  }

  std::string path;
  std::optional<std::size_t> to;
  std::optional<std::size_t> number;
  bool as_json = false;
};

}  // namespace

void add_replay(CLI::App& app, Exit& exit) {
  CLI::App* replay = app.add_subcommand("replay", "Show a recorded match");
  auto command = std::make_shared<ReplayCommand>(*replay);
  replay->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
