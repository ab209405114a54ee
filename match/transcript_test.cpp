// The transcript's shape on a few entries. Whole matches are in tests/golden/.
#include "match/transcript.h"

#include <doctest/doctest.h>

#include <format>

#include "match/record.h"
#include "match/testing.h"

namespace loggia {
namespace {

// Below the headers.
std::string moves(const Match& match) {
  const std::string text = transcript(match);
  return text.substr(text.find("]\n\n") + 3);
}

TEST_CASE("A transcript has headers, a line a turn, and how it ended") {
  Match match = new_match(R"({"door": "random"})");
  play_all(match, {"entrance 2", "door d1", "token 4", "keep 01", "place d2 2", "token 17"});
  CHECK(transcript(match) == std::format(R"([Game "balconia"]
[Rules "1"]
[Content "standard {}"]
[Option "entrance random"]
[Option "door random"]
[Option "fewer_of either"]
[Option "free_placement false"]
[Option "full_building false"]
[Option "open_facades false"]
[Seat "green person"]
[Seat "pink sensible"]

    entrance 2
    door d1
 1. token 4 · green keep 01 · pink place d2 2
 2. token 17

unfinished
)",
                                         match.game().content_hash().substr(0, 12)));
}

TEST_CASE("A transcript tells what stands, not what was taken back") {
  Match match = new_match();
  play_all(match, {"entrance 2", "token 4", "keep 01"});
  REQUIRE(match.undo(2).has_value());
  play_all(match, {"keep 23"});
  CHECK(moves(match) == "    entrance 2\n 1. token 4 · green keep 23\n\nunfinished\n");
}

TEST_CASE("A transcript says who resigned") {
  Match match = new_match(R"({"entrance": 3})");
  REQUIRE(match.resign(seat_at(0)).has_value());
  CHECK(moves(match) == "\npink wins: green resigned\n");
}

TEST_CASE("A match that has not begun has a transcript too") {
  CHECK(moves(new_match()) == "\nunfinished\n");
}

TEST_CASE("A name cannot pass for another header") {
  const Match match(balconia_with(), {"a\"]\n[Seat \"pink", "b\\"});
  CHECK(transcript(match).contains(R"([Seat "green a\"]\n[Seat \"pink"]
[Seat "pink b\\"]
)"));
}

TEST_CASE("Seats that nobody was named for are written as nobody's") {
  const Match match(balconia_with(), {});
  CHECK(transcript(match).contains("[Seat \"green \"]\n[Seat \"pink \"]\n"));
  CHECK(record_json(match).at("seats") ==
        parse_json(R"([{"seat": "green", "player": ""}, {"seat": "pink", "player": ""}])").value());
}

}  // namespace
}  // namespace loggia
