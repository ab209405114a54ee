// Two processes, or two pages, that write to one match: each learns what the other did.
#include <format>

#include "table/evening.h"
#include "table/service.h"

namespace loggia::table {
namespace {

TEST_CASE("After another writer was faster, what was asked is looked at again") {
  Evening evening;
  evening.start();
  evening.answers = false;
  evening.command(kAnna, "c1", R"({"act": {"keep": [0, 1]}})");
  // Meanwhile another process lets Anna resign.
  const std::uint64_t seq = evening.world.logs[evening.match].size() + 1;
  evening.world.logs[evening.match].push_back(
      {.seq = seq, .time = evening.now, .command = "anna r", .body = R"({"resign":"green"})"});
  evening.world.settle(*evening.service);
  const json::object answer = evening.world.last(kAnna);
  CHECK(answer.at("code") == "match_over");
  CHECK(answer.at("seq") == seq);
  // And who watches learns what happened there, though nobody here did it.
  const json::object told = evening.world.last(kBob);
  CHECK(type(told) == "table");
  CHECK(told.at("events").as_array()[0].at("resign") == "green");
}

TEST_CASE("What another process wrote is told, and a decision made before it is stale") {
  Evening evening;
  evening.start();
  const std::uint64_t seen = evening.world.logs[evening.match].size();
  evening.command(kAnna, "c1", R"({"act": {"keep": [0, 1]}, "after": 1})");
  CHECK(evening.world.last(kAnna).at("code") == "stale");
  CHECK(evening.world.logs[evening.match].size() == seen);

  // Elsewhere, Anna turns the block the other way.
  const std::string elsewhere = R"({"by":"green","action":{"keep":[2,3]}})";
  evening.world.logs[evening.match].push_back(
      {.seq = seen + 1, .time = evening.now, .command = "anna e", .body = elsewhere});
  evening.service->written_elsewhere(evening.match);
  evening.world.settle(*evening.service);
  for (const Connection watcher : {kAnna, kBob}) {
    const json::object told = evening.world.last(watcher);
    CHECK(type(told) == "table");
    CHECK(told.at("seq") == seen + 1);
  }
  evening.command(kBob, "c2",
                  std::format(R"({{"act": {{"place": "c2", "face": 2}}, "after": {}}})", seen));
  CHECK(evening.world.last(kBob).at("code") == "stale");
}

}  // namespace
}  // namespace loggia::table
