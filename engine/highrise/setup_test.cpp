// What is on the table before the first turn: the box, the deal, the seats (H-01…H-03).
#include <doctest/doctest.h>

#include "engine/core/seeded.h"
#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

TEST_CASE("H-01: 54 cards: 32 numbers, 4 jokers and 18 specials") {
  const Pile cards = standard_deck().cards;
  CHECK(cards.size == 54);
  for (int value = 1; value <= 8; ++value) CHECK(cards[number_card(value)] == 4);
  CHECK(cards["joker"_card] == 4);
  CHECK(cards["dog"_card] == 4);
  CHECK(cards["bone"_card] == 2);
  CHECK(cards["hammer"_card] == 3);
  CHECK(cards["ball"_card] == 1);
  CHECK(cards["milkshake"_card] == 3);
  CHECK(cards["van"_card] == 1);
  CHECK(cards["thief"_card] == 3);
  CHECK(cards["super"_card] == 1);
}

TEST_CASE("H-02: each player is dealt five cards, and the rest is the deck") {
  for (int players = 2; players <= kMaxSeats; ++players) {
    CAPTURE(players);
    const Highrise game(standard_deck(), {.players = players});
    State state = game.start();
    CHECK(state.deck.size == 54);
    Rng rng = seeded(1);
    for (int cards = 0; cards < 5 * players; ++cards) {
      CHECK(state.phase == Phase::kDeal);
      CHECK(index(state.seat) == cards % players);
      act_randomly(game, state, rng);
    }
    CHECK(state.phase == Phase::kDraw);
    for (const Seat seat : seats_of(players)) CHECK(state.hand(seat).size == 5);
    CHECK(state.deck.size == 54 - (5 * players));
    CHECK(state.discard.size == 0);
    CHECK(all_cards(state) == standard_deck().cards);
  }
}

TEST_CASE("H-02: every card of the deck is as likely to be dealt") {
  const Highrise game(standard_deck(), {.first = kBlue});
  Highrise::ChanceList chances;
  State state = game.start();
  game.apply(state, Action::draw(kBlue, "3"_card));
  game.apply(state, Action::draw(kRed, "van"_card));
  game.chances(state, chances);
  CHECK(chances.size() == 16);  // all kinds but the van
  for (const auto& [action, weight] : chances) {
    CHECK(action.seat == kBlue);
    const int left = standard_deck().cards[action.card] - (action.card == "3"_card ? 1 : 0);
    CHECK(static_cast<int>(weight) == left);
  }
}

TEST_CASE("H-02: nobody plays before the cards are dealt") {
  const Highrise game(standard_deck(), {});
  CHECK(Highrise::turn(game.start()).is_chance());
  for (const Action action : {kEnd, build(4, 5), kVan, Action::theft(kBlue, kRed, "1"_card)}) {
    const auto refusal = game.check(game.start(), action);
    REQUIRE(refusal);
    CHECK(refusal->rule == doctest::String("H-02"));
    CHECK(refusal->code == doctest::String("deal_first"));
  }
}

TEST_CASE("H-03: the first player is dealt the first card and takes the first turn") {
  for (int first = 0; first < 3; ++first) {
    CAPTURE(first);
    const Highrise game(standard_deck(), {.players = 3, .first = seat_at(first)});
    State state = game.start();
    Rng rng = seeded(2);
    CHECK(state.seat == seat_at(first));
    while (state.phase == Phase::kDeal) act_randomly(game, state, rng);
    CHECK(state.phase == Phase::kDraw);
    CHECK(state.seat == seat_at(first));
  }
}

TEST_CASE("H-03: turns go clockwise") {
  Sketch table(R"(red:   | 1 2 3
                  blue:  | 1 2 3
                  yellow:| 1 2 3
                  white:  | 1 2 3
                  white plays)");
  for (const Seat next : {kRed, kBlue, kYellow, kWhite, kRed}) {
    table.play(kEnd);
    CHECK(Highrise::turn(table.state()) == Turn::of(next));
  }
}

TEST_CASE("H-03: a seat where nobody sits is no target") {
  const Sketch table(R"(red:  | 1 bone hammer ball milkshake thief
                        blue: 1+8 | 1
                        red plays)");
  for (const Seat nobody : {kYellow, kWhite, seat_at(4), seat_at(255)}) {
    for (const Action action : {steal(1, nobody), Action::bone(nobody, 0), hammer(nobody),
                                ball(nobody), milkshake(nobody), thief(nobody)}) {
      CHECK(table.refusal(action) == "H-03 no_such_seat");
    }
  }
}

}  // namespace
}  // namespace loggia::highrise
