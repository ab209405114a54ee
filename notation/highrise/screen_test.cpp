// What a screen tells beyond a view, held against what playing brings.
#include "notation/highrise/screen.h"

#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"
#include "notation/highrise/names.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-10: a screen tells which numbers take which cards of a top floor") {
  for (const int with : {3, 6}) {
    CAPTURE(with);
    Sketch table("red: | 3 6\nblue: 4+5 3+*6 |\ndeck: 1\nred plays");
    const json::object screen = open_screen_json(table.game(), table.state());
    CHECK(!screen.at("seats").at("red").as_object().contains("taken_by"));
    const json::object& blue = screen.at("seats").at("blue").as_object();
    const json::object& top = blue.at("tower").as_array().back().as_object();
    const std::size_t place = blue.at("taken_by").at(0) == with ? 0 : 1;
    CHECK(blue.at("taken_by").at(place) == with);
    const bool is_joker_told = top.at("cards").at(place) == "joker";
    const int value = static_cast<int>(top.at("values").at(place).as_int64());
    table.play(steal(with, kBlue));
    const Floor built = table.state().tower(kRed).top();
    CHECK((built.card(value) == Card::kJoker) == is_joker_told);
    CHECK(built.card(with) == number_card(with));
  }
}

TEST_CASE("H-06: a screen tells what ending the turn draws") {
  Sketch table("red: | 3\nblue: | 1\ndeck: 1 2\ndiscard: 5\nred plays");
  const json::object screen = open_screen_json(table.game(), table.state());
  table.play(kEnd);
  int drawn = 0;
  while (table.state().phase == Phase::kRefill) {
    table.play(table.next_actions().front());
    ++drawn;
  }
  CHECK(screen.at("draws_at_end") == drawn);
}

}  // namespace
}  // namespace loggia::highrise
