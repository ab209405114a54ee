// H-24: what somebody knows from everything seen: always the table as it is shown, and of the rest
// what follows from the log. How likely each deal is, stories_test.cpp checks.
#include "engine/highrise/knowledge.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "engine/core/seeded.h"
#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

// The view, at the end without the hands: they are shown, but not by anything that happened.
std::string shown(const Highrise& game, const State& state, Viewer viewer) {
  View view = game.view(state, viewer);
  if (view.phase == Phase::kOver) view.hands.clear();
  return drawn(view);
}

void check_imagined(const Highrise& game, const State& state, const Knowledge& knowledge,
                    Rng& rng) {
  const State imagined = game.imagine(knowledge, rng);
  REQUIRE(shown(game, imagined, knowledge.viewer) == shown(game, state, knowledge.viewer));
  REQUIRE(all_cards(imagined) == game.deck().cards);
  const auto is_whole = [](const Pile& pile) {
    return std::accumulate(pile.counts.begin(), pile.counts.end(), 0) == pile.size;
  };
  REQUIRE(is_whole(imagined.deck));
  REQUIRE(std::ranges::all_of(imagined.hands, is_whole));
}

TEST_CASE("H-24: what is known of the table is what is shown, and whatever is imagined fits it") {
  for (std::uint64_t seed = 0; seed < often(60U); ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(41, seed);
    const Highrise game = random_game(rng);
    std::vector<Knowledge> known;
    for (const Viewer viewer : viewers(game.seats())) known.push_back(game.know(viewer));
    State state = game.start();
    while (!Highrise::turn(state).is_over()) {
      const Action action = random_action(game, state, rng);
      game.apply(state, action);
      for (Knowledge& knowledge : known) {
        game.observe(knowledge, Highrise::redact(action, knowledge.viewer));
        REQUIRE(shown(game, knowledge.table, knowledge.viewer) ==
                shown(game, state, knowledge.viewer));
        if (rng.below(20) == 0) check_imagined(game, state, knowledge, rng);
      }
    }
  }
}

// A match in which nobody completes a tower: it lasts to the limit or a stall.
Action unambitious_action(const Highrise& game, const State& state, Rng& rng) {
  for (;;) {
    const Action action = random_action(game, state, rng);
    const bool raises = action.kind == Action::Kind::kBuild || action.kind == Action::Kind::kSteal;
    const int floors = state.tower(state.seat).height() + 1;
    if (!raises || floors < game.options().floors) return action;
  }
}

TEST_CASE("H-24: a match of four over 500 turns is remembered, and can be imagined to its end") {
  const Highrise game(standard_deck(), {.players = 4, .turn_limit = 500});
  Rng rng = Rng::stream(42, 21);  // in which a walk gets lost that never begins anew
  Knowledge knowledge = game.know(kBlue);
  State state = game.start();
  while (!Highrise::turn(state).is_over()) {
    const Action action = unambitious_action(game, state, rng);
    game.apply(state, action);
    game.observe(knowledge, Highrise::redact(action, kBlue));
    if (rng.below(50) == 0) check_imagined(game, state, knowledge, rng);
  }
  CHECK(state.turns == 500);
  CHECK(shown(game, knowledge.table, kBlue) == shown(game, state, kBlue));
}

// A small deck, one card each; and what a viewer knows after these actions.
struct Match {
  Match(const char* cards, int players) : game(deck_of(cards), {.players = players}) {}

  static Deck deck_of(const char* cards) {
    return {.cards = pile_drawn(cards), .dealt = 1, .full = 4, .refill = 1};
  }

  void play(Action action) {
    const auto refusal = game.check(state, action);
    need(!refusal, refusal ? refusal->code : "");
    game.apply(state, action);
    log.push_back(action);
  }

  // Whether something holds in a hundred deals that the viewer imagines: always, never or some.
  template <class Holds>
  std::string how_often(Viewer viewer, Holds holds) const {
    Knowledge knowledge = game.know(viewer);
    for (const Action action : log) game.observe(knowledge, Highrise::redact(action, viewer));
    Rng rng = seeded(5);
    int times = 0;
    for (int i = 0; i < 100; ++i) times += holds(game.imagine(knowledge, rng)) ? 1 : 0;
    return times == 0 ? "never" : times == 100 ? "always" : "sometimes";
  }

  Highrise game;
  State state = game.start();
  std::vector<Action> log;
};

// Red, who has drawn this card, has taken blue's 4 with a thief; yellow holds a 3.
Match robbed(const char* cards, Card drawn) {
  Match match(cards, 3);
  match.play(Action::draw(kRed, "thief"_card));
  match.play(Action::draw(kBlue, "4"_card));
  match.play(Action::draw(kYellow, "3"_card));
  match.play(Action::draw(kRed, drawn));
  match.play(thief(kBlue));
  match.play(Action::theft(kBlue, kRed, "4"_card));
  return match;
}

bool red_has_four(const State& state) { return state.hand(kRed).has("4"_card); }

TEST_CASE("H-24: the parties to a theft know where the card is; the others do not") {
  const Match match = robbed("thief 3 3 4 4 5 5 6 6", "6"_card);
  CHECK(match.how_often(kRed, red_has_four) == "always");
  CHECK(match.how_often(kBlue, red_has_four) == "always");
  CHECK(match.how_often(kYellow, red_has_four) == "sometimes");
  CHECK(match.how_often(kSpectator, red_has_four) == "sometimes");
}

TEST_CASE("H-24: once it is played, it is no longer in that hand") {
  Match match = robbed("thief 3 4 5 6 7", "5"_card);
  match.play(build(4, 5));
  for (const Viewer viewer : viewers(3)) {
    CHECK(match.how_often(viewer, [](const State& state) {
      return state.hand(kRed).size > 0 || state.hand(kBlue).size > 0;
    }) == "never");
  }
}

TEST_CASE("H-24: a new deck makes nobody forget who has the stolen card") {
  Match match = robbed("thief 3 4 5 6", "5"_card);
  match.play(kEnd);
  match.play(Action::draw(kBlue, "6"_card));
  match.play(kEnd);
  match.play(Action::draw(kYellow, "thief"_card));  // the discard, reshuffled
  CHECK(match.how_often(kBlue, red_has_four) == "always");
  CHECK(match.how_often(kYellow, red_has_four) == "sometimes");
}

TEST_CASE("H-24: what lay in the discard is what a fresh deck holds") {
  // Four cards are dealt and drawn, two of them build a floor that a hammer brings down.
  Match match("1 8 hammer 5 5 6", 3);
  match.play(Action::draw(kRed, "1"_card));
  match.play(Action::draw(kBlue, "hammer"_card));
  match.play(Action::draw(kYellow, "5"_card));
  match.play(Action::draw(kRed, "8"_card));
  match.play(build(1, 8));
  match.play(kEnd);
  match.play(Action::draw(kRed, "6"_card));   // the refill
  match.play(Action::draw(kBlue, "5"_card));  // the deck is empty now
  match.play(hammer(kRed));
  match.play(kEnd);
  match.play(Action::draw(kYellow, "8"_card));  // from the discard: 1, 8 and the hammer
  const auto deck_is_rest = [](const State& state) { return state.deck == pile_drawn("1 hammer"); };
  CHECK(match.how_often(kYellow, deck_is_rest) == "always");  // who saw the 8
  CHECK(match.how_often(kRed, deck_is_rest) == "sometimes");
  for (const Viewer viewer : viewers(3)) {
    CHECK(match.how_often(viewer, [](const State& state) {
      return state.deck.has("5"_card) || state.deck.has("6"_card);
    }) == "never");
  }
}

TEST_CASE("H-24: of two players, each knows the other's hand when the deck is empty") {
  Match match("1 2 3 4", 2);
  match.play(Action::draw(kRed, "1"_card));
  match.play(Action::draw(kBlue, "2"_card));
  match.play(Action::draw(kRed, "3"_card));
  match.play(kEnd);
  match.play(Action::draw(kBlue, "4"_card));
  const State state = match.state;
  const auto is_so = [&](const State& imagined) { return imagined == state; };
  CHECK(match.how_often(kRed, is_so) == "always");
  CHECK(match.how_often(kBlue, is_so) == "always");
  CHECK(match.how_often(kSpectator, is_so) == "sometimes");
}

}  // namespace
}  // namespace loggia::highrise
