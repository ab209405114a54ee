// Block sets in JSON: what is right is read and written back the same, and each mistake a person
// can make gets one message that says where it is and what is wrong. Conditions
// and doors are in conditions_test.cpp, what our own set promises in content_test.cpp.
#include "notation/balconia/blocks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <format>
#include <vector>

#include "notation/balconia/mistakes.h"

namespace loggia::balconia {
namespace {

TEST_CASE("A good set is read without complaint, and written back the same") {
  for (const json::value& value : {standard_json(), good_set()}) {
    REQUIRE(complaints(value).empty());
    Problems problems;
    const auto named = read_blocks(Reader(value, "", problems), problems);
    const json::value written = content_json(*named);
    CHECK(written == value);
    const auto again = read_blocks(Reader(written, "", problems), problems);
    REQUIRE(again.has_value());
    CHECK(again->set == named->set);
    CHECK(again->name == named->name);
    CHECK(again->entrance_names == named->entrance_names);
    CHECK(content_hash(*again) == content_hash(*named));
  }
}

TEST_CASE("The hash follows the content, not the spelling of the file") {
  const json::value set = good_set();
  Problems problems;
  const std::string hash = content_hash(*read_blocks(Reader(set, "", problems), problems));
  json::value reordered = set;
  change(reordered, "/format", "");
  change(reordered, "/format", "\"loggia.blocks/1\"");
  change(reordered, "/$schema", "\"blocks.schema.json\"");
  std::swap(reordered.at_pointer("/blocks/0"), reordered.at_pointer("/blocks/1"));
  CHECK(content_hash(*read_blocks(Reader(reordered, "", problems), problems)) == hash);
  change(reordered, "/blocks/3/faces/0/elements/cat", "1");
  CHECK(content_hash(*read_blocks(Reader(reordered, "", problems), problems)) != hash);
}

TEST_CASE("A mistake in the list of blocks gets one message") {
  check_all({
      {"/blocks/4", "", "block 5: is missing"},
      {"/blocks/4/number", "4", "block 4: is given twice"},
      {"/blocks/-", R"({"number": 7, "faces": [{"elements": {}}, {"elements": {}},
                        {"elements": {}}, {"elements": {}}]})",
       "block 7: is given twice"},
      {"/blocks/-", R"({"number": 23, "faces": [{"elements": {}}, {"elements": {}},
                         {"elements": {}}, {"elements": {}}]})",
       "block entry 23, number: must be 1 to 22, not 23"},
      {"/blocks/4/number", "0", "block entry 5, number: must be 1 to 22, not 0"},
      {"/blocks/4/number", "23", "block entry 5, number: must be 1 to 22, not 23"},
      {"/blocks/4/number", "-1", "block entry 5, number: must be 1 to 22, not -1"},
      {"/blocks/4/number", "18446744073709551615",
       "block entry 5, number: must be 1 to 22, not 18446744073709551615"},
      {"/blocks/4/number", "\"1\"", "block entry 5, number: expected a whole number, found a text"},
      {"/blocks/4/number", "", "block entry 5: \"number\" is missing"},
      {"/blocks/4", "5", "block entry 5: expected an object, found a whole number"},
      {"/blocks", "{}", "blocks: expected a list, found an object"},
      {"/blocks", "", "\"blocks\" is missing"},
  });
}

TEST_CASE("A mistake in the faces of a block gets one message that names the block") {
  check_all({
      {"/blocks/3/faces/3", "", "block 4, faces: must be 4, not 3"},
      {"/blocks/3/faces/-", R"({"elements": {}})", "block 4, faces: must be 4, not 5"},
      {"/blocks/3/faces", "", "block 4: \"faces\" is missing"},
      {"/blocks/3/faces", "4", "block 4, faces: expected a list, found a whole number"},
      {"/blocks/3/faces/2", "[]", "block 4, face 2: expected an object, found a list"},
      {"/blocks/3/faces/2/elements", "", "block 4, face 2: \"elements\" is missing"},
      {"/blocks/3/faces/2/elements", "[]",
       "block 4, face 2, elements: expected an object, found a list"},
  });
}

TEST_CASE("A mistake in the elements of a face gets one message that names the face") {
  const std::string unknown = std::format("is not an element; choose from {}", kElementList);
  const std::string cats = "block 4, face 0, elements: \"cats\" " + unknown;
  const std::string flower = "block 4, face 0, elements: \"flower\" " + unknown;
  check_all({
      {"/blocks/3/faces/0/elements/cats", "1", cats},
      {"/blocks/3/faces/0/elements/flower", "1", flower},
      {"/blocks/3/faces/0/elements/cat", "0",
       "block 4, face 0, elements, cat: must be 1 to 7, not 0"},
      {"/blocks/3/faces/0/elements/cat", "8",
       "block 4, face 0, elements, cat: must be 1 to 7, not 8"},
      {"/blocks/3/faces/0/elements/cat", "-1",
       "block 4, face 0, elements, cat: must be 1 to 7, not -1"},
      {"/blocks/3/faces/0/elements/cat", "1.5",
       "block 4, face 0, elements, cat: expected a whole number, found a number with a fraction"},
      {"/blocks/3/faces/0/elements/cat", "1e300",
       "block 4, face 0, elements, cat: expected a whole number, found a number of too many "
       "digits"},
      {"/blocks/3/faces/0/elements/cat", "\"2\"",
       "block 4, face 0, elements, cat: expected a whole number, found a text"},
      {"/blocks/3/faces/0/elements/cat", "null",
       "block 4, face 0, elements, cat: expected a whole number, found null"},
      {"/blocks/3/faces/0/elements/cat", "true",
       "block 4, face 0, elements, cat: expected a whole number, found true or false"},
  });
}

TEST_CASE("A mistake about a name or the format gets one message") {
  const std::string huge = '"' + std::string(101, 'x') + '"';
  check_all({
      {"/name", "", "\"name\" is missing"},
      {"/name", "\"\"", "name: must have 1 to 100 bytes, not 0"},
      {"/name", huge, "name: must have 1 to 100 bytes, not 101"},
      {"/name", "7", "name: expected a text, found a whole number"},
      {"/name", R"("a\u001b[2J")", "name: has characters that cannot be shown"},
      {"/entrances/1/name", "", "entrance 2: \"name\" is missing"},
      {"/entrances/1/name", R"("a\nb")", "entrance 2, name: has characters that cannot be shown"},
      {"/format", "", "\"format\" is missing"},
      {"/format", "1", "format: expected a text, found a whole number"},
      {"/format", "\"loggia.blocks/2\"",
       "format: expected \"loggia.blocks/1\", found \"loggia.blocks/2\""},
  });
  CHECK(complaints(nullptr) == "expected an object, found null\n");
}

TEST_CASE("An unknown field is refused at every level, with the fields there are") {
  check_all({
      {"/colour", "1",
       "unknown field \"colour\"; the fields are $schema, format, name, blocks, entrances"},
      {"/blocks/3/colour", "1",
       "block entry 4: unknown field \"colour\"; the fields are number, faces"},
      {"/blocks/3/faces/0/colour", "1",
       "block 4, face 0: unknown field \"colour\"; the fields are elements, lovebird, condition"},
      {"/blocks/3/faces/0/condition/has", "[]",
       "block 4, face 0, condition: unknown field \"has\"; the fields are where, each, what"},
      {"/blocks/3/faces/1/condition/what", "1",
       "block 4, face 1, condition: unknown field \"what\"; the fields are where, if, has, lacks"},
      {"/blocks/3/faces/3/condition/what/colour", "1",
       "block 4, face 3, condition, what: unknown field \"colour\"; the fields are no"},
      {"/entrances/1/colour", "1",
       "entrance 2: unknown field \"colour\"; the fields are name, green, pink"},
  });
}

// Every place in a document, as JSON pointers.
void list_places(const json::value& value, const std::string& pointer,
                 std::vector<std::string>& places) {
  places.push_back(pointer);
  if (value.is_object()) {
    for (const auto& [key, item] : value.get_object()) {
      list_places(item, pointer + "/" + std::string(key), places);
    }
  } else if (value.is_array()) {
    for (std::size_t i = 0; i < value.get_array().size(); ++i) {
      list_places(value.get_array()[i], std::format("{}/{}", pointer, i), places);
    }
  }
}

TEST_CASE("Null, wherever it stands, gets one message that names the place") {
  std::vector<std::string> places;
  list_places(good_set().at_pointer("/blocks/3"), "/blocks/3", places);
  list_places(good_set().at_pointer("/entrances/1"), "/entrances/1", places);
  REQUIRE(places.size() > 30);
  for (const std::string& place : places) {
    CAPTURE(place);
    json::value set = good_set();
    change(set, place, "null");
    const std::string complaint = complaints(set);
    CAPTURE(complaint);
    CHECK(std::ranges::count(complaint, '\n') == 1);
    CHECK(complaint.contains("found null"));
    CHECK((complaint.starts_with("block 4") || complaint.starts_with("block entry 4") ||
           complaint.starts_with("entrance 2")));
    if (place.starts_with("/blocks/3/faces/")) {
      CHECK(complaint.contains(std::format("face {}", place[16])));
    }
  }
}

TEST_CASE("A file of nonsense is answered with no more than a screenful") {
  json::value set = good_set();
  for (json::value& block : set.at_pointer("/blocks").as_array()) {
    for (json::value& face : block.at_pointer("/faces").as_array()) face = "nonsense";
  }
  Problems problems;
  CHECK_FALSE(read_blocks(Reader(set, "", problems), problems).has_value());
  CHECK(problems.size() == kMostProblems);
}

}  // namespace
}  // namespace loggia::balconia
