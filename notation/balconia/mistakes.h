// For tests of the reader of block sets: a set without mistakes, and tables of single mistakes with
// the one message that each must get.
#pragma once

#include <doctest/doctest.h>

#include <format>
#include <string>
#include <string_view>
#include <vector>

#include "notation/balconia/testing.h"
#include "notation/testing.h"

namespace loggia::balconia {

// The standard set, with a block 4 and an entrance 2 that have one of everything: mistakes are
// made there, so that they do not depend on how the set is tuned.
inline json::value good_set() {
  json::value set = standard_json();
  change(set, "/blocks/3", R"({"number": 4, "faces": [
    {"elements": {"cat": 2}, "condition": {"where": "row", "each": 1, "what": "cat"}},
    {"elements": {}, "condition": {"where": "left", "if": 5, "has": ["cat", "bird"]}},
    {"elements": {"person": 1}, "lovebird": "left"},
    {"elements": {"bird": 1}, "condition": {"where": "group", "each": 3, "what": {"no": "cat"}}}]})");
  change(set, "/entrances/1", R"({"name": "Gate", "green": {"majority": ["cat", "heart"]},
    "pink": {"difference": ["flower", "note"]}})");
  return set;
}

// Everything wrong with it, one a line; "" for nothing.
inline std::string complaints(const json::value& value) {
  Problems problems;
  const auto named = read_blocks(Reader(value, "", problems), problems);
  CHECK(named.has_value() == problems.empty());
  return to_text(problems);
}

struct Mistake {
  std::string_view pointer;
  std::string_view json;  // what is put there; nothing: it is removed
  std::string_view complaint;
};

inline void check_all(const std::vector<Mistake>& mistakes) {
  for (const Mistake& mistake : mistakes) {
    json::value set = good_set();
    change(set, mistake.pointer, mistake.json);
    CAPTURE(std::format("{} = {}", mistake.pointer, mistake.json));
    CHECK(complaints(set) == std::string(mistake.complaint) + "\n");
  }
}

inline constexpr std::string_view kElementList =
    "cat, laundry, sunblind, heart, note, bird, person, flower_magenta, flower_light_pink, "
    "flower_purple, flower_orange, flower_turquoise, flower_white";

}  // namespace loggia::balconia
