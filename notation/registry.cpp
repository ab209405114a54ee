#include "notation/registry.h"

#include <algorithm>
#include <array>

#include "notation/balconia/notation.h"
#include "notation/highrise/notation.h"

namespace loggia {

std::span<const GameEntry> games() {
  static const std::array all = {balconia::game_entry(), highrise::game_entry()};
  return all;
}

std::unique_ptr<AnyGame> GameEntry::make_standard(const OptionChoices& choices,
                                                  Problems& problems) const {
  return make(choices, parse_json(contents.front().text).value(), problems);
}

const GameEntry* find_game(std::string_view name) {
  const auto found = std::ranges::find(games(), name, &GameEntry::name);
  return found == games().end() ? nullptr : &*found;
}

}  // namespace loggia
