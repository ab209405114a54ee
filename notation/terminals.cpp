// A game's terminal and survey, found by its name.
#include <algorithm>

#include "notation/terminal_of.h"

namespace loggia {
namespace {

const TerminalEntry& entry_of(const AnyGame& game) {
  return *std::ranges::find(terminals(), game.name(), &TerminalEntry::name);
}

}  // namespace

std::unique_ptr<Terminal> terminal_of(const AnyGame& game) { return entry_of(game).make(game); }

std::unique_ptr<Survey> make_survey(const AnyGame& game) {
  return entry_of(game).make_survey(game);
}

}  // namespace loggia
