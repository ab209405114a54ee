#include "notation/options.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <memory>

namespace loggia {
namespace {

json::value choice_json(std::string_view choice) {
  if (choice == "true" || choice == "false") return choice == "true";
  int number = 0;
  const char* const end = std::to_address(choice.end());
  const auto parsed = std::from_chars(std::to_address(choice.begin()), end, number);
  if (parsed.ec == std::errc{} && parsed.ptr == end) return number;
  return json::value(choice);
}

}  // namespace

std::string OptionSpec::flag() const {
  std::string flag = "--" + std::string(key);
  std::ranges::replace(flag, '_', '-');
  return flag;
}

OptionChoices read_options(const Reader& reader, std::span<const OptionSpec> specs) {
  OptionChoices choices(specs.size(), 0);
  if (!reader.is_any_object()) return choices;
  for (const auto& [key, value] : reader.object()) {
    const auto spec = std::ranges::find(specs, std::string_view(key), &OptionSpec::key);
    if (spec == specs.end()) {
      reader.fail(std::format("unknown option {}", in_quotes(key)));
      continue;
    }
    const auto found = std::ranges::find(spec->choices, value, choice_json);
    if (found == spec->choices.end()) {
      reader.item(value, key)
          .fail(std::format("{} is not a choice; choose from {}", in_quotes(compact(value)),
                            joined(spec->choices)));
      continue;
    }
    choices[static_cast<std::size_t>(spec - specs.begin())] =
        static_cast<std::size_t>(found - spec->choices.begin());
  }
  return choices;
}

json::object options_json(std::span<const OptionSpec> specs, const OptionChoices& choices) {
  json::object out;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    out[specs[i].key] = choice_json(specs[i].choices[choices[i]]);
  }
  return out;
}

}  // namespace loggia
