// How a match ends: the last floor (H-08), a stall or the turn limit (H-23).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

Outcome outcome(const Sketch& table) { return table.game().outcome(table.state()); }

TEST_CASE("H-08: who completes the fifth floor wins at once") {
  Sketch table(R"(red:  4+5 4+5 4+5 4+5/dog | 1 8 2 7
                  blue: 1+8 1+8 1+8 1+8 | 2
                  red plays)");
  table.play(build(1, 8));
  CHECK(table.drawn() == drawn(R"(red:  4+5 4+5 4+5 4+5/dog 1+8 | 2 7
                                  blue: 1+8 1+8 1+8 1+8 | 2
                                  over)"));
  CHECK(Highrise::turn(table.state()).is_over());
  CHECK(outcome(table).scores[kRed] == 5);
  CHECK(outcome(table).scores[kBlue] == 4);
  CHECK(outcome(table).is_winner(kRed));
  CHECK_FALSE(outcome(table).is_shared());
  for (const Action action : {kEnd, build(2, 7), Action::draw(kRed, "1"_card)}) {
    CHECK(table.refusal(action) == "H-08 match_over");
  }
  CHECK(table.next_actions().empty());
}

TEST_CASE("H-08: the last floor may be a stolen one") {
  Sketch table(R"(red:  | 1
                  blue: 4+5 4+5 4+5 4+5 | 2
                  yellow:1+8 2+7 |
                  blue plays)");
  table.play(steal(2, kYellow));
  CHECK(Highrise::turn(table.state()).is_over());
  CHECK(outcome(table).is_winner(kBlue));
  CHECK_FALSE(outcome(table).is_shared());
}

TEST_CASE("H-08: the fourth floor does not end the match") {
  Sketch table(R"(red:  4+5 4+5 4+5 | 1 8
                  blue: | 2
                  red plays)");
  table.play(build(1, 8));
  CHECK(table.state().phase == Phase::kPlay);
}

TEST_CASE("H-08: in the short game the fourth floor wins") {
  Sketch table(R"(red:  4+5 4+5 4+5 | 1 joker
                  blue: 4+5 4+5 4+5 | 2
                  red plays)",
               {.floors = 4});
  table.play(build_with_joker(1));
  CHECK(Highrise::turn(table.state()).is_over());
  CHECK(outcome(table).is_winner(kRed));
  CHECK_FALSE(outcome(table).is_winner(kBlue));
}

// Nobody draws or plays at this table: every hand is full.
constexpr std::string_view kFullHands = R"(red:   1+8 | 1 1 1 1 1 1 1 1
                                           blue:  4+5 | 1 1 1 1 1 1 1 1
                                           yellow:| 1 1 1 1 1 1 1 1
                                           deck:  2 2
                                           red plays)";

TEST_CASE("H-23: after three rounds in which no card moved the match ends, and most floors win") {
  Sketch table(kFullHands);
  for (int turn = 1; turn < 9; ++turn) {
    CHECK(table.play(kEnd).empty());
    CHECK(table.state().idle_turns == turn);
  }
  CHECK(table.play(kEnd) == "stalled");
  CHECK(Highrise::turn(table.state()).is_over());
  CHECK(table.state().turns == 9);
  CHECK(outcome(table).is_shared());
  CHECK(outcome(table).is_winner(kRed));
  CHECK(outcome(table).is_winner(kBlue));
  CHECK_FALSE(outcome(table).is_winner(kYellow));
}

TEST_CASE("H-23: three rounds are three turns of each player, be they two, three or four") {
  const std::string hand = "| 1 1 1 1 1 1 1 1\n";
  std::string seats = "red: " + hand;
  for (int players = 2; players <= kMaxSeats; ++players) {
    CAPTURE(players);
    seats += name_of(seat_at(players - 1)) + ":" + hand;
    Sketch table(seats + "red plays");
    int turns = 0;
    std::string happened;
    for (; happened.empty(); ++turns) happened = table.play(kEnd);
    CHECK(happened == "stalled");
    CHECK(turns == 3 * players);
  }
}

TEST_CASE("H-23: the victory is shared also at 0–0") {
  Sketch table(R"(red:  |
                  blue: |
                  red plays)");
  for (int turn = 1; turn < 6; ++turn) CHECK(table.play(kEnd).empty());
  CHECK(table.play(kEnd) == "stalled");  // a draw that H-07 makes impossible is none
  CHECK(outcome(table).winners == 0b11);
  CHECK(outcome(table).scores[kRed] == 0);
}

TEST_CASE("H-23: a card drawn or played begins the count anew") {
  Sketch drawing(R"(red:  | 1 1 1
                    blue: | 1 1 1 1 1 1 1 1
                    deck: 2
                    blue plays)");
  drawing.state().idle_turns = 4;
  CHECK(drawing.play(kEnd).empty());
  CHECK(drawing.state().idle_turns == 5);
  drawing.play(Action::draw(kRed, "2"_card));
  CHECK(drawing.play(kEnd).empty());
  CHECK(drawing.state().idle_turns == 0);

  Sketch playing(R"(red:  | 1 8 2 2 2 2 2 2
                    blue: | 1 1 1 1 1 1 1 1
                    red plays)");
  playing.state().idle_turns = 5;
  playing.play(build(1, 8));
  CHECK(playing.play(kEnd).empty());
  CHECK(playing.state().idle_turns == 0);

  Sketch refilling(R"(red:  | 1
                      blue: | 1 1 1 1 1 1 1 1
                      deck: 2
                      red plays)");
  refilling.state().idle_turns = 5;
  refilling.play(kEnd);
  CHECK(refilling.play(Action::draw(kRed, "2"_card)).empty());
  CHECK(refilling.state().idle_turns == 0);
}

TEST_CASE("H-23: a milkshake's discard begins the count anew") {
  Sketch table(R"(red:   | 1 1 1 1 1 1 1 1
                  blue:  | 1 1 1 1 1 1 1 1 | milkshake
                  yellow:| 1 1 1 1 1 1 1 1
                  red plays)");
  table.state().idle_turns = 7;
  CHECK(table.play(kEnd) == "blue loses a turn");
  CHECK(table.state().seat == kYellow);
  CHECK(table.state().idle_turns == 0);
}

TEST_CASE("H-23: the turn limit counts the completed turns of all, and most floors win") {
  Sketch table(kFullHands, {.turn_limit = 3});
  CHECK(table.play(kEnd).empty());
  CHECK(table.play(kEnd).empty());
  CHECK(table.play(kEnd) == "turn limit");
  CHECK(Highrise::turn(table.state()).is_over());
  CHECK(table.state().turns == 3);
  CHECK(outcome(table).winners == 0b011);
}

TEST_CASE("H-23: the limit is checked when the turn has ended, its draws included") {
  Sketch table(R"(red:  | 1
                  blue: 4+5 | 1 1 1
                  deck: 2 2 2
                  red plays)",
               {.turn_limit = 1});
  CHECK(table.play(kEnd).empty());
  CHECK(table.play(Action::draw(kRed, "2"_card)).empty());
  CHECK(table.play(Action::draw(kRed, "2"_card)) == "turn limit");
  CHECK(outcome(table).winners == 0b10);
}

TEST_CASE("H-23: a turn lost to a milkshake counts") {
  Sketch table(R"(red:   | 1 1 1
                  blue:  | 1 1 1 | milkshake
                  yellow:| 1 1 1 | milkshake
                  red plays)",
               {.turn_limit = 2});
  CHECK(table.play(kEnd) == "blue loses a turn, turn limit");
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 1
                                  blue:    | 1 1 1
                                  yellow:  | 1 1 1 | milkshake
                                  discard: milkshake
                                  over)"));
}

TEST_CASE("H-23: a turn missed for a van is none; the limit comes before the extra turn") {
  Sketch free(R"(red:   | van 1 1 1 1 1 1 1 1
                 blue:  | 1 1 1
                 yellow:| 1 1 1
                 red plays)",
              {.turn_limit = 2});
  free.play(kVan);
  Sketch last = free;
  CHECK(free.play(kEnd) == "blue misses a turn, yellow misses a turn");
  CHECK(free.state().turns == 1);
  CHECK(free.play(kEnd) == "turn limit");

  last.state().turns = 1;
  CHECK(last.play(kEnd) == "turn limit");
  CHECK(last.drawn() == drawn(R"(red:     | 1 1 1 1 1 1 1 1
                                 blue:    | 1 1 1
                                 yellow:  | 1 1 1
                                 discard: van
                                 over)"));
}

TEST_CASE("H-23: a match has no turn limit unless it is given one") {
  CHECK_FALSE(Options{}.turn_limit.has_value());
  CHECK(Options{}.stall_rounds == 3);
}

}  // namespace
}  // namespace loggia::highrise
