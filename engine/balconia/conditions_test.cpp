// What the condition of a face pays (B-18…B-26), and what never counts or counts again
// (B-29…B-31). Where the regions lie is in regions_test.cpp; groups and lovebirds have files of
// their own.
#include <doctest/doctest.h>

#include <array>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

TEST_CASE("B-18: one, two or three points for each time") {
  for (const int points : {1, 2, 3}) {
    const Sketch sketch(R"(. . . . .
                           . . . . .
                           . . . . .
                           c c X . .
                           . . D . .)",
                        {{'X', with(each(Where::kRow, points, kCat))}, {'c', shows({{kCat, 2}})}});
    CHECK(sketch.score('X').times == 4);
    CHECK(sketch.score('X').each == points);
    CHECK(sketch.points('X') == 4 * points);
  }
}

TEST_CASE("B-18: five once if it is met, however often") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . . . .
                         c c X c c
                         . . D . .)",
                      {{'X', with(if_has(Where::kRow, kCat))}, {'c', shows({{kCat, 2}})}});
  CHECK(sketch.points('X') == 5);
}

TEST_CASE("B-19: each element counts pieces, not balconies") {
  const Sketch sketch(R"(. . . . .
                         . l . . .
                         . X o . .
                         m . l . .
                         . . D . .)",
                      {{'X', with(each(Where::kAround, 1, kLaundry), {{kLaundry, 7}})},
                       {'l', shows({{kLaundry, 3}, {kCat, 1}})},
                       {'m', shows({{kLaundry, 1}})},
                       {'o', shows({{kCat, 5}})}});
  CHECK(sketch.points('X') == 3 + 1 + 3);
}

TEST_CASE("B-19: a region that includes X counts what X shows") {
  const Sketch sketch(
      R"(. . . . .
                         . . . . .
                         . . . . .
                         c X . . .
                         . . D . .)",
      {{'X', with(each(Where::kRow, 2, kCat), {{kCat, 3}})}, {'c', shows({{kCat, 1}})}});
  CHECK(sketch.points('X') == 2 * (3 + 1));
}

TEST_CASE("B-20: each other balcony counts balconies, and X never") {
  const Sketch sketch(R"(. . o . .
                         o o X o .
                         . Y . . .
                         . o o . .
                         . . D . .)",
                      {{'X', with(each_balcony(Where::kRow, 2))},
                       {'Y', with(each_balcony(Where::kAround, 3))},
                       {'o', shows({{kCat, 4}})}});
  CHECK(sketch.points('X') == 2 * 3);
  // Around Y: a4, b4, X at c4; b2, c2. Nothing at a3, c3, a2.
  CHECK(sketch.points('Y') == 3 * 5);
}

TEST_CASE("B-21: unique colours count each colour once") {
  const Sketch sketch(R"(. . . . .
                         . m . . .
                         . X p . .
                         . . p . .
                         . . D . .)",
                      {{'X', with(each_colour(Where::kAround, 3))},
                       {'m', shows({{kFlowerMagenta, 2}, {kFlowerWhite, 1}, {kCat, 1}})},
                       {'p', shows({{kFlowerPurple, 5}, {kFlowerWhite, 1}})}});
  CHECK(sketch.points('X') == 3 * 3);  // magenta, white, purple
}

TEST_CASE("B-21: there are six colours at most") {
  const Face all = shows({{kFlowerMagenta, 7},
                          {kFlowerLightPink, 7},
                          {kFlowerPurple, 7},
                          {kFlowerOrange, 7},
                          {kFlowerTurquoise, 7},
                          {kFlowerWhite, 7}});
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . . . .
                         f f X f f
                         . . D . .)",
                      {{'X', with(each_colour(Where::kRow, 1))}, {'f', all}});
  CHECK(sketch.points('X') == 6);
}

TEST_CASE("B-22: each without counts balconies that lack it, not empty cells") {
  const Sketch sketch(R"(. . . . .
                         . o . c .
                         . . X . .
                         . c o . .
                         . . D . .)",
                      {{'X', with(each_without(Where::kAround, 2, kCat))},
                       {'o', shows({{kBird, 1}})},
                       {'c', shows({{kCat, 1}, {kBird, 1}})}});
  CHECK(sketch.points('X') == 2 * 2);
}

TEST_CASE("B-22: X counts where the region includes it and X lacks the element") {
  const auto in_row = [](const Pieces& pieces) {
    return Sketch(R"(. . . . .
                     . . . . .
                     . . . . .
                     c X o . .
                     . . D . .)",
                  {{'X', with(each_without(Where::kRow, 1, kCat), pieces)},
                   {'o', Face{}},
                   {'c', shows({{kCat, 1}})}})
        .points('X');
  };
  CHECK(in_row({}) == 2);
  CHECK(in_row({{kCat, 1}}) == 1);
}

// Left of X, at b3, stands a face with these pieces, and in the same row, at e3, another.
int if_in_row(Condition condition, const Pieces& first, const Pieces& second) {
  return Sketch(R"(. . . . .
                   . . . . .
                   . 1 X . 2
                   . . o . o
                   . . D . .)",
                {{'X', with(condition)},
                 {'1', shows(first)},
                 {'2', shows(second)},
                 {'o', shows({{kCat, 1}, {kPerson, 1}})}})
      .points('X');
}

TEST_CASE("B-23: if with two elements wants one of each, on one balcony or on two") {
  const Condition both = if_has(Where::kRow, kPerson, kCat);
  CHECK(if_in_row(both, {{kPerson, 1}}, {{kCat, 1}}) == 5);
  CHECK(if_in_row(both, {{kPerson, 1}, {kCat, 1}}, {}) == 5);
  CHECK(if_in_row(both, {{kPerson, 2}}, {{kPerson, 3}}) == 0);
  CHECK(if_in_row(both, {{kCat, 1}}, {}) == 0);
  CHECK(if_in_row(both, {}, {}) == 0);
}

TEST_CASE("B-23: if with one element wants at least one") {
  const Condition one = if_has(Where::kRow, kHeart);
  CHECK(if_in_row(one, {}, {{kHeart, 1}}) == 5);
  CHECK(if_in_row(one, {{kHeart, 2}}, {{kHeart, 1}}) == 5);
  CHECK(if_in_row(one, {{kCat, 1}}, {}) == 0);
}

TEST_CASE("B-24: if without pays when no balcony in the region shows it") {
  const Condition none = if_lacks(Where::kRow, kHeart);
  CHECK(if_in_row(none, {{kCat, 1}}, {}) == 5);
  CHECK(if_in_row(none, {{kCat, 1}}, {{kHeart, 1}}) == 0);
}

TEST_CASE("B-24: if without pays even where all cells of the region are empty") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . X . .
                         . . c . .
                         . . D . .)",
                      {{'X', with(if_lacks(Where::kColumnAbove, kCat))},
                       {'c', with(if_lacks(Where::kLeft, kCat), {{kCat, 1}})}});
  CHECK(sketch.points('X') == 5);
  CHECK(sketch.points('c') == 5);
}

TEST_CASE("B-25: a region outside the frame scores nothing") {
  const std::array conditions = {if_lacks(Where::kLeft, kPerson),
                                 if_lacks(Where::kColumnLeft, kCat),
                                 if_has(Where::kLeft, kCat),
                                 each(Where::kColumnLeft, 3, kCat),
                                 each_balcony(Where::kColumnLeft, 3),
                                 each_colour(Where::kColumnLeft, 3),
                                 each_without(Where::kColumnLeft, 3, kCat)};
  for (const Condition& condition : conditions) {
    const Sketch sketch(R"(. . . . .
                           . . . . .
                           . . . . .
                           X c . . c
                           . . D . c)",
                        {{'X', with(condition)}, {'c', shows({{kCat, 1}, {kFlowerWhite, 1}})}});
    CHECK(sketch.points('X') == 0);
  }
}

TEST_CASE("B-25: the top row has nothing above it, the ground nothing below, the right no right") {
  const Sketch sketch(R"(. A . B .
                         . . . . .
                         . . . . C
                         . . . . F
                         E . D . .)",
                      {{'A', with(if_lacks(Where::kRowAbove, kCat))},
                       {'B', with(if_lacks(Where::kColumnAbove, kCat))},
                       {'C', with(if_lacks(Where::kRight, kCat))},
                       {'F', with(if_lacks(Where::kColumnRight, kCat))},
                       {'E', with(if_lacks(Where::kColumnBelow, kCat))}});
  for (const char letter : {'A', 'B', 'C', 'F', 'E'}) CHECK(sketch.points(letter) == 0);
}

TEST_CASE("B-26: a flower condition names one colour or any") {
  const auto in_row = [](Condition condition) {
    return Sketch(R"(. . . . .
                     . . . . .
                     . . . . .
                     f X g . .
                     . . D . .)",
                  {{'X', with(condition)},
                   {'f', shows({{kFlowerOrange, 2}, {kFlowerWhite, 1}})},
                   {'g', shows({{kFlowerTurquoise, 3}})}})
        .points('X');
  };
  CHECK(in_row(each(Where::kRow, 1, kFlowerOrange)) == 2);
  CHECK(in_row(each(Where::kRow, 1, kFlower)) == 6);
  CHECK(in_row(each_without(Where::kRow, 1, kFlowerOrange)) == 2);
  CHECK(in_row(each_without(Where::kRow, 1, kFlower)) == 1);
  CHECK(in_row(if_has(Where::kRow, kFlowerPurple)) == 0);
  CHECK(in_row(if_has(Where::kRow, kFlower)) == 5);
  CHECK(in_row(if_lacks(Where::kRow, kFlowerPurple)) == 5);
  CHECK(in_row(if_lacks(Where::kRow, kFlower)) == 0);
}

TEST_CASE("B-29: the entrance is no balcony, but its cell is a cell") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . . . .
                         . Y A B .
                         . . D X .)",
                      {{'A', with(each_without(Where::kColumnBelow, 3, kCat))},
                       {'B', with(each_balcony(Where::kAround, 1))},
                       {'Y', with(each_balcony(Where::kColumnRight, 1))},
                       {'X', with(if_lacks(Where::kLeft, kPerson))}});
  CHECK(sketch.points('A') == 0);
  CHECK(sketch.points('B') == 2);  // A and X, not the entrance
  CHECK(sketch.points('Y') == 1);  // A alone
  CHECK(sketch.points('X') == 5);
}

TEST_CASE("B-30: one element serves any number of conditions") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . A . . .
                         . c B E .
                         . . D . .)",
                      {{'c', with(each(Where::kRow, 1, kCat), {{kCat, 1}})},
                       {'A', with(each(Where::kColumnBelow, 3, kCat))},
                       {'B', with(if_has(Where::kLeft, kCat))},
                       {'E', with(each(Where::kRow, 2, kCat))}});
  CHECK(sketch.points('c') == 1);
  CHECK(sketch.points('A') == 3);
  CHECK(sketch.points('B') == 5);
  CHECK(sketch.points('E') == 2);
}

TEST_CASE("B-31: an empty cell scores nothing, and nothing counts it") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . . . .
                         . . X . .
                         . . D . .)",
                      {{'X', with(each_balcony(Where::kAround, 3))}});
  CHECK(sketch.points('X') == 0);
  CHECK(sketch.explain().balconies.size() == 1);
  CHECK(sketch.explain().total == 0);
}

}  // namespace
}  // namespace loggia::balconia
