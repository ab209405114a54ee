#include "notation/balconia/options.h"

#include <algorithm>
#include <array>

#include "notation/balconia/names.h"

namespace loggia::balconia {
namespace {

constexpr std::array<std::string_view, 2> kSwitch = {"false", "true"};
constexpr std::array<std::string_view, 4> kEntranceChoices = {"random", "1", "2", "3"};
constexpr std::array<std::string_view, 6> kDoorChoices = {"c1", "a1", "b1", "d1", "e1", "random"};

enum Option : std::size_t { kEntrance, kDoor, kFewerOf, kFree, kFull, kOpen };

constexpr std::array<OptionSpec, 6> kSpecs = {{
    {"entrance", "B-03", "the entrance block", kEntranceChoices},
    {"door", "B-37", "the cell of the entrance", kDoorChoices},
    {"fewer_of", "B-33", "how a 'fewer of' door is read", kFewerOfNames},
    {"free_placement", "B-36", "blocks may go into any empty cell", kSwitch},
    {"full_building", "B-38", "all 22 tokens are played", kSwitch},
    {"open_facades", "B-11", "both sides may be seen by all, for teaching", kSwitch},
}};

std::size_t place_of(std::span<const std::string_view> choices, std::string_view text) {
  return static_cast<std::size_t>(std::ranges::find(choices, text) - choices.begin());
}

}  // namespace

std::span<const OptionSpec> option_specs() { return kSpecs; }

Options to_options(const OptionChoices& choices) {
  Options options;
  if (choices[kEntrance] > 0) options.entrance = static_cast<int>(choices[kEntrance] - 1);
  options.door = parse_cell(kDoorChoices[choices[kDoor]]);  // none for "random"
  options.fewer_of = static_cast<FewerOf>(choices[kFewerOf]);
  options.free_placement = choices[kFree] == 1;
  options.full_building = choices[kFull] == 1;
  options.open_facades = choices[kOpen] == 1;
  return options;
}

OptionChoices to_choices(const Options& options) {
  OptionChoices choices(kSpecs.size());
  choices[kEntrance] = options.entrance ? static_cast<std::size_t>(*options.entrance + 1) : 0;
  choices[kDoor] = place_of(kDoorChoices, options.door ? cell_name(*options.door) : "random");
  choices[kFewerOf] = static_cast<std::size_t>(options.fewer_of);
  choices[kFree] = options.free_placement ? 1 : 0;
  choices[kFull] = options.full_building ? 1 : 0;
  choices[kOpen] = options.open_facades ? 1 : 0;
  return choices;
}

}  // namespace loggia::balconia
