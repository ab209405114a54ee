// Texts from strangers at a table: an action or a reason, never anything else; and check() allows
// exactly what legal() and chances() list. The first bytes choose options and play a match up to
// some moment, the rest is what is said then.
#include "notation/balconia/actions.h"

#include <algorithm>
#include <vector>

#include "notation/balconia/answers.h"
#include "notation/balconia/notation.h"
#include "notation/balconia/terminal.h"
#include "notation/balconia/testing.h"
#include "tests/fuzz/expect.h"

namespace loggia::balconia {
namespace {

// Two actions that differ only in what their kind does not use are the same.
bool is_among(const std::vector<Action>& actions, Action action) {
  return std::ranges::any_of(
      actions, [&](Action listed) { return action_json(listed) == action_json(action); });
}

void expect_agreement(const Balconia& game, const State& state, Action action) {
  const auto refusal = game.check(state, action);
  expect(refusal.has_value() != is_among(possible(game, state), action));
  expect(!refusal || !refusal_text(game, *refusal).empty());
}

}  // namespace
}  // namespace loggia::balconia

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::balconia;
  static const NamedBlockSet kStandard = standard_set();
  if (size < 5) return 0;
  Rng rng(std::uint64_t{data[0]} - '0');  // a digit in our seeds, which are text
  const Balconia game(kStandard.set, random_options(rng));
  State state = game.start();
  for (int moves = data[1] % 72; moves > 0 && !Balconia::turn(state).is_over(); --moves) {
    const auto actions = possible(game, state);
    expect(!actions.empty());
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  // Any action and some that are none, and then as text.
  expect_agreement(game, state,
                   {.kind = static_cast<Action::Kind>(data[2] % 5),
                    .number = static_cast<std::uint8_t>(data[3] % 32),
                    .cell = static_cast<Cell>(data[4] % 32)});
  const std::string_view text = as_text(data + 5, size - 5);
  for (const auto& parsed :
       {parse_action(game, text), parse_action(game, completed(game, state, text))}) {
    expect(parsed.has_value() || is_shown_whole(parsed.error()));
    if (!parsed) continue;
    expect(parse_action(game, action_text(*parsed)) == parsed);
    expect_agreement(game, state, *parsed);
  }
  (void)answer(game, state, kGreen, text);
  return 0;
}
