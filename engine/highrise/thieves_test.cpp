// Cards out of other hands (H-18, H-19).
#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-18: a thief takes a card from an opponent's hand, each card equally likely") {
  Sketch table(R"(red:  | 2 thief
                  blue: | 7 7 7 dog
                  red plays)");
  CHECK(table.play(thief(kBlue)).empty());
  CHECK(table.drawn() == drawn(R"(red:     | 2
                                  blue:    | 7 7 7 dog
                                  discard: thief
                                  red robs blue)"));
  CHECK(Highrise::turn(table.state()).is_chance());
  const Highrise::ChanceList chances = table.chances();
  REQUIRE(chances.size() == 2);
  CHECK(chances[0].action == Action::theft(kBlue, kRed, "7"_card));
  CHECK(chances[0].weight == 3);
  CHECK(chances[1].action == Action::theft(kBlue, kRed, "dog"_card));
  CHECK(chances[1].weight == 1);
  CHECK(table.play(chances[0].action).empty());
  CHECK(table.drawn() == drawn(R"(red:     | 2 7
                                  blue:    | 7 7 dog
                                  discard: thief
                                  red plays)"));
}

TEST_CASE("H-18: the stolen card may be played in the same turn") {
  Sketch table(R"(red:  | 2 thief
                  blue: | 7
                  red plays)");
  table.play(thief(kBlue));
  table.play(Action::theft(kBlue, kRed, "7"_card));
  table.play(build(2, 7));
  CHECK(table.drawn() == drawn(R"(red:     2+7 |
                                  blue:    |
                                  discard: thief
                                  red plays)"));
}

TEST_CASE("H-18: a stolen thief robs on") {
  Sketch table(R"(red:   | thief
                  blue:  | thief
                  yellow:| 8
                  red plays)");
  table.play(thief(kBlue));
  table.play(Action::theft(kBlue, kRed, "thief"_card));
  table.play(thief(kYellow));
  table.play(Action::theft(kYellow, kRed, "8"_card));
  CHECK(table.drawn() == drawn(R"(red:     | 8
                                  blue:    |
                                  yellow:  |
                                  discard: thief thief
                                  red plays)"));
}

TEST_CASE("H-18: the opponent must hold a card") {
  const Sketch table(R"(red:   | thief
                        blue:  4+5 |
                        yellow:| 8
                        red plays)");
  CHECK(table.refusal(thief(kBlue)) == "H-18 empty_hand");
  CHECK(table.next_actions() == std::vector{thief(kYellow), kEnd});
}

TEST_CASE("H-18: until the card is taken nothing else happens, and it is one of theirs") {
  const Sketch table(R"(red:   | 1
                        blue:  | 7
                        yellow:| 8
                        deck:  5
                        red robs blue)");
  CHECK(table.refusal(kEnd) == "H-18 theft_first");
  CHECK(table.refusal(Action::draw(kRed, "5"_card)) == "H-18 theft_first");
  CHECK(table.refusal(Action::theft(kBlue, kYellow, "7"_card)) == "H-18 not_the_thief");
  CHECK(table.refusal(Action::theft(kYellow, kRed, "8"_card)) == "H-19 not_the_robbed");
  CHECK(table.refusal(Action::theft(kBlue, kRed, "8"_card)) == "H-18 not_in_their_hand");
  CHECK(table.refusal(Action::theft(kBlue, kRed, card_at(kCards))) == "H-18 not_in_their_hand");
  CHECK(table.refusal(Action::theft(kBlue, kRed, "7"_card)).empty());
}

TEST_CASE("H-19: a super-thief takes a card from each opponent, from the next seat on") {
  Sketch table(R"(red:   | 1 1
                  blue:  | 2 2
                  yellow:| 3 super
                  white:  | 4 5
                  yellow plays)");
  CHECK(table.play(kSuperThief).empty());
  CHECK(table.drawn() == drawn(R"(red:     | 1 1
                                  blue:    | 2 2
                                  yellow:  | 3
                                  white:    | 4 5
                                  discard: super
                                  yellow robs red blue white)"));
  CHECK(table.next_actions() == std::vector{Action::theft(kWhite, kYellow, "4"_card),
                                            Action::theft(kWhite, kYellow, "5"_card)});
  CHECK(table.refusal(Action::theft(kRed, kYellow, "1"_card)) == "H-19 not_the_robbed");
  table.play(Action::theft(kWhite, kYellow, "5"_card));
  CHECK(table.next_actions() == std::vector{Action::theft(kRed, kYellow, "1"_card)});
  table.play(Action::theft(kRed, kYellow, "1"_card));
  CHECK(table.next_actions() == std::vector{Action::theft(kBlue, kYellow, "2"_card)});
  table.play(Action::theft(kBlue, kYellow, "2"_card));
  CHECK(table.drawn() == drawn(R"(red:     | 1
                                  blue:    | 2
                                  yellow:  | 1 2 3 5
                                  white:    | 4
                                  discard: super
                                  yellow plays)"));
}

TEST_CASE("H-19: an opponent with an empty hand is passed over") {
  Sketch table(R"(red:   | super
                  blue:  |
                  yellow:| 8
                  white:  |
                  red plays)");
  table.play(kSuperThief);
  CHECK(table.next_actions() == std::vector{Action::theft(kYellow, kRed, "8"_card)});
  table.play(Action::theft(kYellow, kRed, "8"_card));
  CHECK(table.state().phase == Phase::kPlay);
}

TEST_CASE("H-19: at least one opponent must hold a card") {
  const Sketch table(R"(red:   | super 1
                        blue:  |
                        yellow:|
                        red plays)");
  CHECK(table.refusal(kSuperThief) == "H-19 all_hands_empty");
  CHECK(table.next_actions() == std::vector{kEnd});
}

TEST_CASE("H-25: nobody robs their own hand") {
  const Sketch table(R"(red:  | thief 1
                        blue: | 8
                        red plays)");
  CHECK(table.refusal(thief(kRed)) == "H-25 own_seat");
}

}  // namespace
}  // namespace loggia::highrise
