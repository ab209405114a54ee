// B-27: how a group grows, for every kind of condition that may name one, and what it counts.
#include <doctest/doctest.h>

#include <string>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

// Checks X's group, drawn with '#' (X belongs always), and X's points.
void check_group(const Sketch& sketch, std::string_view drawing, int points) {
  CHECK(drawn(sketch.score('X').region) == drawn(marked(drawing, "X#")));
  CHECK(sketch.points('X') == points);
}

TEST_CASE("B-27: a group spreads over orthogonal neighbours that show the element") {
  const Sketch sketch(R"(. c . c .
                         . c . c .
                         . X C b c
                         c b . c C
                         C c D . .)",
                      {{'X', with(each(Where::kGroup, 2, kCat), {{kCat, 1}})},
                       {'c', shows({{kCat, 1}})},
                       {'C', shows({{kCat, 3}})},
                       {'b', shows({{kBird, 1}})}});
  check_group(sketch, R"(. # . . .
                         . # . . .
                         . X # . .
                         . . . . .
                         . . . . .)",
              2 * (1 + 1 + 1 + 3));
}

TEST_CASE("B-27: a group turns corners") {
  const Sketch sketch(R"(c . . . .
                         c c c c c
                         . . . . c
                         c . X c c
                         . . D . .)",
                      {{'X', with(each(Where::kGroup, 1, kCat))}, {'c', shows({{kCat, 1}})}});
  check_group(sketch, R"(# . . . .
                         # # # # #
                         . . . . #
                         . . X # #
                         . . . . .)",
              9);
}

TEST_CASE("B-27: a group does not leave the frame on one side to come back on the other") {
  const Sketch sketch(R"(. . c . .
                         . . . . .
                         c . . . .
                         c . X c c
                         . . c D .)",
                      {{'X', with(each(Where::kGroup, 1, kCat))}, {'c', shows({{kCat, 1}})}});
  check_group(sketch, R"(. . . . .
                         . . . . .
                         . . . . .
                         . . X # #
                         . . # . .)",
              3);
}

TEST_CASE("B-27: X is a group even alone") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . c . .
                         . X b . .
                         . . D . .)",
                      {{'X', with(each(Where::kGroup, 3, kCat), {{kCat, 2}})},
                       {'c', shows({{kCat, 1}})},
                       {'b', shows({{kBird, 1}})}});
  check_group(sketch, R"(. . . . .
                         . . . . .
                         . . . . .
                         . X . . .
                         . . . . .)",
              3 * 2);
}

TEST_CASE("B-27: X belongs even if it lacks the element, and joins what lies on both its sides") {
  const Sketch sketch(
      R"(. . . . .
                         . . . . .
                         . . . . .
                         c c X c .
                         . . D . .)",
      {{'X', with(each(Where::kGroup, 1, kCat), {{kBird, 4}})}, {'c', shows({{kCat, 2}})}});
  check_group(sketch, R"(. . . . .
                         . . . . .
                         . . . . .
                         # # X # .
                         . . . . .)",
              6);
}

TEST_CASE("B-27: a colour's group spreads over that colour alone") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . w . . .
                         p X p w p
                         . . D . .)",
                      {{'X', with(each(Where::kGroup, 1, kFlowerPurple))},
                       {'p', shows({{kFlowerPurple, 2}, {kFlowerWhite, 1}})},
                       {'w', shows({{kFlowerWhite, 1}})}});
  check_group(sketch, R"(. . . . .
                         . . . . .
                         . . . . .
                         # X # . .
                         . . . . .)",
              4);
}

// Purple and white flowers in a row, a cat between them and more, X in the corner.
const std::string_view kFlowerRow = R"(. . . . .
                                       . . . . .
                                       w c w . .
                                       X p p c w
                                       . . D . .)";
const std::string_view kFlowerGroup = R"(. . . . .
                                         . . . . .
                                         # . # . .
                                         X # # . .
                                         . . . . .)";
Sketch flower_row(Condition condition) {
  return {kFlowerRow,
          {{'X', with(condition)},
           {'p', shows({{kFlowerPurple, 2}})},
           {'w', shows({{kFlowerWhite, 3}, {kFlowerOrange, 1}})},
           {'c', shows({{kCat, 1}})}}};
}

TEST_CASE("B-27: flower spreads over any flower and counts them all") {
  check_group(flower_row(each(Where::kGroup, 1, kFlower)), kFlowerGroup, 4 + 2 + 2 + 4);
}

TEST_CASE("B-27: flower_colours spreads over any flower and counts the colours") {
  check_group(flower_row(each_colour(Where::kGroup, 3)), kFlowerGroup, 3 * 3);
}

TEST_CASE("B-27: balcony spreads over all balconies, and X is not counted") {
  const Sketch sketch(R"(. . . . o
                         . . . . .
                         . X o . o
                         . . o . o
                         o o D o o)",
                      {{'X', with(each_balcony(Where::kGroup, 2))}, {'o', Face{}}});
  check_group(sketch, R"(. . . . .
                         . . . . .
                         . X # . .
                         . . # . .
                         . . . . .)",
              2 * 2);
}

TEST_CASE("B-27: without spreads over balconies that lack it, and counts those") {
  const std::string_view drawing = R"(. . . . .
                                      . . o . .
                                      . X o c .
                                      . c c o .
                                      . o D . .)";
  const std::string_view group = R"(. . . . .
                                    . . # . .
                                    . X # . .
                                    . . . . .
                                    . . . . .)";
  const auto sketch = [&](const Pieces& pieces) {
    return Sketch(drawing, {{'X', with(each_without(Where::kGroup, 1, kCat), pieces)},
                            {'o', shows({{kBird, 1}})},
                            {'c', shows({{kCat, 1}})}});
  };
  SUBCASE("X lacks it too") { check_group(sketch({}), group, 3); }
  SUBCASE("X shows it: X belongs, but is not counted") {
    check_group(sketch({{kCat, 1}}), group, 2);
  }
}

TEST_CASE("B-27: diagonal neighbours do not connect") {
  const Sketch sketch(R"(. . . . .
                         . c . c .
                         . . X . .
                         . c . c .
                         . . D . .)",
                      {{'X', with(each(Where::kGroup, 1, kCat))}, {'c', shows({{kCat, 1}})}});
  check_group(sketch, R"(. . . . .
                         . . . . .
                         . . X . .
                         . . . . .
                         . . . . .)",
              0);
}

TEST_CASE("B-29: the entrance does not carry a group on") {
  const auto check_beside_the_door = [](Condition condition, int points) {
    const Sketch sketch(R"(. . . . .
                           . . . . .
                           . . . . .
                           . . . . .
                           o X D o o)",
                        {{'X', with(condition)}, {'o', shows({{kBird, 1}, {kFlowerWhite, 1}})}});
    check_group(sketch, R"(. . . . .
                           . . . . .
                           . . . . .
                           . . . . .
                           # X . . .)",
                points);
  };
  SUBCASE("balcony") { check_beside_the_door(each_balcony(Where::kGroup, 1), 1); }
  SUBCASE("without") { check_beside_the_door(each_without(Where::kGroup, 1, kCat), 2); }
  SUBCASE("an element") { check_beside_the_door(each(Where::kGroup, 1, kBird), 1); }
  SUBCASE("colours") { check_beside_the_door(each_colour(Where::kGroup, 1), 1); }
}

}  // namespace
}  // namespace loggia::balconia
