#include "notation/registry.h"

#include <algorithm>

namespace loggia {

std::unique_ptr<AnyGame> GameEntry::make_standard(const OptionChoices& choices,
                                                  Problems& problems) const {
  return make(choices, parse_json(contents.front().text).value(), problems);
}

const GameEntry* find_game(std::string_view name) {
  const auto found = std::ranges::find(games(), name, &GameEntry::name);
  return found == games().end() ? nullptr : &*found;
}

}  // namespace loggia
