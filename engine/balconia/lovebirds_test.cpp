// B-28: which lovebirds find a partner, and what they score.
#include <doctest/doctest.h>

#include <optional>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

// Small letters a–h are lovebirds that face left, capitals R–Z face right; o is a balcony without
// one. Left and right are the owner's, so that one
// drawing serves both sides (B-13).
Sketch birds(std::string_view drawing, Seat owner) {
  Sketch::Faces faces = {{'o', Face{}}};
  for (char letter = 'a'; letter <= 'h'; ++letter) faces[letter] = lovebird(Lovebird::kLeft);
  for (char letter = 'R'; letter <= 'Z'; ++letter) faces[letter] = lovebird(Lovebird::kRight);
  return {drawing, faces, owner};
}

void check_pair(const Sketch& sketch, char one, char two) {
  CAPTURE(one);
  CAPTURE(two);
  CHECK(sketch.points(one) == 5);
  CHECK(sketch.points(two) == 5);
  CHECK(sketch.score(one).partner == sketch.cell(two));
  CHECK(sketch.score(two).partner == sketch.cell(one));
}

void check_alone(const Sketch& sketch, char bird) {
  CAPTURE(bird);
  CHECK(sketch.points(bird) == 0);
  CHECK(sketch.score(bird).partner == std::nullopt);
}

template <class Check>
void for_both(std::string_view drawing, Check check) {
  SUBCASE("for green") { check(birds(drawing, kGreen)); }
  SUBCASE("for pink") { check(birds(drawing, kPink)); }
}

TEST_CASE("B-28: birds that face each other from neighbouring columns pair, at any height") {
  for_both(R"(. . . . .
              . . . . .
              . . . a .
              . . R . .
              . . D . .)",
           [](const Sketch& sketch) {
             check_pair(sketch, 'R', 'a');
             CHECK(sketch.explain().total == 10);
           });
}

TEST_CASE("B-28: birds do not pair within a column, or over a column between them") {
  for_both(R"(. . . . .
              . b . . .
              . R . . .
              . o . a .
              . . D . .)",
           [](const Sketch& sketch) {
             for (const char bird : {'b', 'R', 'a'}) check_alone(sketch, bird);
           });
}

TEST_CASE("B-28: birds do not pair back to back, or when both face the same way") {
  for_both(R"(. . . . .
              . . . . .
              . . . R S
              a R . . .
              . b D . .)",
           [](const Sketch& sketch) {
             for (const char bird : {'a', 'b', 'R', 'S'}) check_alone(sketch, bird);
             CHECK(sketch.explain().total == 0);
           });
}

TEST_CASE("B-28: a bird at the edge that looks out of the frame stays alone") {
  for_both(R"(. . . . .
              a . . . R
              . . . . .
              . . . . .
              . . D . .)",
           [](const Sketch& sketch) {
             check_alone(sketch, 'a');
             check_alone(sketch, 'R');
             CHECK(sketch.score('a').region == 0);
             CHECK(sketch.score('R').region == 0);
           });
}

TEST_CASE("B-28: each bird pairs with one partner only") {
  for_both(R"(. . . . .
              . . . . .
              . R a . .
              . . b . .
              . . D . .)",
           [](const Sketch& sketch) {
             check_pair(sketch, 'R', 'a');
             check_alone(sketch, 'b');
             CHECK(sketch.explain().total == 10);
           });
}

TEST_CASE("B-28: of too many birds those nearest the top are paired first") {
  for_both(R"(. . . . .
              . R . . .
              . S . . .
              . T a . .
              . o b . D)",
           [](const Sketch& sketch) {
             check_pair(sketch, 'R', 'a');
             check_pair(sketch, 'S', 'b');
             check_alone(sketch, 'T');
             CHECK(sketch.explain().total == 20);
           });
}

TEST_CASE("B-28: of too many partners too those nearest the top are taken first") {
  for_both(R"(. . . . a
              . . . . b
              . . . R .
              . . . S c
              . . D . .)",
           [](const Sketch& sketch) {
             check_pair(sketch, 'R', 'a');
             check_pair(sketch, 'S', 'b');
             check_alone(sketch, 'c');
           });
}

TEST_CASE("B-28: columns pair one by one: min(2,1) + min(1,3) + min(0,0) + min(1,1) pairs") {
  for_both(R"(. . b . .
              R a c . e
              S T d U .
              . . . . .
              . . D . .)",
           [](const Sketch& sketch) {
             check_pair(sketch, 'R', 'a');
             check_alone(sketch, 'S');
             check_pair(sketch, 'T', 'b');
             check_alone(sketch, 'c');
             check_alone(sketch, 'd');
             check_pair(sketch, 'U', 'e');
             CHECK(sketch.explain().total == 30);
           });
}

TEST_CASE("B-28: five pairs fill two columns") {
  for_both(R"(. R a . .
              . S b . .
              . T c . .
              . U d . .
              . V e . D)",
           [](const Sketch& sketch) { CHECK(sketch.explain().total == 50); });
}

TEST_CASE("B-28: a lovebird looks at the column it faces") {
  const Sketch sketch = birds(R"(. . . . .
                                 . . . . .
                                 . R a . .
                                 . . . . .
                                 . . D . .)",
                              kGreen);
  CHECK(sketch.score('R').region == region(Where::kColumnRight, sketch.cell('R'), kGreen));
  CHECK(sketch.score('a').region == region(Where::kColumnLeft, sketch.cell('a'), kGreen));
}

TEST_CASE("B-30: only lovebirds are used up: a person on a paired face counts for others still") {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . . . .
                         . R a X .
                         . . D . .)",
                      {{'R', lovebird(Lovebird::kRight)},
                       {'a', lovebird(Lovebird::kLeft)},
                       {'X', with(each(Where::kRow, 2, Symbol::kPerson))}});
  check_pair(sketch, 'R', 'a');
  CHECK(sketch.points('X') == 2 * 2);
}

}  // namespace
}  // namespace loggia::balconia
