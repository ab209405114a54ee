// What a face shows: its elements and their counts, a lovebird, a condition or none (B-14…B-16).
#include <doctest/doctest.h>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

TEST_CASE("B-14: a face counts each element by itself") {
  const Face face = shows({{kCat, 2}, {kLaundry, 3}, {kFlowerPurple, 1}, {kFlowerWhite, 4}});
  CHECK(face.shows(kCat) == 2);
  CHECK(face.shows(kLaundry) == 3);
  CHECK(face.shows(kFlowerPurple) == 1);
  CHECK(face.shows(kFlowerWhite) == 4);
  for (const Symbol absent : {kSunblind, kHeart, kNote, kBird, kPerson, kFlowerMagenta,
                              kFlowerLightPink, kFlowerOrange, kFlowerTurquoise}) {
    CHECK(face.shows(absent) == 0);
  }
}

TEST_CASE("B-14: there are seven elements, and flowers in six colours") {
  CHECK(kElements == 7 + 6);
  CHECK(kColours == 6);
  const Face garden = shows({{kFlowerMagenta, 1},
                             {kFlowerLightPink, 2},
                             {kFlowerPurple, 3},
                             {kFlowerOrange, 4},
                             {kFlowerTurquoise, 5},
                             {kFlowerWhite, 6}});
  CHECK(garden.shows(kFlower) == 21);
}

TEST_CASE("B-15: a lovebird counts as a person only where its face lists one") {
  Face listed = shows({{kPerson, 1}});
  listed.lovebird = Lovebird::kLeft;
  Face unlisted;
  unlisted.lovebird = Lovebird::kLeft;
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         l X u . .
                         . . Y . .
                         . . D . .)",
                      {{'l', listed},
                       {'u', unlisted},
                       {'X', with(each(Where::kRow, 1, kPerson))},
                       {'Y', with(each_without(Where::kRowAbove, 1, kPerson))}});
  CHECK(sketch.points('X') == 1);
  CHECK(sketch.points('Y') == 2);  // X and u show no person
}

TEST_CASE("B-16: a face without a condition scores nothing and looks nowhere") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . . . .
                         . c X c .
                         . . D . .)",
                      {{'X', shows({{kCat, 3}})}, {'c', shows({{kCat, 1}})}});
  CHECK(sketch.points('X') == 0);
  CHECK(sketch.score('X').region == 0);
}

}  // namespace
}  // namespace loggia::balconia
