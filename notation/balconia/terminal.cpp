#include "notation/balconia/terminal.h"

#include <algorithm>
#include <format>

#include "notation/balconia/names.h"
#include "notation/balconia/notation.h"
#include "notation/balconia/sheet.h"
#include "notation/balconia/survey.h"

namespace loggia::balconia {

std::string sheet(const Balconia& game, const State& state, const Style& style) {
  std::string out;
  for (const Seat seat : {kGreen, kPink}) {
    out += sheet_text(game.explain(state, seat, Sight::kBothSides), style) + "\n";
  }
  return out;
}

std::string prompt(const Balconia& /*game*/, const State& state) {
  if (state.phase == Phase::kSelect) return "Which two faces do you keep (01, 12, 23 or 30)?";
  const int first = opposite(state.kept);
  return std::format("Where does it go, and which face toward you ({} or {})? For instance c2 {}.",
                     first, next_face(first), first);
}

std::string help(const Balconia& game, const State& state) {
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
std::string completed(const Balconia& /*game*/, const State& state, std::string_view answer) {
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

TerminalEntry terminal_entry() {
  return terminal_entry_of<Balconia, BalconiaNotation, BalconiaSurvey>();
}

}  // namespace loggia::balconia
