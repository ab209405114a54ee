// H-24: what each seat and a spectator see of the table and of what happens, and that none of it
// depends on cards they cannot see.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/seeded.h"
#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

constexpr const char* kTable = R"(red:     3+*6/dog | 1 8 dog | milkshake
                                  blue:    4+5 | thief
                                  yellow:  | 2 2
                                  deck:    5 5 5 5
                                  discard: hammer 7
                                  van
                                  blue plays)";

TEST_CASE("H-24: everybody sees the towers, what lies about, the sizes, the turn and the counts") {
  Sketch table(kTable);
  table.state().idle_turns = 2;
  table.state().turns = 17;
  for (const Viewer viewer : viewers(3)) {
    const View view = table.game().view(table.state(), viewer);
    CHECK(view.viewer == viewer);
    CHECK(view.phase == Phase::kPlay);
    CHECK(view.seat == kBlue);
    CHECK(view.towers == table.state().towers);
    CHECK(view.milkshakes == table.state().milkshakes);
    CHECK(view.hand_sizes == PerSeat<std::uint8_t>{3, 1, 2, 0});
    CHECK(view.deck_size == 4);
    CHECK(view.discard == table.state().discard);
    CHECK(view.discard_top == "7"_card);
    CHECK(view.van_in_centre);
    CHECK(view.idle_turns == 2);
    CHECK(view.turns == 17);
  }
}

TEST_CASE("H-24: a seat sees its own hand, and a spectator none") {
  const Sketch table(kTable);
  for (const Viewer viewer : viewers(3)) {
    const View view = table.game().view(table.state(), viewer);
    if (!viewer) {
      CHECK(view.hands.empty());
      continue;
    }
    REQUIRE(view.hands.size() == 1);
    CHECK(view.hands[0].owner == *viewer);
    CHECK(view.hands[0].cards == table.state().hand(*viewer));
  }
}

TEST_CASE("H-24: everybody sees who is robbed") {
  const Sketch table(R"(red:   | 1
                        blue:  | 2
                        yellow:| 3
                        blue robs red yellow)");
  for (const Viewer viewer : viewers(3)) {
    CHECK(table.game().view(table.state(), viewer).robbed == kYellow);
  }
}

TEST_CASE("H-24: once the match is over everybody sees all hands") {
  const Sketch table("red: 4+5 | 1 8 \n blue: | 2 \n over");
  for (const Viewer viewer : viewers(2)) {
    const View view = table.game().view(table.state(), viewer);
    REQUIRE(view.hands.size() == 2);
    CHECK(view.hands[0].cards == table.state().hand(kRed));
    CHECK(view.hands[1].cards == table.state().hand(kBlue));
  }
}

TEST_CASE("H-24: only the drawer sees which card is drawn; that one is, everybody") {
  const Action draw = Action::draw(kBlue, "van"_card);
  for (const Viewer viewer : viewers(4)) {
    const Seen seen = Highrise::redact(draw, viewer);
    const bool is_drawer = viewer == kBlue;
    CHECK(seen.is_card_hidden == !is_drawer);
    CHECK(seen.action == (is_drawer ? draw : Action::draw(kBlue, Card{})));
  }
}

TEST_CASE("H-24: both parties to a theft see the card; the others see who stole from whom") {
  const Action theft = Action::theft(kYellow, kBlue, "joker"_card);
  for (const Viewer viewer : viewers(4)) {
    const Seen seen = Highrise::redact(theft, viewer);
    const bool is_party = viewer == kBlue || viewer == kYellow;
    CHECK(seen.is_card_hidden == !is_party);
    CHECK(seen.action == (is_party ? theft : Action::theft(kYellow, kBlue, Card{})));
  }
}

TEST_CASE("H-24: what is played, everybody sees") {
  for (const Action action :
       {build(4, 5), build_with_joker(7), steal(3, kRed), Action::dog(2), Action::bone(kWhite, 1),
        hammer(kRed), ball(kRed), milkshake(kRed), thief(kRed), kSuperThief, kVan, kEnd}) {
    for (const Viewer viewer : viewers(4)) {
      CHECK(Highrise::redact(action, viewer) == Seen{.action = action, .is_card_hidden = false});
    }
  }
}

// The same table with all that a viewer cannot see dealt anew: the other hands and the deck, each
// as large as before.
State redealt(const State& state, Viewer viewer, Rng& rng) {
  State other = state;
  std::vector<Pile*> hidden = {&other.deck};
  for (const Seat seat : seats_of(kMaxSeats)) {
    if (viewer != seat) hidden.push_back(&other.hand(seat));
  }
  Pile cards;
  for (const Pile* pile : hidden) {
    for (int n = 0; n < pile->size; ++n) cards.add(pile->nth(n));
  }
  for (Pile* pile : hidden) {
    const int size = pile->size;
    *pile = Pile();
    for (int n = 0; n < size; ++n) {
      const Card card = cards.nth(static_cast<int>(rng.below(cards.size)));
      cards.remove(card);
      pile->add(card);
    }
  }
  return other;
}

// All that a viewer is told at one moment.
std::string told(const Highrise& game, const State& state, Viewer viewer) {
  std::string told = drawn(game.view(state, viewer));
  if (viewer && Highrise::turn(state) == Turn::of(*viewer)) {
    Highrise::ActionList actions;
    game.legal(state, actions);
    for (const auto& [kind, card, other, seat, by, floor] : actions) {
      for (const int part : {static_cast<int>(kind), index(card), index(other), index(seat),
                             index(by), int{floor}}) {
        told += std::to_string(part) + ' ';
      }
    }
  }
  return told;
}

TEST_CASE("H-24: other cards where a viewer cannot see them change nothing that it is told") {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(40, seed);
    const Highrise game = random_game(rng);
    const std::vector<Viewer> all = viewers(game.seats());
    const Viewer viewer = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    State state = game.start();
    while (!Highrise::turn(state).is_over()) {
      State other = redealt(state, viewer, rng);
      REQUIRE(told(game, other, viewer) == told(game, state, viewer));
      const Action action = random_action(game, state, rng);
      // A chance whose card is hidden may take another card there; all else must be the same.
      const Seen seen = Highrise::redact(action, viewer);
      const Action its = seen.is_card_hidden ? random_action(game, other, rng) : action;
      const State before = state;
      game.apply(state, action);
      if (game.check(other, its)) continue;  // a card that is seen now lies elsewhere there
      ++compared;
      REQUIRE(Highrise::redact(its, viewer) == seen);
      Highrise::ConsequenceList consequences;
      Highrise::ConsequenceList others_consequences;
      game.consequences(before, action, consequences);
      game.consequences(other, its, others_consequences);
      REQUIRE(std::ranges::equal(others_consequences, consequences));
      game.apply(other, its);
      // At the end all hands are shown.
      if (Highrise::turn(state).is_over()) {
        REQUIRE(Highrise::turn(other).is_over());
      } else {
        REQUIRE(told(game, other, viewer) == told(game, state, viewer));
      }
    }
  }
  CHECK(compared > 10'000);
}

}  // namespace
}  // namespace loggia::highrise
