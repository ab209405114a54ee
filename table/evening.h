// For tests: three people, a service, and a world in memory.
#pragma once

#include <format>
#include <optional>
#include <string>
#include <string_view>

#include "table/fake_world.h"
#include "table/testing.h"

namespace loggia::table {

inline constexpr Connection kAnna = 1;
inline constexpr Connection kBob = 2;
inline constexpr Connection kEve = 3;
inline constexpr std::string_view kTwo =
    R"({"game": "balconia", "chairs": ["me", "open"], "seats": "chosen"})";

inline std::string type(const json::object& message) {
  return std::string(message.at("type").as_string());
}

// Anna, Bob and Eve with a service; everything is answered at once unless told otherwise.
struct Evening {
  Evening() { begin(); }

  void begin() {
    service.emplace(world, library);
    for (const auto& [connection, name] :
         {std::pair(kAnna, "anna"), std::pair(kBob, "bob"), std::pair(kEve, "eve")}) {
      service->connect(connection, {.guest = name, .name = "Name of " + std::string(name)});
      say(connection, R"({"type": "hello", "protocol": 1})");
      CHECK(type(world.last(connection)) == "welcome");
    }
  }
  // As after a crash: only the store is left.
  void restart() {
    world.appends.clear();
    world.loads.clear();
    world.counts.clear();
    world.thoughts.clear();
    begin();
  }

  void say(Connection connection, const std::string& text) {
    service->receive(connection, text, now);
    if (answers) world.settle(*service, now);
  }
  void command(Connection connection, const std::string& id, const std::string& what) {
    say(connection,
        std::format(R"({{"type": "do", "id": "{}", "match": "{}", "what": {}}})", id, match, what));
  }
  void watch(Connection connection, std::uint64_t after = 0) {
    say(connection,
        std::format(R"({{"type": "watch", "match": "{}", "after": {}}})", match, after));
  }
  void make(std::string_view spec, const std::string& id = "m1") {
    say(kAnna,
        std::format(R"({{"type": "make", "id": "{}", "nonce": "a", "spec": {}}})", id, spec));
    if (!answers) return;
    const json::object done = world.last(kAnna);
    REQUIRE(type(done) == "done");
    match = done.at("match").as_string();
  }
  void sit(Connection connection, int chair) {
    command(connection, "sit", std::format(R"({{"sit": {}, "nonce": "n"}})", chair));
  }
  // A match of Anna as green and Bob as pink, both watching.
  void start(std::string_view spec = kTwo) {
    make(spec);
    watch(kAnna);
    watch(kBob);
    sit(kBob, 2);
    (void)world.heard(kAnna);
    (void)world.heard(kBob);
  }
  [[nodiscard]] const Table& table() const {
    const Table* found = service->table(match);
    REQUIRE(found != nullptr);
    return *found;
  }
  [[nodiscard]] std::string any_action() const {
    return compact(table().game().action_json(std::get<Acted>(first_legal(table())).action));
  }
  // Where seats are chosen: Anna has the first, Bob the second, Eve the third.
  [[nodiscard]] Connection to_act() const {
    return static_cast<Connection>(index(table().match()->turn().seat()) + 1);
  }

  FakeWorld world;
  Library library;
  std::optional<Service> service;
  std::string match;
  Time now = time_at(1'000'000);
  bool answers = true;
};

}  // namespace loggia::table
