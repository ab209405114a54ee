// H-24: what a view shows, and that nothing a viewer is told depends on a card that is hidden.
#include <doctest/doctest.h>

#include <string>

#include "engine/core/seeded.h"
#include "engine/highrise/sketch.h"
#include "notation/highrise/notation.h"
#include "notation/highrise/terminal.h"

namespace loggia::highrise {
namespace {

// Everything the program tells a viewer about a state.
std::string told(const Highrise& game, const State& state, Viewer viewer) {
  std::string all = wire::written(shown_of(game, game.view(state, viewer)));
  all += draw(game, state, viewer, {});
  if (viewer) {
    for (const std::string_view question : {"plays", "table", "discard"}) {
      all += *answer(game, state, *viewer, question);
    }
  }
  return all;
}

// The same table with the cards that this viewer cannot see dealt anew: the deck, and all hands but
// their own.
State dealt_anew(const Highrise& game, const State& state, Viewer viewer, Rng& rng) {
  State other = state;
  Pile hidden = state.deck;
  for (const Seat seat : seats_of(game)) {
    if (viewer == seat) continue;
    for (const Pile& hand = state.hand(seat); const int card : bits(hand.kinds())) {
      for (int n = hand[card_at(card)]; n > 0; --n) hidden.add(card_at(card));
    }
  }
  for (const Seat seat : seats_of(game)) {
    if (viewer == seat) continue;
    Pile& hand = other.hand(seat);
    const int size = hand.size;
    hand = Pile();
    while (hand.size < size) {
      const Card card = hidden.nth(static_cast<int>(rng.below(hidden.size)));
      hidden.remove(card);
      hand.add(card);
    }
  }
  other.deck = hidden;
  return other;
}

TEST_CASE("H-24: hidden cards change nothing that a viewer is told before the end") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(seed);
    const Highrise game = random_game(rng);
    State state = game.start();
    while (!Highrise::turn(state).is_over()) {
      for (const Viewer viewer : viewers(game.seats())) {
        const State other = dealt_anew(game, state, viewer, rng);
        const bool is_same = told(game, state, viewer) == told(game, other, viewer);
        CHECK(is_same);
      }
      game.apply(state, random_action(game, state, rng));
    }
  }
}

TEST_CASE("H-24: what happens is told alike, whatever the hidden card") {
  const Sketch table("red: | thief\nblue: | 1 2\ndeck: 3 4\ndiscard: 5\nred draws");
  for (const Card card : {number_card(3), number_card(4)}) {
    CHECK(consequences_text(table.game(), table.state(), Action::draw(kRed, card)).empty());
  }
}

TEST_CASE("A view in full, of a seat and of a spectator") {
  Sketch table(R"(
    red:  4+5 3+*6/dog | 1 8 dog | milkshake
    blue: | thief joker
    deck: 1 1 2
    discard: hammer 7
    van
    red robs blue)");
  table.state().turns = 9;
  table.state().idle_turns = 1;
  const auto view = [&](Viewer viewer) {
    return wire::written(shown_of(table.game(), table.game().view(table.state(), viewer)));
  };
  const std::string common =
      R"("phase":"theft","seat":"red","robbed":"blue","deck":3,"discard":[7,"hammer"],)"
      R"("discard_top":7,"van":true,"turns":9,"idle_turns":1,"seats":{"red":{"tower":[{"values":[4,5],"cards":[4,5],)"
      R"("dog":false},{"values":[3,6],"cards":[3,"joker"],"dog":true}],"milkshakes":1,)"
      R"("hand_size":3)";
  CHECK(view(kRed) == R"({"viewer":"red",)" + common +
                          R"(,"hand":[1,8,"dog"]},"blue":{"tower":[],"milkshakes":0,)"
                          R"("hand_size":2}}})");
  CHECK(view(kSpectator) == R"({"viewer":"spectator",)" + common +
                                R"(},"blue":{"tower":[],"milkshakes":0,"hand_size":2}}})");
}

TEST_CASE("H-24: every hand is in every view once the match is over, and only then") {
  Rng rng = seeded(5);
  const Highrise game(standard_deck(), {.players = 4, .turn_limit = 60});
  State state = game.start();
  for (;; game.apply(state, random_action(game, state, rng))) {
    const bool is_over = Highrise::turn(state).is_over();
    for (const Viewer viewer : viewers(4)) {
      const shown::View view = shown_of(game, game.view(state, viewer));
      CHECK(view.robbed.has_value() == (state.phase == Phase::kTheft));
      for (const shown::Belongings& place : view.seats) {
        CHECK(place.hand_size == state.hand(place.owner).size);
        REQUIRE(place.hand.has_value() == (is_over || viewer == place.owner));
        if (place.hand) CHECK(*place.hand == state.hand(place.owner));
      }
    }
    if (is_over) break;
  }
}

}  // namespace
}  // namespace loggia::highrise
