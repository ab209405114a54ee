#include <doctest/doctest.h>

#include <format>

#include "server/testing.h"

namespace loggia::server {
namespace {

using std::chrono::days;

// Ann's table, which Bob watches.
struct Cleaning : Room {
  Cleaning() { match = std::string(say(ann, anns, make("m"), "done").at("match").as_string()); }

  static std::string make(std::string_view id) {
    return std::format(
        R"({{"type": "make", "id": "{}", "nonce": "n", "spec": {{"game": "balconia", "chairs": ["me", "open"]}}}})",
        id);
  }
  [[nodiscard]] std::string watch() const {
    return std::format(R"({{"type": "watch", "match": "{}"}})", match);
  }
  [[nodiscard]] std::string command(std::string_view id, std::string_view what) const {
    return std::format(R"({{"type": "do", "id": "{}", "match": "{}", "what": {}}})", id, match,
                       what);
  }
  // Days go by, and at their end the hub looks at the clock.
  void pass(int many) {
    now += days(many);
    hub.tick();
    settle();
  }
  // Whatever was asked of the store before is done.
  void settle() { (void)http("GET", "/api/tables", "", cookie); }
  bool is_stored() { return store->summary(match).value().has_value(); }

  std::string cookie = guest("Ann");
  FakeLine anns;
  FakeLine bobs;
  table::Connection ann = connect(anns, cookie);
  table::Connection bob = connect(bobs, guest("Bob"));
  std::string match;
};

TEST_CASE(
    "a table that waits for people is kept for seven days, and then those are told who watch") {
  Cleaning room;
  (void)room.say(room.bob, room.bobs, room.watch(), "table");
  room.pass(7);
  CHECK(room.is_stored());
  room.now += Milliseconds(1);
  room.pass(1);
  CHECK_FALSE(room.is_stored());
  const json::object told = room.hear(room.bobs, "error");
  CHECK(told.at("code") == "unknown_match");
  CHECK(told.at("match") == room.match.c_str());
  CHECK(room.log.back().at("event") == "cleaned");
  CHECK(room.log.back().at("open") == 1);
  // It is not to be had again, by whatever way.
  CHECK(room.say(room.bob, room.bobs, room.watch(), "error").at("code") == "unknown_match");
  const std::string sit = room.command("s", R"({"sit": 2, "nonce": "n"})");
  CHECK(room.say(room.bob, room.bobs, sit, "error").at("code") == "unknown_match");
  CHECK_FALSE(room.is_stored());
  room.settle();
}

TEST_CASE("what is done at a table while it is cleaned away is answered, and brings nothing back") {
  Cleaning room;
  (void)room.say(room.bob, room.bobs, room.watch(), "table");
  room.now += days(8);
  room.bobs.heard.clear();
  room.hub.tick();  // the store is asked to clean, and then to append
  room.hub.receive(room.bob, room.command("s", R"({"sit": 2, "nonce": "n"})"));
  const auto is_answered = [&] {
    return std::ranges::any_of(room.bobs.heard, [](const json::object& message) {
      return message.contains("id") && message.at("id") == "s";
    });
  };
  room.inbox.run_until(is_answered);
  CHECK(room.hear(room.bobs, "error").at("code") == "unknown_match");
  room.settle();
  CHECK_FALSE(room.is_stored());
}

TEST_CASE("a match is kept for 90 days when nobody plays on, and for a year when it is over") {
  Cleaning room;
  (void)room.say(room.bob, room.bobs, room.command("s", R"({"sit": 2, "nonce": "n"})"), "done");
  room.pass(90);
  CHECK(room.is_stored());
  (void)room.say(room.bob, room.bobs, room.command("r", R"({"resign": true})"), "done");
  room.pass(365);
  CHECK(room.is_stored());
  room.pass(1);
  CHECK_FALSE(room.is_stored());
}

TEST_CASE("a match that was left alone is cleaned away") {
  Cleaning room;
  (void)room.say(room.bob, room.bobs, room.command("s", R"({"sit": 2, "nonce": "n"})"), "done");
  room.pass(91);
  CHECK_FALSE(room.is_stored());
}

TEST_CASE("guests who come now and then are kept, others are not") {
  Room room;
  const std::string often = room.guest("Ann");
  const std::string once = room.guest("Bob");
  for (int i = 0; i < 3; ++i) {
    room.now += days(200);
    room.hub.tick();
    CHECK(room.http("GET", "/api/me", "", often).body != "null");
  }
  CHECK(room.http("GET", "/api/me", "", once).body == "null");
}

}  // namespace
}  // namespace loggia::server
