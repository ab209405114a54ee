// Decks and options of High-Rises from strangers: refused with words that can be printed, or read,
// written and read again the same; and a match played with them keeps every card and ends. What a
// deck leaves out is taken from the standard one: a short input reaches further than a long one.
#include "notation/highrise/deck.h"

#include <algorithm>

#include "engine/highrise/testing.h"
#include "notation/highrise/drawing.h"
#include "notation/highrise/notation.h"
#include "tests/fuzz/expect.h"

namespace loggia::highrise {
namespace {

std::optional<NamedDeck> read(const json::value& value) {
  Problems problems;
  auto named = read_deck(Reader(value, "", problems), problems);
  expect(named.has_value() == problems.empty());
  expect_printable(problems);
  return named;
}

std::optional<Options> read_rules(const json::value& value) {
  Problems problems;
  const OptionChoices choices = read_options(Reader(value, "options", problems), option_specs());
  auto options = problems.empty() ? to_options(choices, problems) : std::nullopt;
  expect(options.has_value() == problems.empty());
  expect_printable(problems);
  if (options) expect(to_choices(*options) == choices);
  return options;
}

// The deck apart from its "options", which a deck does not have.
std::pair<json::value, json::value> split(const json::value& value) {
  static const json::value kStandard = parse_json(standard_deck_text()).value();
  const json::object* given = value.if_object();
  if (given == nullptr) return {value, json::object()};
  json::object deck = *given;
  const json::value options = deck.contains("options") ? deck["options"] : json::object();
  deck.erase("options");
  for (const auto& [key, field] : kStandard.get_object()) {
    if (!deck.contains(key)) deck.emplace(key, field);
  }
  return {deck, options};
}

void expect_good_match(const Highrise& game, Rng rng) {
  State state = game.start();
  while (!Highrise::turn(state).is_over()) {
    const Action action = random_action(game, state, rng);
    expect(!game.check(state, action).has_value());
    game.apply(state, action);
    expect(all_cards(state) == game.deck().cards);
  }
  expect(game.outcome(state).winners != 0);
  expect(!draw(game, state, kSpectator, {}).empty());
}

}  // namespace
}  // namespace loggia::highrise

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::highrise;
  const auto value = parse_json(as_text(data, size));
  if (!value) {
    expect_printable({value.error()});
    return 0;
  }
  const auto [deck, rules] = split(*value);
  const auto named = read(deck);
  const auto options = read_rules(rules);
  if (!named || !options) return 0;
  const auto again = read(content_json(*named));
  expect(again && again->name == named->name && again->deck == named->deck);
  Options limited = *options;
  limited.turn_limit = std::min(options->turn_limit.value_or(200), std::uint32_t{200});
  expect_good_match({named->deck, limited}, Rng(size));
  return 0;
}
