// Records: written and read back the same; and everything a record can be corrupted in refused with
// a message that says where.
#include "match/record.h"

#include <doctest/doctest.h>

#include <format>

#include "engine/core/seeded.h"
#include "match/testing.h"
#include "notation/sha256.h"

namespace loggia {
namespace {

// Ten entries: a turn, part of the next taken back, and pink gives up.
Match short_match() {
  Match match = new_match(R"({"fewer_of": "strict"})");
  play_all(match, {"entrance 2", "token 4", "keep 01", "place c2 2", "token 5", "keep 12"});
  REQUIRE(match.undo(5).has_value());
  play_all(match, {"keep 23", "place d1 0"});
  REQUIRE(match.resign(seat_at(1)).has_value());
  return match;
}

std::string complaint(const json::value& record) {
  const auto match = read_record(compact(record));
  return match ? "" : to_text(match.error());
}

// What is wrong with the short match's record after one change.
std::string complaint(std::string_view pointer, std::string_view text) {
  json::value record = record_json(short_match());
  change(record, pointer, text);
  return complaint(record);
}

struct Corruption {
  std::string_view pointer;
  std::string_view json;  // what is put there; nothing: it is removed
  std::string_view complaint;
};

void check_all(const std::vector<Corruption>& corruptions) {
  for (const Corruption& corruption : corruptions) {
    CAPTURE(std::format("{} = {}", corruption.pointer, corruption.json));
    CHECK(complaint(corruption.pointer, corruption.json) == std::string(corruption.complaint));
  }
}

TEST_CASE("A record looks as documented") {
  json::value record = record_json(short_match());
  const std::string hash = std::string(record.at_pointer("/content/hash").as_string());
  CHECK(hash == sha256(compact(record.at_pointer("/content/data"))));
  CHECK(record.at_pointer("/content/data/name") == "standard");
  record.at_pointer("/content") = nullptr;
  // The points depend on the set.
  record.at_pointer("/result/scores") = nullptr;
  CHECK(record == parse_json(R"({
    "format": "loggia.match/1", "game": "balconia", "rules": 1,
    "options": {"entrance": "random", "door": "c1", "fewer_of": "strict", "free_placement": false,
                "full_building": false, "open_facades": false},
    "content": null,
    "seats": [{"seat": "green", "player": "person"}, {"seat": "pink", "player": "sensible"}],
    "entries": [
      {"seq": 1, "by": "chance", "action": {"entrance": 2}},
      {"seq": 2, "by": "chance", "action": {"token": 4}},
      {"seq": 3, "by": "green", "action": {"keep": [0, 1]}},
      {"seq": 4, "by": "pink", "action": {"place": "c2", "face": 2}},
      {"seq": 5, "by": "chance", "action": {"token": 5}},
      {"seq": 6, "by": "pink", "action": {"keep": [1, 2]}},
      {"seq": 7, "undo": 5},
      {"seq": 8, "by": "pink", "action": {"keep": [2, 3]}},
      {"seq": 9, "by": "green", "action": {"place": "d1", "face": 0}},
      {"seq": 10, "resign": "pink"}],
    "result": {"winners": ["green"], "scores": null, "resigned": "pink"}})")
                      .value());
}

TEST_CASE("A record reads back as the same match, at any moment of random matches") {
  for (std::uint64_t seed = 0; seed < 15; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed);
    Match match = new_match(R"({"door": "random"})");
    const std::uint32_t stop = rng.below(80);
    for (std::uint32_t i = 0; i < stop && !match.turn().is_over(); ++i) {
      if (i % 7 == 6) {
        (void)match.undo(rng.below(i));
      } else {
        REQUIRE(match.play(any_action(match, seed, rng)).has_value());
      }
    }
    if (seed % 5 == 0) (void)match.resign(seat_at(0));
    const std::string text = compact(record_json(match));
    const auto again = read_record(text);
    REQUIRE(again.has_value());
    CHECK(everything(*again) == everything(match));
    CHECK(again->players() == match.players());
    CHECK(compact(record_json(*again)) == text);
    // However it is laid out.
    const auto laid_out = read_record(pretty(record_json(match)));
    REQUIRE(laid_out.has_value());
    CHECK(compact(record_json(*laid_out)) == text);
  }
}

TEST_CASE("An entry that the rules forbid is refused with its number and the rule") {
  check_all({
      {"/entries/3/action/place", "\"e5\"", "entry 4: that cell is not next to a block yet (B-08)"},
      {"/entries/8/action/place", "\"c2\"", "entry 9: that cell is filled (B-08)"},
      {"/entries/3/action/face", "0",
       "entry 4: that face is on the selector's half of the disc (B-07)"},
      {"/entries/4/action/token", "4", "entry 5: that token was turned over before (B-05)"},
      {"/entries/2/action", R"({"token": 5})",
       "entry 3: the selector keeps two faces first (B-06)"},
      {"/entries/0/action", R"({"token": 5})", "entry 1: the entrance is drawn first (B-03)"},
      {"/entries/-", R"({"seq": 11, "by": "chance", "action": {"token": 6}})",
       "entry 11: the match is over"},
      {"/entries/-", R"({"seq": 11, "undo": 0})", "entry 11: the match is over"},
      {"/entries/-", R"({"seq": 11, "resign": "green"})", "entry 11: the match is over"},
  });
}

TEST_CASE("An entry by somebody else than whose turn it was is refused") {
  check_all({
      {"/entries/2/by", "\"pink\"",
       "entry 3, by: \"pink\" acted, but it was the turn of green (B-10)"},
      {"/entries/1/by", "\"green\"",
       "entry 2, by: \"green\" acted, but it was the turn of chance (B-10)"},
      {"/entries/2/by", "\"chance\"",
       "entry 3, by: \"chance\" acted, but it was the turn of green (B-10)"},
      {"/entries/2/by", "\"\\u001b[2J\"", "entry 3, by: \"\\u001b[2J\" is not a seat"},
      {"/entries/2/by", "", "entry 3: \"by\" is missing"},
      {"/entries/2/by", "0", "entry 3, by: expected a text, found a whole number"},
      {"/entries/9/resign", "\"blue\"", "entry 10, resign: \"blue\" is not a seat"},
      {"/entries/9/reason", "1", "entry 10, reason: expected a text, found a whole number"},
      {"/entries/9/reason", "\"\"", "entry 10, reason: is empty"},
      {"/entries/9/reason", R"("a\u001b[2J")",
       "entry 10, reason: has characters that cannot be shown"},
      {"/entries/9/resign", "1", "entry 10, resign: expected a text, found a whole number"},
  });
}

TEST_CASE("Entries out of order, missing or repeated are refused") {
  check_all({
      {"/entries/4", "", "entry 5, seq: expected 5, found 6"},
      {"/entries/4/seq", "4", "entry 5, seq: expected 5, found 4"},
      {"/entries/4/seq", "0", "entry 5, seq: must be 1 to 100000, not 0"},
      {"/entries/4/seq", "", "entry 5: \"seq\" is missing"},
      {"/entries/6/undo", "6", "entry 7: there is nothing to take back"},
      {"/entries/6/undo", "7", "entry 7: there is nothing to take back"},
      {"/entries/6/undo", "99", "entry 7: there is nothing to take back"},
      {"/entries/6/undo", "0",
       "entry 7: an undo goes back to somebody's decision, and there it was chance's turn"},
      {"/entries/6/undo", "4",
       "entry 7: an undo goes back to somebody's decision, and there it was chance's turn"},
      {"/entries/6/undo", "-1", "entry 7, undo: must be 0 to 100000, not -1"},
  });
}

TEST_CASE("An entry of no known shape is refused") {
  check_all({
      {"/entries/2/undo", "0", "entry 3: unknown field \"undo\"; the fields are seq, by, action"},
      {"/entries/2/action", "", "entry 3: needs one of action, undo, resign, seat"},
      {"/entries/2/reason", "\"why\"",
       "entry 3: unknown field \"reason\"; the fields are seq, by, action"},
      {"/entries/6/by", "\"green\"", "entry 7: unknown field \"by\"; the fields are seq, undo"},
      {"/entries/2", "[]", "entry 3: expected an object, found a list"},
      {"/entries/2/time", "0", "entry 3: unknown field \"time\"; the fields are seq, by, action"},
      {"/entries/2/action/keep", "[0, 2]",
       "entry 3, action, keep: must be one of [0, 1], [1, 2], [2, 3], [3, 0] (B-06)"},
      {"/entries/2/action/also", "1",
       "entry 3, action: unknown field \"also\"; the fields are keep"},
      {"/entries", "{}", "entries: expected a list, found an object"},
      {"/entries", "", "\"entries\" is missing"},
  });
}

TEST_CASE("A record of another game, other rules or unknown options is refused") {
  check_all({
      {"/format", "\"loggia.match/2\"",
       "format: expected \"loggia.match/1\", found \"loggia.match/2\""},
      {"/game", "\"chess\"", "game: \"chess\" is no game known here"},
      {"/game", "", "\"game\" is missing"},
      {"/rules", "2", "rules: written by rules 2, and these are rules 1"},
      {"/rules", "0", "rules: must be 1 to 1000000, not 0"},
      {"/rules", "", "\"rules\" is missing"},
      {"/options/colour", "1", "options: unknown option \"colour\""},
      {"/options/door", "\"c2\"",
       "options, door: \"\\\"c2\\\"\" is not a choice; choose from c1, a1, b1, d1, e1, random"},
      {"/options", "", "\"options\" is missing"},
      {"/comment", "1",
       "unknown field \"comment\"; the fields are format, game, rules, options, content, seats, "
       "chance, entries, result"},
  });
  // The same entries under other options.
  CHECK(complaint("/options/entrance", "1") == "entry 1: a token is turned over first (B-05)");
  CHECK(complaint("/options/door", "\"d1\"") ==
        "entry 4: that cell is not next to a block yet (B-08)");
}

TEST_CASE("Content that was changed, or is not right, is refused") {
  check_all({
      {"/content/data/name", "\"mine\"", "content, hash: does not belong to this content"},
      {"/content/hash", "\"\"", "content, hash: does not belong to this content"},
      {"/content/hash", "", "content: \"hash\" is missing"},
      {"/content/data", "", "content: \"data\" is missing"},
      {"/content/data/blocks/4", "", "block 5: is missing"},
      {"/content/url", "\"x\"", "content: unknown field \"url\"; the fields are hash, data"},
      {"/content", "null", "content: expected an object, found null"},
  });
}

TEST_CASE("Seats are the game's, in its order, with names that can be shown") {
  const std::string long_name = std::format("\"{}\"", std::string(101, 'x'));
  check_all({
      {"/seats/1", "", "seats: must be 2, not 1"},
      {"/seats/0/seat", "\"pink\"", "seats, seat 1, seat: expected \"green\""},
      {"/seats/0/player", "", "seats, seat 1: \"player\" is missing"},
      {"/seats/0/player", long_name, "seats, seat 1, player: is too long"},
      {"/seats/0/player", "\"a\\nb\"",
       "seats, seat 1, player: has characters that cannot be shown"},
      {"/seats/0/player", "\"\\u009b2J\"",
       "seats, seat 1, player: has characters that cannot be shown"},
      {"/seats/0", "\"green\"", "seats, seat 1: expected an object, found a text"},
      {"/seats", "", "\"seats\" is missing"},
  });
}

TEST_CASE("A result that does not follow from the entries is refused") {
  const std::string_view wrong = "result: does not follow from the entries";
  check_all({
      {"/result", "null", wrong},
      {"/result/winners", R"(["pink"])", wrong},
      {"/result/winners", R"(["green", "pink"])", wrong},
      {"/result/scores/green", "99", wrong},
      {"/result/resigned", "\"green\"", wrong},
      {"/result/resigned", "", wrong},
      {"/result/comment", "1", wrong},
      {"/entries/9", "", wrong},  // not resigned after all
      {"/result", "", "\"result\" is missing"},
  });
}

TEST_CASE("Too many entries are refused before they are read") {
  json::value record = record_json(short_match());
  record.at_pointer("/entries") = json::array(100'001, json::object{{"seq", 1}});
  CHECK(complaint(record) == "entries: 100001 of them, more than the 100000 allowed");
}

TEST_CASE("A long match of undos is read in reasonable time") {
  Match match = new_match();
  play_all(match, {"entrance 2", "token 4"});
  for (int i = 0; i < 5000; ++i) {
    play_all(match, {"keep 01"});
    REQUIRE(match.undo(match.entries().size() - 1).has_value());
  }
  CHECK(read_record(compact(record_json(match))).has_value());
}

TEST_CASE("What is no JSON is refused with line and column") {
  const auto match = read_record("{\"format\": \"loggia.match/1\",\n}");
  REQUIRE_FALSE(match.has_value());
  CHECK(to_text(match.error()) == "line 2, column 1: not JSON: syntax error");
}

}  // namespace
}  // namespace loggia
