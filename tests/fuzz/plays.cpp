// What `actions` is for Balconia, for High-Rises: texts from strangers at a table are an action or
// a reason, and check() allows exactly what legal() and chances() list. The first bytes choose deck
// and options and play a match up to some moment, the rest is what is said then.
#include <algorithm>
#include <vector>

#include "engine/highrise/testing.h"
#include "notation/highrise/notation.h"
#include "notation/highrise/terminal.h"
#include "tests/fuzz/expect.h"

namespace loggia::highrise {
namespace {

void expect_agreement(const Highrise& game, const State& state, Action action) {
  const auto refusal = game.check(state, action);
  const auto actions = possible(game, state);
  expect(refusal.has_value() == (std::ranges::find(actions, action) == actions.end()));
  expect(!refusal || !refusal_text(game, *refusal).empty());
}

}  // namespace
}  // namespace loggia::highrise

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::highrise;
  static const std::vector<Action> kAll = all_actions();
  if (size < 4) return 0;
  Rng rng(std::uint64_t{data[0]} - '0');  // a digit in our seeds, which are text
  const Highrise game = random_game(rng);
  State state = game.start();
  for (int moves = 3 * (data[1] % 96); moves > 0 && !Highrise::turn(state).is_over(); --moves) {
    game.apply(state, random_action(game, state, rng));
  }
  // Any action there could be, and then as text.
  const std::size_t number = (std::size_t{data[2]} << 8U) | data[3];
  expect_agreement(game, state, kAll[number % kAll.size()]);
  const std::string_view text = as_text(data + 4, size - 4);
  for (const auto& parsed :
       {parse_action(game, text), parse_action(game, completed(game, state, text))}) {
    expect(parsed.has_value() || is_shown_whole(parsed.error()));
    if (!parsed) continue;
    expect(parse_action(game, action_text(*parsed)) == parsed);
    expect_agreement(game, state, *parsed);
  }
  (void)answer(game, state, seat_at(0), text);
  return 0;
}
