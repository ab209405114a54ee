// A match: what is played, taken back and given up; that a refusal changes nothing; and that the
// log alone gives the state.
#include "match/match.h"

#include <doctest/doctest.h>

#include "engine/core/seeded.h"
#include "match/bots.h"
#include "match/record.h"
#include "match/testing.h"

namespace loggia {
namespace {

constexpr Seat kGreen = seat_at(0);
constexpr Seat kPink = seat_at(1);

// After it, green has kept two faces of block 4 and pink is to place it.
Match begun() {
  Match match = new_match();
  play_all(match, {"entrance 2", "token 4", "keep 01"});
  return match;
}

TEST_CASE("A match goes from chance to selector to placer, and the roles swap") {
  Match match = new_match();
  CHECK(match.turn().is_chance());
  play_all(match, {"entrance 2"});
  CHECK(match.turn().is_chance());
  play_all(match, {"token 4"});
  CHECK(match.turn() == Turn::of(kGreen));
  play_all(match, {"keep 01"});
  CHECK(match.turn() == Turn::of(kPink));
  play_all(match, {"place c2 2"});
  CHECK(match.turn().is_chance());
  play_all(match, {"token 5"});
  CHECK(match.turn() == Turn::of(kPink));
  CHECK(match.chance_count() == 3);
  CHECK(match.standing().size() == 5);
  CHECK_FALSE(match.result().has_value());
}

TEST_CASE("A refused action says why and by which rule, and leaves the match as it was") {
  Match match = begun();
  const std::string before = everything(match);
  CHECK(play(match, "place c1 2") == "that cell is filled (B-08)");
  CHECK(play(match, "place e5 2") == "that cell is not next to a block yet (B-08)");
  CHECK(play(match, "place c2 0") == "that face is on the selector's half of the disc (B-07)");
  CHECK(play(match, "keep 01") == "the placer places the block now (B-07)");
  CHECK(play(match, "token 5") == "the placer places the block now (B-07)");
  CHECK(everything(match) == before);
  CHECK(match.entries().size() == 3);
  play_all(match, {"place c2 2"});
  CHECK(play(match, "token 4") == "that token was turned over before (B-05)");
  CHECK(play(match, "place c3 2") == "a token is turned over first (B-05)");
}

TEST_CASE("An undo is an entry, and the fold skips what it undid") {
  Match match = begun();
  const std::string before = everything(match);
  play_all(match, {"place c2 2", "token 5"});
  REQUIRE(match.undo(3).has_value());
  CHECK(everything(match) == before);
  CHECK(match.entries().size() == 6);
  CHECK(std::holds_alternative<Undone>(match.entries().back()));
  play_all(match, {"place c2 3"});
  CHECK(match.standing().size() == 4);
  REQUIRE(match.undo(2).has_value());
  Match dealt = new_match();
  play_all(dealt, {"entrance 2", "token 4"});
  CHECK(everything(match) == everything(dealt));
}

TEST_CASE("An undo goes back to a decision, never to where chance was to act") {
  Match match = begun();
  play_all(match, {"place c2 2", "token 5", "keep 01"});
  const std::string before = everything(match);
  for (const std::size_t undo_to : {0U, 1U, 4U}) {
    CAPTURE(undo_to);
    const auto refused = match.undo(undo_to);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refusal_text(match.game(), refused.error()) ==
          "an undo goes back to somebody's decision, and there it was chance's turn");
  }
  CHECK(everything(match) == before);
  CHECK(match.entries().size() == 6);
  for (const std::size_t undo_to : {5U, 3U, 2U}) {
    CAPTURE(undo_to);
    REQUIRE(match.undo(undo_to).has_value());
    CHECK(match.standing().size() == undo_to);
    CHECK(match.turn().is_seat());
  }
}

TEST_CASE("An undo of an undo is another undo: what was undone does not stand again") {
  Match match = begun();
  play_all(match, {"place c2 2"});
  REQUIRE(match.undo(2).has_value());  // entry 5: entries 3 and 4 no longer stand
  CHECK_FALSE(match.undo(4).has_value());
  CHECK_FALSE(match.undo(2).has_value());
  play_all(match, {"keep 12"});  // entry 6
  REQUIRE(match.undo(5).has_value());
  CHECK(match.standing().size() == 2);
}

TEST_CASE("There is nothing to take back at the start, nor in the future") {
  Match match = new_match();
  const auto refused = match.undo(0);
  REQUIRE_FALSE(refused.has_value());
  CHECK(refusal_text(match.game(), refused.error()) == "there is nothing to take back");
  match = begun();
  CHECK_FALSE(match.undo(3).has_value());
  CHECK_FALSE(match.undo(4).has_value());
  CHECK_FALSE(match.undo(std::size_t{0} - 1).has_value());
  CHECK(everything(match) == everything(begun()));
  CHECK(match.entries().size() == 3);
}

TEST_CASE("A seat's last decision is found among what stands") {
  Match match = begun();
  CHECK(match.last_decision(kGreen) == 3);
  CHECK_FALSE(match.last_decision(kPink).has_value());
  play_all(match, {"place c2 2", "token 5"});
  CHECK(match.last_decision(kPink) == 4);
  REQUIRE(match.undo(3).has_value());
  CHECK_FALSE(match.last_decision(kPink).has_value());
  CHECK(match.last_decision(kGreen) == 3);
}

TEST_CASE("Who resigns loses, whatever the points, and nothing happens after") {
  for (const Seat seat : {kGreen, kPink}) {
    Match match = begun();
    REQUIRE(match.resign(seat).has_value());
    CHECK(match.turn().is_over());
    REQUIRE(match.result().has_value());
    CHECK(match.result()->resigned == seat);
    CHECK_FALSE(match.result()->outcome.is_winner(seat));
    CHECK(match.result()->outcome.is_winner(seat == kGreen ? kPink : kGreen));
    const std::string before = everything(match);
    CHECK(play(match, "place c2 2") == "the match is over");
    CHECK_FALSE(match.undo(0).has_value());
    CHECK_FALSE(match.resign(kGreen).has_value());
    CHECK(everything(match) == before);
    CHECK(match.entries().size() == 4);
  }
}

TEST_CASE("The table's own refusals have texts, whoever made them") {
  const Match match = new_match();
  CHECK(refusal_text(match.game(), table_refusals::kOver) == "the match is over");
  CHECK(refusal_text(match.game(), table_refusals::kNothingToUndo) ==
        "there is nothing to take back");
  // A refusal that came from elsewhere, such as another process.
  const std::string rule = "table";
  const std::string code = "nothing_to_undo";
  CHECK(refusal_text(match.game(), {rule.c_str(), code.c_str()}) ==
        "there is nothing to take back");
}

TEST_CASE("A result in words") {
  const auto game = balconia_with();
  Result result;
  result.outcome.scores = {41, 38};
  result.outcome.winners = 0b01;
  CHECK(result_text(*game, result) == "green wins: green 41, pink 38");
  result.outcome.winners = 0b11;
  CHECK(result_text(*game, result) == "green and pink share the victory: green 41, pink 38");
  result.resigned = kGreen;
  result.outcome.winners = 0b10;
  CHECK(result_text(*game, result) == "pink wins: green resigned");
  result.reason = "crashed (exit 1)";
  CHECK(result_text(*game, result) == "pink wins: green crashed (exit 1)");
}

TEST_CASE("Chance after an undo is what it was before") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed);
    Match match = new_match();
    std::vector<std::string> drawn;  // by how many outcomes stood before
    for (int i = 0; i < 100 && !match.turn().is_over(); ++i) {
      if (match.standing().size() > 1 && rng.below(5) == 0) {
        // A person takes back a decision of their own, not chance's.
        const auto last = match.last_decision(seat_at(static_cast<int>(rng.below(2))));
        if (last) REQUIRE(match.undo(*last - 1).has_value());
        continue;
      }
      const AnyAction action = any_action(match, seed, rng);
      if (match.turn().is_chance()) {
        const std::string text = match.game().action_text(action);
        const auto at = static_cast<std::size_t>(match.chance_count());
        if (at < drawn.size()) CHECK(drawn[at] == text);
        if (at == drawn.size()) drawn.push_back(text);
      }
      REQUIRE(match.play(action).has_value());
    }
  }
}

TEST_CASE("Replaying the log gives the state, with undos, in all variants") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed);
    Match match = new_match(seed % 2 == 0 ? R"({"door": "random", "free_placement": true})"
                                          : R"({"entrance": 1, "full_building": true})");
    const std::uint32_t undo_odds = 4 + rng.below(20);
    for (int i = 0; i < 150 && !match.turn().is_over(); ++i) {
      if (!match.standing().empty() && rng.below(undo_odds) == 0) {
        // May be refused, where the entry no longer stands.
        (void)match.undo(rng.below(static_cast<std::uint32_t>(match.entries().size())));
      } else {
        REQUIRE(match.play(any_action(match, seed, rng)).has_value());
      }
    }
    if (rng.below(4) == 0 && !match.turn().is_over()) {
      REQUIRE(match.resign(seat_at(static_cast<int>(rng.below(2)))).has_value());
    }
    Match again(match.shared_game(), match.players());
    for (const Entry& entry : match.entries()) REQUIRE(again.repeat(entry).has_value());
    CHECK(everything(again) == everything(match));
    // And so do the actions that stand, without any undo.
    AnyState state = match.game().start();
    for (const AnyAction& action : match.standing()) {
      REQUIRE_FALSE(match.game().check(state, action).has_value());
      match.game().apply(state, action);
    }
    CHECK(match.game().view(state, kGreen) == match.game().view(match.state(), kGreen));
    CHECK(match.game().view(state, kPink) == match.game().view(match.state(), kPink));
  }
}

TEST_CASE("Another player takes a seat, and the record tells when") {
  Match match = new_match();
  play_all(match, {"entrance 2", "token 4"});
  REQUIRE(match.change_player(seat_at(0), "master").has_value());
  CHECK(match.players()[0] == "person");
  CHECK(match.player_at(seat_at(0)) == "master");
  CHECK(match.player_at(seat_at(1)) == "sensible");
  CHECK(Bots(match).at(seat_at(0)) != nullptr);
  CHECK(play(match, "keep 01").empty());
  const auto again = read_record(compact(record_json(match)));
  REQUIRE(again.has_value());
  CHECK(again->players() == match.players());
  CHECK(again->player_at(seat_at(0)) == "master");
  CHECK(everything(*again) == everything(match));
  REQUIRE(match.resign(seat_at(0)).has_value());
  CHECK_FALSE(match.change_player(seat_at(0), "person").has_value());
}

TEST_CASE(
    "Whether only one's own decisions followed is known, for undos that need nobody's leave") {
  Match match = new_match();
  play_all(match, {"entrance 2", "token 4", "keep 01"});
  CHECK(match.is_followed_only_by(seat_at(0), 2));
  CHECK_FALSE(match.is_followed_only_by(seat_at(1), 2));
  CHECK_FALSE(match.is_followed_only_by(seat_at(0), 1));
  play_all(match, {"place c2 2", "token 5"});
  CHECK_FALSE(match.is_followed_only_by(seat_at(1), 3));
  CHECK(match.is_followed_only_by(seat_at(1), 5));  // nothing followed
}

}  // namespace
}  // namespace loggia
