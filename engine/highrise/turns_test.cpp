// A turn: the card at its start, the cards played, the cards at its end (H-04…H-07), and the size
// of a hand (H-22).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-04: a turn begins with one card from the deck") {
  Sketch table(R"(red:  | 1 1 2
                  blue: | 3 3 4
                  deck: 5 5 8
                  red plays)");
  table.play(kEnd);
  CHECK(table.drawn() == drawn(R"(red:  | 1 1 2
                                  blue: | 3 3 4
                                  deck: 5 5 8
                                  blue draws)"));
  table.play(Action::draw(kBlue, "5"_card));
  CHECK(table.drawn() == drawn(R"(red:  | 1 1 2
                                  blue: | 3 3 4 5
                                  deck: 5 8
                                  blue plays)"));
}

TEST_CASE("H-04: each card of the deck is as likely, and nobody else's draw or play comes first") {
  const Sketch table(R"(red:  | 1 1 2
                        blue: | 3 3 4
                        deck: 5 5 8
                        blue draws)");
  const Highrise::ChanceList chances = table.chances();
  REQUIRE(chances.size() == 2);
  CHECK(chances[0].action == Action::draw(kBlue, "5"_card));
  CHECK(chances[0].weight == 2);
  CHECK(chances[1].action == Action::draw(kBlue, "8"_card));
  CHECK(chances[1].weight == 1);
  CHECK(table.refusal(Action::draw(kRed, "5"_card)) == "H-04 not_the_drawer");
  CHECK(table.refusal(kEnd) == "H-04 draw_first");
  CHECK(table.refusal(Action::theft(kRed, kBlue, "1"_card)) == "H-04 draw_first");
}

TEST_CASE("H-04: with seven cards in hand one is drawn, with eight or more none") {
  Sketch seven(R"(red:  | 1 1 2
                  blue: | 1 2 3 4 5 6 7
                  deck: 5
                  red plays)");
  seven.play(kEnd);
  CHECK(seven.state().phase == Phase::kDraw);

  Sketch eight(R"(red:  | 1 1 2
                  blue: | 1 2 3 4 5 6 7 8
                  deck: 5
                  red plays)");
  eight.play(kEnd);
  CHECK(Highrise::turn(eight.state()) == Turn::of(kBlue));
  CHECK(eight.state().deck.size == 1);

  Sketch nine(R"(red:  | 1 1 2
                 blue: | 1 2 3 4 5 6 7 8 8
                 deck: 5
                 red plays)");
  nine.play(kEnd);
  CHECK(Highrise::turn(nine.state()) == Turn::of(kBlue));
}

TEST_CASE("H-05: any number of cards is played, in any order") {
  Sketch table(R"(red:  | 1 8 4 5 dog hammer joker
                  blue: 2+7 | 1
                  deck: 2
                  red plays)");
  table.play(build(4, 5));
  table.play(hammer(kBlue));
  table.play(build_with_joker(8));
  table.play(Action::dog(1));
  CHECK(table.drawn() == drawn(R"(red:     4+5 *1+8/dog | 1
                                  blue:    | 1
                                  deck:    2
                                  discard: 2 7 hammer
                                  red plays)"));
}

TEST_CASE("H-05: the turn may end with nothing played, though something could be") {
  Sketch table(R"(red:  | 1 8 dog
                  blue: | 1 1 1
                  red plays)");
  table.play(kEnd);
  CHECK(Highrise::turn(table.state()) == Turn::of(kBlue));
}

TEST_CASE("H-05: to end the turn stays a decision where nothing can be played") {
  const Sketch table(R"(red:  | 1 1 1
                        blue: | 8 8 8
                        red plays)");
  CHECK(Highrise::turn(table.state()) == Turn::of(kRed));
  CHECK(table.next_actions() == std::vector{kEnd});
}

TEST_CASE("H-05: only cards in hand are played, and none is drawn meanwhile") {
  const Sketch table(R"(red:  1+8 | 1
                        blue: 2+7/dog | 8 joker dog bone hammer ball milkshake thief super van
                        deck: 5
                        red plays)");
  for (const Action action :
       {build(1, 8), build(4, 5), build_with_joker(1), steal(2, kBlue), Action::dog(0),
        Action::bone(kBlue, 0), hammer(kBlue), ball(kBlue), milkshake(kBlue), thief(kBlue),
        kSuperThief, kVan, Action::build(card_at(kCards), "joker"_card)}) {
    CHECK(table.refusal(action) == "H-05 not_in_hand");
  }
  CHECK(table.refusal(Action::draw(kRed, "5"_card)) == "H-05 nothing_to_draw");
  CHECK(table.refusal(Action::theft(kBlue, kRed, "8"_card)) == "H-05 nothing_to_draw");
}

TEST_CASE("H-06: with fewer than three cards the hand is filled up to three, one by one") {
  Sketch table(R"(red:  | 1
                  blue: | 8 8 8
                  deck: 2 3 4
                  red plays)");
  table.play(kEnd);
  CHECK(table.state().phase == Phase::kRefill);
  CHECK(table.refusal(kEnd) == "H-06 refill_first");
  CHECK(table.refusal(Action::draw(kBlue, "2"_card)) == "H-04 not_the_drawer");
  table.play(Action::draw(kRed, "4"_card));
  CHECK(table.drawn() == drawn(R"(red:  | 1 4
                                  blue: | 8 8 8
                                  deck: 2 3
                                  red refills)"));
  table.play(Action::draw(kRed, "2"_card));
  CHECK(table.drawn() == drawn(R"(red:  | 1 2 4
                                  blue: | 8 8 8
                                  deck: 3
                                  blue draws)"));
}

TEST_CASE("H-06: with three cards or more nothing is drawn") {
  for (const char* hand : {"1 2 3", "1 2 3 4", "1 2 3 4 5 6 7 8 8"}) {
    CAPTURE(hand);
    Sketch table("red: |" + std::string(hand) + "\n blue: | 8 \n deck: 1 1 1 \n red plays");
    table.play(kEnd);
    CHECK(table.state().seat == kBlue);
    CHECK(table.state().deck.size == 3);
  }
}

TEST_CASE("H-06: the discard may be reshuffled between two cards") {
  Sketch table(R"(red:     | 1
                  blue:    | 8 8 8
                  deck:    2
                  discard: 3 4
                  red plays)");
  CHECK(table.play(kEnd).empty());
  CHECK(table.play(Action::draw(kRed, "2"_card)).empty());
  CHECK(table.play(Action::draw(kRed, "3"_card)) == "reshuffle");
  CHECK(table.drawn() == drawn(R"(red:  | 1 2 3
                                  blue: | 8 8 8
                                  deck: 4
                                  blue draws)"));
}

TEST_CASE("H-07: the discard becomes the deck when a card must be drawn, and not before") {
  Sketch table(R"(red:     | 1 2 3 hammer
                  blue:    4+5 | 8 8 8
                  deck:    6
                  discard: 7
                  red draws)");
  CHECK(table.play(Action::draw(kRed, "6"_card)).empty());
  table.play(hammer(kBlue));
  CHECK(table.play(kEnd).empty());
  CHECK(table.drawn() == drawn(R"(red:     | 1 2 3 6
                                  blue:    | 8 8 8
                                  discard: 4 5 7 hammer
                                  blue draws)"));
  CHECK(table.chances().size() == 4);
  CHECK(table.refusal(Action::draw(kBlue, "6"_card)) == "H-07 not_in_stock");
  CHECK(table.refusal(Action::draw(kBlue, card_at(kCards))) == "H-07 not_in_stock");
  CHECK(table.play(Action::draw(kBlue, "hammer"_card)) == "reshuffle");
  CHECK(table.drawn() == drawn(R"(red:  | 1 2 3 6
                                  blue: | 8 8 8 hammer
                                  deck: 4 5 7
                                  blue plays)"));
}

TEST_CASE("H-07: while the deck lasts, nothing comes from the discard") {
  const Sketch table(R"(red:     | 1
                        blue:    | 8
                        deck:    2
                        discard: 3 3
                        red draws)");
  CHECK(table.next_actions() == std::vector{Action::draw(kRed, "2"_card)});
  CHECK(table.refusal(Action::draw(kRed, "3"_card)) == "H-07 not_in_stock");
}

TEST_CASE("H-07: with deck and discard empty nothing is drawn, and play goes on") {
  Sketch table(R"(red:  | 1
                  blue: | 8
                  red plays)");
  CHECK(table.play(kEnd).empty());
  CHECK(Highrise::turn(table.state()) == Turn::of(kBlue));
  CHECK(table.play(kEnd).empty());
  CHECK(Highrise::turn(table.state()) == Turn::of(kRed));
}

TEST_CASE("H-07: a refill stops where deck and discard run out") {
  Sketch table(R"(red:  |
                  blue: | 8
                  deck: 2 3
                  red plays)");
  table.play(kEnd);
  table.play(Action::draw(kRed, "2"_card));
  table.play(Action::draw(kRed, "3"_card));
  CHECK(table.drawn() == drawn(R"(red:  | 2 3
                                  blue: | 8
                                  blue plays)"));
}

TEST_CASE("H-22: thefts take a hand past eight, and nothing has to be given up") {
  Sketch table(R"(red:   | 1 1 2 2 3 3 4 4 super
                  blue:  | 8
                  yellow:| 7
                  deck:  6
                  red plays)");
  table.play(kSuperThief);
  table.play(Action::theft(kBlue, kRed, "8"_card));
  table.play(Action::theft(kYellow, kRed, "7"_card));
  table.play(kEnd);
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 2 2 3 3 4 4 7 8
                                  blue:    |
                                  yellow:  |
                                  deck:    6
                                  discard: super
                                  blue draws)"));
}

}  // namespace
}  // namespace loggia::highrise
