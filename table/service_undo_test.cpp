// Taking back: freely while nothing has followed, else if everybody agrees, and not for ever.
#include <format>

#include "table/evening.h"
#include "table/service.h"

namespace loggia::table {
namespace {

TEST_CASE("One's own decision is taken back freely, until something follows") {
  Evening evening;
  evening.start();
  const std::uint64_t before = evening.table().seq();
  evening.command(kAnna, "c1", R"({"act": {"keep": [0, 1]}})");
  evening.command(kAnna, "u1", std::format(R"({{"undo": {}}})", before));
  CHECK(evening.world.last(kAnna).at("done") == "u1");
  CHECK(evening.to_act() == kAnna);
  evening.command(kAnna, "c2", R"({"act": {"keep": [1, 2]}})");
  const std::string place = std::format(R"({{"act": {}}})", evening.any_action());
  evening.command(kBob, "c3", place);
  (void)evening.world.heard(kBob);
  const std::uint64_t keep =
      evening.table().seq() - 3;  // before the keep, the placement, the token
  evening.command(kAnna, "u2", std::format(R"({{"undo": {}}})", keep));
  const json::object asked = evening.world.last(kBob);
  CHECK(type(asked) == "undo_asked");
  CHECK(asked.at("by") == "green");
  SUBCASE("if the other agrees") {
    evening.command(kBob, "a1", R"({"agree": true})");
    CHECK(evening.to_act() == kAnna);
    CHECK(evening.world.last(kAnna).at("events").as_array()[0].at("undo") == keep);
  }
  SUBCASE("not if the other does not") {
    evening.command(kBob, "a1", R"({"agree": false})");
    CHECK(evening.to_act() == kBob);
    CHECK(evening.world.last(kAnna).at("by").is_null());
  }
  SUBCASE("and not after the other went on") {
    evening.command(kBob, "c4", R"({"act": {"keep": [0, 1]}})");
    evening.command(kBob, "a1", R"({"agree": true})");
    CHECK(evening.world.last(kBob).at("code") == "nothing_asked");
  }
  SUBCASE("nobody takes back what was another's decision") {
    evening.command(kBob, "u3", std::format(R"({{"undo": {}}})", keep));
    CHECK(evening.world.last(kBob).at("code") == "not_your_decision");
  }
}

TEST_CASE("Among three a decision is taken back once both others agree, and not before") {
  Evening evening;
  evening.start(R"({"game": "highrise", "options": {"players": 3}, "seats": "chosen",
                    "chairs": ["me", "open", "open"]})");
  evening.watch(kEve);
  evening.sit(kEve, 3);
  int acts = 0;
  const auto act = [&] {
    evening.command(evening.to_act(), std::format("c{}", ++acts),
                    std::format(R"({{"act": {}}})", evening.any_action()));
  };
  REQUIRE(evening.to_act() == kAnna);
  const std::uint64_t before = evening.table().seq();
  while (evening.to_act() == kAnna) act();
  REQUIRE(evening.to_act() == kBob);
  act();
  const std::uint64_t seq = evening.table().seq();
  evening.command(kAnna, "u", std::format(R"({{"undo": {}}})", before));
  CHECK(type(evening.world.last(kBob)) == "undo_asked");
  CHECK(type(evening.world.last(kEve)) == "undo_asked");
  evening.command(kBob, "a1", R"({"agree": true})");
  CHECK(evening.table().seq() == seq);
  CHECK(evening.world.last(kEve).at("by") == "red");  // is still asked
  SUBCASE("the third agrees, too") {
    evening.command(kEve, "a2", R"({"agree": true})");
    CHECK(evening.to_act() == kAnna);
    CHECK(evening.world.last(kAnna).at("events").as_array()[0].at("undo") == before);
  }
  SUBCASE("the third says no, and nobody can agree any more") {
    evening.command(kEve, "a2", R"({"agree": false})");
    CHECK(evening.table().seq() == seq);
    CHECK(evening.world.last(kAnna).at("by").is_null());
    evening.command(kBob, "a3", R"({"agree": true})");
    CHECK(evening.world.last(kBob).at("code") == "nothing_asked");
  }
  SUBCASE("who agrees twice does not agree for the third") {
    evening.command(kBob, "a2", R"({"agree": true})");
    CHECK(evening.table().seq() == seq);
  }
}

TEST_CASE("A match does not grow for ever by what is taken back") {
  Evening evening;
  evening.start();
  const std::uint64_t before = evening.table().seq();
  const std::string act = std::format(R"({{"act": {}}})", evening.any_action());
  const std::string undo = std::format(R"({{"undo": {}}})", before);
  std::string code;
  for (int i = 0; i < 3000 && code.empty(); ++i) {
    evening.command(kAnna, std::format("a{}", i), act);
    evening.command(kAnna, std::format("u{}", i), undo);
    const json::object answer = evening.world.last(kAnna);
    if (answer.contains("code")) code = answer.at("code").as_string();
    (void)evening.world.heard(kBob);
  }
  CHECK(code == "too_many_undos");
  CHECK(evening.table().seq() < 5100);
  evening.command(kBob, "r", R"({"resign": true})");
  CHECK(evening.table().phase() == Phase::kOver);
}

}  // namespace
}  // namespace loggia::table
