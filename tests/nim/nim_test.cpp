// Nim by itself: its rules, its bots, and what it says of itself. What a proof of a game is made of
// is tested here, so that where the others fail, it is not Nim.
#include <doctest/doctest.h>

#include "match/bots.h"
#include "match/record.h"
#include "match/testing.h"
#include "tests/nim/notation.h"

namespace loggia::nim {
namespace {

std::string winners(const Match& match) {
  std::string out;
  for (const Seat seat : seats_of(match.game())) {
    if (match.result()->outcome.is_winner(seat)) out += match.game().seat_name(seat);
  }
  return out;
}

TEST_CASE("N-02: One takes what one likes from one heap, and no more than lies there") {
  Match match(game_with("nim", "{}"), {});
  CHECK(play(match, "take 4 from a") == "there are not so many in that heap (N-02)");
  CHECK(play(match, "take 1 from d") == "there are not so many in that heap (N-02)");
  CHECK(play(match, "take 3 from a").empty());
  CHECK(match.turn() == Turn::of(seat_at(1)));
  CHECK(match.game().legal(match.state()).size() == 9);
}

TEST_CASE("N-03: Who takes the last stick wins; in misère all others do") {
  const auto played = [](std::string_view options) {
    Match match(game_with("nim", options), {});
    play_all(match, {"take 3 from a", "take 4 from b", "take 5 from c"});
    REQUIRE(match.turn().is_over());
    return winners(match);
  };
  CHECK(played("{}") == "oak");
  CHECK(played(R"({"misere": true})") == "ash");
  CHECK(played(R"({"players": 3})") == "elm");
  CHECK(played(R"({"players": 3, "misere": true})") == "oakash");
}

TEST_CASE("An expert wins what can be won, against anybody") {
  for (const std::string_view options : {"{}", R"({"misere": true})"}) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Match match(game_with("nim", options), {"expert", "random"});
      REQUIRE(play_to_end(match, seed).has_value());
      CHECK(winners(match) == "oak");
    }
  }
}

TEST_CASE("Actions survive the way through JSON and through text") {
  std::vector<Action> all;
  for (std::uint8_t heap = 0; heap < kHeaps; ++heap) {
    for (std::uint8_t taken = 1; taken <= kMostSticks; ++taken) all.push_back({heap, taken});
  }
  check_round_trips(Nim({}, {}), all);
}

TEST_CASE("What is wrong with heaps is said") {
  const auto complaint = [](std::string_view text) {
    Problems problems;
    const json::value value = parse_json(text).value();
    CHECK(read_heaps(Reader(value, "", problems)).has_value() == problems.empty());
    return to_text(problems);
  };
  CHECK(complaint(R"({"name": "mine", "heaps": [1, 9]})").empty());
  CHECK(complaint(R"({"name": "mine", "heaps": []})").contains("1 to 4 heaps"));
  CHECK(complaint(R"({"name": "mine", "heaps": [10]})").contains("1 to 9"));
  CHECK(complaint(R"({"heaps": [1]})").contains("name"));
}

TEST_CASE("A match is recorded and read again") {
  Match match(game_with("nim", R"({"players": 3})"), {"random", "expert", "random"});
  REQUIRE(play_to_end(match, 1).has_value());
  const auto again = read_record(pretty(record_json(match)));
  REQUIRE(again.has_value());
  CHECK(everything(*again) == everything(match));
}

}  // namespace
}  // namespace loggia::nim
