// The lint's warnings: what a block set may say, but hardly means.
#include "notation/balconia/lint.h"

#include <doctest/doctest.h>

#include "engine/balconia/sketch.h"
#include "notation/balconia/testing.h"
#include "notation/testing.h"

namespace loggia::balconia {
namespace {

// Cats, notes and a pair of lovebirds; doors that differ.
NamedBlockSet small_set() {
  NamedBlockSet named;
  named.name = "small";
  named.entrance_names = {"a", "b", "c"};
  named.set.blocks[0] = {shows({{Symbol::kCat, 1}, {Symbol::kNote, 1}}), Face{},
                         lovebird(Lovebird::kLeft), lovebird(Lovebird::kRight)};
  for (Entrance& entrance : named.set.entrances) {
    entrance.doors = {Door{Door::Kind::kMajority, {Symbol::kCat, Symbol::kNote}},
                      Door{Door::Kind::kDifference, {Symbol::kCat, Symbol::kNote}}};
  }
  return named;
}

// The warnings when block 4 has this as face 1.
std::string warnings_for(const Face& face) {
  NamedBlockSet named = small_set();
  named.set.blocks[3][1] = face;
  return to_text(blocks_warnings(named));
}

TEST_CASE("The standard set gives no warning") {
  CHECK(to_text(blocks_warnings(standard_set())).empty());
  CHECK(to_text(blocks_warnings(small_set())).empty());
}

TEST_CASE("A condition on something that no face shows is pointed out") {
  const std::string bird = "block 4, face 1: no face of the set shows bird\n";
  CHECK(warnings_for(with(each(Where::kRow, 1, Symbol::kBird))) == bird);
  CHECK(warnings_for(with(each_without(Where::kRow, 1, Symbol::kBird))) == bird);
  CHECK(warnings_for(with(if_has(Where::kRow, Symbol::kBird))) == bird);
  CHECK(warnings_for(with(if_has(Where::kRow, Symbol::kCat, Symbol::kBird))) == bird);
  CHECK(warnings_for(with(if_lacks(Where::kRow, Symbol::kBird))) == bird);
  CHECK(warnings_for(with(each_colour(Where::kRow, 1))) ==
        "block 4, face 1: no face of the set shows flower\n");
  CHECK(warnings_for(with(each(Where::kRow, 1, Symbol::kFlower))) ==
        "block 4, face 1: no face of the set shows flower\n");
}

TEST_CASE("A condition on something that is shown somewhere is fine") {
  CHECK(warnings_for(with(each(Where::kRow, 1, Symbol::kCat))).empty());
  CHECK(warnings_for(with(each_balcony(Where::kRow, 1))).empty());
  CHECK(warnings_for(with(each_colour(Where::kRow, 1), {{Symbol::kFlowerWhite, 1}})).empty());
  CHECK(warnings_for(with(if_has(Where::kRow, Symbol::kCat, Symbol::kNote))).empty());
}

TEST_CASE("\"has\" with the same element twice is pointed out") {
  CHECK(warnings_for(with(if_has(Where::kRow, Symbol::kCat, Symbol::kCat))) ==
        "block 4, face 1: \"has\" lists cat twice\n");
}

TEST_CASE("B-28: a lovebird without any partner in the set is pointed out") {
  NamedBlockSet named = small_set();
  named.set.blocks[0][2] = Face{};
  CHECK(to_text(blocks_warnings(named)) ==
        "block 1, face 3: the set has no lovebird facing the other way\n");
}

TEST_CASE("B-01: an entrance with two equal doors is pointed out") {
  NamedBlockSet named = small_set();
  named.set.entrances[1].doors[kPink] = named.set.entrances[1].doors[kGreen];
  CHECK(to_text(blocks_warnings(named)) ==
        "entrance 2: both doors have the same condition (B-01)\n");
}

TEST_CASE("A door on something that no face shows is pointed out") {
  NamedBlockSet named = small_set();
  named.set.entrances[2].doors[kPink].symbols[1] = Symbol::kBird;
  CHECK(to_text(blocks_warnings(named)) == "entrance 3: no face of the set shows bird\n");
}

}  // namespace
}  // namespace loggia::balconia
