// The outlook, held against the scorer: every block not yet seen, in every way and every open cell,
// on block sets no person would print.
#include "engine/balconia/outlook.h"

#include <doctest/doctest.h>

#include "engine/balconia/random_set.h"
#include "engine/core/seeded.h"

namespace loggia::balconia {
namespace {

int lead(const Scores& scores) { return scores.totals[kGreen] - scores.totals[kPink]; }
int door_lead(const Scores& scores) { return scores.doors[kGreen] - scores.doors[kPink]; }

// Returns how many placements were compared.
int compare(const Balconia& game, const State& state) {
  const Outlook outlook = game.outlook(state);
  const Scores before = game.score(state);
  CHECK(outlook.door_lead() == door_lead(before));
  int compared = 0;
  for (const int block : bits(state.unseen)) {
    for (int face = 0; face < kFaces; ++face) {
      const CellValues gains = outlook.gains(block, face);
      const int door = outlook.door_lead(block, face);
      for (const int cell : bits(game.open_cells(state))) {
        State after = state;
        after.pieces[cell] = Piece(block, face);
        after.balconies |= bit(cell);
        const Scores scores = game.score(after);
        const bool agrees = door == door_lead(scores) &&
                            lead(before) - door_lead(before) + gains[cell] + door == lead(scores);
        ++compared;
        if (agrees) continue;
        CAPTURE(block);
        CAPTURE(face);
        CAPTURE(cell);
        CHECK(agrees);
      }
    }
  }
  return compared;
}

TEST_CASE("B-17…B-34: the outlook says what the scorer will say after a placement") {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < often(160U); ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(60, seed);
    Options options = all_options()[seed % all_options().size()];
    const Balconia game(random_set(rng), options);
    State state = game.start();
    while (!Balconia::turn(state).is_over()) {
      if (state.phase == Phase::kReveal) compared += compare(game, state);
      act_randomly(game, state, rng);
    }
  }
  CHECK(compared > 10'000);
}

}  // namespace
}  // namespace loggia::balconia
