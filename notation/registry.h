// The games there are, listed by hand. Adding one is one line in registry.cpp.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "notation/any_game.h"

namespace loggia {

struct GameEntry {
  std::string_view name;
  std::string_view title;
  int rules_version;
  std::string_view content_flag;  // "--blocks"
  std::string_view content_help;
  std::span<const OptionSpec> options;
  // From choices and, where given, the content's JSON; else with the standard content. Null, and
  // what is wrong in `problems`, where the content is not right.
  std::unique_ptr<AnyGame> (*make)(const OptionChoices& choices, const json::value* content,
                                   Problems& problems);
};

std::span<const GameEntry> games();
const GameEntry* find_game(std::string_view name);

}  // namespace loggia
