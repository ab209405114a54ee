// Dogs and bones (H-14, H-15).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-14: a dog is set beside any floor of one's own tower") {
  for (int floor = 0; floor < 3; ++floor) {
    CAPTURE(floor);
    Sketch table(R"(red:  4+5 3+6 2+7 | dog
                    blue: 1+8 | 1
                    red plays)");
    CHECK(table.play(Action::dog(floor)).empty());
    for (int other = 0; other < 3; ++other) {
      CHECK(table.state().tower(kRed).floor(other).has_dog() == (other == floor));
    }
    CHECK(table.state().hand(kRed).size == 0);
    CHECK(table.state().discard.size == 0);
  }
}

TEST_CASE("H-14: a guarded floor is neither stolen from nor hammered") {
  Sketch table(R"(red:  4+5 | dog 1 1
                  blue: | 4 hammer
                  red plays)");
  table.play(Action::dog(0));
  table.play(kEnd);
  CHECK(table.state().seat == kBlue);
  CHECK(table.refusal(steal(4, kRed)) == "H-11 top_guarded");
  CHECK(table.refusal(hammer(kRed)) == "H-14 hammer_guarded");
  CHECK(table.next_actions() == std::vector{kEnd});
}

TEST_CASE("H-14: one dog a floor at most, on as many floors as there are dogs") {
  Sketch table(R"(red:  4+5 3+6 | dog dog dog
                  blue: | 1
                  red plays)");
  table.play(Action::dog(1));
  CHECK(table.refusal(Action::dog(1)) == "H-14 dog_there");
  table.play(Action::dog(0));
  CHECK(table.drawn() == drawn(R"(red:  4+5/dog 3+6/dog | dog
                                  blue: | 1
                                  red plays)"));
  CHECK(table.next_actions() == std::vector{kEnd});
}

TEST_CASE("H-14: a dog needs a floor") {
  const Sketch table(R"(red:  4+5 | dog
                        blue: 1+8 3+6 | 1
                        red plays)");
  CHECK(table.refusal(Action::dog(0)).empty());
  for (const int floor : {1, 2, 7, 8, 255}) {
    CHECK(table.refusal(Action::dog(floor)) == "H-14 no_such_floor");
  }
}

TEST_CASE("H-14: a new floor has no dog, whatever stands below") {
  Sketch table(R"(red:  4+5/dog | 1 8
                  blue: | 1
                  red plays)");
  table.play(build(1, 8));
  CHECK(table.drawn() == drawn(R"(red:  4+5/dog 1+8 |
                                  blue: | 1
                                  red plays)"));
}

TEST_CASE("H-15: a bone removes an opponent's dog, and both are discarded") {
  Sketch table(R"(red:  | bone
                  blue: 4+5 3+6/dog | 1
                  red plays)");
  CHECK(table.play(Action::bone(kBlue, 1)).empty());
  CHECK(table.drawn() == drawn(R"(red:     |
                                  blue:    4+5 3+6 | 1
                                  discard: bone dog
                                  red plays)"));
}

TEST_CASE("H-15: of any opponent, on any floor") {
  Sketch table(R"(red:   3+6/dog | bone bone
                  blue:  4+5/dog 3+6 2+7/dog | 1
                  yellow:1+8 4+5/dog 3+6 |
                  red plays)");
  CHECK(table.next_actions() == std::vector{Action::bone(kBlue, 0), Action::bone(kBlue, 2),
                                            Action::bone(kYellow, 1), kEnd});
  table.play(Action::bone(kBlue, 0));
  table.play(Action::bone(kYellow, 1));
  CHECK(table.drawn() == drawn(R"(red:     3+6/dog |
                                  blue:    4+5 3+6 2+7/dog | 1
                                  yellow:  1+8 4+5 3+6 |
                                  discard: bone bone dog dog
                                  red plays)"));
}

TEST_CASE("H-15: refused where there is no dog, or no floor") {
  const Sketch table(R"(red:  | bone
                        blue: 4+5 3+6/dog | 1
                        red plays)");
  CHECK(table.refusal(Action::bone(kBlue, 0)) == "H-15 no_dog");
  CHECK(table.refusal(Action::bone(kBlue, 2)) == "H-14 no_such_floor");
  CHECK(table.refusal(Action::bone(kBlue, 255)) == "H-14 no_such_floor");
}

TEST_CASE("H-15: a floor without its dog may be stolen from and hammered again") {
  Sketch table(R"(red:  | bone 3 hammer
                  blue: 4+5 3+6/dog | 1
                  red plays)");
  table.play(Action::bone(kBlue, 1));
  CHECK(table.refusal(hammer(kBlue)).empty());
  table.play(steal(3, kBlue));
  CHECK(table.drawn() == drawn(R"(red:     3+6 | hammer
                                  blue:    4+5 | 1
                                  discard: 3 bone dog
                                  red plays)"));
}

TEST_CASE("H-25: bones remove only opponents' dogs") {
  const Sketch table(R"(red:  4+5/dog | bone
                        blue: 3+6 | 1
                        red plays)");
  CHECK(table.refusal(Action::bone(kRed, 0)) == "H-25 own_seat");
  CHECK(table.next_actions() == std::vector{kEnd});
}

}  // namespace
}  // namespace loggia::highrise
