// B-17: where each region looks, drawn; for green and for pink (B-13), and at the frame's edges.
// What a group grows over is in groups_test.cpp.
#include <doctest/doctest.h>

#include <bit>
#include <string>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

// Whether a condition of X scores for a lone cat in this cell; X itself may be that cell.
bool scores_for_cat(Where where, Cell x, Cell cat, Seat owner) {
  const auto drawing_for = [&](Cell cell) { return owner == kGreen ? cell : mirrored(cell); };
  std::string drawing(kCells, '.');
  const auto put = [&](Cell cell, char letter) {
    const Cell seen = drawing_for(cell);
    drawing[static_cast<std::size_t>(((kSide - 1 - row(seen)) * kSide) + column(seen))] = letter;
  };
  put(cat, 'c');
  put(x, 'X');
  const Pieces one_cat = {{Symbol::kCat, 1}};
  const Condition condition = each(where, 1, Symbol::kCat);
  const Sketch sketch(
      drawing,
      {{'X', x == cat ? with(condition, one_cat) : with(condition)}, {'c', shows(one_cat)}}, owner);
  return sketch.points('X') == 1;
}

// The drawing has X, and '#' where it looks; a capital X looks at itself too, a small x does not.
// Drawn as the owner sees it.
void check_region(Where where, std::string_view drawing, Seat owner) {
  const Cell x = static_cast<Cell>(std::countr_zero(marked(drawing, "Xx", owner)));
  const std::string expected = drawn(marked(drawing, "X#", owner), owner);
  CHECK(drawn(region(where, x, owner), owner) == expected);
  Mask scoring = 0;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (scores_for_cat(where, x, cell, owner)) scoring |= bit(cell);
  }
  CHECK(drawn(scoring, owner) == expected);
}

// B-13: left and right are the owner's, so that one drawing serves both.
void check_region(Where where, std::string_view drawing) {
  SUBCASE("for green") { check_region(where, drawing, kGreen); }
  SUBCASE("for pink") { check_region(where, drawing, kPink); }
}

TEST_CASE("B-17: row looks at all of X's row, X included") {
  check_region(Where::kRow, R"(. . . . .
                               . . . . .
                               # X # # #
                               . . . . .
                               . . . . .)");
}

TEST_CASE("B-17: row_above looks at all of the row directly above") {
  check_region(Where::kRowAbove, R"(. . . . .
                                    # # # # #
                                    . x . . .
                                    . . . . .
                                    . . . . .)");
}

TEST_CASE("B-17: around looks at the eight neighbours, diagonals too") {
  check_region(Where::kAround, R"(. . . . .
                                  # # # . .
                                  # x # . .
                                  # # # . .
                                  . . . . .)");
}

TEST_CASE("B-17: column_right looks at all of the column directly to the right") {
  check_region(Where::kColumnRight, R"(. . # . .
                                       . . # . .
                                       . x # . .
                                       . . # . .
                                       . . # . .)");
}

TEST_CASE("B-17: column_left looks at all of the column directly to the left") {
  check_region(Where::kColumnLeft, R"(# . . . .
                                      # . . . .
                                      # x . . .
                                      # . . . .
                                      # . . . .)");
}

TEST_CASE("B-17: column_above looks at X's column above X") {
  check_region(Where::kColumnAbove, R"(. # . . .
                                       . # . . .
                                       . x . . .
                                       . . . . .
                                       . . . . .)");
}

TEST_CASE("B-17: column_below looks at X's column below X") {
  check_region(Where::kColumnBelow, R"(. . . . .
                                       . . . . .
                                       . x . . .
                                       . # . . .
                                       . # . . .)");
}

TEST_CASE("B-17: right looks at the one cell directly to the right") {
  check_region(Where::kRight, R"(. . . . .
                                 . . . . .
                                 . x # . .
                                 . . . . .
                                 . . . . .)");
}

TEST_CASE("B-17: left looks at the one cell directly to the left") {
  check_region(Where::kLeft, R"(. . . . .
                                . . . . .
                                # x . . .
                                . . . . .
                                . . . . .)");
}

TEST_CASE("B-17: group looks at the connected balconies that show the element, and at X") {
  // No cell is a group's by its place alone: it is grown from what stands there.
  const auto check_group = [](Seat owner) {
    const Sketch sketch(R"(. . c c .
                           . . . c .
                           c X c c c
                           . . o . .
                           c c D c .)",
                        {{'X', with(each(Where::kGroup, 1, Symbol::kCat))},
                         {'c', shows({{Symbol::kCat, 1}})},
                         {'o', shows({{Symbol::kBird, 1}})}},
                        owner);
    CHECK(drawn(sketch.score('X').region, owner) == drawn(marked(R"(. . # # .
                                                                    . . . # .
                                                                    # # # # #
                                                                    . . . . .
                                                                    . . . . .)",
                                                                 "#")));
    CHECK(sketch.points('X') == 7);
  };
  SUBCASE("for green") { check_group(kGreen); }
  SUBCASE("for pink") { check_group(kPink); }
}

TEST_CASE("B-17: in a corner, around has three cells") {
  check_region(Where::kAround, R"(. . . # x
                                  . . . # #
                                  . . . . .
                                  . . . . .
                                  . . . . .)");
}

TEST_CASE("B-17: on an edge, around has five cells") {
  check_region(Where::kAround, R"(. . . . .
                                  # # . . .
                                  x # . . .
                                  # # . . .
                                  . . . . .)");
}

TEST_CASE("B-17: a region ends at the frame and does not go on at the other side") {
  // Where X stands on the edge that the region lies beyond, it looks nowhere.
  SUBCASE("row_above, from the top") {
    check_region(Where::kRowAbove, ". . x . .  . . . . .  . . . . .  . . . . .  . . . . .");
  }
  SUBCASE("column_above, from the top") {
    check_region(Where::kColumnAbove, ". . x . .  . . . . .  . . . . .  . . . . .  . . . . .");
  }
  SUBCASE("column_below, from the ground") {
    check_region(Where::kColumnBelow, ". . . . .  . . . . .  . . . . .  . . . . .  . x . . .");
  }
  SUBCASE("column_right, from the right") {
    check_region(Where::kColumnRight, ". . . . .  . . . . .  . . . . x  . . . . .  . . . . .");
  }
  SUBCASE("right, from the right") {
    check_region(Where::kRight, ". . . . .  . . . . .  . . . . x  . . . . .  . . . . .");
  }
  SUBCASE("column_left, from the left") {
    check_region(Where::kColumnLeft, ". . . . .  . . . . .  x . . . .  . . . . .  . . . . .");
  }
  SUBCASE("left, from the left") {
    check_region(Where::kLeft, ". . . . .  . . . . .  x . . . .  . . . . .  . . . . .");
  }
}

TEST_CASE("B-13: green's column c is pink's column 4−c, and rows are the same") {
  CHECK(mirrored("a1"_cell) == "e1"_cell);
  CHECK(mirrored("b4"_cell) == "d4"_cell);
  CHECK(mirrored("c5"_cell) == "c5"_cell);
  CHECK(column_for(kGreen, "a1"_cell) == 0);
  CHECK(column_for(kPink, "a1"_cell) == 4);
  CHECK(column_for(kGreen, "d2"_cell) == 3);
  CHECK(column_for(kPink, "d2"_cell) == 1);
}

TEST_CASE("B-13: what is right for green is left for pink") {
  CHECK(region(Where::kRight, "b3"_cell, kGreen) == bit("c3"_cell));
  CHECK(region(Where::kRight, "b3"_cell, kPink) == bit("a3"_cell));
  CHECK(region(Where::kLeft, "b3"_cell, kGreen) == bit("a3"_cell));
  CHECK(region(Where::kLeft, "b3"_cell, kPink) == bit("c3"_cell));
  CHECK(region(Where::kLeft, "e3"_cell, kPink) == 0);
  CHECK(region(Where::kRight, "a3"_cell, kPink) == 0);
  CHECK(region(Where::kColumnRight, "d2"_cell, kPink) ==
        region(Where::kColumnLeft, "d2"_cell, kGreen));
}

TEST_CASE("B-13: rows, columns of X and neighbours are the same cells for both") {
  for (const Where where :
       {Where::kRow, Where::kRowAbove, Where::kAround, Where::kColumnAbove, Where::kColumnBelow}) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      CHECK(drawn(region(where, cell, kGreen)) == drawn(region(where, cell, kPink)));
    }
  }
}

}  // namespace
}  // namespace loggia::balconia
