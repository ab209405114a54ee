// B-11: what a view shows, and that nothing in it, in the drawing or in an answer to a question
// depends on a face turned away from the viewer.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "engine/balconia/sketch.h"
#include "engine/core/seeded.h"
#include "notation/balconia/answers.h"
#include "notation/balconia/drawing.h"
#include "notation/balconia/names.h"
#include "notation/balconia/shown.h"
#include "notation/balconia/testing.h"

namespace loggia::balconia {
namespace {

constexpr std::uint64_t kMatches = 12;
constexpr std::array<Viewer, 3> kViewers = {kGreen, kPink, kSpectator};

// Everything the program tells a viewer about a state.
std::string told(const Balconia& game, const State& state, Viewer viewer) {
  std::string all = wire::written(shown_of(game, game.view(state, viewer)));
  all += draw(game, state, viewer, {});
  if (viewer && state.phase >= Phase::kReveal && state.phase != Phase::kOver) {
    all += *answer(game, state, *viewer, "score");
    for (Cell cell = 0; cell < kCells; ++cell) {
      all += *answer(game, state, *viewer, "look " + cell_name(cell));
    }
  }
  return all;
}

// Calls `look` on every state of random matches, in all phases and with all kinds of options.
template <class Look>
void for_all_states(Look look) {
  const NamedBlockSet standard = standard_set();
  for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed, 0);
    const Balconia game(standard.set, random_options(rng));
    State state = game.start();
    look(game, state, rng);
    while (!Balconia::turn(state).is_over()) {
      act_randomly(game, state, rng);
      look(game, state, rng);
    }
  }
}

TEST_CASE("B-11: faces turned away from a viewer change nothing that the viewer is told") {
  for_all_states([](const Balconia& game, const State& state, Rng& rng) {
    for (const Viewer viewer : kViewers) {
      const Balconia altered(altered_out_of_sight(game, state, viewer, rng), game.options());
      // A whole text that differs is too long to print.
      const bool is_same = told(game, state, viewer) == told(altered, state, viewer);
      CAPTURE(static_cast<int>(state.phase));
      CHECK(is_same);
    }
  });
}

TEST_CASE("B-11: how blocks are turned changes nothing that a spectator is told before the end") {
  for_all_states([](const Balconia& game, const State& state, Rng& rng) {
    if (game.options().open_facades || state.phase == Phase::kOver) return;
    State turned = state;
    for (const int cell : bits(state.balconies)) {
      Piece& piece = turned.pieces[cell];
      piece = Piece(piece.block(), static_cast<int>(rng.below(kFaces)));
    }
    if (state.phase == Phase::kPlace) turned.kept = static_cast<std::uint8_t>(rng.below(kFaces));
    const bool is_same = told(game, state, kSpectator) == told(game, turned, kSpectator);
    CHECK(is_same);
  });
}

TEST_CASE("B-11: a seat sees its own side until the end, then both") {
  for_all_states([](const Balconia& game, const State& state, Rng&) {
    const bool is_open = game.options().open_facades || state.phase == Phase::kOver;
    for (const Viewer viewer : kViewers) {
      const shown::View view = shown_of(game, game.view(state, viewer));
      const bool has_door = state.phase >= Phase::kReveal;
      for (const Seat owner : {kGreen, kPink}) {
        const bool is_seen = std::ranges::contains(view.facades, owner, &shown::PlainFacade::owner);
        CHECK(is_seen == (has_door && (is_open || viewer == owner)));
      }
    }
  });
}

TEST_CASE("B-11: what is public is in every view") {
  for_all_states([](const Balconia& game, const State& state, Rng&) {
    for (const Viewer viewer : kViewers) {
      const shown::View view = shown_of(game, game.view(state, viewer));
      CHECK(view.table.tokens_left == state.tokens_left);
      CHECK(view.table.filled == state.balconies);
      CHECK(std::cmp_equal(view.unused.size(), count(state.unseen)));
      CHECK(view.table.entrance.has_value() == (state.phase > Phase::kEntrance));
      const bool has_disc = state.phase == Phase::kSelect || state.phase == Phase::kPlace;
      REQUIRE(view.table.disc.has_value() == has_disc);
      if (has_disc) CHECK(view.table.disc->faces == &game.set().blocks[state.block]);
    }
  });
}

TEST_CASE("A view of the first decision, in full") {
  BlockSet set;
  set.blocks[3][0] = lovebird(Lovebird::kLeft);
  const Balconia game(set, {.entrance = 1});
  State state = game.start();
  game.apply(state, Action::reveal(3));
  state.unseen = 0;  // or all other blocks would be listed
  CHECK(wire::written(shown_of(game, game.view(state, kPink))) ==
        R"({"viewer":"pink","phase":"select","selector":"green","entrance":{"number":2,)"
        R"("green":{"majority":["cat","cat"]},"pink":{"majority":["cat","cat"]}},"door":"c1",)"
        R"("tokens_left":13,"filled":[],"disc":{"number":4,"faces":[{"elements":{"person":1},)"
        R"("lovebird":"left"},{"elements":{}},{"elements":{}},{"elements":{}}]},"facades":{)"
        R"("pink":{"cells":{},"door":"open","total":0}},"unused":[]})");
}

}  // namespace
}  // namespace loggia::balconia
