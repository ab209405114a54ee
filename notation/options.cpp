#include "notation/options.h"

#include <algorithm>
#include <charconv>
#include <memory>

#include "notation/filled.h"

namespace loggia {
namespace {

// In plain digits: 007 is none.
std::optional<std::uint32_t> parse_number(std::string_view text) {
  std::uint32_t number = 0;
  const char* const end = std::to_address(text.end());
  const auto parsed = std::from_chars(std::to_address(text.begin()), end, number);
  const bool is_plain =
      parsed.ec == std::errc{} && parsed.ptr == end && (text == "0" || text[0] != '0');
  return is_plain ? std::optional(number) : std::nullopt;
}

json::value choice_json(std::string_view choice) {
  if (choice == "true" || choice == "false") return choice == "true";
  if (const auto number = parse_number(choice)) return *number;
  return json::value(choice);
}

}  // namespace

std::string OptionSpec::flag() const {
  std::string flag = "--" + std::string(key);
  std::ranges::replace(flag, '_', '-');
  return flag;
}

json::value OptionSpec::value(std::size_t place) const { return choice_json(text(place)); }

std::string OptionSpec::text(std::size_t place) const {
  if (place < choices.size()) return std::string(choices[place]);
  return std::to_string(numbers.least + (place - choices.size()));
}

std::optional<std::size_t> OptionSpec::place(std::string_view text) const {
  const auto found = std::ranges::find(choices, text);
  if (found != choices.end()) return static_cast<std::size_t>(found - choices.begin());
  const auto number = parse_number(text);
  if (!number || *number < numbers.least || *number > numbers.most) return std::nullopt;
  return choices.size() + (*number - numbers.least);
}

std::string OptionSpec::listed(std::string_view separator) const {
  std::string list;
  const auto add = [&](std::string_view item) {
    list += std::string(list.empty() ? "" : separator) + std::string(item);
  };
  for (const std::string_view choice : choices) add(choice);
  if (numbers.size() > 0) add(filled("{}-{}", numbers.least, numbers.most));
  return list;
}

std::string option_place(std::string_view key) { return filled("options, {}", key); }

OptionChoices usual_choices(std::span<const OptionSpec> specs) {
  OptionChoices choices;
  for (const OptionSpec& spec : specs) choices.push_back(spec.usual);
  return choices;
}

OptionChoices read_options(const Reader& reader, std::span<const OptionSpec> specs) {
  OptionChoices choices = usual_choices(specs);
  if (!reader.is_any_object()) return choices;
  for (const auto& [key, value] : reader.object()) {
    const auto spec = std::ranges::find(specs, std::string_view(key), &OptionSpec::key);
    if (spec == specs.end()) {
      reader.fail(filled("unknown option {}", in_quotes(key)));
      continue;
    }
    const auto place =
        spec->place(value.is_string() ? std::string(value.get_string()) : compact(value));
    if (!place || spec->value(*place) != value) {  // "1" is not 1
      reader.item(value, key)
          .fail(filled("{} is not a choice; choose from {}", in_quotes(compact(value)),
                       spec->listed(", ")));
      continue;
    }
    choices[static_cast<std::size_t>(spec - specs.begin())] = *place;
  }
  return choices;
}

json::object options_json(std::span<const OptionSpec> specs, const OptionChoices& choices) {
  json::object out;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    out[specs[i].key] = specs[i].value(choices[i]);
  }
  return out;
}

}  // namespace loggia
