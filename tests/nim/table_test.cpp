// Nim at a table: the match service, with clocks and taking back, knows no more of it than the list
// does.
#include <format>

#include "match/testing.h"
#include "table/evening.h"
#include "table/service.h"
#include "table/watched.h"

namespace loggia::table {
namespace {

constexpr std::string_view kClocked =
    R"({"game": "nim", "chairs": ["me", "open"], "seats": "chosen", "clock": {"move": 60}})";

// Each has a line to the service, a second goes by, and the log that is stored tells the same
// match.
class AtTable : public Evening {
 public:
  std::string take(Connection who, int sticks, std::string_view heap) {
    return done(who, std::format(R"({{"act": {{"take": {}, "from": "{}"}}}})", sticks, heap));
  }
  // "" or the code of the refusal.
  std::string done(Connection who, const std::string& what) {
    now += std::chrono::seconds(1);
    command(who, std::format("c{}", ++commands_), what);
    const json::object answer = world.last(who);
    return answer.contains("code") ? std::string(answer.at("code").as_string()) : "";
  }
  [[nodiscard]] std::string heaps() const {
    return table().game().view(table().match()->state(), kSpectator);
  }
  // As it comes back from the store.
  [[nodiscard]] std::string folded() {
    const std::string before = everything(*table().match());
    restart();
    watch(kAnna);
    CHECK(everything(*table().match()) == before);
    return heaps();
  }

 private:
  int commands_ = 0;
};

TEST_CASE("A match of Nim is played at a table, and its log tells it again") {
  AtTable evening;
  evening.start(kClocked);
  CHECK(evening.take(kAnna, 3, "a").empty());
  CHECK(evening.take(kAnna, 1, "b") == "not_your_turn");
  CHECK(evening.take(kBob, 5, "b") == "too_few_sticks");
  CHECK(evening.take(kBob, 4, "b").empty());
  CHECK(evening.folded() == R"({"heaps":[0,0,5,0]})");
  CHECK(evening.take(kAnna, 5, "c").empty());
  CHECK(evening.table().phase() == Phase::kOver);
  CHECK(
      result_text(evening.table().game(), *evening.table().match()->result()).contains("oak wins"));
  CHECK(evening.folded() == R"({"heaps":[0,0,0,0]})");
}

TEST_CASE("Where nothing is dealt, the heaps are seen as soon as the match starts") {
  AtTable evening;
  evening.make(kClocked);
  Watched watched(evening.library, evening.match);
  evening.watch(kAnna);
  REQUIRE(watched.hear_table(evening.world.last(kAnna)).has_value());
  evening.sit(kBob, 2);
  std::optional<Told> view;
  for (const json::object& message : evening.world.heard(kAnna)) {
    if (type(message) != "events") continue;
    const auto heard = watched.hear_events(message);
    REQUIRE(heard.has_value());
    for (const shown::Frame& frame : std::get<shown::Events>(*heard->shown).frames) {
      if (frame.view) view = frame.view;
    }
  }
  REQUIRE(view.has_value());
  CHECK(*view == R"({"heaps":[3,4,5,0]})");
}

TEST_CASE("At a table of Nim time runs out") {
  AtTable evening;
  evening.start(kClocked);
  CHECK(evening.take(kAnna, 3, "a").empty());
  CHECK(evening.service->next_deadline() == evening.now + std::chrono::minutes(1));
  evening.now += std::chrono::minutes(1);
  evening.service->tick(evening.now);
  evening.world.settle(*evening.service, evening.now);
  const json::value event = evening.world.last(kAnna).at("events").as_array()[0];
  CHECK(event.at("resign") == "ash");
  CHECK(event.at("reason") == "ran out of time");
  CHECK(event.at("result").at("winners").as_array()[0] == "oak");
}

TEST_CASE("A decision in Nim is taken back: freely, and later if the other agrees") {
  AtTable evening;
  evening.start(kClocked);
  const std::string undo = std::format(R"({{"undo": {}}})", evening.table().seq());
  CHECK(evening.take(kAnna, 1, "a").empty());
  CHECK(evening.done(kAnna, undo).empty());
  CHECK(evening.heaps() == R"({"heaps":[3,4,5,0]})");
  CHECK(evening.take(kAnna, 2, "a").empty());
  CHECK(evening.take(kBob, 4, "b").empty());
  (void)evening.world.heard(kBob);
  const std::string later = std::format(R"({{"undo": {}}})", evening.table().seq() - 2);
  CHECK(evening.done(kAnna, later).empty());
  CHECK(type(evening.world.last(kBob)) == "undo_asked");
  CHECK(evening.heaps() == R"({"heaps":[1,0,5,0]})");
  CHECK(evening.done(kBob, R"({"agree": true})").empty());
  CHECK(evening.to_act() == kAnna);
  CHECK(evening.folded() == R"({"heaps":[3,4,5,0]})");
}

TEST_CASE("A bot takes its seat at a table of Nim, and plays from what it saw") {
  AtTable evening;
  evening.make(
      R"({"game": "nim", "chairs": ["me", {"bot": "expert"}, {"bot": "random"}], "seats": "chosen",
          "options": {"players": 3, "misere": true}, "content": "stairs"})");
  CHECK(evening.heaps() == R"({"heaps":[1,3,5,7]})");
  CHECK(evening.take(kAnna, 7, "d").empty());
  const Thought thought = evening.world.thoughts.front();
  CHECK(thought.bot == "expert");
  const auto bot = thought.game->make_player(thought.bot, thought.seat);
  for (const AnyAction& action : thought.standing) bot->observe(action);
  Rng rng(thought.stream);
  evening.service->thought(thought.match, thought.seq, bot->choose(rng, {}), evening.now);
  evening.world.settle(*evening.service, evening.now);
  CHECK(evening.world.thoughts.back().bot == "random");
  CHECK(evening.table().match()->standing().size() == 2);
}

}  // namespace
}  // namespace loggia::table
