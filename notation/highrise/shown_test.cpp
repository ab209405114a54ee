// What a screen shows beyond a view, held against what playing brings.
#include "notation/highrise/shown.h"

#include <doctest/doctest.h>

#include "engine/highrise/sketch.h"
#include "notation/highrise/names.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-10: a screen tells which numbers take which cards of a top floor") {
  for (const int with : {3, 6}) {
    CAPTURE(with);
    Sketch table("red: | 3 6\nblue: 4+5 3+*6 |\ndeck: 1\nred plays");
    const shown::Screen screen = open_screen_of(table.game(), table.state());
    CHECK(!screen.view.seats[0].taken_by.has_value());
    const shown::Belongings& blue = screen.view.seats[1];
    const shown::Floor& top = blue.tower.back();
    REQUIRE(blue.taken_by.has_value());
    const std::size_t place = blue.taken_by->front() == with ? 0 : 1;
    CHECK(blue.taken_by->at(place) == with);
    const bool is_joker_told = top.cards.at(place) == Card::kJoker;
    const int value = top.values.at(place);
    table.play(steal(with, kBlue));
    const Floor built = table.state().tower(kRed).top();
    CHECK((built.card(value) == Card::kJoker) == is_joker_told);
    CHECK(built.card(with) == number_card(with));
  }
}

TEST_CASE("H-06: a screen tells what ending the turn draws") {
  Sketch table("red: | 3\nblue: | 1\ndeck: 1 2\ndiscard: 5\nred plays");
  const shown::Screen screen = open_screen_of(table.game(), table.state());
  table.play(kEnd);
  int drawn = 0;
  while (table.state().phase == Phase::kRefill) {
    table.play(table.next_actions().front());
    ++drawn;
  }
  CHECK(screen.draws_at_end == drawn);
}

}  // namespace
}  // namespace loggia::highrise
