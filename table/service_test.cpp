#include "table/service.h"

#include <format>

#include "match/record.h"
#include "table/evening.h"

namespace loggia::table {
namespace {

TEST_CASE("what the store cannot hold is answered, and the table goes on as it was") {
  Evening evening;
  evening.start();
  const std::uint64_t seq = evening.table().seq();
  const Connection mover = evening.to_act();
  evening.answers = false;
  evening.command(mover, "bad", R"({"act": )" + evening.any_action() + "}");
  REQUIRE(evening.world.appends.size() == 1);
  evening.world.appends.clear();
  evening.service->not_storable(evening.match);
  evening.world.settle(*evening.service, evening.now);
  const json::object told = evening.world.last(mover);
  CHECK(type(told) == "error");
  CHECK(told.at("code") == "not_stored");
  CHECK(told.at("id") == "bad");
  evening.answers = true;
  CHECK(evening.table().seq() == seq);
  evening.command(mover, "good", R"({"act": )" + evening.any_action() + "}");
  CHECK(evening.world.last(mover).at("done") == "good");
}

TEST_CASE("Nobody is told anything before it is stored") {
  Evening evening;
  evening.start();
  evening.answers = false;
  evening.command(kAnna, "c1", std::format(R"({{"act": {}}})", evening.any_action()));
  CHECK(evening.world.heard(kAnna).empty());
  CHECK(evening.world.heard(kBob).empty());
  evening.watch(kEve);  // waits too
  CHECK(evening.world.heard(kEve).empty());
  evening.world.settle(*evening.service);
  CHECK(evening.world.heard(kAnna).at(0).at("done") == "c1");
  CHECK(type(evening.world.heard(kBob).at(0)) == "events");
  CHECK(type(evening.world.last(kEve)) == "table");
}

TEST_CASE("A command is done once and answered always, also after a crash") {
  Evening evening;
  evening.start();
  const std::string act = std::format(R"({{"act": {}}})", evening.any_action());
  evening.command(kAnna, "c1", act);
  const std::uint64_t seq = evening.table().seq();
  evening.command(kAnna, "c1", act);
  CHECK(type(evening.world.last(kAnna)) == "done");
  CHECK(evening.table().seq() == seq);
  evening.restart();
  evening.command(kAnna, "c1", act);
  const json::object done = evening.world.last(kAnna);
  CHECK(type(done) == "done");
  CHECK(done.at("seq") == seq);
  // The same id of somebody else is another command.
  evening.command(kBob, "c1", act);
  CHECK(type(evening.world.last(kBob)) == "refused");
}

TEST_CASE("Making a table twice by the same command makes one") {
  Evening evening;
  evening.make(kTwo);
  const std::string first = evening.match;
  evening.make(kTwo);
  CHECK(evening.match == first);
  evening.restart();
  evening.make(kTwo);
  CHECK(evening.match == first);
  CHECK(evening.world.logs[first].size() == 2);
  evening.make(kTwo, "m2");
  CHECK(evening.match != first);
}

TEST_CASE("What is refused has a code, a rule and the unchanged number") {
  Evening evening;
  evening.start();
  const std::uint64_t seq = evening.table().seq();
  const auto refused = [&](Connection connection, const std::string& what) {
    evening.command(connection, "x", what);
    const json::object answer = evening.world.last(connection);
    CHECK(type(answer) == "refused");
    CHECK(answer.at("seq") == seq);
    return std::format("{} {}", std::string_view(answer.at("code").as_string()),
                       std::string_view(answer.at("rule").as_string()));
  };
  CHECK(refused(kBob, R"({"act": {"keep": [0, 1]}})") == "not_your_turn B-10");
  CHECK(refused(kAnna, R"({"act": {"keep": [0, 2]}})").starts_with("not_an_action"));
  CHECK(refused(kAnna, R"({"act": {"place": "c2", "face": 0}})") == "select_first B-06");
  CHECK(refused(kEve, R"({"act": {"keep": [0, 1]}})") == "not_at_table table");
  CHECK(refused(kEve, R"({"sit": 1, "nonce": "n"})") == "already_started table");
  CHECK(refused(kAnna, R"({"undo": 999})") == "nothing_to_undo table");
  CHECK(refused(kAnna, R"({"agree": true})") == "nothing_asked table");
  CHECK(refused(kAnna, R"({"rematch": true, "nonce": "n"})") == "match_not_over table");
}

TEST_CASE("An unknown match is an error, never a fresh game") {
  Evening evening;
  evening.match = "nowhere";
  evening.watch(kAnna);
  CHECK(evening.world.last(kAnna).at("code") == "unknown_match");
  evening.command(kAnna, "x", R"({"resign": true})");
  const json::object answer = evening.world.last(kAnna);
  CHECK(answer.at("code") == "unknown_match");
  CHECK(answer.at("id") == "x");
  CHECK(evening.service->tables() == 0);
  CHECK(evening.world.logs["nowhere"].empty());
}

TEST_CASE("Messages that make no sense are answered, and change nothing") {
  Evening evening;
  evening.start();
  for (const std::string text :
       {"", "x", "[]", "{}", R"({"type": 1})", R"({"type": "dance"})", R"({"type": "watch"})",
        R"({"type": "watch", "match": "a b"})",
        R"({"type": "do", "id": "", "match": "a", "what": {}})",
        R"({"type": "do", "id": "q", "match": "a", "what": {"sit": 1, "act": {}}})",
        R"({"type": "make", "id": "q", "nonce": "n", "spec": {"game": "chess", "chairs": []}})"}) {
    CAPTURE(text);
    evening.say(kAnna, text);
    CHECK(evening.world.last(kAnna).at("code") == "not_understood");
  }
  evening.service->connect(9, {.guest = "new", .name = "New"});
  evening.say(9, R"({"type": "watch", "match": "a"})");
  CHECK(evening.world.last(9).at("code") == "hello_first");
  evening.say(9, R"({"type": "do", "id": "q", "match": "a", "what": {"resign": true}})");
  CHECK(evening.world.last(9).at("id") == "q");
  evening.say(9, R"({"type": "hello", "protocol": 0, "more": 1})");
  CHECK(type(evening.world.last(9)) == "reload");
  evening.say(77, R"({"type": "ping"})");  // nobody there
}

TEST_CASE("Who comes back gets what was missed, and no more") {
  Evening evening;
  evening.start();
  const std::uint64_t seen = evening.table().seq();
  evening.service->disconnect(kBob, evening.now);
  for (int i = 0; i < 3; ++i) {
    evening.command(kAnna, std::format("c{}", i),
                    std::format(R"({{"act": {}}})", evening.any_action()));
  }
  evening.service->connect(kBob, {.guest = "bob", .name = "Bob"});
  evening.say(kBob, R"({"type": "hello", "protocol": 1})");
  evening.watch(kBob, seen);
  const json::object table = evening.world.last(kBob);
  CHECK(table.at("chair") == 2);
  const json::array& events = table.at("events").as_array();
  REQUIRE(events.size() == evening.table().seq() - seen);
  CHECK(events[0].at("seq") == seen + 1);
  evening.watch(kBob, 10'000);  // from another life
  CHECK(evening.world.last(kBob).at("events").as_array().size() == evening.table().seq());
}

TEST_CASE("Bots play, agree to undos, and are asked again after a crash") {
  Evening evening;
  evening.make(R"({"game": "balconia", "chairs": ["me", {"bot": "newcomer"}], "seats": "chosen"})");
  const std::uint64_t before = evening.table().seq();
  evening.command(kAnna, "c1", R"({"act": {"keep": [0, 1]}})");
  REQUIRE(evening.world.thoughts.size() == 1);
  CHECK(evening.world.summaries[evening.match].wake == evening.now);
  evening.restart();
  evening.service->wake(evening.match, evening.now);
  evening.world.settle(*evening.service);
  REQUIRE(evening.world.thoughts.size() == 1);
  const Thought thought = evening.world.thoughts.front();
  CHECK(thought.bot == "newcomer");
  CHECK(thought.standing.size() == 3);
  const auto action = thought.game->legal(evening.table().match()->state()).front();
  evening.service->thought(thought.match, thought.seq, action, evening.now);
  evening.world.settle(*evening.service);
  CHECK(evening.table().seq() == before + 3);
  evening.service->thought(thought.match, thought.seq, action, evening.now);  // too late
  CHECK(evening.world.appends.empty());
  evening.command(kAnna, "u", std::format(R"({{"undo": {}}})", before));
  CHECK(evening.to_act() == kAnna);
  CHECK(evening.table().match()->standing().size() == 2);
}

TEST_CASE("A bot that finds no move does not hold people up") {
  Evening evening;
  evening.make(R"({"game": "balconia", "chairs": [{"bot": "newcomer"}, "me"], "seats": "chosen"})");
  const Thought thought = evening.world.thoughts.front();
  evening.service->thought(thought.match, thought.seq, std::unexpected("stuck"), evening.now);
  evening.world.settle(*evening.service);
  CHECK_FALSE(evening.table().bot_to_act().has_value());
}

TEST_CASE("Who runs out of time forfeits, or a bot takes the seat, as the table was made") {
  for (const bool has_stand_in : {false, true}) {
    Evening evening;
    evening.start(std::format(R"({{"game": "balconia", "chairs": ["me", "open"], "seats": "chosen",
                                  "clock": {{"move": 60}} {}}})",
                              has_stand_in ? R"(, "stand_in": "tenant")" : ""));
    CHECK(evening.service->next_deadline() == evening.now + std::chrono::minutes(1));
    evening.now += std::chrono::minutes(1);
    evening.service->tick(evening.now - Milliseconds(1));
    CHECK(evening.world.appends.empty());
    evening.service->tick(evening.now);
    evening.world.settle(*evening.service, evening.now);
    CHECK_FALSE(evening.service->next_deadline().has_value());
    const json::value event = evening.world.heard(kBob).front().at("events").as_array()[0];
    if (has_stand_in) {
      CHECK(event.at("player") == "tenant");
      CHECK(evening.world.thoughts.size() == 1);
    } else {
      CHECK(event.at("reason") == "ran out of time");
      CHECK(event.at("result").at("winners").as_array()[0] == "pink");
      CHECK(event.at("chance").as_object().contains("seed"));
    }
  }
}

TEST_CASE("Who leaves an open table frees the chair; who made it and is alone closes it") {
  Evening evening;
  evening.make(
      R"({"game": "highrise", "options": {"players": 3}, "chairs": ["me", "open", "open"]})");
  evening.sit(kBob, 2);
  evening.command(kAnna, "l1", R"({"leave": true})");
  CHECK(evening.table().phase() == Phase::kOpen);
  CHECK_FALSE(evening.table().chair_of("anna").has_value());
  evening.sit(kEve, 1);  // it is kept for nobody any more
  CHECK(evening.table().chair_of("eve") == 0);
  evening.command(kEve, "l2", R"({"leave": true})");
  evening.command(kAnna, "s2", R"({"sit": 3, "nonce": "n"})");
  evening.command(kBob, "l3", R"({"leave": true})");
  evening.command(kAnna, "l4", R"({"leave": true})");
  CHECK(evening.table().phase() == Phase::kOver);
}

TEST_CASE("Who made the table puts bots on free chairs, and then it starts") {
  Evening evening;
  evening.make(
      R"({"game": "highrise", "options": {"players": 3}, "chairs": ["me", "open", "open"]})");
  const auto code_of = [&](Connection connection, std::string_view what) {
    (void)evening.world.heard(connection);
    evening.command(connection, "i", std::string(what));
    const json::object answer = evening.world.last(connection);
    return answer.contains("code") ? std::string(answer.at("code").as_string()) : type(answer);
  };
  CHECK(code_of(kBob, R"({"invite": 2, "bot": "tenant"})") == "not_your_table");
  CHECK(code_of(kAnna, R"({"invite": 1, "bot": "tenant"})") == "chair_taken");
  CHECK(code_of(kAnna, R"({"invite": 4, "bot": "tenant"})") == "no_such_chair");
  CHECK(code_of(kAnna, R"({"invite": 2, "bot": "nobody"})") == "impossible");
  CHECK(code_of(kAnna, R"({"invite": 2})") == "not_understood");
  evening.watch(kAnna);
  CHECK(evening.world.last(kAnna).at("made_by_you") == true);
  CHECK(code_of(kAnna, R"({"invite": 2, "bot": "tenant"})") == "events");
  CHECK(evening.table().chairs()[1].name == "tenant");
  evening.command(kAnna, "l", R"({"leave": true})");
  CHECK(evening.table().phase() == Phase::kOver);  // bots do not keep it
}

TEST_CASE("Who left the seat to a bot sees the match again when it is over") {
  Evening evening;
  evening.start(R"({"game": "balconia", "chairs": ["me", "open"], "seats": "chosen",
                    "spectators": false, "stand_in": "newcomer"})");
  evening.command(kAnna, "l", R"({"leave": true})");
  const auto code_for = [&](Connection connection) {
    (void)evening.world.heard(connection);
    evening.watch(connection);
    const json::object answer = evening.world.last(connection);
    return answer.contains("code") ? std::string(answer.at("code").as_string()) : type(answer);
  };
  CHECK(code_for(kAnna) == "no_spectators");
  evening.command(kBob, "r", R"({"resign": true})");
  CHECK(code_for(kAnna) == "table");
  CHECK(code_for(kEve) == "no_spectators");
  CHECK(evening.table().has_played("bob"));
}

TEST_CASE("Spectators see what everybody may know, and nobody where the maker forbids them") {
  Evening among_themselves;
  among_themselves.start(R"({"game": "highrise", "chairs": ["me", "open"], "spectators": false})");
  among_themselves.watch(kEve);
  CHECK(among_themselves.world.last(kEve).at("code") == "no_spectators");
  Evening evening;
  evening.start(R"({"game": "highrise", "chairs": ["me", "open"], "seats": "chosen"})");
  evening.watch(kEve);
  const std::string seen = compact(evening.world.last(kEve));
  CHECK(seen.contains(R"("card":null)"));
  CHECK_FALSE(seen.contains(R"("seed")"));
  CHECK_FALSE(seen.contains(R"("guest")"));
  CHECK_FALSE(seen.contains(R"("anna")"));  // an id, not a name
}

TEST_CASE("Tables nobody looks at are forgotten, and found again in the store") {
  Evening evening;
  evening.start();
  evening.service->forget_unused(evening.now + Milliseconds(1));
  CHECK(evening.service->tables() == 1);  // somebody watches
  evening.service->disconnect(kAnna, evening.now);
  evening.service->disconnect(kBob, evening.now);
  evening.service->forget_unused(evening.now + Milliseconds(1));
  CHECK(evening.service->tables() == 0);
  evening.watch(kEve);
  CHECK(type(evening.world.last(kEve)) == "table");
}

TEST_CASE("Every code has a text") {
  for (const Refusal& refusal :
       {refusals::kStarted, refusals::kNotStarted, refusals::kNoSuchChair, refusals::kChairTaken,
        refusals::kAlreadySeated, refusals::kNotYourTable, refusals::kNotSeated, refusals::kNotOver,
        refusals::kClosed, refusals::kImpossible, refusals::kNotAtTable, refusals::kNoAction,
        refusals::kNotYours, refusals::kNothingAsked, refusals::kStale, refusals::kTooManyUndos}) {
    CHECK(refusal_text(nullptr, refusal) != refusal.code);
  }
}

}  // namespace
}  // namespace loggia::table
