// What a bot in another process is told, and what its answers are taken for.
#include "match/bot_protocol.h"

#include "match/testing.h"

namespace loggia {
namespace {

Match begun() {
  Match match = new_match();
  play_all(match, {"entrance 2", "token 4"});
  return match;
}

// The move in text, or the complaint.
std::string choice(const Match& match, std::string_view line) {
  const auto read = read_choice(match.game(), match.state(), line);
  return read ? match.game().action_text(*read) : read.error();
}

TEST_CASE("A bot answers with a legal action or with its place in the list") {
  const Match match = begun();
  CHECK(choice(match, R"({"action": {"keep": [1, 2]}})") == "keep 12");
  CHECK(choice(match, R"({"index": 0})") == "keep 01");
  CHECK(choice(match, R"({"index": 3})") == "keep 30");
}

TEST_CASE("An answer that is none is nonsense, and says why") {
  const Match match = begun();
  const std::string which = "answered nonsense: needs \"action\" or \"index\", and not both";
  CHECK(choice(match, "{}") == which);
  CHECK(choice(match, R"({"index": 0, "action": {"keep": [1, 2]}})") == which);
  CHECK(choice(match, R"({"index": 4})") == "answered nonsense: index: must be 0 to 3, not 4");
  CHECK(choice(match, R"({"index": -1})") == "answered nonsense: index: must be 0 to 3, not -1");
  for (const std::string_view line :
       {"", "hello", "[]", "3", R"({"index": "0"})", R"({"move": 1})", R"({"index": 0, "x": 1})",
        R"({"action": {"keep": [0, 2]}})", R"({"action": {"keep": 1}})", R"({"action": null})",
        R"({"action": {}})", R"({"index": 0} {"index": 0})", R"({"index": 0.5})"}) {
    CAPTURE(line);
    CHECK(choice(match, line).starts_with("answered nonsense: "));
  }
}

TEST_CASE("An action of the game that is not legal now breaks a rule, which is named") {
  const Match match = begun();
  for (const std::string_view line :
       {R"({"action": {"token": 5}})", R"({"action": {"place": "c2", "face": 0}})"}) {
    CAPTURE(line);
    const std::string said = choice(match, line);
    CHECK(said.starts_with("broke a rule: "));
    CHECK(said.find("(B-") != std::string::npos);
  }
}

TEST_CASE("A greeting is answered with ready") {
  CHECK(read_ready(R"({"type": "ready"})").has_value());
  CHECK(read_ready(R"({"type": "ready", "name": "mine", "version": 3})").has_value());
  for (const std::string_view line :
       {"", "ready", "{}", R"({"type": "hello"})", R"({"type": 1})"}) {
    CAPTURE(line);
    REQUIRE_FALSE(read_ready(line).has_value());
    CHECK(read_ready(line).error().starts_with("answered nonsense: "));
  }
}

TEST_CASE("A bot of High-Rises is not told which card another seat draws") {
  const auto game = game_with("highrise", "{}");
  const auto draw = game->parse_action("draw red joker");
  REQUIRE(draw.has_value());
  const auto told = [&](Seat seat) {
    return compact(seen_message(*game, Turn::chance(), *draw, seat));
  };
  CHECK(told(seat_at(0)) ==
        R"({"type":"seen","by":"chance","action":{"do":"draw","seat":"red","card":"joker"}})");
  CHECK(told(seat_at(1)) ==
        R"({"type":"seen","by":"chance","action":{"do":"draw","seat":"red","card":null}})");
}

}  // namespace
}  // namespace loggia
