// Buildings to be scored: what is read, what is refused with one message, what is merely odd; and
// that both scorers agree on any of them.
#include "notation/balconia/building.h"

#include <doctest/doctest.h>

#include <format>
#include <vector>

#include "engine/core/seeded.h"
#include "notation/balconia/testing.h"
#include "notation/testing.h"

namespace loggia::balconia {
namespace {

json::value good_building() {
  return parse_json(R"({ "format": "loggia.building/1", "blocks": "standard", "entrance": 2,
      "door": "c1", "options": { "fewer_of": "strict" },
      "cells": { "c2": { "block": 4, "green": 2 }, "b1": { "block": 17, "green": 0 } } })")
      .value();
}

std::optional<Building> read(const json::value& value) {
  Problems problems;
  auto building = read_building(Reader(value, "", problems), problems);
  CHECK(building.has_value() == problems.empty());
  return building;
}

// What is wrong after one change.
std::string complaints(std::string_view pointer, std::string_view text) {
  json::value value = good_building();
  change(value, pointer, text);
  Problems problems;
  CHECK_FALSE(read_building(Reader(value, "", problems), problems).has_value());
  return to_text(problems);
}

std::string warnings(std::string_view pointer, std::string_view text) {
  json::value value = good_building();
  change(value, pointer, text);
  const auto building = read(value);
  REQUIRE(building.has_value());
  return to_text(building_warnings(*building));
}

TEST_CASE("A building is read as it stands") {
  const auto building = read(good_building());
  REQUIRE(building.has_value());
  CHECK(building->blocks == "standard");
  CHECK(building->options.fewer_of == FewerOf::kStrict);
  const State& state = building->state;
  CHECK(state.phase == Phase::kOver);
  CHECK(state.entrance == 1);
  CHECK(state.door == kMiddleDoor);
  CHECK(state.balconies == (bit(7) | bit(1)));
  CHECK(state.pieces[7] == Piece(3, 2));
  CHECK(state.pieces[7].face(kPink) == 0);
  CHECK(state.pieces[1] == Piece(16, 0));
  CHECK_FALSE(contains(state.unseen, 3));
  CHECK(contains(state.unseen, 0));
  CHECK(building_warnings(*building).empty());
}

TEST_CASE("Options may be left out, and a building may be empty") {
  json::value value = good_building();
  change(value, "/options", "");
  change(value, "/cells", "{}");
  const auto building = read(value);
  REQUIRE(building.has_value());
  CHECK(building->options == Options{});
  CHECK(building->state.balconies == 0);
  CHECK(building_warnings(*building).empty());
}

TEST_CASE("A mistake in a building gets one message that names the cell") {
  struct Mistake {
    std::string_view pointer;
    std::string_view json;
    std::string_view complaint;
  };
  const std::vector<Mistake> mistakes = {
      {"/format", "\"loggia.blocks/1\"",
       "format: expected \"loggia.building/1\", found \"loggia.blocks/1\""},
      {"/format", "", "\"format\" is missing"},
      {"/blocks", "", "\"blocks\" is missing"},
      {"/blocks", "3", "blocks: expected a text, found a whole number"},
      {"/entrance", "0", "entrance: must be 1 to 3, not 0"},
      {"/entrance", "4", "entrance: must be 1 to 3, not 4"},
      {"/entrance", "", "\"entrance\" is missing"},
      {"/door", "\"c2\"", "door: \"c2\" is not a cell of the bottom row, a1 to e1 (B-37)"},
      {"/door", "\"f1\"", "door: \"f1\" is not a cell of the bottom row, a1 to e1 (B-37)"},
      {"/door", "1", "door: expected a text, found a whole number"},
      {"/door", "\"b1\"", "cells, b1: the entrance stands there"},
      {"/options/colour", "1", "options: unknown option \"colour\""},
      {"/options", "[]", "options: expected an object, found a list"},
      {"/cells", "", "\"cells\" is missing"},
      {"/cells", "[]", "cells: expected an object, found a list"},
      {"/cells/f1", "{}", "cells: \"f1\" is not a cell; cells are a1 to e5"},
      {"/cells/A1", "{}", "cells: \"A1\" is not a cell; cells are a1 to e5"},
      {"/cells/c1", R"({"block": 1, "green": 0})", "cells, c1: the entrance stands there"},
      {"/cells/a1", R"({"block": 4, "green": 0})",
       "cells, a1: block 4 stands in another cell already"},
      {"/cells/a1", R"({"block": 23, "green": 0})", "cells, a1, block: must be 1 to 22, not 23"},
      {"/cells/a1", R"({"block": 1, "green": 4})", "cells, a1, green: must be 0 to 3, not 4"},
      {"/cells/a1", R"({"block": 1})", "cells, a1: \"green\" is missing"},
      {"/cells/a1", R"({"green": 1})", "cells, a1: \"block\" is missing"},
      {"/cells/a1", R"({"block": 1, "green": 1, "pink": 3})",
       "cells, a1: unknown field \"pink\"; the fields are block, green"},
      {"/cells/a1", "null", "cells, a1: expected an object, found null"},
      {"/colour", "1",
       "unknown field \"colour\"; the fields are $schema, format, blocks, entrance, door, options, "
       "cells"},
  };
  for (const Mistake& mistake : mistakes) {
    CAPTURE(std::format("{} = {}", mistake.pointer, mistake.json));
    CHECK(complaints(mistake.pointer, mistake.json) == std::string(mistake.complaint) + "\n");
  }
}

TEST_CASE("B-08: a block that stands apart is read, with a warning") {
  CHECK(warnings("/cells/e5", R"({"block": 1, "green": 0})") ==
        "e5: is not connected to the entrance (B-08 without B-36)\n");
  CHECK(warnings("/cells/d2", R"({"block": 1, "green": 0})").empty());
  CHECK(warnings("/door", "\"e1\"") ==
        "b1: is not connected to the entrance (B-08 without B-36)\n"
        "c2: is not connected to the entrance (B-08 without B-36)\n");
}

TEST_CASE("B-12: more blocks than a match has are read, with a warning") {
  std::string cells;
  for (int i = 0; i < 15; ++i) {
    cells += std::format("{}\"{}{}\": {{\"block\": {}, \"green\": 0}}", i == 0 ? "{" : ", ",
                         static_cast<char>('a' + (i % 5)), 2 + (i / 5), i + 1);
  }
  CHECK(warnings("/cells", cells + "}") ==
        "15 blocks, more than the 14 of a match (B-12 without B-38)\n");
}

TEST_CASE("The fast scorer and the plain one agree on any building") {
  const NamedBlockSet standard = standard_set();
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed);
    const Balconia game(standard.set, random_options(rng));
    State state = game.start();
    state.entrance = static_cast<std::uint8_t>(rng.below(kEntrances));
    state.door = static_cast<Cell>(rng.below(kSide));
    for (int block = 0; block < kBlocks; ++block) {
      const auto cell = static_cast<Cell>(rng.below(kCells));
      if (contains(state.filled(), cell)) continue;
      state.pieces[cell] = Piece(block, static_cast<int>(rng.below(kFaces)));
      state.balconies |= bit(cell);
    }
    const Scores scores = game.score(state);
    for (const Seat seat : {kGreen, kPink}) {
      const SideScore side = game.explain(state, seat, Sight::kBothSides);
      CHECK(scores.totals[seat] == side.total);
      CHECK(scores.doors[seat] == side.door.points);
    }
  }
}

}  // namespace
}  // namespace loggia::balconia
