// Floors from one's own hand: two cards that add up to nine (H-09), and jokers among them (H-12,
// H-13).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-09: two numbers that add up to nine are set on top of one's own tower") {
  Sketch table(R"(red:  4+5 | 1 3 6
                  blue: 2+7 | 8
                  red plays)");
  CHECK(table.play(build(3, 6)).empty());
  CHECK(table.drawn() == drawn(R"(red:  4+5 3+6 | 1
                                  blue: 2+7 | 8
                                  red plays)"));
}

TEST_CASE("H-09: the four pairs that make nine, and no other") {
  const Sketch table(R"(red:  | 1 2 3 4 5 6 7 8
                        blue: | 8
                        red plays)");
  CHECK(table.next_actions() ==
        std::vector{build(1, 8), build(2, 7), build(3, 6), build(4, 5), kEnd});
  for (int low = 1; low <= 8; ++low) {
    for (int high = low; high <= 8; ++high) {
      CAPTURE(low);
      CAPTURE(high);
      const std::string answer = low + high == 9 ? "" : "H-09 not_nine";
      CHECK(table.refusal(build(low, high)) == answer);
    }
  }
}

TEST_CASE("H-09: the cards of a floor have no order: one name, one floor") {
  const Sketch table(R"(red:  | 4 5
                        blue: | 8
                        red plays)");
  CHECK(table.refusal(build(4, 5)).empty());
  CHECK(table.refusal(build(5, 4)) == "H-09 not_nine");
  CHECK(Floor(4, false) == Floor(5, false));
}

TEST_CASE("H-09: specials build nothing") {
  const Sketch table(R"(red:  | 4 joker dog hammer van
                        blue: | 8
                        red plays)");
  for (const Card special : {"dog"_card, "hammer"_card, "van"_card}) {
    CHECK(table.refusal(Action::build("4"_card, special)) == "H-09 not_nine");
    CHECK(table.refusal(Action::build(special, "joker"_card)) == "H-12 needs_number");
  }
}

TEST_CASE("H-09: a floor may be built more than once a turn, and stands at once") {
  Sketch table(R"(red:  | 1 8 1 8
                  blue: | 8
                  red plays)");
  table.play(build(1, 8));
  CHECK(table.drawn() == drawn(R"(red:  1+8 | 1 8
                                  blue: | 8
                                  red plays)"));
  table.play(build(1, 8));
  CHECK(table.drawn() == drawn(R"(red:  1+8 1+8 |
                                  blue: | 8
                                  red plays)"));
}

TEST_CASE("H-12: next to a number a joker stands for whatever makes nine") {
  for (int number = 1; number <= 8; ++number) {
    CAPTURE(number);
    Sketch table(R"(red:  | 1 2 3 4 5 6 7 8 joker
                    blue: | 8
                    red plays)");
    table.play(build_with_joker(number));
    const Floor floor = table.state().tower(kRed).top();
    CHECK(floor.has_value(number));
    CHECK(floor.card(number) == number_card(number));
    CHECK(floor.card(9 - number) == "joker"_card);
    CHECK_FALSE(table.state().hand(kRed).has("joker"_card));
    CHECK_FALSE(table.state().hand(kRed).has(number_card(number)));
  }
}

TEST_CASE("H-12: a joker never stands next to another") {
  const Sketch table(R"(red:  | joker joker
                        blue: | 8
                        red plays)");
  CHECK(table.refusal(Action::build("joker"_card, "joker"_card)) == "H-12 needs_number");
  CHECK(table.next_actions() == std::vector{kEnd});
}

TEST_CASE("H-13: a joker in a tower keeps the value it was played as") {
  Sketch table(R"(red:  | 3 joker
                  blue: | 3 6
                  red plays)");
  table.play(build_with_joker(3));
  CHECK(table.drawn() == drawn(R"(red:  3+*6 |
                                  blue: | 3 6
                                  red plays)"));
  table.play(kEnd);
  // As a 6 it is taken with a 3; the 3 beside it with a 6; nothing else fits.
  CHECK(table.next_actions() == std::vector{build(3, 6), steal(6, kRed), steal(3, kRed), kEnd});
}

TEST_CASE("H-13: once discarded, a joker is free again") {
  Sketch table(R"(red:  | 1 2 hammer
                  blue: 3+*6 |
                  red plays)");
  table.play(hammer(kBlue));
  CHECK(table.state().discard["joker"_card] == 1);
  table.play(kEnd);
  CHECK(table.play(Action::draw(kRed, "joker"_card)) == "reshuffle");
  table.play(Action::draw(kBlue, "3"_card));
  table.play(kEnd);
  table.play(Action::draw(kBlue, "hammer"_card));
  CHECK(table.drawn() == drawn(R"(red:  | 1 2 joker
                                  blue: | 3 hammer
                                  red plays)"));
  table.play(build_with_joker(1));
  CHECK(drawn(table.state().tower(kRed).top()) == "1+*8");
}

}  // namespace
}  // namespace loggia::highrise
