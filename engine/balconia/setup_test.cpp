// What is on the table before the first turn: the box, the tokens, the entrance and its cell
// (B-01…B-04), and the options that change them (B-03, B-37, B-38).
#include <doctest/doctest.h>

#include "engine/balconia/sketch.h"
#include "engine/core/seeded.h"

namespace loggia::balconia {
namespace {

// What is in the box does not matter here: all faces are blank.
Balconia game_with(const Options& options) { return {BlockSet{}, options}; }

Balconia::ChanceList chances(const Balconia& game, const State& state) {
  Balconia::ChanceList list;
  game.chances(state, list);
  return list;
}

TEST_CASE("B-01: face f is opposite face f+2, and f+1 comes next around the block") {
  CHECK(opposite(0) == 2);
  CHECK(opposite(1) == 3);
  CHECK(opposite(2) == 0);
  CHECK(opposite(3) == 1);
  CHECK(next_face(0) == 1);
  CHECK(next_face(3) == 0);
}

TEST_CASE("B-01: a block in the frame shows opposite faces to the two sides") {
  for (int block = 0; block < kBlocks; ++block) {
    for (int face = 0; face < kFaces; ++face) {
      const Piece piece(block, face);
      CHECK(piece.block() == block);
      CHECK(piece.face(kGreen) == face);
      CHECK(piece.face(kPink) == (face + 2) % 4);
      CHECK(piece.shown(kGreen) == (4 * block) + face);
      CHECK(piece.shown(kPink) == (4 * block) + ((face + 2) % 4));
    }
  }
}

TEST_CASE("B-01: there are 22 blocks, 22 tokens and 3 entrances, and no others") {
  CHECK(BlockSet{}.blocks.size() == 22);
  CHECK(BlockSet{}.entrances.size() == 3);
  const Balconia game = game_with({});
  CHECK(refusal(game, game.start(), Action::entrance(2)).empty());
  CHECK(refusal(game, game.start(), Action::entrance(3)) == "B-01 no_such_entrance");

  const State reveal = played(game, {Action::entrance(0)});
  CHECK(refusal(game, reveal, Action::reveal(21)).empty());
  CHECK(refusal(game, reveal, Action::reveal(22)) == "B-01 no_such_token");

  const State select = played(game, {Action::entrance(0), Action::reveal(0)});
  CHECK(refusal(game, select, Action::select(3)).empty());
  CHECK(refusal(game, select, Action::select(4)) == "B-01 no_such_face");

  const State place = played(game, {Action::entrance(0), Action::reveal(0), Action::select(0)});
  CHECK(refusal(game, place, Action::place("c2"_cell, 3)).empty());
  CHECK(refusal(game, place, Action::place("c2"_cell, 4)) == "B-01 no_such_face");
}

TEST_CASE("B-01: each side scores its own door of the entrance") {
  Entrance entrance;
  entrance.doors[kGreen] = {.kind = Door::Kind::kFewerOf, .symbols = {Symbol::kCat, Symbol::kBird}};
  entrance.doors[kPink] = {.kind = Door::Kind::kDifference,
                           .symbols = {Symbol::kCat, Symbol::kBird}};
  CHECK(entrance.door(kGreen).kind == Door::Kind::kFewerOf);
  CHECK(entrance.door(kPink).kind == Door::Kind::kDifference);
}

TEST_CASE("B-02: fourteen of the 22 tokens are played, and any of them may come first") {
  const Balconia game = game_with({});
  const State state = played(game, {Action::entrance(0)});
  CHECK(state.tokens_left == 14);
  const auto tokens = chances(game, state);
  REQUIRE(tokens.size() == 22);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    CHECK(tokens[i].action == Action::reveal(static_cast<int>(i)));
    CHECK(tokens[i].weight == tokens[0].weight);
  }
}

TEST_CASE("B-02: eight tokens are never seen, and nobody knows which until the end") {
  const Balconia game = game_with({});
  State state = game.start();
  Rng rng = seeded(1);
  int revealed = 0;
  while (!game.turn(state).is_over()) {
    // Every token not yet seen may still come: none has been put aside in the state.
    if (state.phase == Phase::kReveal) {
      CHECK(chances(game, state).size() == static_cast<std::size_t>(22 - revealed++));
    }
    act_randomly(game, state, rng);
  }
  CHECK(revealed == 14);
  CHECK(count(state.unseen) == 8);
}

TEST_CASE("B-03: one of the three entrances comes by equal chance, in the middle of the ground") {
  const Balconia game = game_with({});
  const State start = game.start();
  CHECK(game.turn(start).is_chance());
  const auto entrances = chances(game, start);
  REQUIRE(entrances.size() == 3);
  for (int i = 0; i < 3; ++i) {
    const auto& chance = entrances[static_cast<std::size_t>(i)];
    CHECK(chance.action == Action::entrance(i));
    CHECK(chance.weight == entrances[0].weight);
    const State state = played(game, {chance.action});
    CHECK(state.entrance == i);
    CHECK(state.phase == Phase::kReveal);
    CHECK(drawn(state.filled()) == drawn(marked(R"(. . . . .
                                                   . . . . .
                                                   . . . . .
                                                   . . . . .
                                                   . . D . .)",
                                                "D")));
  }
}

TEST_CASE("B-03: nothing happens before the entrance is there") {
  const Balconia game = game_with({});
  const State start = game.start();
  CHECK(refusal(game, start, Action::door("c1"_cell)) == "B-03 entrance_first");
  CHECK(refusal(game, start, Action::reveal(0)) == "B-03 entrance_first");
  CHECK(refusal(game, start, Action::select(0)) == "B-03 entrance_first");
  CHECK(refusal(game, start, Action::place("c2"_cell, 2)) == "B-03 entrance_first");
}

TEST_CASE("B-03: an entrance that was chosen is there from the start") {
  for (int chosen = 0; chosen < kEntrances; ++chosen) {
    const Balconia game = game_with({.entrance = chosen});
    const State start = game.start();
    CHECK(start.entrance == chosen);
    CHECK(start.phase == Phase::kReveal);
    CHECK(refusal(game, start, Action::entrance(chosen)) == "B-05 reveal_first");
  }
}

TEST_CASE("B-04: green selects in the first turn, and pink places") {
  const Balconia game = game_with({});
  State state = played(game, {Action::entrance(1), Action::reveal(6)});
  CHECK(game.turn(state) == Turn::of(kGreen));
  CHECK(state.phase == Phase::kSelect);
  game.apply(state, Action::select(0));
  CHECK(game.turn(state) == Turn::of(kPink));
  CHECK(state.phase == Phase::kPlace);
}

TEST_CASE("B-37: the entrance stands in any given cell of the bottom row") {
  for (Cell cell = 0; cell < kSide; ++cell) {
    const Balconia game = game_with({.door = cell});
    const State state = played(game, {Action::entrance(0)});
    CHECK(state.phase == Phase::kReveal);
    CHECK(state.door == cell);
    CHECK(drawn(state.filled()) == drawn(bit(cell)));
  }
}

TEST_CASE("B-37: or chance puts it into one of the five, each as likely") {
  const Balconia game = game_with({.door = std::nullopt});
  const State state = played(game, {Action::entrance(0)});
  CHECK(state.phase == Phase::kDoor);
  CHECK(game.turn(state).is_chance());
  const auto doors = chances(game, state);
  REQUIRE(doors.size() == 5);
  for (Cell cell = 0; cell < kSide; ++cell) {
    CHECK(doors[cell].action == Action::door(cell));
    CHECK(doors[cell].weight == doors[0].weight);
    const State after = played(game, {Action::entrance(0), Action::door(cell)});
    CHECK(after.door == cell);
    CHECK(after.phase == Phase::kReveal);
  }
}

TEST_CASE("B-37: a chosen entrance may still get a random cell") {
  const Balconia game = game_with({.entrance = 2, .door = std::nullopt});
  CHECK(game.start().phase == Phase::kDoor);
  CHECK(game.start().entrance == 2);
}

TEST_CASE("B-37: the entrance goes nowhere but the bottom row, and before anything else") {
  const Balconia game = game_with({.entrance = 0, .door = std::nullopt});
  const State start = game.start();
  CHECK(refusal(game, start, Action::door("e1"_cell)).empty());
  CHECK(refusal(game, start, Action::door("a2"_cell)) == "B-37 door_off_ground");
  CHECK(refusal(game, start, Action::door("e5"_cell)) == "B-37 door_off_ground");
  CHECK(refusal(game, start, Action::door(25)) == "B-37 door_off_ground");
  CHECK(refusal(game, start, Action::door(255)) == "B-37 door_off_ground");
  CHECK(refusal(game, start, Action::entrance(0)) == "B-37 door_first");
  CHECK(refusal(game, start, Action::reveal(0)) == "B-37 door_first");
  CHECK(refusal(game, start, Action::select(0)) == "B-37 door_first");
  CHECK(refusal(game, start, Action::place("c2"_cell, 2)) == "B-37 door_first");
}

TEST_CASE("B-38: a full building plays all 22 tokens") {
  const Balconia game = game_with({.entrance = 0, .full_building = true});
  CHECK(game.start().tokens_left == 22);
  State state = game.start();
  Rng rng = seeded(2);
  PerSide<int> selected{};
  while (!game.turn(state).is_over()) {
    if (state.phase == Phase::kSelect) ++selected[state.selector];
    act_randomly(game, state, rng);
  }
  CHECK(state.unseen == 0);
  CHECK(count(state.filled()) == 23);
  // 11 turns of each role: who selects in 11 of the 22 turns places in the other 11.
  CHECK(selected[kGreen] == 11);
  CHECK(selected[kPink] == 11);
}

}  // namespace
}  // namespace loggia::balconia
