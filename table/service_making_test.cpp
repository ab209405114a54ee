#include <algorithm>
#include <format>

#include "match/fair_chance.h"
#include "table/evening.h"

namespace loggia::table {
namespace {

TEST_CASE("A table is made, taken, and the match starts with everybody told") {
  Evening evening;
  evening.make(kTwo);
  evening.watch(kBob);
  const json::object table = evening.world.last(kBob);
  CHECK(type(table) == "table");
  CHECK(table.at("seq") == 2);
  CHECK(table.at("chair").is_null());
  evening.sit(kBob, 2);
  const json::object events = evening.world.heard(kBob).front();
  CHECK(type(events) == "events");
  CHECK(events.at("done") == "sit");
  const json::array& list = events.at("events").as_array();
  CHECK(list[0].at("sat") == 2);
  CHECK(list[1].as_object().contains("started"));
  CHECK(list[2].at("by") == "chance");
  CHECK(evening.table().phase() == Phase::kPlaying);
  CHECK(evening.world.summaries[evening.match].members.size() == 2);
}

TEST_CASE("Nobody has more than so many tables that are not over") {
  Evening evening;
  const std::string_view spec = R"({"game": "balconia", "chairs": ["open", "open"]})";
  const auto make_text = [&](std::size_t number) {
    return std::format(R"({{"type": "make", "id": "x{}", "nonce": "a", "spec": {}}})", number,
                       spec);
  };
  const auto make_again = [&](std::size_t number) {
    evening.say(kAnna, make_text(number));
    return evening.world.last(kAnna);
  };
  // All at once, before any of them is stored.
  evening.answers = false;
  for (std::size_t i = 0; i <= kMostUnfinished; ++i) evening.say(kAnna, make_text(i));
  evening.world.settle(*evening.service);
  evening.answers = true;
  const auto heard = evening.world.heard(kAnna);
  CHECK(heard.size() == kMostUnfinished + 1);
  CHECK(std::ranges::count(heard, "done", type) == kMostUnfinished);
  const json::object refused = make_again(kMostUnfinished);
  CHECK(refused.at("code") == "too_many_tables");
  CHECK(refused.at("id") == "x100");
  CHECK_FALSE(refused.contains("match"));
  evening.match = make_again(3).at("match").as_string();  // is there already
  // Others play there now, and there is room again.
  evening.sit(kBob, 1);
  evening.sit(kEve, 2);
  CHECK(evening.table().phase() == Phase::kPlaying);
  CHECK(type(make_again(kMostUnfinished)) == "done");
  // The same command after a crash, which is stored already.
  evening.restart();
  CHECK(make_again(3).at("match").as_string() == evening.match);
}

TEST_CASE("A table that cannot be is not there, and the same command may try again") {
  Evening evening;
  evening.say(kAnna, R"({"type": "make", "id": "m", "nonce": "a",
                         "spec": {"game": "balconia", "chairs": ["me", "open", "open"]}})");
  CHECK(evening.world.last(kAnna).at("code") == "not_understood");
  CHECK(evening.service->tables() == 0);
  evening.make(kTwo, "m");
}

TEST_CASE("A rematch swaps the seats, and whoever asks for it comes to the same table") {
  Evening evening;
  evening.start();
  evening.command(kAnna, "r", R"({"resign": true})");
  CHECK(verify(*evening.table().match()).has_value());
  evening.command(kBob, "again", R"({"rematch": true, "nonce": "b"})");
  const json::object told = evening.world.last(kAnna);
  const std::string next(told.at("events").as_array()[0].at("rematch").as_string());
  const Table* table = evening.service->table(next);
  REQUIRE(table != nullptr);
  CHECK(table->chair_of("bob") == 0);
  CHECK(table->phase() == Phase::kOpen);
  evening.command(kAnna, "again", R"({"rematch": true, "nonce": "a"})");
  CHECK(type(evening.world.last(kAnna)) == "done");
  evening.command(kEve, "again", R"({"rematch": true, "nonce": "a"})");
  CHECK(evening.world.last(kEve).at("code") == "not_at_table");
  evening.match = next;
  evening.watch(kAnna);
  CHECK(evening.world.last(kAnna).at("kept_for_you") == 2);
  evening.watch(kBob);
  CHECK_FALSE(evening.world.last(kBob).contains("kept_for_you"));
  evening.sit(kEve, 2);
  CHECK(evening.world.last(kEve).at("code") == "chair_taken");
  evening.sit(kAnna, 2);
  CHECK(evening.service->table(next)->seat_of("anna") == seat_at(1));
}

TEST_CASE("Whoever sits down on another chair leaves the one that was kept to everybody") {
  Evening evening;
  evening.make(R"({"game": "highrise", "options": {"players": 3}, "seats": "chosen",
                   "chairs": ["me", "open", "open"]})");
  evening.sit(kBob, 2);
  evening.sit(kEve, 3);
  evening.watch(kAnna);
  for (const Connection who : {kAnna, kBob}) evening.command(who, "r", R"({"resign": true})");
  evening.command(kAnna, "again", R"({"rematch": true, "nonce": "a"})");
  evening.match = *evening.table().rematch();
  CHECK(evening.table().chair_of("anna") == 2);
  CHECK(evening.table().chair_kept_for("bob") == 0);
  evening.sit(kEve, 2);
  evening.command(kAnna, "up", R"({"leave": true})");
  evening.sit(kBob, 3);
  CHECK(evening.table().chair_of("bob") == 2);
  CHECK_FALSE(evening.table().chair_kept_for("bob").has_value());
  evening.sit(kAnna, 1);
  CHECK(evening.table().phase() == Phase::kPlaying);
}

}  // namespace
}  // namespace loggia::table
