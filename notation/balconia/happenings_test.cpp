// The facts that words and pictures need, held against what is on the table.
#include "notation/balconia/happenings.h"

#include <doctest/doctest.h>

#include "engine/core/seeded.h"
#include "notation/balconia/testing.h"

namespace loggia::balconia {
namespace {

TEST_CASE("B-06: where a match goes on is told with whose faces are whose, if that was seen") {
  const NamedBlockSet standard = standard_set();
  const Balconia game(standard.set, {});
  Rng rng = seeded(1, 0);
  State state = game.start();
  CHECK(tell_where(game, state).empty());
  while (state.phase != Phase::kPlace) act_randomly(game, state, rng);
  const auto on_disc = [&](bool is_kept_known) {
    const Knowledge knowledge{.state = state, .is_kept_unknown = !is_kept_known};
    return std::get<happened::OnDisc>(tell_where(game, knowledge).front());
  };
  CHECK(std::get<happened::OnDisc>(tell_where(game, state).front()).halves.has_value());
  CHECK(on_disc(true).number == state.block + 1);
  CHECK_FALSE(on_disc(false).halves.has_value());
  REQUIRE(on_disc(true).halves.has_value());
  const happened::Halves halves = *on_disc(true).halves;
  CHECK((state.selector == kGreen ? halves.green : halves.pink) == state.kept);
  CHECK(halves.green == opposite(halves.pink));
}

TEST_CASE("B-11: what a placement brought is told to those who see it, and to no spectator") {
  const NamedBlockSet standard = standard_set();
  const Balconia game(standard.set, {});
  Rng rng = seeded(1, 0);
  State state = game.start();
  while (state.phase < Phase::kReveal) act_randomly(game, state, rng);
  int total = game.explain(state, kGreen, Sight::kOwnSide).total;
  while (!Balconia::turn(state).is_over()) {
    const State before = state;
    act_randomly(game, state, rng);
    if (before.phase != Phase::kPlace) continue;
    const auto cell = static_cast<Cell>(*bits(state.balconies ^ before.balconies).begin());
    const Seen seen{.kind = Action::Kind::kPlace, .number = 0, .cell = cell};
    const auto change_for = [&](Viewer viewer) {
      return std::get<happened::Placed>(tell(game, before, state, seen, viewer).front()).change;
    };
    CHECK(change_for(kSpectator) == 0);
    total += change_for(kGreen);
  }
  CHECK(total == game.explain(state, kGreen, Sight::kBothSides).total);
}

}  // namespace
}  // namespace loggia::balconia
