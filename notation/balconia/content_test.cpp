// What the standard block set promises to players, and to the fast scorer. That it is balanced is
// measured, not tested: see `loggia balance`.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "notation/balconia/lint.h"
#include "notation/balconia/names.h"
#include "notation/balconia/testing.h"
#include "notation/testing.h"

namespace loggia::balconia {
namespace {

struct NumberedFace {
  std::string place;  // "block 4, face 2"
  Face face;
};

std::vector<NumberedFace> faces() {
  std::vector<NumberedFace> faces;
  const BlockSet set = standard_set().set;
  for (std::size_t block = 0; block < kBlocks; ++block) {
    for (std::size_t face = 0; face < kFaces; ++face) {
      faces.push_back({"block " + std::to_string(block + 1) + ", face " + std::to_string(face),
                       set.blocks[block][face]});
    }
  }
  return faces;
}

std::vector<Condition> conditions() {
  std::vector<Condition> conditions;
  for (const auto& [place, face] : faces()) {
    if (face.condition) conditions.push_back(*face.condition);
  }
  return conditions;
}

std::string text_of(const std::string& path) {
  std::ifstream file(LOGGIA_SOURCE_DIR "/" + path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  REQUIRE_FALSE(text.empty());
  return text;
}

TEST_CASE("The set in the program is the one in content/") {
  CHECK(standard_blocks_text() == text_of("content/balconia/standard.json"));
}

TEST_CASE("The balance that docs/ reports was measured with this set") {
  for (const std::string name : {"balconia", "balconia-architect", "balconia-master"}) {
    const std::string report = text_of("docs/balance/" + name + ".txt");
    CHECK(report.contains(", content " + content_hash(standard_set()).substr(0, 12) + "\n"));
  }
}

TEST_CASE("The set is read without problems and without warnings") {
  Problems problems;
  const json::value value = standard_json();
  const auto named = read_blocks(Reader(value, "", problems), problems);
  CHECK(to_text(problems).empty());
  REQUIRE(named.has_value());
  CHECK(to_text(blocks_warnings(*named)).empty());
  CHECK(named->name == "standard");
}

TEST_CASE("B-14: every element is shown by several faces") {
  for (int element = 0; element < kElements; ++element) {
    const auto symbol = static_cast<Symbol>(element);
    CAPTURE(std::string(name(symbol)));
    CHECK(std::ranges::count_if(faces(), [&](const NumberedFace& numbered) {
            return numbered.face.shows(symbol) > 0;
          }) >= 2);
  }
}

TEST_CASE("B-17: every region occurs") {
  for (int where = 0; where < kWheres; ++where) {
    CAPTURE(std::string(kWhereNames[static_cast<std::size_t>(where)]));
    CHECK(std::ranges::count(conditions(), static_cast<Where>(where), &Condition::where) >= 1);
  }
}

TEST_CASE("B-18…B-24: every kind of condition occurs, and every number of points") {
  for (int kind = 0; kind <= static_cast<int>(Condition::Kind::kIfLacks); ++kind) {
    CAPTURE(kind);
    CHECK(std::ranges::count(conditions(), static_cast<Condition::Kind>(kind), &Condition::kind) >=
          1);
  }
  for (const int points : {1, 2, 3, 5}) {
    CAPTURE(points);
    CHECK(std::ranges::count(conditions(), points, &Condition::points) >= 1);
  }
  const auto has_two = [](const Condition& condition) { return condition.second.has_value(); };
  const auto has_one = [](const Condition& condition) {
    return condition.kind == Condition::Kind::kIfHas && !condition.second;
  };
  CHECK(std::ranges::any_of(conditions(), has_two));
  CHECK(std::ranges::any_of(conditions(), has_one));
}

TEST_CASE("B-26: flowers are asked for by colour and in any colour") {
  std::set<Symbol> asked;
  for (const Condition& condition : conditions()) asked.insert(condition.symbol);
  CHECK(asked.contains(Symbol::kFlower));
  CHECK(std::ranges::any_of(asked, [](Symbol symbol) {
    return symbol >= Symbol::kFlowerMagenta && symbol < Symbol::kFlower;
  }));
}

TEST_CASE("B-16: most faces score by a condition or a lovebird, some by none") {
  const auto without = std::ranges::count_if(faces(), [](const NumberedFace& numbered) {
    return !numbered.face.condition && !numbered.face.lovebird;
  });
  // 85 ± 3 % of 88.
  CHECK(without >= 11);
  CHECK(without <= 15);
}

TEST_CASE("B-15, B-28: as many lovebirds face left as right, and each lists a person") {
  std::array<int, 2> birds{};
  for (const auto& [place, face] : faces()) {
    if (!face.lovebird) continue;
    CAPTURE(place);
    ++birds[static_cast<std::size_t>(*face.lovebird)];
    CHECK(face.shows(Symbol::kPerson) >= 1);
  }
  CHECK(birds[0] == birds[1]);
  CHECK(birds[0] > 0);
}

TEST_CASE("No face shows more than three of an element, or three flowers: counts fit two bits") {
  for (const auto& [place, face] : faces()) {
    CAPTURE(place);
    CHECK(std::ranges::max(face.elements) <= 3);
    CHECK(face.shows(Symbol::kFlower) <= 3);
  }
}

TEST_CASE("No two faces of the set are alike") {
  const auto all = faces();
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      CAPTURE(all[i].place);
      CAPTURE(all[j].place);
      CHECK_FALSE(all[i].face == all[j].face);
    }
  }
}

TEST_CASE("B-01, B-32…B-34: every kind of door occurs, and the doors of an entrance differ") {
  std::set<Door::Kind> kinds;
  std::set<std::string> names;
  const NamedBlockSet named = standard_set();
  for (std::size_t i = 0; i < kEntrances; ++i) {
    const Entrance& entrance = named.set.entrances[i];
    CHECK_FALSE(entrance.door(kGreen) == entrance.door(kPink));
    for (const Door& door : entrance.doors) {
      kinds.insert(door.kind);
      CHECK(door.symbols[0] != door.symbols[1]);
    }
    names.insert(named.entrance_names[i]);
  }
  CHECK(kinds.size() == 3);
  CHECK(names.size() == kEntrances);
}

}  // namespace
}  // namespace loggia::balconia
