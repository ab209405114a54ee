#include "notation/balconia/notation.h"

#include <algorithm>
#include <format>
#include <utility>

#include "notation/balconia/sheet.h"
#include "notation/game_of.h"
#include "notation/refusals.h"

namespace loggia::balconia {
namespace {

// English for every code of engine/balconia/refusals.h.
constexpr std::array<RefusalText, 15> kRefusalTexts = {{
    {"match_over", "the match is over"},
    {"entrance_first", "the entrance is drawn first"},
    {"door_first", "the cell of the entrance is drawn first"},
    {"reveal_first", "a token is turned over first"},
    {"select_first", "the selector keeps two faces first"},
    {"place_first", "the placer places the block now"},
    {"no_such_entrance", "there is no such entrance"},
    {"door_off_ground", "the entrance stands in the bottom row"},
    {"no_such_token", "there is no such token"},
    {"token_used", "that token was turned over before"},
    {"no_such_face", "a block has faces 0 to 3"},
    {"face_kept", "that face is on the selector's half of the disc"},
    {"no_such_cell", "there is no such cell"},
    {"cell_filled", "that cell is filled"},
    {"cell_not_adjacent", "that cell is not next to a block yet"},
}};

std::unique_ptr<AnyGame> make(const OptionChoices& choices, const json::value& content,
                              Problems& problems) {
  auto named = read_blocks(Reader(content, "", problems), problems);
  if (!named) return nullptr;
  const Balconia game(named->set, to_options(choices));
  return std::make_unique<GameOf<Balconia, BalconiaNotation>>(game, std::move(*named));
}

}  // namespace

std::string BalconiaNotation::refusal_text(const Refusal& refusal) {
  return text_of(refusal, kRefusalTexts);
}

std::string BalconiaNotation::sheet(const Balconia& game, const State& state, const Style& style) {
  std::string out;
  for (const Seat seat : {kGreen, kPink}) {
    out += sheet_text(game.explain(state, seat, Sight::kBothSides), style) + "\n";
  }
  return out;
}

std::string BalconiaNotation::prompt(const Balconia& /*game*/, const State& state) {
  if (state.phase == Phase::kSelect) return "Which two faces do you keep (01, 12, 23 or 30)?";
  const int first = opposite(state.kept);
  return std::format("Where does it go, and which face toward you ({} or {})? For instance c2 {}.",
                     first, next_face(first), first);
}

std::string BalconiaNotation::help(const Balconia& game, const State& state) {
  if (state.phase == Phase::kSelect) {
    return std::string(kQuestions) +
           "You select. Keep two neighbouring faces of the block: 01, 12, 23 or 30. The other\n"
           "player picks one of the two you leave, and you get the face opposite to it:\n"
           "  leaving 2 and 3 you get 0 or 1 · leaving 3 and 0 you get 1 or 2\n"
           "  leaving 0 and 1 you get 2 or 3 · leaving 1 and 2 you get 3 or 0\n";
  }
  std::string cells;
  for (const int cell : bits(game.open_cells(state))) {
    cells += ' ' + cell_name(static_cast<Cell>(cell));
  }
  return std::string(kQuestions) +
         "You place. Give a cell and one of the two faces on your half, such as c2 3; the\n"
         "face you name looks toward you, the opposite one toward the selector. The open\n"
         "cells show what each face would change in your score. They are" +
         cells + ".\n";
}

// People leave out the verb, and write 0 1 for 01.
std::string BalconiaNotation::completed(const Balconia& /*game*/, const State& state,
                                        std::string_view answer) {
  std::string text(answer);
  const std::string_view verb = state.phase == Phase::kSelect ? "keep" : "place";
  if (text.starts_with(verb)) text.erase(0, verb.size());
  if (state.phase == Phase::kSelect) {
    std::erase_if(text, [](char c) { return c == ' ' || c == ','; });
    // Two faces in either order.
    if (text == "10" || text == "21" || text == "32" || text == "03") std::ranges::reverse(text);
  }
  return std::string(verb) + " " + text;
}

GameEntry game_entry() {
  static const std::array<BuiltIn, 1> contents = {{{"standard", standard_blocks_text()}}};
  return {.name = Balconia::kName,
          .title = "Balconia, for two",
          .score_noun = "point",
          .rules_version = Balconia::kRulesVersion,
          .content_flag = "--blocks",
          .content_help = "a block set (loggia.blocks/1)",
          .contents = contents,
          .options = option_specs(),
          .make = make};
}

}  // namespace loggia::balconia
