// Time goes on at tables that are in the store alone: nobody watches them, or the server is new.
#include <doctest/doctest.h>

#include <format>

#include "server/testing.h"

namespace loggia::server {
namespace {

using std::chrono::minutes;

constexpr std::string_view kMake =
    R"({"type": "make", "id": "m", "nonce": "n", "spec": {"game": "balconia",
        "chairs": ["me", "open"], "seats": "chosen", "clock": {"move": 3600}}})";

// How many tables are in memory.
std::size_t tables_of(Hub& hub) {
  Exposition out;
  hub.measure(out);
  const std::string text = std::move(out).text();
  const std::string_view name = "\nloggia_tables ";
  const auto at = text.find(name);
  REQUIRE(at != std::string::npos);
  return std::stoul(text.substr(at + name.size()));
}

TEST_CASE("whose time is up while nobody watches has lost, though the table was forgotten") {
  Room room;
  const std::string cookie = room.guest("Ann");
  FakeLine anns;
  FakeLine bobs;
  const table::Connection ann = room.connect(anns, cookie);
  const table::Connection bob = room.connect(bobs, room.guest("Bob"));
  const std::string match(room.say(ann, anns, kMake, "done").at("match").as_string());
  const std::string sit = std::format(
      R"({{"type": "do", "id": "s", "match": "{}", "what": {{"sit": 2, "nonce": "n"}}}})", match);
  (void)room.say(bob, bobs, sit, "done");
  REQUIRE(tables_of(room.hub) == 1);
  // The hub looks at the clock, and the store has said what is due.
  const auto pass = [&](Milliseconds time) {
    room.now += time;
    room.hub.tick();
    (void)room.http("GET", "/api/tables", "", cookie);
  };
  pass(minutes(2));
  CHECK(tables_of(room.hub) == 0);
  pass(minutes(58) - Milliseconds(1));
  CHECK(tables_of(room.hub) == 0);  // not too early
  pass(Milliseconds(1));
  // Who comes now waits until the table, which is awake, has stored what became of the match.
  const std::string watch = std::format(R"({{"type": "watch", "match": "{}"}})", match);
  const json::object table = room.say(bob, bobs, watch, "table");
  const json::object& last = table.at("events").as_array().back().as_object();
  REQUIRE(last.contains("reason"));
  CHECK(last.at("reason") == "ran out of time");
  CHECK(last.at("result").at("winners") == json::array{"pink"});
}

}  // namespace
}  // namespace loggia::server
