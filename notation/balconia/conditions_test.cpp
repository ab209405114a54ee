// Mistakes in the conditions, lovebirds and doors of a block set: one message each, which names the
// block and face, or the entrance.
#include <doctest/doctest.h>

#include "notation/balconia/mistakes.h"

namespace loggia::balconia {
namespace {

TEST_CASE("B-17, B-18: a mistake in a condition's place or points gets one message") {
  const std::string where = "block 4, face 0, condition, where: ";
  const std::string beside =
      where +
      "\"beside\" is not a region; choose from row, row_above, around, column_right, "
      "column_left, column_above, column_below, right, left, group";
  check_all({
      {"/blocks/3/faces/0/condition/where", "\"beside\"", beside},
      {"/blocks/3/faces/0/condition/where", "1",
       "block 4, face 0, condition, where: expected a text, found a whole number"},
      {"/blocks/3/faces/0/condition/where", "", "block 4, face 0, condition: \"where\" is missing"},
      {"/blocks/3/faces/0/condition/each", "0",
       "block 4, face 0, condition, each: must be 1 to 3, not 0"},
      {"/blocks/3/faces/0/condition/each", "4",
       "block 4, face 0, condition, each: must be 1 to 3, not 4"},
      {"/blocks/3/faces/1/condition/if", "3", "block 4, face 1, condition, if: must be 5, not 3"},
      {"/blocks/3/faces/0/condition/if", "5",
       "block 4, face 0, condition: needs either \"each\" (1 to 3) or \"if\" (5)"},
      {"/blocks/3/faces/0/condition/each", "",
       "block 4, face 0, condition: needs either \"each\" (1 to 3) or \"if\" (5)"},
      {"/blocks/3/faces/0/condition", "null",
       "block 4, face 0, condition: expected an object, found null"},
      {"/blocks/3/faces/0/condition", "\"row\"",
       "block 4, face 0, condition: expected an object, found a text"},
  });
}

TEST_CASE("B-19…B-24: a mistake in what a condition asks for gets one message") {
  const std::string symbols = std::string(kElementList) + ", flower";
  const std::string dog = std::format(
      "block 4, face 0, condition, what: \"dog\" is nothing to count; choose from {}, "
      "flower_colours, balcony or {{\"no\": element}}",
      symbols);
  const std::string no_dog = std::format(
      "block 4, face 3, condition, what, no: \"dog\" is not an element; choose from {}", symbols);
  const std::string has_dog = std::format(
      "block 4, face 1, condition, has, second: \"dog\" is not an element; choose from {}",
      symbols);
  check_all({
      {"/blocks/3/faces/0/condition/what", "\"dog\"", dog},
      {"/blocks/3/faces/0/condition/what", "[\"cat\"]",
       "block 4, face 0, condition, what: expected a text, found a list"},
      {"/blocks/3/faces/0/condition/what", "", "block 4, face 0, condition: \"what\" is missing"},
      {"/blocks/3/faces/3/condition/what/no", "\"dog\"", no_dog},
      {"/blocks/3/faces/3/condition/what", "{}",
       "block 4, face 3, condition, what: \"no\" is missing"},
      {"/blocks/3/faces/1/condition/has", "[]",
       "block 4, face 1, condition, has: must list one or two elements, not 0"},
      {"/blocks/3/faces/1/condition/has", R"(["cat", "bird", "note"])",
       "block 4, face 1, condition, has: must list one or two elements, not 3"},
      {"/blocks/3/faces/1/condition/has", "\"cat\"",
       "block 4, face 1, condition, has: expected a list, found a text"},
      {"/blocks/3/faces/1/condition/has/1", "\"dog\"", has_dog},
      {"/blocks/3/faces/1/condition/has", "",
       "block 4, face 1, condition: \"if\" needs either \"has\" or \"lacks\""},
      {"/blocks/3/faces/1/condition/lacks", "\"cat\"",
       "block 4, face 1, condition: \"if\" needs either \"has\" or \"lacks\""},
      {"/blocks/3/faces/1/condition", R"({"where": "left", "if": 5, "lacks": ["cat"]})",
       "block 4, face 1, condition, lacks: expected a text, found a list"},
      {"/blocks/3/faces/1/condition/where", "\"group\"",
       "block 4, face 1, condition: a group counts \"each\"; \"if\" does not go with it (B-27)"},
  });
}

TEST_CASE("B-28: a mistake about a lovebird gets one message") {
  check_all({
      {"/blocks/3/faces/2/lovebird", "\"up\"",
       "block 4, face 2, lovebird: \"up\" is not a direction; choose from left, right"},
      {"/blocks/3/faces/2/lovebird", "true",
       "block 4, face 2, lovebird: expected a text, found true or false"},
      {"/blocks/3/faces/2/condition", R"({"where": "row", "each": 1, "what": "cat"})",
       "block 4, face 2: a lovebird has no other condition (B-28)"},
  });
}

TEST_CASE("B-32…B-34: a mistake about a door gets one message that names the entrance") {
  check_all({
      {"/entrances/1/green", R"({"minority": ["cat", "heart"]})",
       "entrance 2, green: unknown field \"minority\"; the fields are majority, fewer_of, "
       "difference"},
      {"/entrances/1/green", "{}",
       "entrance 2, green: needs exactly one of majority, fewer_of, difference"},
      {"/entrances/1/green/fewer_of", R"(["cat", "heart"])",
       "entrance 2, green: needs exactly one of majority, fewer_of, difference"},
      {"/entrances/1/green/majority", R"(["cat"])",
       "entrance 2, green, majority: must list two elements, not 1"},
      {"/entrances/1/pink/difference", R"(["cat", "heart", "note"])",
       "entrance 2, pink, difference: must list two elements, not 3"},
      {"/entrances/1/pink/difference", "\"cat\"",
       "entrance 2, pink, difference: expected a list, found a text"},
      {"/entrances/1/pink/difference/0", "1",
       "entrance 2, pink, difference, first: expected a text, found a whole number"},
      {"/entrances/1/pink", "", "entrance 2: \"pink\" is missing"},
      {"/entrances/1/pink", "[]", "entrance 2, pink: expected an object, found a list"},
      {"/entrances/1", "", "entrances: must be 3, not 2"},
      {"/entrances/-", "{}", "entrances: must be 3, not 4"},
      {"/entrances", "", "\"entrances\" is missing"},
  });
}

}  // namespace
}  // namespace loggia::balconia
