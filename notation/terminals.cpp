// The games' terminals and surveys, listed by hand as the games are in registry.cpp.
#include <algorithm>
#include <array>

#include "notation/balconia/terminal.h"
#include "notation/highrise/terminal.h"

namespace loggia {
namespace {

const TerminalEntry& entry_of(const AnyGame& game) {
  static const std::array all = {balconia::terminal_entry(), highrise::terminal_entry()};
  return *std::ranges::find(all, game.name(), &TerminalEntry::name);
}

}  // namespace

std::unique_ptr<Terminal> terminal_of(const AnyGame& game) { return entry_of(game).make(game); }

std::unique_ptr<Survey> make_survey(const AnyGame& game) {
  return entry_of(game).make_survey(game);
}

}  // namespace loggia
