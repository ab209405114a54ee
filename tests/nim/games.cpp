// The games of programs that link this list instead of games/games.cpp.
#include <array>

#include "notation/balconia/notation.h"
#include "notation/balconia/terminal.h"
#include "notation/highrise/notation.h"
#include "notation/highrise/terminal.h"
#include "tests/nim/notation.h"

namespace loggia {
namespace nim {
namespace {

constexpr std::array<std::string_view, 2> kSwitch = {"false", "true"};
constexpr std::array<OptionSpec, 2> kOptions = {{
    {.key = "players",
     .rule = "N-01",
     .help = "how many play",
     .numbers = {2, 3},
     .counts_seats = true},
    {.key = "misere", .rule = "N-03", .help = "the last stick loses", .choices = kSwitch},
}};
constexpr std::array<BuiltIn, 2> kContents = {
    {{"standard", R"({"name": "standard", "heaps": [3, 4, 5]})"},
     {"stairs", R"({"name": "stairs", "heaps": [1, 3, 5, 7]})"}}};

std::unique_ptr<AnyGame> make(const OptionChoices& choices, const json::value& content,
                              Problems& problems) {
  auto named = read_heaps(Reader(content, "", problems));
  if (!named) return nullptr;
  const Nim game(named->heaps,
                 {.players = static_cast<int>(2 + choices[0]), .misere = choices[1] == 1});
  return std::make_unique<GameOf<Nim, NimNotation>>(game, std::move(*named));
}

}  // namespace

GameEntry game_entry() {
  return {.name = Nim::kName,
          .title = "Nim, for two or three",
          .score_noun = "point",
          .rules_version = Nim::kRulesVersion,
          .content_flag = "--heaps",
          .content_help = "heaps of sticks",
          .contents = kContents,
          .options = kOptions,
          .refusals = kRefusalTexts,
          .players = GameOf<Nim, NimNotation>::kPlayerNames,
          .usual_player = "expert",
          .make = make};
}

}  // namespace nim

std::span<const GameEntry> games() {
  static const std::array all = {balconia::game_entry(), highrise::game_entry(), nim::game_entry()};
  return all;
}

std::span<const TerminalEntry> terminals() {
  static const std::array all = {balconia::terminal_entry(), highrise::terminal_entry(),
                                 terminal_entry_of<nim::Nim, nim::NimNotation, nim::NimSurvey>()};
  return all;
}

}  // namespace loggia
