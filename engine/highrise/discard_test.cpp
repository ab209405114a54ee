// What lies on top of the discard pile (H-24): what was laid there last.
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-24: what was laid on the discard last lies on top, whatever its kind") {
  Sketch table(R"(red:     | thief 3
                  blue:    3+6 | 1
                  deck:    2
                  discard: van super
                  red plays)");
  CHECK(table.state().discard_top == "super"_card);
  table.play(thief(kBlue));
  CHECK(table.state().discard_top == "thief"_card);
  table.play(Action::theft(kBlue, kRed, "1"_card));
  CHECK(table.state().discard_top == "thief"_card);
  table.play(steal(3, kBlue));  // takes the 6, and the other 3 is discarded
  CHECK(table.state().discard_top == "3"_card);
}

TEST_CASE("H-24: the played card goes first, then what it takes away, the dog last") {
  Sketch table(R"(red:  | hammer bone ball
                  blue: 1+8/dog 2+7 4+*5 *3+6/dog | 7
                  red plays)");
  table.play(Action::bone(kBlue, 3));
  CHECK(table.state().discard_top == "dog"_card);
  table.play(hammer(kBlue));  // 3+6, of which the joker is the lower
  CHECK(table.state().discard_top == "6"_card);
  table.play(ball(kBlue));
  CHECK(table.state().discard_top == "joker"_card);

  Sketch guarded("red: | ball\nblue: 4+5/dog | 7\nred plays");
  guarded.play(ball(kBlue));
  CHECK(guarded.state().discard_top == "dog"_card);
}

TEST_CASE("H-24: what stays on the table is not on the discard yet") {
  Sketch table(R"(red:     | milkshake van dog 1 8
                  blue:    | 7
                  deck:    2 2 2 2
                  discard: 3
                  red plays)");
  table.play(build(1, 8));
  table.play(Action::dog(0));
  table.play(milkshake(kBlue));
  table.play(kVan);
  CHECK(table.state().discard_top == "3"_card);
  table.play(kEnd);
  for (int card = 0; card < 4; ++card) table.play(Action::draw(kRed, "2"_card));
  CHECK(table.state().discard_top == "van"_card);  // H-21: red's next turn has begun
  table.play(kEnd);
  CHECK(table.state().discard_top == "milkshake"_card);  // H-20: blue's has been lost
}

TEST_CASE("H-07: a discard that became the deck has no top") {
  Sketch table(R"(red:     | 1
                  blue:    | 1
                  discard: 3 4
                  red draws)");
  CHECK(table.play(Action::draw(kRed, "4"_card)) == "reshuffle");
  CHECK_FALSE(table.state().discard_top.has_value());
}

}  // namespace
}  // namespace loggia::highrise
