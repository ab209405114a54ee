// A turn, step by step: reveal, select, place (B-05…B-10, B-12), free placement (B-36), and the
// rule and code with which anything else is refused.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/balconia/sketch.h"
#include "engine/core/seeded.h"

namespace loggia::balconia {
namespace {

Balconia game_with(const Options& options) { return {BlockSet{}, options}; }

// One of each kind, all of them in range.
constexpr std::array kOneOfEach = {Action::entrance(0), Action::door("a1"_cell), Action::reveal(9),
                                   Action::select(1), Action::place("c2"_cell, 2)};

void check_all_but(Action::Kind awaited, const Balconia& game, const State& state,
                   const std::string& answer) {
  for (const Action action : kOneOfEach) {
    if (action.kind != awaited) CHECK(refusal(game, state, action) == answer);
  }
}

TEST_CASE("A field that a kind of action does not have is not read") {
  const Balconia game = game_with({.door = std::nullopt});
  State state = game.start();
  State odd_state = state;
  for (const Action action :
       {Action::entrance(2), Action::door("a1"_cell), Action::reveal(9), Action::select(1)}) {
    Action odd = action;
    (action.kind == Action::Kind::kDoor ? odd.number : odd.cell) = 255;
    CHECK_FALSE(game.check(odd_state, odd));
    game.apply(state, action);
    game.apply(odd_state, odd);
    CHECK(state == odd_state);
  }
}

TEST_CASE("B-05: the block of the token's number goes to the disc") {
  const Balconia game = game_with({.entrance = 0});
  const State state = played(game, {Action::reveal(16)});
  CHECK(state.phase == Phase::kSelect);
  CHECK(state.block == 16);
  CHECK(state.tokens_left == 13);
  CHECK(count(state.unseen) == 21);
  CHECK_FALSE(contains(state.unseen, 16));
}

TEST_CASE("B-05: a turn begins with a token, and no token comes twice") {
  const Balconia game = game_with({.entrance = 0});
  check_all_but(Action::Kind::kReveal, game, game.start(), "B-05 reveal_first");
  const State second =
      played(game, {Action::reveal(16), Action::select(0), Action::place("c2"_cell, 2)});
  CHECK(refusal(game, second, Action::reveal(16)) == "B-05 token_used");
  CHECK(refusal(game, second, Action::reveal(15)).empty());
}

TEST_CASE("B-06: the selector keeps two neighbouring faces, in one of four ways") {
  const Balconia game = game_with({.entrance = 0});
  const State state = played(game, {Action::reveal(0)});
  CHECK(next_actions(game, state) ==
        std::vector{Action::select(0), Action::select(1), Action::select(2), Action::select(3)});
  check_all_but(Action::Kind::kSelect, game, state, "B-06 select_first");
}

TEST_CASE("B-06: the other two lie on the placer's half") {
  // kept: 01 → 2 or 3; 12 → 3 or 0; 23 → 0 or 1; 30 → 1 or 2.
  const Balconia game = game_with({.entrance = 0});
  const std::array<std::array<int, 2>, 4> offered = {{{2, 3}, {3, 0}, {0, 1}, {1, 2}}};
  for (int kept = 0; kept < kFaces; ++kept) {
    CAPTURE(kept);
    const State state = played(game, {Action::reveal(0), Action::select(kept)});
    const auto [first, second] = offered[static_cast<std::size_t>(kept)];
    CHECK(refusal(game, state, Action::place("c2"_cell, first)).empty());
    CHECK(refusal(game, state, Action::place("c2"_cell, second)).empty());
    CHECK(refusal(game, state, Action::place("c2"_cell, kept)) == "B-07 face_kept");
    CHECK(refusal(game, state, Action::place("c2"_cell, (kept + 1) % 4)) == "B-07 face_kept");
  }
}

TEST_CASE("B-07: the placer's face looks at the placer, the opposite one at the selector") {
  // Green keeps 1 and 2; pink takes 3, so that green gets 1.
  const Balconia game = game_with({.entrance = 0});
  State state = played(game, {Action::reveal(4), Action::select(1), Action::place("d1"_cell, 3)});
  CHECK(state.pieces["d1"_cell].block() == 4);
  CHECK(state.pieces["d1"_cell].face(kPink) == 3);
  CHECK(state.pieces["d1"_cell].face(kGreen) == 1);

  // Pink keeps 3 and 0; green takes 2, so that pink gets 0.
  for (const Action action : {Action::reveal(5), Action::select(3), Action::place("e1"_cell, 2)}) {
    game.apply(state, action);
  }
  CHECK(state.pieces["e1"_cell].block() == 5);
  CHECK(state.pieces["e1"_cell].face(kGreen) == 2);
  CHECK(state.pieces["e1"_cell].face(kPink) == 0);
}

TEST_CASE("B-07: after the selection comes the placement") {
  const Balconia game = game_with({.entrance = 0});
  const State state = played(game, {Action::reveal(4), Action::select(1)});
  check_all_but(Action::Kind::kPlace, game, state, "B-07 place_first");
}

// A table with blank blocks where letters are drawn; the next one is about to be placed.
Sketch table(std::string_view drawing, const Options& options = {}) {
  Sketch sketch(drawing, {{'o', Face{}}}, kGreen, {}, options);
  sketch.placing(Block{}, 0);
  return sketch;
}

void check_open(std::string_view drawing, const Options& options = {}) {
  const Sketch sketch = table(drawing, options);
  const Balconia game = sketch.game();
  CHECK(drawn(game.open_cells(sketch.state())) == drawn(marked(drawing, "+")));
  for (Cell cell = 0; cell < kCells; ++cell) {
    const bool is_open = contains(marked(drawing, "+"), cell);
    CHECK(refusal(game, sketch.state(), Action::place(cell, 2)).empty() == is_open);
  }
}

TEST_CASE("B-08: the first block goes next to the entrance") {
  check_open(R"(. . . . .
                . . . . .
                . . . . .
                . . + . .
                . + D + .)");
}

TEST_CASE("B-08: a block goes into an empty cell orthogonally next to a filled one") {
  check_open(R"(. . . . .
                . . + . +
                . + o + o
                . . + + +
                . + D o +)");
}

TEST_CASE("B-08: the ground floor is no exception") {
  check_open(R"(. . . . .
                . . + . .
                . + o + .
                + + o + .
                D + + . .)");
}

TEST_CASE("B-08: the edges of the frame do not touch each other") {
  check_open(R"(o + . . .
                + . . + .
                . . + o +
                + . . + +
                o + . + D)");
}

TEST_CASE("B-08: refused are filled cells, lonely cells, and cells that do not exist") {
  const Sketch sketch = table(R"(. . . . .
                                 . . . . .
                                 . . . . .
                                 . . o . .
                                 . . D . .)");
  const Balconia game = sketch.game();
  const auto place = [&](Cell cell) {
    return refusal(game, sketch.state(), Action::place(cell, 2));
  };
  CHECK(place("c2"_cell) == "B-08 cell_filled");
  CHECK(place("c1"_cell) == "B-08 cell_filled");
  CHECK(place("a1"_cell) == "B-08 cell_not_adjacent");
  CHECK(place("b3"_cell) == "B-08 cell_not_adjacent");
  CHECK(place(25) == "B-08 no_such_cell");
  CHECK(place(255) == "B-08 no_such_cell");
}

TEST_CASE("B-09: a block may stand above an empty cell") {
  const Sketch sketch = table(R"(. . . . .
                                 . . . . .
                                 . . o + .
                                 . . o . .
                                 . . D . .)");
  CHECK(refusal(sketch.game(), sketch.state(), Action::place("d3"_cell, 3)).empty());
}

TEST_CASE("B-10: the roles swap every turn") {
  const Balconia game = game_with({});
  State state = played(game, {Action::entrance(0)});
  Rng rng = seeded(3);
  for (int turn = 0; turn < kTokensPlayed; ++turn) {
    CAPTURE(turn);
    const Seat selector = turn % 2 == 0 ? kGreen : kPink;
    CHECK(game.turn(state).is_chance());
    act_randomly(game, state, rng);
    CHECK(game.turn(state) == Turn::of(selector));
    act_randomly(game, state, rng);
    CHECK(game.turn(state) == Turn::of(selector == kGreen ? kPink : kGreen));
    act_randomly(game, state, rng);
  }
}

TEST_CASE("B-12: the game ends when the fourteenth block is placed, and then takes no action") {
  const Balconia game = game_with({});
  State state = played(game, {Action::entrance(0)});
  Rng rng = seeded(4);
  for (int action = 0; action < 3 * 14; ++action) {
    CHECK_FALSE(game.turn(state).is_over());
    act_randomly(game, state, rng);
  }
  CHECK(game.turn(state).is_over());
  CHECK(state.tokens_left == 0);
  CHECK(count(state.filled()) == 15);
  for (const Action action : kOneOfEach) {
    CHECK(refusal(game, state, action) == "B-12 match_over");
  }
}

TEST_CASE("B-36: with free placement any empty cell is open") {
  check_open(R"(+ + + + +
                + + + + +
                + + o + +
                + + + + +
                + + D + o)",
             {.free_placement = true});
}

TEST_CASE("B-36: free placement still refuses filled cells and cells that do not exist") {
  const Sketch sketch = table(R"(. . . . .
                                 . . . . .
                                 . . o . .
                                 . . . . .
                                 . . D . .)",
                              {.free_placement = true});
  const Balconia game = sketch.game();
  CHECK(refusal(game, sketch.state(), Action::place("c1"_cell, 2)) == "B-08 cell_filled");
  CHECK(refusal(game, sketch.state(), Action::place("c3"_cell, 2)) == "B-08 cell_filled");
  CHECK(refusal(game, sketch.state(), Action::place(25, 2)) == "B-08 no_such_cell");
}

}  // namespace
}  // namespace loggia::balconia
