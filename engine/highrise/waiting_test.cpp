// Turns that are lost or missed: milkshakes and the donut van (H-20, H-21, H-25).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-20: a milkshake is laid before an opponent, who discards it instead of a turn") {
  Sketch table(R"(red:   | milkshake 1 1 1
                  blue:  | 2
                  yellow:| 3 3 3
                  deck:  4
                  red plays)");
  CHECK(table.play(milkshake(kBlue)).empty());
  CHECK(table.drawn() == drawn(R"(red:   | 1 1 1
                                  blue:  | 2 | milkshake
                                  yellow:| 3 3 3
                                  deck:  4
                                  red plays)"));
  // Blue has fewer than three cards, and draws none.
  CHECK(table.play(kEnd) == "blue loses a turn");
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 1
                                  blue:    | 2
                                  yellow:  | 3 3 3
                                  deck:    4
                                  discard: milkshake
                                  yellow draws)"));
}

TEST_CASE("H-20: it costs the next turn, and only that") {
  Sketch table(R"(red:  | 1 1 1
                  blue: | 2 2 2 | milkshake
                  red plays)");
  CHECK(table.play(kEnd) == "blue loses a turn");
  CHECK(table.state().seat == kRed);
  table.play(Action::draw(kRed, "milkshake"_card));  // from the discard (H-07)
  CHECK(table.play(kEnd).empty());
  CHECK(Highrise::turn(table.state()) == Turn::of(kBlue));
}

TEST_CASE("H-20: several milkshakes cost a turn each") {
  Sketch table(R"(red:  | milkshake milkshake 1 1 1 1 1 1 1 1
                  blue: | 2 2 2
                  red plays)");
  table.play(milkshake(kBlue));
  table.play(milkshake(kBlue));
  CHECK(table.play(kEnd) == "blue loses a turn");
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 1 1 1 1 1 1
                                  blue:    | 2 2 2 | milkshake
                                  discard: milkshake
                                  red plays)"));
  CHECK(table.play(kEnd) == "blue loses a turn");
  CHECK(table.play(kEnd).empty());
  CHECK(table.state().seat == kBlue);
}

TEST_CASE("H-20: lost turns follow each other by themselves, round the table") {
  Sketch table(R"(red:   | 1 1 1 | milkshake
                  blue:  | 2 2 2 | milkshake
                  yellow:| 3 3 3
                  white:  | 4 4 4 | milkshake milkshake
                  yellow plays)");
  CHECK(table.play(kEnd) == "white loses a turn, red loses a turn, blue loses a turn");
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 1
                                  blue:    | 2 2 2
                                  yellow:  | 3 3 3
                                  white:    | 4 4 4 | milkshake
                                  discard: milkshake milkshake milkshake
                                  yellow draws)"));
  CHECK(table.state().turns == 4);
}

TEST_CASE("H-20: every opponent may be given one, whatever they have; nobody oneself") {
  const Sketch table(R"(red:   | milkshake
                        blue:  |
                        yellow:| 1 | milkshake
                        red plays)");
  CHECK(table.next_actions() == std::vector{milkshake(kBlue), milkshake(kYellow), kEnd});
  CHECK(table.refusal(milkshake(kRed)) == "H-25 own_seat");
}

TEST_CASE("H-21: the van lies in the centre until the turn is over, its draws included") {
  Sketch table(R"(red:   | van 4 5
                  blue:  | 1 1 1
                  yellow:| 2 2 2
                  deck:  6
                  red plays)");
  CHECK(table.play(kVan).empty());
  table.play(build(4, 5));  // the player goes on
  CHECK(table.play(kEnd).empty());
  CHECK(table.drawn() == drawn(R"(red:   4+5 |
                                  blue:  | 1 1 1
                                  yellow:| 2 2 2
                                  deck:  6
                                  van
                                  red refills)"));
  // The deck is empty after this card, and the van is not there to be reshuffled.
  CHECK(table.play(Action::draw(kRed, "6"_card)) == "blue misses a turn, yellow misses a turn");
  CHECK(table.drawn() == drawn(R"(red:     4+5 | 6
                                  blue:    | 1 1 1
                                  yellow:  | 2 2 2
                                  discard: van
                                  red draws)"));
}

TEST_CASE("H-21: the same player takes another full turn, and then the next one") {
  Sketch table(R"(red:   | 1 1 1
                  blue:  | van 2 2 2
                  yellow:| 3 3 3
                  deck:  6 7
                  blue plays)");
  table.play(kVan);
  CHECK(table.play(kEnd) == "yellow misses a turn, red misses a turn");
  CHECK(table.state().phase == Phase::kDraw);
  CHECK(table.state().seat == kBlue);
  table.play(Action::draw(kBlue, "7"_card));
  table.play(build(2, 7));
  CHECK(table.play(kEnd).empty());
  table.play(Action::draw(kBlue, "6"_card));
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 1
                                  blue:    2+7 | 2 2 6
                                  yellow:  | 3 3 3
                                  discard: van
                                  yellow draws)"));
  CHECK(table.state().turns == 2);
}

TEST_CASE("H-21: a missed turn does not use up a milkshake") {
  Sketch table(R"(red:  | van 1 1 1 1 1 1 1 1
                  blue: | 2 2 2 | milkshake
                  red plays)");
  table.play(kVan);
  CHECK(table.play(kEnd) == "blue misses a turn");
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 1 1 1 1 1 1
                                  blue:    | 2 2 2 | milkshake
                                  discard: van
                                  red plays)"));
  CHECK(table.play(kEnd) == "blue loses a turn");
  CHECK(table.state().seat == kRed);
}

TEST_CASE("H-25: one donut van a turn") {
  Sketch table(R"(red:  | van van 1 1 1 1 1 1 1 1
                  blue: | 2 2 2
                  red plays)");
  table.play(kVan);
  CHECK(table.refusal(kVan) == "H-25 second_van");
  CHECK(table.next_actions() == std::vector{kEnd});
  table.play(kEnd);
  CHECK(table.state().seat == kRed);
  CHECK(table.refusal(kVan).empty());  // the extra turn is another
}

TEST_CASE("H-25: a card without an effect stays in hand: there is no voluntary discard") {
  const Sketch table(R"(red:  | 1 1 joker joker dog bone hammer ball thief super
                        blue: |
                        red plays)");
  CHECK(table.next_actions() == std::vector{build_with_joker(1), kEnd});
}

}  // namespace
}  // namespace loggia::highrise
