// The score sheet: the rulebook's example drawn, with the exact text that explains its 39 points;
// what stands there for every kind of condition; and the same as JSON.
#include "notation/balconia/sheet.h"

#include <doctest/doctest.h>

#include "engine/balconia/sketch.h"
#include "notation/balconia/testing.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

constexpr Door kNotesAndBirds{Door::Kind::kFewerOf, {kNote, kBird}};
constexpr Door kCatsAndNotes{Door::Kind::kMajority, {kCat, kNote}};

Face bird_with(Lovebird facing, Symbol symbol, int pieces) {
  Face face = lovebird(facing);
  face.elements[static_cast<std::size_t>(symbol)] = static_cast<std::uint8_t>(pieces);
  return face;
}

// The rulebook's fourteen balconies, 10 to 14 as letters. Only conditions and what they count are
// printed there; where the rest stands is free.
Sketch example() {
  return Sketch(R"(. . . . .
                   1 . 2 3 .
                   4 5 . 6 7
                   8 9 a b c
                   d e D . .)",
                {{'1', with(if_lacks(Where::kLeft, kPerson), {{kCat, 2}})},
                 {'2', with(each(Where::kRow, 1, kBird), {{kLaundry, 2}})},
                 {'3', with(each(Where::kLeft, 2, kLaundry), {{kBird, 1}, {kFlowerPurple, 2}})},
                 {'4', with(each(Where::kGroup, 1, kCat), {{kCat, 1}})},
                 {'5', bird_with(Lovebird::kLeft, kCat, 1)},
                 {'6', with(each_colour(Where::kAround, 3), {{kPerson, 1}})},
                 {'7', with(each_balcony(Where::kColumnBelow, 2), {{kPerson, 1}})},
                 {'8', bird_with(Lovebird::kRight, kCat, 2)},
                 {'9', shows({{kBird, 4}})},
                 {'a', with(each_without(Where::kRowAbove, 1, kPerson), {{kCat, 1}})},
                 {'b', with(if_has(Where::kAround, kPerson, kCat))},
                 {'c', with(each(Where::kGroup, 1, kFlower), {{kFlowerTurquoise, 1}})},
                 {'d', lovebird(Lovebird::kRight)},
                 {'e', bird_with(Lovebird::kRight, kNote, 3)}},
                kGreen, {{kNotesAndBirds, kCatsAndNotes}});
}

TEST_CASE("The rulebook's example, point by point") {
  CHECK(sheet_text(example().explain(), {}) == R"(green's side
  a1    0  lovebird facing right                  no free partner in that column
  b1    0  lovebird facing right                  no free partner in that column
  a2    5  lovebird facing right                  paired with the lovebird at b3
  b2    0  no condition
  c2    1  row above: 1× no person                1 balcony without a person (a3) × 1
  d2    5  around: 5 if person and cat            2 people (d3, e3), 1 cat (c2)
  e2    1  group: 1× flower                       1 flower (e2) × 1
  a3    6  group: 1× cat                          6 cats (a2 ×2, a3, b3, a4 ×2) × 1
  b3    5  lovebird facing left                   paired with the lovebird at a2
  d3    6  around: 3× colours                     2 purple flowers (d4 ×2), 1 turquoise flower (e2): 2 colours × 3
  e3    2  column below: 2× balcony               1 balcony (e2) × 2
  a4    0  to the left: 5 if no person            that is outside the frame
  c4    1  row: 1× bird                           1 bird (d4) × 1
  d4    4  to the left: 2× laundry                2 pieces of laundry (c4 ×2) × 2
door   3  1 for each of the fewer of note and bird: 3 notes (b1 ×3), 5 birds (b2 ×4, d4)
 total 39 points
)");
}

// The line of the sheet for a balcony X with nothing around it, in the leftmost column.
std::string line_for(const Condition& condition, Pieces pieces = {}) {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         X . . . .
                         . . . . .
                         . . D . .)",
                      {{'X', with(condition, pieces)}});
  const std::string sheet = sheet_text(sketch.explain(), {});
  const std::size_t start = sheet.find("  a3");
  return sheet.substr(start, sheet.find('\n', start) - start);
}

TEST_CASE("Nothing counted is said in so many words") {
  CHECK(line_for(each(Where::kAround, 2, kFlowerLightPink)) ==
        "  a3    0  around: 2× lt.pink                     no light pink flower × 2");
  CHECK(line_for(each_balcony(Where::kRow, 2)) ==
        "  a3    0  row: 2× balcony                        no balcony × 2");
  CHECK(line_for(each_colour(Where::kRow, 2)) ==
        "  a3    0  row: 2× colours                        no flower");
  CHECK(line_for(each_without(Where::kColumnBelow, 2, kCat)) ==
        "  a3    0  column below: 2× no cat                no balcony without a cat × 2");
  CHECK(line_for(if_has(Where::kRight, kCat)) ==
        "  a3    0  to the right: 5 if cat                 no cat");
  CHECK(line_for(if_has(Where::kRow, kCat, kBird), {{kCat, 1}}) ==
        "  a3    0  row: 5 if cat and bird                 1 cat (a3), no bird");
}

TEST_CASE("B-24, B-25: an empty region lacks what is asked, a region outside the frame does not") {
  CHECK(line_for(if_lacks(Where::kRight, kCat)) ==
        "  a3    5  to the right: 5 if no cat              no cat");
  CHECK(line_for(if_lacks(Where::kColumnLeft, kCat)) ==
        "  a3    0  column left: 5 if no cat               that is outside the frame");
}

TEST_CASE("The longest condition is not cut") {
  CHECK(
      line_for(if_has(Where::kColumnAbove, kFlowerMagenta, kFlowerLightPink)) ==
      "  a3    0  column above: 5 if magenta and lt.pink no magenta flower, no light pink flower");
}

TEST_CASE("B-32: a majority door is open until the other side may be seen") {
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . x . .
                   . . D y .)",
                {{'x', shows({{kCat, 2}})}, {'y', shows({})}}, kGreen,
                {{kCatsAndNotes, kNotesAndBirds}});
  sketch.behind(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . x . .
                   . . D . .)",
                {{'x', shows({{kCat, 1}, {kNote, 1}})}});
  CHECK(sheet_text(sketch.explain(Sight::kOwnSide), {})
            .ends_with("door   0  5 for more cat, 3 for more note than the other side: 2 cats (c2 "
                       "×2), no note; open "
                       "until the other side may be seen\n total 0 points\n"));
  CHECK(sheet_text(sketch.explain(Sight::kBothSides), {})
            .ends_with("door   5  5 for more cat, 3 for more note than the other side: 2 cats (c2 "
                       "×2), no note; the "
                       "other side has 1 and 1\n total 5 points\n"));
}

// The line of the sheet for a door of notes and birds, with two of each.
std::string fewer_of_line(FewerOf edition) {
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . . . .
                         . . x . .
                         . . D . .)",
                      {{'x', shows({{kNote, 2}, {kBird, 2}})}}, kGreen,
                      {{kNotesAndBirds, kNotesAndBirds}}, {.fewer_of = edition});
  const std::string sheet = sheet_text(sketch.explain(), {});
  const std::size_t start = sheet.find("door");
  return sheet.substr(start, sheet.find('\n', start) - start);
}

TEST_CASE("B-33: a door says how its edition reads it, and so why it scores nothing") {
  CHECK(fewer_of_line(FewerOf::kEither) ==
        "door   2  1 for each of the fewer of note and bird: 2 notes (c2 ×2), 2 birds (c2 ×2)");
  CHECK(fewer_of_line(FewerOf::kStrict) ==
        "door   0  1 for each of the fewer of note and bird, 0 if equal (strict): 2 notes (c2 ×2), "
        "2 birds (c2 ×2)");
  CHECK(
      fewer_of_line(FewerOf::kLeftOnly) ==
      "door   0  1 for each note if fewer than bird, else 0 (left_only): 2 notes (c2 ×2), 2 birds "
      "(c2 ×2)");
}

TEST_CASE("Titles are painted in the colours of the sides where there are colours") {
  const std::string sheet = sheet_text(example().explain(), {.has_colour = true});
  CHECK(sheet.starts_with("\x1b[32mgreen's side\x1b[0m\n"));
}

TEST_CASE("The example as JSON: exactly the filled cells, the door, the total") {
  const Sketch sketch = example();
  const SideScore side = sketch.explain();
  CHECK(side_json(side, Detail::kPoints) == parse_json(R"({
    "cells": {"a1": 0, "b1": 0, "a2": 5, "b2": 0, "c2": 1, "d2": 5, "e2": 1, "a3": 6, "b3": 5,
              "d3": 6, "e3": 2, "a4": 0, "c4": 1, "d4": 4}, "door": 3, "total": 39})")
                                                .value());
}

TEST_CASE("Explained, JSON has each balcony's region, counted elements and arithmetic") {
  const json::value explained = side_json(example().explain(), Detail::kExplained);
  CHECK(explained.at_pointer("/total") == 39);
  CHECK(explained.at_pointer("/explain/d4") == parse_json(R"({
    "block": 3, "face": 0,
    "shows": {"elements": {"bird": 1, "flower_purple": 2},
              "condition": {"where": "left", "each": 2, "what": "laundry"}},
    "region": ["c4"], "counted": [{"what": "laundry", "cells": {"c4": 2}, "count": 2}],
    "times": 2, "each": 2, "points": 4})")
                                                   .value());
  CHECK(explained.at_pointer("/explain/a2/partner") == "b3");
  CHECK(explained.at_pointer("/explain/c2/counted/0/what") == json::value{{"no", "person"}});
  CHECK(explained.at_pointer("/explain/door") == parse_json(R"({
    "door": {"fewer_of": ["note", "bird"]}, "fewer_of": "either", "open": false, "points": 3,
    "own": [{"what": "note", "cells": {"b1": 3}, "count": 3},
            {"what": "bird", "cells": {"b2": 4, "d4": 1}, "count": 5}]})")
                                                     .value());
}

}  // namespace
}  // namespace loggia::balconia
