// What somebody is told they may do is what the table then lets them do.
#include "table/rights.h"

#include "table/commands.h"
#include "table/evening.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

bool is_done(const Table& table, const std::string& guest, const decltype(Command::what)& what) {
  Table tried = table;
  const auto decision = decide(tried, std::nullopt, {.guest = guest, .name = guest},
                               {.id = "c", .match = "m", .what = what});
  return decision && !decision->events.empty() && add(tried, decision->events.front()).empty();
}

void check_rights(const Table& table) {
  for (const std::string guest : {"anna", "bob", "eve"}) {
    CAPTURE(guest);
    const May rights = may(table, guest);
    for (int chair = -1; chair <= 4; ++chair) {
      CAPTURE(chair);
      CHECK(std::ranges::contains(rights.sit, chair) ==
            is_done(table, guest, Sit{.chair = chair, .nonce = "n"}));
      CHECK(std::ranges::contains(rights.invite, chair) ==
            is_done(table, guest, Invite{.chair = chair, .bot = "tenant"}));
    }
    CHECK(rights.leaves == is_done(table, guest, Leave{}));
    CHECK(rights.resigns == is_done(table, guest, Resign{}));
  }
}

}  // namespace

TEST_CASE("Everybody is told exactly what they may do, from the first chair to the end") {
  Library library;
  Table table = table_of(library, R"({"game": "highrise", "chairs": ["me", "open", "open"]})");
  check_rights(table);
  CHECK(may(table, "anna") == May{.sit = {0, 1, 2}, .invite = {0, 1, 2}});
  CHECK(may(table, "eve") == May{.sit = {1, 2}});
  REQUIRE(sit(table, 0, "anna").empty());
  check_rights(table);
  CHECK(may(table, "anna") == May{.invite = {1, 2}, .leaves = true, .closes = true});
  CHECK(may(table, "bob") == May{.sit = {1, 2}});
  REQUIRE(sit(table, 1, "bob").empty());
  check_rights(table);
  CHECK(may(table, "anna") == May{.invite = {2}, .leaves = true});
  REQUIRE(add(table, BotSat{.chair = 2, .bot = "tenant"}).empty());
  start(table);
  check_rights(table);
  CHECK(may(table, "bob") == May{.leaves = true, .resigns = true});
  CHECK(may(table, "eve") == May{});
  REQUIRE(add(table, Entry(Resigned{.seat = *table.seat_of("bob")})).empty());
  check_rights(table);
  CHECK(may(table, "bob") == May{.asks_for_rematch = true});
  CHECK(may(table, "eve") == May{});
}

TEST_CASE("Somebody has to play with the bots, and a closed table is nobody's") {
  Library library;
  Table table = table_of(library, R"({"game": "balconia", "chairs": ["open", {"bot": "tenant"}]})");
  check_rights(table);
  CHECK(may(table, "anna") == May{.sit = {0}});
  REQUIRE(add(table, Closed{}).empty());
  CHECK(may(table, "anna") == May{});
}

TEST_CASE("Who may do what is told while people come, and once the match starts and ends") {
  Evening evening;
  evening.make(R"({"game": "balconia", "chairs": ["me", "open"], "seats": "chosen"})");
  const auto told = [&](Connection connection) { return evening.world.last(connection).at("may"); };
  evening.watch(kAnna);
  CHECK(told(kAnna) == json::object{{"invite", json::array{2}}, {"leave", true}, {"close", true}});
  evening.watch(kEve);
  CHECK(told(kEve) == json::object{{"sit", json::array{2}}});
  evening.watch(kBob);
  evening.sit(kBob, 2);
  evening.watch(kBob);
  CHECK(told(kBob) == json::object{{"leave", true}, {"resign", true}});
  evening.watch(kEve);
  CHECK(told(kEve) == json::object());
  evening.command(kBob, "r", R"({"resign": true})");
  CHECK(told(kBob) == json::object{{"rematch", true}});
}

}  // namespace loggia::table
