// Rule options as every notation knows them: a key, the choices, the first of them the default. A
// game lists its options once; flags, JSON and help follow from the list.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/json.h"
#include "notation/reader.h"

namespace loggia {

struct OptionSpec {
  std::string_view key;  // "fewer_of"; on the command line --fewer-of
  std::string_view rule;
  std::string_view help;
  // In JSON, "true" and "false" are booleans and digits are numbers; the others are texts.
  std::span<const std::string_view> choices;

  [[nodiscard]] bool is_switch() const { return choices.size() == 2 && choices[0] == "false"; }
  [[nodiscard]] std::string flag() const;
};

// For each option of a game, in its order, the place of the choice made.
using OptionChoices = std::vector<std::size_t>;

OptionChoices read_options(const Reader& reader, std::span<const OptionSpec> specs);
json::object options_json(std::span<const OptionSpec> specs, const OptionChoices& choices);

}  // namespace loggia
