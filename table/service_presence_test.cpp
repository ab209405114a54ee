// Who is looking: told while it is so, with since when it is not.
#include "table/evening.h"

namespace loggia::table {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

TEST_CASE("Everybody is told who is looking, and when they look away") {
  Evening evening;
  evening.start();
  evening.watch(kEve);
  CHECK(evening.world.last(kEve).at("present") == json::array{1, 2});
  evening.service->disconnect(kBob, evening.now);
  const json::object gone = evening.world.last(kAnna);
  CHECK(type(gone) == "presence");
  CHECK(gone.at("present") == json::array{1});
  evening.say(kAnna, std::format(R"({{"type": "unwatch", "match": "{}"}})", evening.match));
  CHECK(evening.world.last(kEve).at("present") == json::array());
  evening.watch(kAnna);
  CHECK(evening.world.last(kAnna).at("present") == json::array{1});
}

TEST_CASE("Who has gone is away since then, and who falls silent since the last word") {
  Evening evening;
  evening.start();
  evening.now += minutes(1);
  evening.service->disconnect(kBob, evening.now);
  const json::value away =
      json::array{json::object{{"chair", 2}, {"since", number_of(evening.now)}}};
  CHECK(evening.world.last(kAnna).at("away") == away);
  evening.now += minutes(1);
  evening.watch(kEve);
  CHECK(evening.world.last(kEve).at("away") == away);
  evening.service->silent(kAnna, evening.now - seconds(7));
  const json::object silent = evening.world.last(kEve);
  CHECK(silent.at("present") == json::array());
  CHECK(silent.at("away").at(0) ==
        json::value(json::object{{"chair", 1}, {"since", number_of(evening.now - seconds(7))}}));
  CHECK(silent.at("away").at(1) == away.at(0));
  evening.service->disconnect(kAnna, evening.now + minutes(5));  // nobody is told twice
  CHECK(evening.world.heard(kEve).empty());
}

TEST_CASE("A silent line that is heard again is somebody's who is here") {
  Evening evening;
  evening.start();
  evening.service->silent(kBob, evening.now);
  CHECK(evening.world.last(kAnna).at("present") == json::array{1});
  evening.service->silent(kBob, evening.now);
  CHECK(evening.world.heard(kAnna).empty());
  evening.service->heard(kBob, evening.now + seconds(5));
  const json::object back = evening.world.last(kAnna);
  CHECK(back.at("present") == json::array{1, 2});
  CHECK_FALSE(back.contains("away"));
}

TEST_CASE("Those who sit there are told how many look on, each guest once") {
  Evening evening;
  evening.start();
  const auto told_now = [&] {
    evening.service->tick(evening.now);
    return evening.world.last(kAnna);
  };
  const auto is_told_nothing = [&] {
    evening.service->tick(evening.now);
    return evening.world.heard(kAnna).empty();
  };
  constexpr Connection kEveAgain = 17;
  evening.watch(kEve);
  CHECK(told_now().at("watching") == 1);
  CHECK_FALSE(evening.world.last(kEve).contains("watching"));
  evening.service->connect(kEveAgain, {.guest = "eve", .name = "Eve"});
  evening.say(kEveAgain, R"({"type": "hello", "protocol": 1})");
  evening.watch(kEveAgain);
  CHECK(is_told_nothing());
  evening.service->silent(kEve, evening.now);
  CHECK(is_told_nothing());
  evening.service->disconnect(kEveAgain, evening.now);
  CHECK_FALSE(told_now().contains("watching"));
  CHECK(evening.world.heard(kEve).empty());  // no matter of hers
}

TEST_CASE("Whoever comes and goes as fast as they like does not flood those who sit there") {
  Evening evening;
  evening.start();
  for (int i = 0; i < 100; ++i) {
    evening.watch(kEve);
    evening.say(kEve, std::format(R"({{"type": "unwatch", "match": "{}"}})", evening.match));
  }
  evening.watch(kEve);
  CHECK(evening.world.heard(kAnna).empty());
  evening.watch(kAnna);
  CHECK(evening.world.last(kAnna).at("watching") == 1);  // who asks knows at once
  evening.service->tick(evening.now);
  CHECK(evening.world.heard(kBob).size() == 1);
  evening.service->tick(evening.now);
  CHECK(evening.world.heard(kBob).empty());
}

TEST_CASE("Whoever goes while a table is being loaded is away when it is there") {
  Evening evening;
  evening.start();
  evening.answers = false;
  evening.service->look_again(Phase::kPlaying, evening.now + Milliseconds(1));
  evening.service->silent(kBob, evening.now - seconds(7));
  CHECK(evening.world.heard(kAnna).empty());
  evening.world.settle(*evening.service, evening.now);
  CHECK(evening.world.last(kAnna).at("present") == json::array{1});
}

// After a match of Anna and Bob.
std::string rematch_of(Evening& evening) {
  evening.command(kAnna, "r1", R"({"resign": true})");
  evening.command(kAnna, "r2", R"({"rematch": true, "nonce": "x"})");
  const json::object told = evening.world.last(kAnna);
  CHECK(told.at("events").at(0).at("by") == "green");
  return std::string(told.at("events").at(0).at("rematch").as_string());
}

TEST_CASE("A rematch says for whom its chairs are kept, and whether they know") {
  Evening evening;
  evening.start();
  SUBCASE("who still looks at the match before knows") {
    evening.match = rematch_of(evening);
    evening.watch(kAnna);
    CHECK(evening.world.last(kAnna).at("kept") ==
          json::value(
              json::array{json::object{{"chair", 1}, {"told", true}, {"name", "Name of bob"}}}));
  }
  SUBCASE("who has gone does not, until they come back") {
    evening.service->silent(kBob, evening.now);
    evening.match = rematch_of(evening);
    evening.watch(kAnna);
    CHECK(evening.world.last(kAnna).at("kept").at(0).at("told") == false);
    CHECK(std::ranges::contains(evening.world.summaries[evening.match].members,
                                store::Member{.guest = "bob", .is_awaited = true}));
    evening.service->heard(kBob, evening.now);
    const auto told = evening.world.heard(kAnna);
    const auto news = std::ranges::find(told, json::value(evening.match),
                                        [](const json::object& each) { return each.at("match"); });
    REQUIRE(news != told.end());
    CHECK(news->at("kept").at(0).at("told") == true);
  }
  SUBCASE("also after a crash, whoever comes back first") {
    const std::string next = rematch_of(evening);
    evening.restart();
    evening.watch(kBob);
    evening.match = next;
    evening.watch(kAnna);
    const json::object told = evening.world.last(kAnna);
    CHECK(told.at("kept").at(0).at("told") == true);
    CHECK(told.at("kept").at(0).at("name") == "Name of bob");
    evening.service->disconnect(kBob, evening.now);
    evening.service->connect(kBob, {.guest = "bob", .name = "Bob"});
    evening.say(kBob, R"({"type": "hello", "protocol": 1})");
    (void)evening.world.heard(kAnna);
    evening.sit(kBob, 1);  // without a look
    const json::object sat = evening.world.last(kAnna);
    CHECK(type(sat) == "presence");
    CHECK_FALSE(sat.contains("kept"));
  }
}

}  // namespace
}  // namespace loggia::table
