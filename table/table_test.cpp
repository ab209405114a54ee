#include "table/table.h"

#include <algorithm>

#include "match/record.h"
#include "table/service.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

constexpr std::string_view kTwo = R"({"game": "balconia", "chairs": ["me", "open"]})";

// Read from its log, as after a restart.
Table again(const Table& table, Library& library) {
  const auto logged = bodies(table);
  const auto history = table.history();
  std::vector<store::Row> rows;
  for (std::size_t i = 0; i < logged.size(); ++i) {
    rows.push_back({.seq = i + 1, .time = history[i].time, .body = logged[i]});
  }
  auto read = folded(rows, "", library);
  REQUIRE(read.has_value());
  return *std::move(read);
}

void play_to_end(Table& table) {
  while (table.phase() == Phase::kPlaying) {
    REQUIRE(add(table, first_legal(table)).empty());
    draw_all(table);
  }
}

TEST_CASE("People sit down, the match starts, is played, and proved") {
  Library library;
  for (const std::string_view spec :
       {kTwo, std::string_view(R"({"game": "highrise", "options": {"players": 3},
                                   "chairs": ["open", {"bot": "neighbour"}, "me"]})")}) {
    Table table = table_of(library, spec);
    CHECK(table.phase() == Phase::kOpen);
    const int anna = table.spec().chairs[0].kind == ChairSpec::Kind::kGuest ? 0 : 2;
    CHECK(sit(table, anna, "anna").empty());
    CHECK_FALSE(table.can_start());
    CHECK(sit(table, anna == 0 ? 1 : 0, "bob").empty());
    start(table);
    CHECK(table.phase() == Phase::kPlaying);
    CHECK(table.seat_of("anna").has_value());
    CHECK(table.seat_of("anna") != table.seat_of("bob"));
    CHECK(table.seat_of("eve") == kSpectator);
    CHECK_FALSE(table.match()->chance_origin().has_value());
    play_to_end(table);
    CHECK(table.phase() == Phase::kOver);
    CHECK(verify(*table.match()).has_value());
    CHECK(read_record(compact(record_json(*table.match()))).has_value());
    CHECK(table.seq() == table.history().size());
    CHECK(table.seq_of(table.match()->entries().size()) == table.seq());
  }
}

TEST_CASE("A table is what its log says, at every point") {
  Library library;
  Table table = table_of(
      library, R"({"game": "balconia", "chairs": ["me", "open"], "stand_in": "newcomer"})");
  const auto check = [&] {
    const Table read = again(table, library);
    CHECK(bodies(read) == bodies(table));
    CHECK(read.phase() == table.phase());
    CHECK(read.seat_of("anna") == table.seat_of("anna"));
    if (table.match() != nullptr) {
      CHECK(compact(record_json(*read.match())) == compact(record_json(*table.match())));
    }
  };
  check();
  CHECK_FALSE(sit(table, 0, "bob").empty());  // kept for who made it
  REQUIRE(sit(table, 1, "bob").empty());
  REQUIRE(add(table, Left{1}).empty());
  REQUIRE(sit(table, 1, "eve").empty());
  REQUIRE(sit(table, 0, "anna").empty());
  check();
  start(table);
  check();
  REQUIRE(add(table, first_legal(table)).empty());
  const std::size_t before = *table.match()->last_standing() - 1;
  REQUIRE(add(table, Entry(Undone{before})).empty());
  check();
  const Seat eve = *table.seat_of("eve");
  REQUIRE(add(table, Entry(Replaced{.seat = eve, .player = "newcomer"})).empty());
  CHECK(table.chair_at(eve).is_bot);
  CHECK(table.seat_of("eve") == kSpectator);
  play_to_end(table);
  check();
  REQUIRE(add(table, Rematch{"another"}).empty());
  check();
}

TEST_CASE("What cannot happen at a table is refused, and nothing changes") {
  Library library;
  Table table = table_of(
      library,
      R"({"game": "highrise", "options": {"players": 3}, "chairs": ["me", "open", "open"]})");
  const auto refused = [&](const Event& event) {
    const auto before = bodies(table);
    const std::string code = add(table, event);
    CHECK(bodies(table) == before);
    return code;
  };
  const auto sat = [](int chair, const std::string& guest) {
    return Sat{.chair = chair, .guest = guest, .name = guest, .nonce = "n"};
  };
  CHECK(refused(sat(3, "bob")) == "no_such_chair");
  CHECK(refused(sat(-1, "bob")) == "no_such_chair");
  CHECK(refused(sat(0, "bob")) == "chair_taken");  // it is for anna
  CHECK(refused(Left{1}) == "not_seated");
  CHECK(refused(Rematch{"x"}) == "match_not_over");
  CHECK(refused(Entry(Resigned{})) == "not_started");
  CHECK(refused(Started{.chairs = {0, 1, 2}, .options = table.spec().choices()}) == "not_started");
  REQUIRE(sit(table, 1, "bob").empty());
  CHECK(refused(sat(1, "eve")) == "chair_taken");
  CHECK(refused(sat(2, "bob")) == "already_seated");
  REQUIRE(sit(table, 2, "eve").empty());
  REQUIRE(sit(table, 0, "anna").empty());
  CHECK(refused(Started{.chairs = {0, 1, 1}, .options = table.spec().choices()}) == "impossible");
  start(table);
  CHECK(refused(sat(0, "dora")) == "already_started");
  CHECK(refused(Left{0}) == "already_started");
  CHECK(refused(Closed{}) == "already_started");
}

TEST_CASE("A closed table stays closed") {
  Library library;
  Table table = table_of(library, kTwo);
  REQUIRE(add(table, Closed{}).empty());
  CHECK(table.phase() == Phase::kOver);
  CHECK(sit(table, 1, "bob") == "table_closed");
}

TEST_CASE("H-02: where nobody says how many play, the chairs do") {
  Library library;
  const Table table =
      table_of(library, R"({"game": "highrise", "chairs": ["me", "open", {"bot": "random"}]})");
  CHECK(table.game().seats() == 3);
  CHECK(table.game().options().at("players") == 3);
}

TEST_CASE("Makers of tables that cannot be are told why") {
  Library library;
  const auto complaint = [&](std::string_view text) {
    Spec spec = spec_of(text);
    spec.content = library.hash_of(*spec.game, spec.content).value_or("?");
    const auto table = Table::make({.spec = spec, .by = "anna", .seed = kSeed}, {}, library);
    return table ? "" : to_text(table.error());
  };
  CHECK(complaint(R"({"game": "balconia", "chairs": ["me"]})") == "chairs: must be 2, not 1");
  CHECK(complaint(R"({"game": "highrise", "chairs": ["me"]})") == "chairs: must be 2, not 1");
  CHECK(
      complaint(
          R"({"game": "highrise", "options": {"players": 2}, "chairs": ["me", "open", "open"]})") ==
      "chairs: must be 2, not 3");
  CHECK(complaint(R"({"game": "balconia", "chairs": ["me", {"bot": "deep blue"}]})") ==
        "chairs: \"deep blue\" is no bot of this game");
  CHECK(complaint(R"({"game": "balconia", "chairs": ["me", "open"], "stand_in": "x"})") ==
        "stand_in: \"x\" is no bot of this game");
  CHECK(complaint(R"({"game": "balconia", "chairs": ["me", "open"], "content": "gone"})") ==
        "content: \"?\" is not known here");
}

TEST_CASE("A clock for each move begins anew with every decision") {
  Library library;
  Table table =
      table_of(library, R"({"game": "balconia", "chairs": ["me", "open"], "clock": {"move": 60}})");
  REQUIRE(sit(table, 0, "anna", time_at(1000)).empty());
  REQUIRE(sit(table, 1, "bob", time_at(2000)).empty());
  CHECK_FALSE(table.deadline().has_value());
  start(table, time_at(5000));
  CHECK(table.deadline() == time_at(65'000));
  REQUIRE(add(table, first_legal(table), time_at(30'000)).empty());
  CHECK(table.deadline() == time_at(90'000));
  REQUIRE(add(table, first_legal(table), time_at(20'000)).empty());  // a clock that was put back
  CHECK(table.touched() == time_at(30'000));
}

TEST_CASE("A clock for all moves runs only in one's own turn, and decisions win time back") {
  Library library;
  Table table = table_of(library, R"({"game": "balconia", "chairs": ["me", "open"],
                                      "clock": {"total": 100, "increment": 10}})");
  REQUIRE(sit(table, 0, "anna").empty());
  REQUIRE(sit(table, 1, "bob").empty());
  start(table, time_at(0));
  CHECK(table.deadline() == time_at(100'000));
  REQUIRE(add(table, first_legal(table), time_at(40'000)).empty());  // green keeps: 60 + 10 s left
  CHECK(table.deadline() == time_at(140'000));                       // pink has all 100 s
  REQUIRE(
      add(table, first_legal(table), time_at(50'000)).empty());  // pink places, and selects next
  draw_all(table, time_at(50'000));
  CHECK(table.deadline() == time_at(150'000));
  REQUIRE(add(table, first_legal(table), time_at(60'000)).empty());
  CHECK(table.deadline() == time_at(130'000));  // green again
}

TEST_CASE("Nobody waits for a bot") {
  Library library;
  Table table = table_of(library, R"({"game": "balconia", "chairs": [{"bot": "newcomer"}, "me"],
                                      "seats": "chosen", "clock": {"move": 60}})");
  REQUIRE(sit(table, 1, "anna").empty());
  start(table);
  CHECK(table.bot_to_act() == seat_at(0));
  CHECK_FALSE(table.deadline().has_value());
  REQUIRE(add(table, first_legal(table)).empty());
  CHECK_FALSE(table.bot_to_act().has_value());
  CHECK(table.deadline() == time_at(60'000));
}

TEST_CASE("Tables that play the same share one game") {
  Library library;
  const Table one = table_of(library, kTwo);
  const Table two = table_of(library, kTwo);
  CHECK(&one.game() == &two.game());
}

}  // namespace
}  // namespace loggia::table
