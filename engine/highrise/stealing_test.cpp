// Floors with a card from an opponent's top floor (H-10…H-13).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-10: a number takes the card that makes nine off a top floor, which is gone") {
  Sketch table(R"(red:  4+5 | 3 3
                  blue: 1+8 3+6 | 7
                  deck: 2
                  red plays)");
  CHECK(table.play(steal(3, kBlue)).empty());
  CHECK(table.drawn() == drawn(R"(red:     4+5 3+6 | 3
                                  blue:    1+8 | 7
                                  deck:    2
                                  discard: 3
                                  red plays)"));
}

TEST_CASE("H-10: either card of the floor may be taken") {
  Sketch table(R"(red:  | 6
                  blue: 3+6 |
                  red plays)");
  table.play(steal(6, kBlue));
  CHECK(table.drawn() == drawn(R"(red:     3+6 |
                                  blue:    |
                                  discard: 6
                                  red plays)"));
}

TEST_CASE("H-10: from any opponent, one after the other") {
  Sketch table(R"(red:   2+7 |
                  blue:  | 2 8
                  yellow:|
                  white:  1+8 |
                  blue plays)");
  CHECK(table.next_actions() == std::vector{steal(8, kWhite), steal(2, kRed), kEnd});
  table.play(steal(8, kWhite));
  table.play(steal(2, kRed));
  CHECK(table.drawn() == drawn(R"(red:     |
                                  blue:    1+8 2+7 |
                                  yellow:  |
                                  white:    |
                                  discard: 2 8
                                  blue plays)"));
}

TEST_CASE("H-10: the floor below becomes the top, and may be stolen from in the same turn") {
  Sketch table(R"(red:  | 1 4
                  blue: 4+5 1+8 |
                  red plays)");
  CHECK(table.refusal(steal(4, kBlue)) == "H-10 not_on_top");
  table.play(steal(1, kBlue));
  table.play(steal(4, kBlue));
  CHECK(table.drawn() == drawn(R"(red:     1+8 4+5 |
                                  blue:    |
                                  discard: 1 4
                                  red plays)"));
}

TEST_CASE("H-10: refused where the top floor has no card that makes nine") {
  const Sketch table(R"(red:  | 1 2 3 4 5 6 7 8
                        blue: 3+6 |
                        red plays)");
  for (const int number : {1, 2, 4, 5, 7, 8}) {
    CHECK(table.refusal(steal(number, kBlue)) == "H-10 not_on_top");
  }
  CHECK(table.refusal(steal(3, kBlue)).empty());
  CHECK(table.refusal(steal(6, kBlue)).empty());
}

TEST_CASE("H-11: only the top floor is stolen from") {
  const Sketch table(R"(red:  | 3 6
                        blue: 3+6 1+8 |
                        red plays)");
  CHECK(table.refusal(steal(3, kBlue)) == "H-10 not_on_top");
  CHECK(table.next_actions() == std::vector{build(3, 6), kEnd});
}

TEST_CASE("H-11: a floor with a dog is not stolen from") {
  const Sketch table(R"(red:  | 3 6
                        blue: 3+6 3+6/dog |
                        red plays)");
  CHECK(table.refusal(steal(3, kBlue)) == "H-11 top_guarded");
  CHECK(table.refusal(steal(6, kBlue)) == "H-11 top_guarded");
  CHECK(table.next_actions() == std::vector{build(3, 6), kEnd});
}

TEST_CASE("H-11: a dog on a lower floor does not guard the top") {
  Sketch table(R"(red:  | 1 3
                  blue: 3+6/dog 1+8 |
                  red plays)");
  table.play(steal(1, kBlue));
  CHECK(table.drawn() == drawn(R"(red:     1+8 | 3
                                  blue:    3+6/dog |
                                  discard: 1
                                  red plays)"));
  CHECK(table.refusal(steal(3, kBlue)) == "H-11 top_guarded");
}

TEST_CASE("H-12: a joker is not the card that steals") {
  const Sketch table(R"(red:  | joker dog
                        blue: 3+6 |
                        red plays)");
  CHECK(table.refusal(Action::steal("joker"_card, kBlue)) == "H-12 joker_steals");
  CHECK(table.refusal(Action::steal("dog"_card, kBlue)) == "H-12 needs_number");
  CHECK(table.next_actions() == std::vector{kEnd});
}

TEST_CASE("H-13: a stolen joker keeps its value") {
  Sketch table(R"(red:  | 3
                  blue: 3+*6 |
                  red plays)");
  table.play(steal(3, kBlue));
  CHECK(table.drawn() == drawn(R"(red:     3+*6 |
                                  blue:    |
                                  discard: 3
                                  red plays)"));
}

TEST_CASE("H-13: where the number beside it is stolen, the joker is discarded") {
  Sketch table(R"(red:  | 6
                  blue: 3+*6 |
                  red plays)");
  table.play(steal(6, kBlue));
  CHECK(table.drawn() == drawn(R"(red:     3+6 |
                                  blue:    |
                                  discard: joker
                                  red plays)"));
}

TEST_CASE("H-13: a joker may be stolen again and again, as the same value") {
  Sketch table(R"(red:   | 7 1 1
                  blue:  | 7 1 1
                  yellow:7+*2 | 1
                  red plays)");
  table.play(steal(7, kYellow));
  table.play(kEnd);
  table.play(Action::draw(kRed, "7"_card));
  table.play(steal(7, kRed));
  CHECK(table.drawn() == drawn(R"(red:     | 1 1 7
                                  blue:    7+*2 | 1 1
                                  yellow:  | 1
                                  discard: 7
                                  blue plays)"));
}

TEST_CASE("H-25: nobody steals from their own tower, nor where there is no floor") {
  const Sketch table(R"(red:  3+6 | 3
                        blue: | 8
                        red plays)");
  CHECK(table.refusal(steal(3, kRed)) == "H-25 own_seat");
  CHECK(table.refusal(steal(3, kBlue)) == "H-25 no_floor");
}

}  // namespace
}  // namespace loggia::highrise
