// The games there are, listed by hand: for whoever links this list.
#include <array>

#include "notation/balconia/notation.h"
#include "notation/balconia/terminal.h"
#include "notation/highrise/notation.h"
#include "notation/highrise/terminal.h"

namespace loggia {

std::span<const GameEntry> games() {
  static const std::array all = {balconia::game_entry(), highrise::game_entry()};
  return all;
}

std::span<const TerminalEntry> terminals() {
  static const std::array all = {balconia::terminal_entry(), highrise::terminal_entry()};
  return all;
}

}  // namespace loggia
