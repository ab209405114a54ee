// The rulebook's example: a building that satisfies all its printed statements must score its 15
// figures, 39 points in all. The faces are not printed in full: what is missing is ours, chosen so
// that every statement holds, and each is checked on the building before it is scored.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

// Balconies 1–14 as letters a–n.
constexpr std::string_view kBuilding = R"(. . . . .
                                          a . b c .
                                          d e . f g
                                          h i j k l
                                          m n D . .)";

Face add(Face face, const Pieces& pieces) {
  for (const auto& [symbol, number] : pieces) {
    face.elements[static_cast<std::size_t>(symbol)] += static_cast<std::uint8_t>(number);
  }
  return face;
}

const Sketch::Faces& faces() {
  static const Sketch::Faces kFaces = {
      {'a', with(if_lacks(Where::kLeft, kPerson), {{kCat, 1}, {kBird, 1}})},
      {'b', with(each(Where::kRow, 1, kBird), {{kLaundry, 2}})},
      {'c', with(each(Where::kLeft, 2, kLaundry), {{kFlowerPurple, 1}})},
      {'d', with(each(Where::kGroup, 1, kCat), {{kCat, 2}})},
      {'e', add(lovebird(Lovebird::kLeft), {{kCat, 2}})},
      {'f', with(each_colour(Where::kAround, 3), {{kPerson, 1}, {kNote, 1}, {kFlowerWhite, 2}})},
      {'g', with(each_balcony(Where::kColumnBelow, 2), {{kPerson, 1}, {kHeart, 1}})},
      {'h', lovebird(Lovebird::kRight)},
      {'i', shows({{kCat, 1}, {kBird, 2}, {kNote, 1}})},
      {'j', with(each_without(Where::kRowAbove, 1, kPerson), {{kFlowerPurple, 1}})},
      {'k', with(if_has(Where::kAround, kPerson, kCat), {{kBird, 1}, {kSunblind, 1}})},
      {'l', with(each(Where::kGroup, 1, kFlower), {{kFlowerTurquoise, 1}, {kCat, 1}})},
      {'m', add(lovebird(Lovebird::kRight), {{kBird, 1}})},
      {'n', add(lovebird(Lovebird::kRight), {{kNote, 1}})},
  };
  return kFaces;
}

Sketch example(Seat owner, FewerOf edition = FewerOf::kEither) {
  Entrance entrance;
  const Door own = {.kind = Door::Kind::kFewerOf, .symbols = {kNote, kBird}};
  const Door others = {.kind = Door::Kind::kMajority, .symbols = {kCat, kHeart}};
  entrance.doors = owner == kGreen ? PerSide<Door>{own, others} : PerSide<Door>{others, own};
  return {kBuilding, faces(), owner, entrance, {.fewer_of = edition}};
}

// How many pieces of it these balconies show together.
int pieces(std::string_view balconies, Symbol symbol) {
  int pieces = 0;
  for (const char letter : balconies) pieces += faces().at(letter).shows(symbol);
  return pieces;
}

// Which of these balconies show it.
std::string showing(std::string_view balconies, Symbol symbol) {
  std::string showing;
  for (const char letter : balconies) {
    if (faces().at(letter).shows(symbol) > 0) showing += letter;
  }
  return showing;
}

// The statements, read from the drawing by eye: which balconies stand in a row, around, beside.

TEST_CASE("B-19: in the example, 2's row has one bird, and 2 shows two pieces of laundry") {
  CHECK(pieces("abc", kBird) == 1);
  CHECK(pieces("b", kLaundry) == 2);
}

TEST_CASE("B-27: in the example, 4's group of cats is four balconies with six cats") {
  // d touches a, e and h; e touches i; i touches h, j and n. So d, a, e and i are one group if h, j
  // and n show no cat.
  CHECK(showing("adei", kCat) == "adei");
  CHECK(showing("hjn", kCat).empty());
  CHECK(pieces("adei", kCat) == 6);
}

TEST_CASE("B-21: in the example, around 6 are one turquoise and two purple flowers") {
  CHECK(pieces("bcgjkl", kFlowerTurquoise) == 1);
  CHECK(pieces("bcgjkl", kFlowerPurple) == 2);
  CHECK(pieces("bcgjkl", kFlower) == 3);
}

TEST_CASE("B-22: in the example, one of the four balconies in the row above 10 lacks a person") {
  CHECK(showing("defg", kPerson) == "efg");
}

TEST_CASE("B-23: in the example, around 11 are two people on two balconies, a cat on another") {
  CHECK(pieces("fgjl", kPerson) == 2);
  CHECK(showing("fgjl", kPerson) == "fg");
  CHECK(pieces("fgjl", kCat) == 1);
  CHECK(showing("fgjl", kCat) == "l");
}

TEST_CASE("B-27: in the example, 12 shows one flower and its neighbours none") {
  CHECK(pieces("l", kFlower) == 1);
  CHECK(showing("gk", kFlower).empty());
}

TEST_CASE("B-28: in the example, 5 alone faces left, and 14's next column has no lovebird") {
  CHECK(faces().at('e').lovebird == Lovebird::kLeft);
  for (const char letter : {'h', 'm', 'n'}) CHECK(faces().at(letter).lovebird == Lovebird::kRight);
  for (const char letter : {'a', 'b', 'c', 'd', 'f', 'g', 'i', 'j', 'k', 'l'}) {
    CHECK_FALSE(faces().at(letter).lovebird.has_value());
  }
}

TEST_CASE("B-33: in the example, there are three notes and five birds in all") {
  CHECK(pieces("abcdefghijklmn", kNote) == 3);
  CHECK(pieces("abcdefghijklmn", kBird) == 5);
}

constexpr std::array kFigures = {0, 1, 4, 6, 5, 6, 2, 5, 0, 1, 5, 1, 0, 0};
constexpr int kDoor = 3;
constexpr int kTotal = 39;

void check_figures(Seat owner) {
  const Sketch sketch = example(owner);
  const SideScore side = sketch.explain(Sight::kOwnSide);
  for (std::size_t i = 0; i < kFigures.size(); ++i) {
    const char letter = static_cast<char>('a' + static_cast<char>(i));
    CAPTURE(letter);
    CHECK(sketch.points(letter) == kFigures[i]);
  }
  CHECK(side.balconies.size() == kFigures.size());
  CHECK(side.door.points == kDoor);
  CHECK(side.total == kTotal);
}

TEST_CASE("B-18: the example's fifteen figures add up to 39 for green") { check_figures(kGreen); }

TEST_CASE("B-13: the example, as pink sees it, scores the same for pink") {
  check_figures(kPink);
  // It is the mirror image: balcony 1 stands at pink's left, which is green's right.
  CHECK(example(kGreen).cell('a') == "a4"_cell);
  CHECK(example(kPink).cell('a') == "e4"_cell);
}

TEST_CASE("B-33: the example's door gives 3 in every edition, and the fast scorer agrees") {
  for (const FewerOf edition : {FewerOf::kEither, FewerOf::kStrict, FewerOf::kLeftOnly}) {
    for (const Seat owner : {kGreen, kPink}) {
      const Sketch sketch = example(owner, edition);
      const Scores scores = sketch.game().score(sketch.state());
      CHECK(scores.doors[owner] == kDoor);
      CHECK(scores.totals[owner] == kTotal);
      CHECK(sketch.game().running_score(sketch.state(), owner) == kTotal);
    }
  }
}

TEST_CASE("B-28: in the example, 8 and 5 are partners") {
  const Sketch sketch = example(kGreen);
  CHECK(sketch.score('h').partner == sketch.cell('e'));
  CHECK(sketch.score('e').partner == sketch.cell('h'));
  CHECK_FALSE(sketch.score('m').partner.has_value());
  CHECK_FALSE(sketch.score('n').partner.has_value());
}

TEST_CASE("B-25: in the example, 1 scores nothing because nothing is left of it") {
  CHECK(example(kGreen).score('a').region == 0);
}

}  // namespace
}  // namespace loggia::balconia
