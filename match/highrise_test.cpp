// Matches of High-Rises: what is refused changes nothing and says why, also in a record; records of
// two to four players read back the same; resigning at a table of three; taking back across draws.
#include <doctest/doctest.h>

#include <format>

#include "engine/core/seeded.h"
#include "match/record.h"
#include "match/testing.h"
#include "match/transcript.h"

namespace loggia {
namespace {

constexpr Seat kRed = seat_at(0);
constexpr Seat kBlue = seat_at(1);
constexpr Seat kYellow = seat_at(2);

Match new_table(std::string_view options = "{}") {
  return {game_with("highrise", options), {"person", "sensible", "random"}};
}

// Red has built two floors and guards the upper one; blue has drawn and is to play.
Match begun() {
  Match match = new_table();
  play_all(match,
           {"draw red 4", "draw blue 1", "draw red 5", "draw blue 7", "draw red 3", "draw blue 5",
            "draw red 6", "draw blue hammer", "draw red dog", "draw blue thief", "draw red 8",
            "build 4 5", "build 3 6", "dog 2", "end", "draw red 2", "draw red 2", "draw blue 3"});
  return match;
}

TEST_CASE("H-05: a match goes from dealing to a turn of plays, drawing up and the next seat") {
  Match match = new_table();
  CHECK(match.turn().is_chance());
  play_all(match,
           {"draw red 4", "draw blue 1", "draw red 5", "draw blue 7", "draw red 3", "draw blue 5",
            "draw red 6", "draw blue hammer", "draw red dog", "draw blue thief", "draw red 8"});
  CHECK(match.turn() == Turn::of(kRed));
  play_all(match, {"build 4 5", "build 3 6", "dog 2"});
  CHECK(match.turn() == Turn::of(kRed));
  play_all(match, {"end"});
  CHECK(match.turn().is_chance());
  play_all(match, {"draw red 2", "draw red 2", "draw blue 3"});
  CHECK(match.turn() == Turn::of(kBlue));
}

TEST_CASE("A refused action says why and by which rule, and leaves the match as it was") {
  Match match = begun();
  const std::string before = everything(match);
  CHECK(play(match, "build 1 8") == "you do not hold that card (H-05)");
  CHECK(play(match, "build 1 7") == "the two cards of a floor add up to nine (H-09)");
  CHECK(play(match, "steal from red with 3") ==
        "a dog guards that floor: nothing can be stolen from it (H-11)");
  CHECK(play(match, "hammer red") == "a dog guards that floor: the hammer cannot reach it (H-14)");
  CHECK(play(match, "thief blue") == "that is played at somebody else (H-25)");
  CHECK(play(match, "thief yellow") == "nobody sits there (H-03)");
  CHECK(play(match, "draw blue 2") ==
        "a play or the end of the turn comes now, and no draw (H-05)");
  CHECK(everything(match) == before);
  CHECK(match.entries().size() == 18);
}

TEST_CASE("H-18: after a thief nothing happens before chance has picked the card") {
  Match match = begun();
  play_all(match, {"thief red"});
  CHECK(play(match, "end") == "the thief takes a card first (H-18)");
  CHECK(play(match, "theft red blue joker") ==
        "that card is not in the hand it is taken from (H-18)");
  CHECK(play(match, "theft blue red 1") == "it is somebody else who steals (H-18)");
  play_all(match, {"theft red blue 8", "build 1 8"});
}

TEST_CASE("Who resigns at a table of three loses, and the others share the victory") {
  Match match = new_table(R"({"players": 3})");
  REQUIRE(match.resign(kYellow).has_value());
  CHECK(match.turn().is_over());
  CHECK_FALSE(match.result()->outcome.is_winner(kYellow));
  CHECK(result_text(match.game(), *match.result()) ==
        "red and blue share the victory: yellow resigned");
  const auto again = read_record(compact(record_json(match)));
  REQUIRE(again.has_value());
  CHECK(everything(*again) == everything(match));
}

TEST_CASE("H-06: taking a turn's end back puts drawn cards back, and they come again") {
  Match match = begun();
  const auto last = match.last_decision(kRed);
  REQUIRE(last == 15);
  const std::string before = everything(match);
  REQUIRE(match.undo(*last - 1).has_value());
  CHECK(match.turn() == Turn::of(kRed));
  CHECK(match.chance_count() == 11);
  play_all(match, {"end"});
  for (const std::string_view drawn : {"draw red 2", "draw red 2", "draw blue 3"}) {
    // Any seed: what was drawn once is drawn again.
    const AnyAction action = draw_chance(match, 99);
    CHECK(match.game().action_text(action) == drawn);
    REQUIRE(match.play(action).has_value());
  }
  CHECK(everything(match) == before);
}

TEST_CASE("Chance after an undo goes its own way where the same card can no longer come") {
  Match match = begun();
  play_all(match, {"thief red", "theft red blue 8"});
  REQUIRE(match.undo(18).has_value());
  play_all(match, {"end"});  // no theft, but red draws
  const AnyAction action = draw_chance(match, 1);
  CHECK(match.game().action_text(action).starts_with("draw red "));
}

TEST_CASE("A record of two, three or four players reads back as the same match") {
  for (std::uint64_t seed = 0; seed < 18; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed);
    const auto players = 2 + (seed % 3);
    Match match =
        new_table(std::format(R"({{"players": {}, "first": "blue", "turn_limit": 200}})", players));
    const std::uint32_t stop = rng.below(400);
    for (std::uint32_t i = 0; i < stop && !match.turn().is_over(); ++i) {
      if (i % 17 == 16) {
        (void)match.undo(match.entries().size() - 1 - rng.below(16));
      } else {
        REQUIRE(match.play(any_action(match, seed, rng)).has_value());
      }
    }
    if (seed % 5 == 0) (void)match.resign(kBlue);
    const std::string text = compact(record_json(match));
    const auto again = read_record(text);
    REQUIRE(again.has_value());
    CHECK(everything(*again) == everything(match));
    CHECK(again->players() == match.players());
    CHECK(compact(record_json(*again)) == text);
    CHECK(transcript(*again) == transcript(match));
  }
}

TEST_CASE("A record of High-Rises looks as documented") {
  json::value record = record_json(begun());
  CHECK(record.at_pointer("/content/data/name") == "standard");
  CHECK(compact(record.at_pointer("/options")) ==
        R"({"players":2,"first":"red","floors":5,"turn_limit":"none","stall_rounds":3})");
  CHECK(compact(record.at_pointer("/seats")) ==
        R"([{"seat":"red","player":"person"},{"seat":"blue","player":"sensible"}])");
  CHECK(compact(record.at_pointer("/entries/0")) ==
        R"({"seq":1,"by":"chance","action":{"do":"draw","seat":"red","card":4}})");
  CHECK(compact(record.at_pointer("/entries/13")) ==
        R"({"seq":14,"by":"red","action":{"do":"dog","floor":2}})");
  CHECK(record.at_pointer("/result").is_null());
}

// What is wrong with the record of begun() after one change.
std::string complaint(std::string_view pointer, std::string_view text) {
  json::value record = record_json(begun());
  change(record, pointer, text);
  const auto match = read_record(compact(record));
  return match ? "" : to_text(match.error());
}

// The same with one more entry.
std::string complaint_at_end(std::string_view by, std::string_view action) {
  return complaint("/entries/-",
                   std::format(R"({{"seq": 19, "by": "{}", "action": {}}})", by, action));
}

TEST_CASE("A record with an impossible action is refused with the rule's number and reason") {
  CHECK(complaint_at_end("blue", R"({"do": "build", "cards": [1, 8]})") ==
        "entry 19: you do not hold that card (H-05)");
  CHECK(complaint_at_end("blue", R"({"do": "build", "cards": [3, 7]})") ==
        "entry 19: the two cards of a floor add up to nine (H-09)");
  CHECK(complaint_at_end("blue", R"({"do": "steal", "from": "red", "with": 3})") ==
        "entry 19: a dog guards that floor: nothing can be stolen from it (H-11)");
  CHECK(complaint_at_end("blue", R"({"do": "van"})") ==
        "entry 19: you do not hold that card (H-05)");
  CHECK(complaint("/entries/13/action/floor", "3") == "entry 14: there is no such floor (H-14)");
  CHECK(complaint("/entries/11/action", R"({"do": "dog", "floor": 1})") ==
        "entry 12: there is no such floor (H-14)");
  CHECK(complaint("/entries/11/action/cards", "[3, 5]") ==
        "entry 12: the two cards of a floor add up to nine (H-09)");
}

TEST_CASE("H-01: a record with a fifth copy of a card is refused") {
  json::value record = record_json(new_table(R"({"players": 4})"));
  json::array& entries = record.at("entries").as_array();
  const std::string_view seats[] = {"red", "blue", "yellow", "white", "red"};
  for (const std::string_view seat : seats) {
    entries.push_back({{"seq", entries.size() + 1},
                       {"by", "chance"},
                       {"action", {{"do", "draw"}, {"seat", seat}, {"card", 5}}}});
  }
  const auto match = read_record(compact(record));
  REQUIRE_FALSE(match.has_value());
  CHECK(to_text(match.error()) == "entry 5: that card is not among those that can be drawn (H-07)");
}

TEST_CASE("A record with a play out of turn is refused") {
  CHECK(complaint_at_end("red", R"({"do": "end"})") ==
        "entry 19, by: \"red\" acted, but it was the turn of blue (H-03)");
  CHECK(complaint_at_end("chance", R"({"do": "draw", "seat": "blue", "card": 2})") ==
        "entry 19, by: \"chance\" acted, but it was the turn of blue (H-03)");
  CHECK(complaint_at_end("blue", R"({"do": "draw", "seat": "blue", "card": 2})") ==
        "entry 19: a play or the end of the turn comes now, and no draw (H-05)");
  CHECK(complaint("/entries/1/action/seat", "\"red\"") ==
        "entry 2: it is somebody else who draws (H-04)");
  CHECK(complaint("/entries/1/action", R"({"do": "end"})") ==
        "entry 2: the cards are dealt first (H-02)");
  CHECK(complaint("/entries/15/action", R"({"do": "end"})") ==
        "entry 16: the hand is filled up first (H-06)");
  CHECK(complaint("/entries/17/action", R"({"do": "end"})") ==
        "entry 18: a card is drawn first (H-04)");
}

TEST_CASE("A record of High-Rises with other options, seats or cards is refused") {
  CHECK(complaint("/options/players", "3") == "seats: must be 3, not 2");
  CHECK(complaint("/options/players", "5") ==
        "options, players: \"5\" is not a choice; choose from 2-4");
  CHECK(complaint("/options/first", "\"white\"") ==
        "options, first: white does not sit at a table of 2 (H-03)");
  CHECK(complaint("/options/first", "\"blue\"") == "entry 1: it is somebody else who draws (H-04)");
  CHECK(complaint("/seats/1/seat", "\"pink\"") == "seats, seat 2, seat: expected \"blue\"");
  CHECK(complaint("/content/data/cards/5", "3") ==
        "content, hash: does not belong to this content");
  CHECK(complaint("/content/data/cards/5", "0") == "cards, 5: must be 1 to 60, not 0");
  CHECK(complaint("/entries/11/action/do", "\"fly\"")
            .starts_with("entry 12, action, do: \"fly\" is not something to do; choose from"));
  CHECK(complaint("/result", R"({"winners": ["red"]})") ==
        "result: does not follow from the entries");
  CHECK(complaint("/game", "\"balconia\"").starts_with("options: unknown option \"players\""));
}

TEST_CASE("A transcript deals in rounds, then has a line a turn, with what happens by itself") {
  Match match = begun();
  play_all(match, {"thief red", "theft red blue 8", "build 1 8", "end"});
  const std::string text = transcript(match);
  CHECK(text.substr(text.find("]\n\n") + 3) == R"(    draw red 4 · draw blue 1
    draw red 5 · draw blue 7
    draw red 3 · draw blue 5
    draw red 6 · draw blue hammer
    draw red dog · draw blue thief
 1. draw red 8 · red build 4 5 · red build 3 6 · red dog 2 · red end · draw red 2 · draw red 2
 2. draw blue 3 · blue thief red · theft red blue 8 · blue build 1 8 · blue end

unfinished
)");
}

TEST_CASE("H-24: of a match still being played, the public transcript hides what was not seen") {
  Match match = begun();
  play_all(match, {"thief red", "theft red blue 8", "build 1 8", "end"});
  const std::string text = public_transcript(match);
  CHECK(text.contains(
      "\n 1. red draws a card · red build 4 5 · red build 3 6 · red dog 2 · red end · "
      "red draws a card · red draws a card\n"));
  CHECK(
      text.contains("\n 2. blue draws a card · blue thief red · blue takes a card from red · "
                    "blue build 1 8 · blue end\n"));
}

TEST_CASE("H-20, H-21: a transcript tells of turns lost and missed") {
  Match match = new_table(R"({"players": 3, "first": "blue"})");
  play_all(match, {"draw blue van",
                   "draw yellow 1",
                   "draw red 1",
                   "draw blue milkshake",
                   "draw yellow 2",
                   "draw red 2",
                   "draw blue 1",
                   "draw yellow 3",
                   "draw red 3",
                   "draw blue 2",
                   "draw yellow 4",
                   "draw red 4",
                   "draw blue 8",
                   "draw yellow 5",
                   "draw red 5",
                   "draw blue dog",
                   "milkshake yellow",
                   "van",
                   "end",
                   "draw blue 7",
                   "end"});
  const std::string text = transcript(match);
  CHECK(
      text.contains(" 1. draw blue dog · blue milkshake yellow · blue van · blue end · yellow "
                    "misses a turn for the van (H-21) · red misses a turn for the van (H-21)\n"
                    " 2. draw blue 7 · blue end\n"
                    " 3. yellow loses a turn to a milkshake (H-20)\n"));
  play_all(match, {"draw red 6"});
  CHECK(transcript(match).contains("(H-20)\n 4. draw red 6\n"));
}

TEST_CASE("H-23: a transcript numbers the turns that are counted, and no others") {
  std::size_t lost = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed);
    Match match = new_table(R"({"players": 3, "turn_limit": 60})");
    while (!match.turn().is_over()) {
      const AnyAction action = any_action(match, seed, rng);
      REQUIRE(match.play(action).has_value());
    }
    const json::value view = parse_json(match.game().view(match.state(), kSpectator)).value();
    const std::string text = transcript(match);
    if (text.contains("loses a turn")) ++lost;
    // Who finishes a tower does not complete the turn.
    const bool is_cut = !text.contains("(H-23)");
    const auto last = view.at("turns").to_number<int>() + (is_cut ? 1 : 0);
    CHECK(text.contains(std::format("\n{:>2}. ", last)));
    CHECK_FALSE(text.contains(std::format("\n{:>2}. ", last + 1)));
  }
  CHECK(lost > 0);
}

}  // namespace
}  // namespace loggia
