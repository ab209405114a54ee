// The facts that words need, held against tables drawn in text.
#include "notation/highrise/happenings.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "engine/highrise/sketch.h"
#include "notation/registry.h"

namespace loggia::highrise {
namespace {

std::string in_json(const std::vector<happened::Any>& happenings) {
  const GameEntry& entry = *find_game("highrise");
  Problems problems;
  const auto game = entry.make_standard(usual_choices(entry.options), problems);
  std::string out;
  for (const happened::Any& each : happenings) out += wire::written(each, game.get()) + "\n";
  return out;
}

// What is told of an action to somebody who saw all of it, or did not see the card.
std::string told(std::string_view drawing, Action action, bool is_card_hidden = false) {
  Sketch table(drawing);
  const State before = table.state();
  table.play(action);
  return in_json(tell(table.game(), before, table.state(),
                      {.action = action, .is_card_hidden = is_card_hidden}, kSpectator));
}

TEST_CASE("H-09, H-12: a floor is told with its number, its cards, and what its joker stands for") {
  constexpr std::string_view kTable = "red: 4+5 | 3 6 joker\nblue: | 1\ndeck: 1\nred plays";
  CHECK(told(kTable, build(3, 6)) == R"({"what":"built","by":"red","floor":2,"cards":[3,6]})"
                                     "\n");
  CHECK(told(kTable, build_with_joker(3)) ==
        R"({"what":"built","by":"red","floor":2,"cards":[3,"joker"],"value":6})"
        "\n");
}

TEST_CASE("H-10, H-13: a theft is told with the card that was taken, and what a joker stood for") {
  constexpr std::string_view kTable = "red: | 3 6\nblue: 4+5 3+*6 | 1\ndeck: 1\nred plays";
  CHECK(told(kTable, steal(3, kBlue)) ==
        R"({"what":"stole","by":"red","from":"blue","with":3,"card":"joker","value":6,"floor":1})"
        "\n");
  CHECK(told(kTable, steal(6, kBlue)) ==
        R"({"what":"stole","by":"red","from":"blue","with":6,"card":3,"floor":1})"
        "\n");
}

TEST_CASE("H-16, H-17: what strikes a tower is told with the floor and the dog that it hits") {
  constexpr std::string_view kTable =
      "red: | ball hammer\nblue: 4+5 3+6/dog | 1\nyellow: 1+8 | 2\ndeck: 1\nred plays";
  CHECK(told(kTable, ball(kBlue)) ==
        R"({"what":"ball","by":"red","to":"blue","floor":2,"dog":true})"
        "\n");
  CHECK(told(kTable, ball(kYellow)) == R"({"what":"ball","by":"red","to":"yellow","floor":1})"
                                       "\n");
  CHECK(told(kTable, hammer(kYellow)) == R"({"what":"hammer","by":"red","to":"yellow","floor":1})"
                                         "\n");
}

TEST_CASE("H-06: cards that nobody else sees are told with the end of the turn, and once") {
  CHECK(told("red: | 3\nblue: | 1\ndeck: 1 2 3 4\nred plays", kEnd)
            .starts_with(R"({"what":"ended","by":"red","draws":)"));
  constexpr std::string_view kRefill = "red: | 3\nblue: | 1\ndeck: 1 2 3 4\nred refills";
  CHECK(told(kRefill, Action::draw(kRed, number_card(2)), true).empty());
  CHECK(told(kRefill, Action::draw(kRed, number_card(2))) ==
        R"({"what":"drew","seat":"red","card":2})"
        "\n");
  CHECK(told("red: | 3\nblue: | 1\ndeck: 1 2\nred draws", Action::draw(kRed, number_card(2)),
             true) == R"({"what":"drew","seat":"red"})"
                      "\n");
}

TEST_CASE("H-20, H-21: turns that are lost are told, and whose turn comes next") {
  const std::string full = "red: | 1 1 1 1 1 1 1 1\nblue: | 1 | milkshake\ndeck: 1\n";
  CHECK(told(full + "red plays", kEnd) ==
        R"({"what":"ended","by":"red"}
{"what":"lost_turn","seat":"blue"}
{"what":"turn","number":2,"seat":"red"}
)");
  CHECK(told("red: | 1 1 1 1 1 1 1 1\nblue: | 1\ndeck: 1\nvan\nred plays", kEnd) ==
        R"({"what":"ended","by":"red"}
{"what":"missed_turn","seat":"blue"}
{"what":"extra_turn","seat":"red"}
{"what":"turn","number":1,"seat":"red"}
)");
}

}  // namespace
}  // namespace loggia::highrise
