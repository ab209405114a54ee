// Every refusal there is, with its rule: one table for each, and an action that it refuses.
#include "engine/highrise/refusals.h"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

struct Case {
  const char* drawing;
  Action action;
  const char* answer;
};

constexpr const char* kBusy = R"(red:  1+8/dog 3+6 | 1 4 joker dog bone hammer milkshake thief
                                 blue: 4+5 2+7/dog | 6
                                 deck: 3
                                 red plays)";
constexpr const char* kBare = R"(red:  | 1 hammer thief super van
                                 blue: |
                                 van
                                 red plays)";
constexpr const char* kDrawing = R"(red:  | 1
                                    blue: | 6
                                    deck: 3
                                    red draws)";
constexpr const char* kRefilling = R"(red:  | 1
                                      blue: | 6
                                      deck: 3
                                      red refills)";
constexpr const char* kRobbing = R"(red:   | 1
                                    blue:  | 6
                                    yellow:| 7
                                    red robs blue)";

// All but deal_first, which no drawing shows: see H-02 in setup_test.cpp.
constexpr auto kCases = std::to_array<Case>({
    {"red: | \n blue: | \n over", kEnd, "H-08 match_over"},
    {kDrawing, kEnd, "H-04 draw_first"},
    {kDrawing, Action::draw(kBlue, "3"_card), "H-04 not_the_drawer"},
    {kDrawing, Action::draw(kRed, "4"_card), "H-07 not_in_stock"},
    {kRefilling, kEnd, "H-06 refill_first"},
    {kRobbing, kEnd, "H-18 theft_first"},
    {kRobbing, Action::theft(kBlue, kYellow, "6"_card), "H-18 not_the_thief"},
    {kRobbing, Action::theft(kYellow, kRed, "7"_card), "H-19 not_the_robbed"},
    {kRobbing, Action::theft(kBlue, kRed, "7"_card), "H-18 not_in_their_hand"},
    {kBusy, Action::draw(kRed, "3"_card), "H-05 nothing_to_draw"},
    {kBusy, build(4, 5), "H-05 not_in_hand"},
    {kBusy, build(1, 4), "H-09 not_nine"},
    {kBusy, Action::build("joker"_card, "joker"_card), "H-12 needs_number"},
    {kBusy, Action::steal("joker"_card, kBlue), "H-12 joker_steals"},
    {kBusy, milkshake(kYellow), "H-03 no_such_seat"},
    {kBusy, milkshake(kRed), "H-25 own_seat"},
    {kBusy, steal(4, kBlue), "H-11 top_guarded"},
    {kBusy, hammer(kBlue), "H-14 hammer_guarded"},
    {kBusy, Action::dog(2), "H-14 no_such_floor"},
    {kBusy, Action::dog(0), "H-14 dog_there"},
    {kBusy, Action::bone(kBlue, 0), "H-15 no_dog"},
    {"red: | 1 \n blue: 4+5 | 6 \n red plays", steal(1, kBlue), "H-10 not_on_top"},
    {kBare, hammer(kBlue), "H-25 no_floor"},
    {kBare, thief(kBlue), "H-18 empty_hand"},
    {kBare, kSuperThief, "H-19 all_hands_empty"},
    {kBare, kVan, "H-25 second_van"},
});

TEST_CASE("H-25: whatever a rule forbids is refused with its number, and nothing is changed") {
  for (const Case& refused : kCases) {
    CAPTURE(refused.answer);
    const Sketch table(refused.drawing);
    CHECK(table.refusal(refused.action) == refused.answer);
    CHECK(table.drawn() == drawn(refused.drawing));
  }
}

TEST_CASE("every refusal is produced above, but for the deal's") {
  std::set<std::string> produced = {"H-02 deal_first"};
  for (const Case& refused : kCases) produced.insert(refused.answer);
  std::set<std::string> all;
  for (const Refusal& refusal : refusals::kAll) {
    all.insert(std::string(refusal.rule) + " " + refusal.code);
  }
  CHECK(produced == all);
}

}  // namespace
}  // namespace loggia::highrise
