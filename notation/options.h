// Rule options as every notation knows them: a key, the choices, and which of them is usual. A game
// lists its options once; flags, JSON and help follow from the list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/json.h"
#include "notation/reader.h"

namespace loggia {

// For each option of a game, in its order, the place of the choice made.
using OptionChoices = std::vector<std::size_t>;

// Whole numbers from the least to the most.
struct NumberRange {
  std::uint32_t least = 1;
  std::uint32_t most = 0;  // fewer than the least: none

  [[nodiscard]] std::size_t size() const { return most < least ? 0 : most - least + 1; }
};

struct OptionSpec {
  std::string_view key;  // "fewer_of"; on the command line --fewer-of
  std::string_view rule;
  std::string_view help;
  // Places count through the named choices first, then through the numbers. In JSON, "true" and
  // "false" are booleans and digits are numbers; the others are texts.
  std::span<const std::string_view> choices;
  NumberRange numbers = {};
  std::size_t usual = 0;                            // what holds where nobody chose
  std::optional<std::size_t> usual_in_simulations;  // where that is something else
  // Drawn, when people begin a match, from this many places (H-03); given the other choices.
  std::size_t (*drawn_from)(const OptionChoices&) = nullptr;
  bool is_surveyed = false;   // `balance` takes every choice in turn
  bool counts_seats = false;  // it says how many play
  bool names_seat = false;    // its choices are the seats; only one that is there can be chosen

  [[nodiscard]] std::size_t size() const { return choices.size() + numbers.size(); }
  [[nodiscard]] bool is_switch() const { return choices.size() == 2 && choices[0] == "false"; }
  [[nodiscard]] std::string flag() const;
  // As records have it: true, 500, "none".
  [[nodiscard]] json::value value(std::size_t place) const;
  // "none", "500", and back.
  [[nodiscard]] std::string text(std::size_t place) const;
  [[nodiscard]] std::optional<std::size_t> place(std::string_view text) const;
  // What there is to choose from: "none|1-100000".
  [[nodiscard]] std::string listed(std::string_view separator) const;
};

// Where a problem with the choice of an option is said to be: "options, first".
std::string option_place(std::string_view key);

OptionChoices usual_choices(std::span<const OptionSpec> specs);
OptionChoices read_options(const Reader& reader, std::span<const OptionSpec> specs);
json::object options_json(std::span<const OptionSpec> specs, const OptionChoices& choices);

}  // namespace loggia
