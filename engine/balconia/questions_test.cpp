// What people ask while they play: what each placement would change, who looks at a cell, and where
// a balcony looks. From the asker's side alone (B-11).
#include "engine/balconia/questions.h"

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <map>
#include <string_view>
#include <utility>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

// The changes by the cell and face they belong to.
std::map<std::pair<int, int>, int> changes(const Sketch& sketch) {
  std::map<std::pair<int, int>, int> changes;
  for (const Prospect& prospect : prospects(sketch.game(), sketch.state())) {
    changes[{prospect.action.cell, prospect.action.number}] = prospect.change;
  }
  return changes;
}

Block block_offering(const Face& two, const Face& three) { return {Face{}, Face{}, two, three}; }

TEST_CASE("B-07: a prospect for each cell and each of the two faces, in the order of legal()") {
  // X counts the cats around it, and every open cell is around it: a face with two cats gains 2
  // there. That face itself gains 3 for X, its neighbour in the row, at b2 and d2. The other face
  // gains 5, but not at d2, where the cat of X is to its left.
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . + . .
                   . + X + .
                   . + D + .)",
                {{'X', with(each(Where::kAround, 1, kCat), {{kCat, 1}})}});
  sketch.placing(block_offering(with(each_balcony(Where::kRow, 3), {{kCat, 2}}),
                                with(if_lacks(Where::kLeft, kCat))),
                 0);
  struct Expected {
    Cell cell;
    int face;
    int change;
  };
  const std::array expected = {
      Expected{"b1"_cell, 2, 2}, Expected{"b1"_cell, 3, 5}, Expected{"d1"_cell, 2, 2},
      Expected{"d1"_cell, 3, 5}, Expected{"b2"_cell, 2, 5}, Expected{"b2"_cell, 3, 5},
      Expected{"d2"_cell, 2, 5}, Expected{"d2"_cell, 3, 0}, Expected{"c3"_cell, 2, 2},
      Expected{"c3"_cell, 3, 5},
  };
  const Prospects found = prospects(sketch.game(), sketch.state());
  REQUIRE(found.size() == expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    CAPTURE(i);
    CHECK(found[i].action == Action::place(expected[i].cell, expected[i].face));
    CHECK(found[i].change == expected[i].change);
  }
}

TEST_CASE("B-24: a placement may cost points") {
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . X . .
                   . . D . .)",
                {{'X', with(if_lacks(Where::kRow, kCat))}});
  sketch.placing(block_offering(shows({{kCat, 1}}), Face{}), 0);
  CHECK(changes(sketch)[{"b2"_cell, 2}] == -5);
  CHECK(changes(sketch)[{"b2"_cell, 3}] == 0);
  CHECK(changes(sketch)[{"c3"_cell, 2}] == 0);
}

TEST_CASE("B-13: pink's prospects are pink's") {
  // The cell at X's right is, in green's names, b2.
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . X + .
                   . . D . .)",
                {{'X', with(each(Where::kRight, 3, kCat))}}, kPink);
  sketch.placing(block_offering(shows({{kCat, 1}}), Face{}), 0);
  CHECK(changes(sketch)[{"b2"_cell, 2}] == 3);
  CHECK(changes(sketch)[{"d2"_cell, 2}] == 0);
}

Entrance with_doors(Door door) {
  Entrance entrance;
  entrance.doors = {door, door};
  return entrance;
}

// A lone balcony with a bird, and a block with a bird or two cats to go beside it.
Sketch beside_a_bird(Door::Kind kind, const Options& options) {
  const Door door = {.kind = kind, .symbols = {kCat, kBird}};
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . b . .
                   . . D . .)",
                {{'b', shows({{kBird, 1}})}}, kGreen, with_doors(door), options);
  sketch.placing(block_offering(shows({{kBird, 1}}), shows({{kCat, 2}})), 0);
  return sketch;
}

TEST_CASE("B-34: a door that does not depend on the other side counts in a prospect") {
  // The difference is 1 now; another bird makes it 2, two cats leave it at 1.
  auto found = changes(beside_a_bird(Door::Kind::kDifference, {}));
  CHECK(found[{"c3"_cell, 2}] == 1);
  CHECK(found[{"c3"_cell, 3}] == 0);
}

TEST_CASE("B-32: a majority door counts 0 in a prospect, unless facades are open") {
  // Pink shows nothing: green has the birds (3) already, and two cats would win the cats (5).
  auto hidden = changes(beside_a_bird(Door::Kind::kMajority, {}));
  CHECK(hidden[{"c3"_cell, 2}] == 0);
  CHECK(hidden[{"c3"_cell, 3}] == 0);
  auto open = changes(beside_a_bird(Door::Kind::kMajority, {.open_facades = true}));
  CHECK(open[{"c3"_cell, 2}] == 0);
  CHECK(open[{"c3"_cell, 3}] == 5);
}

TEST_CASE("B-07: only a placer has prospects") {
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . o . .
                   . . D . .)",
                {{'o', Face{}}});
  for (const Phase phase :
       {Phase::kEntrance, Phase::kDoor, Phase::kReveal, Phase::kSelect, Phase::kOver}) {
    sketch.state().phase = phase;
    CHECK(prospects(sketch.game(), sketch.state()).empty());
  }
}

// A row of watchers: A looks right, B around, C at its group of cats, R at the column to its right.
Sketch watching(Seat owner) {
  return {R"(. . . . .
             . . R . .
             . c C A .
             . . B . .
             . . D o .)",
          {{'A', with(each(Where::kRight, 1, kCat))},
           {'B', with(each(Where::kAround, 1, kCat))},
           {'C', with(each(Where::kGroup, 1, kCat))},
           {'R', lovebird(Lovebird::kRight)},
           {'c', shows({{kCat, 1}})},
           {'o', Face{}}},
          owner};
}

TEST_CASE("B-17: watched are the cells a balcony looks at, for either side") {
  for (const Seat owner : {kGreen, kPink}) {
    const Sketch sketch = watching(owner);
    const auto watched_by = [&](char letter) {
      return drawn(watched(sketch.game(), sketch.state(), owner, sketch.cell(letter)), owner);
    };
    const auto cells = [](std::string_view drawing) { return drawn(marked(drawing, "#")); };
    CHECK(watched_by('A') == cells(". . . . .  . . . . .  . . . . #  . . . . .  . . . . ."));
    CHECK(watched_by('B') == cells(". . . . .  . . . . .  . # # # .  . # . # .  . # # # ."));
    CHECK(watched_by('C') == cells(". . . . .  . . . . .  . # # . .  . . . . .  . . . . ."));
    CHECK(watched_by('R') == cells(". . . # .  . . . # .  . . . # .  . . . # .  . . . # ."));
    CHECK(watched_by('o') == cells(". . . . .  . . . . .  . . . . .  . . . . .  . . . . ."));
  }
}

TEST_CASE("B-31: an empty cell and the entrance watch nothing") {
  const Sketch sketch = watching(kGreen);
  CHECK(watched(sketch.game(), sketch.state(), kGreen, "a1"_cell) == 0);
  CHECK(watched(sketch.game(), sketch.state(), kGreen, "c1"_cell) == 0);
}

TEST_CASE("B-17: watchers of a cell are one's own balconies that look at it, filled or not") {
  for (const Seat owner : {kGreen, kPink}) {
    const Sketch sketch = watching(owner);
    const auto watchers_of = [&](std::string_view drawing) {
      const auto cell = static_cast<Cell>(std::countr_zero(marked(drawing, "#", owner)));
      return watchers(sketch.game(), sketch.state(), owner, cell);
    };
    const Mask a = bit(sketch.cell('A'));
    const Mask b = bit(sketch.cell('B'));
    const Mask c = bit(sketch.cell('C'));
    const Mask r = bit(sketch.cell('R'));
    CHECK(watchers_of(". . . . .  . . . . .  . . . . #  . . . . .  . . . . .") == a);
    CHECK(watchers_of(". . . . .  . . . . .  . . . # .  . . . . .  . . . . .") == (b | r));
    CHECK(watchers_of(". . . . .  . . . . .  . # . . .  . . . . .  . . . . .") == (b | c));
    CHECK(watchers_of(". . . . .  . . . . .  . . # . .  . . . . .  . . . . .") == (b | c));
    CHECK(watchers_of(". . . . .  . . . . .  . . . . .  . . . . .  . . # . .") == b);
    CHECK(watchers_of("# . . . .  . . . . .  . . . . .  . . . . .  . . . . .") == 0);
  }
}

TEST_CASE("B-11: the other side's balconies watch nothing for me") {
  const Sketch sketch = watching(kGreen);  // pink's faces are blank
  for (Cell cell = 0; cell < kCells; ++cell) {
    CHECK(watchers(sketch.game(), sketch.state(), kPink, cell) == 0);
    CHECK(watched(sketch.game(), sketch.state(), kPink, cell) == 0);
  }
}

}  // namespace
}  // namespace loggia::balconia
