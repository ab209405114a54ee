#include "table/spec.h"

namespace loggia::table {

Spec Spec::told() const {
  Spec spec = *this;
  for (ChairSpec& chair : spec.chairs) {
    if (chair.kind == ChairSpec::Kind::kGuest) chair = {.kind = ChairSpec::Kind::kGuest};
  }
  return spec;
}

void Spec::call_me(const std::string& guest) {
  for (ChairSpec& chair : chairs) {
    if (chair.is_for("")) chair.name = guest;
  }
}

OptionChoices Spec::choices() const {
  Problems problems;
  const json::value value = options;
  OptionChoices choices = read_options(Reader(value, "options", problems), game->options);
  // Where nobody said how many play, the chairs do.
  for (std::size_t i = 0; i < game->options.size(); ++i) {
    const OptionSpec& option = game->options[i];
    if (!option.counts_seats || options.contains(option.key)) continue;
    choices[i] = option.place(std::to_string(chairs.size())).value_or(choices[i]);
  }
  return choices;
}

std::vector<std::size_t> Spec::drawn_options() const {
  std::vector<std::size_t> drawn;
  for (std::size_t i = 0; i < game->options.size(); ++i) {
    const OptionSpec& option = game->options[i];
    if (option.drawn_from != nullptr && !options.contains(option.key)) drawn.push_back(i);
  }
  return drawn;
}

}  // namespace loggia::table
