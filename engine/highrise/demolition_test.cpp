// Hammers and the wrecking ball (H-16, H-17).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-16: a hammer destroys an opponent's top floor, and all its cards are discarded") {
  Sketch table(R"(red:  1+8 | hammer 1
                  blue: 4+5/dog 3+*6 | 7
                  deck: 2
                  red plays)");
  CHECK(table.play(hammer(kBlue)).empty());
  CHECK(table.drawn() == drawn(R"(red:     1+8 | 1
                                  blue:    4+5/dog | 7
                                  deck:    2
                                  discard: 3 joker hammer
                                  red plays)"));
}

TEST_CASE("H-16: a hammer does nothing to a guarded top floor") {
  const Sketch table(R"(red:   | hammer
                        blue:  4+5 3+6/dog | 7
                        yellow:2+7/dog 1+8 | 7
                        red plays)");
  CHECK(table.refusal(hammer(kBlue)) == "H-14 hammer_guarded");
  CHECK(table.next_actions() == std::vector{hammer(kYellow), kEnd});
}

TEST_CASE("H-16: several hammers take several floors") {
  Sketch table(R"(red:   | hammer hammer hammer
                  blue:  1+8 4+5 |
                  yellow:2+7 |
                  red plays)");
  table.play(hammer(kBlue));
  table.play(hammer(kBlue));
  CHECK(table.refusal(hammer(kBlue)) == "H-25 no_floor");
  table.play(hammer(kYellow));
  CHECK(table.drawn() == drawn(R"(red:     |
                                  blue:    |
                                  yellow:  |
                                  discard: 1 8 4 5 2 7 hammer hammer hammer
                                  red plays)"));
}

TEST_CASE("H-17: the wrecking ball destroys a guarded top floor, and the dog is discarded too") {
  Sketch table(R"(red:  | ball
                  blue: 4+5 *3+6/dog | 7
                  red plays)");
  CHECK(table.play(ball(kBlue)).empty());
  CHECK(table.drawn() == drawn(R"(red:     |
                                  blue:    4+5 | 7
                                  discard: 6 joker dog ball
                                  red plays)"));
}

TEST_CASE("H-17: the wrecking ball destroys a top floor without a dog as well") {
  Sketch table(R"(red:  | ball
                  blue: 4+5/dog 3+6 | 7
                  red plays)");
  table.play(ball(kBlue));
  CHECK(table.drawn() == drawn(R"(red:     |
                                  blue:    4+5/dog | 7
                                  discard: 3 6 ball
                                  red plays)"));
}

TEST_CASE("H-25: hammer and ball need an opponent's floor") {
  const Sketch table(R"(red:  4+5 | hammer ball
                        blue: | 7
                        red plays)");
  CHECK(table.refusal(hammer(kBlue)) == "H-25 no_floor");
  CHECK(table.refusal(ball(kBlue)) == "H-25 no_floor");
  CHECK(table.refusal(hammer(kRed)) == "H-25 own_seat");
  CHECK(table.refusal(ball(kRed)) == "H-25 own_seat");
  CHECK(table.next_actions() == std::vector{kEnd});
}

}  // namespace
}  // namespace loggia::highrise
