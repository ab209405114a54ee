// What holds in every match of High-Rises, over many random ones.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/seeded.h"
#include "engine/highrise/testing.h"

namespace loggia::highrise {
namespace {

TEST_CASE("check agrees with legal and chances, and no card is lost or made") {
  const std::vector<Action> all = all_actions();
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(1, seed);
    const Highrise game = random_game(rng);
    State state = game.start();
    while (!Highrise::turn(state).is_over()) {
      std::vector<Action> allowed;
      Highrise::ActionList actions;
      game.legal(state, actions);
      allowed.assign(actions.begin(), actions.end());
      Highrise::ChanceList chances;
      game.chances(state, chances);
      for (const auto& chance : chances) allowed.push_back(chance.action);
      REQUIRE(!allowed.empty());
      std::size_t accepted = 0;
      for (const Action action : all) {
        if (game.check(state, action)) continue;
        ++accepted;
        REQUIRE(std::ranges::count(allowed, action) == 1);
      }
      REQUIRE(accepted == allowed.size());
      act_randomly(game, state, rng);
      REQUIRE(all_cards(state) == game.deck().cards);
      REQUIRE(state.discard_top.has_value() == (state.discard.size > 0));
      REQUIRE((!state.discard_top || state.discard.has(*state.discard_top)));
      for (const Pile& pile : state.hands) {
        int sum = 0;
        for (const int count : pile.counts) sum += count;
        REQUIRE(sum == pile.size);
      }
    }
  }
}

TEST_CASE("the playout is the general loop, draw for draw") {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(2, seed);
    const Highrise game = random_game(rng);
    Rng same = rng;
    State general = game.start();
    play_randomly(game, general, rng);
    State fast = game.start();
    game.playout(fast, same);
    REQUIRE(fast == general);
    REQUIRE(rng.next() == same.next());
  }
}

TEST_CASE("in random play every kind of action happens, and matches end in every way") {
  std::array<int, 13> kinds{};
  std::array<int, 5> happened{};
  int towers_finished = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Rng rng = seeded(3, seed);
    Options options{.players = 2 + static_cast<int>(seed % 3), .turn_limit = 500};
    if (seed % 10 == 0) options.turn_limit = 20;
    const Highrise game(standard_deck(), options);
    State state = game.start();
    while (!Highrise::turn(state).is_over()) {
      Action action;
      if (Highrise::turn(state).is_chance()) {
        Highrise::ChanceList chances;
        game.chances(state, chances);
        action = pick_chance(chances, rng);
      } else {
        Highrise::ActionList actions;
        game.legal(state, actions);
        // Every other match nobody plays a card once the towers stand, so that some stall.
        const bool is_lazy = seed % 2 == 1 && state.turns > 30;
        action = is_lazy ? Action::alone(Action::Kind::kEnd)
                         : actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
      }
      ++kinds[static_cast<std::size_t>(action.kind)];
      Highrise::ConsequenceList consequences;
      game.consequences(state, action, consequences);
      for (const Consequence consequence : consequences)
        ++happened[static_cast<std::size_t>(consequence.kind)];
      game.apply(state, action);
    }
    const Outcome outcome = game.outcome(state);
    CHECK(outcome.winners != 0);
    towers_finished += *std::ranges::max_element(outcome.scores) == options.floors ? 1 : 0;
  }
  for (std::size_t i = 0; i < kinds.size(); ++i) CHECK_MESSAGE(kinds[i] > 0, "kind " << i);
  for (std::size_t i = 0; i < happened.size(); ++i) {
    CHECK_MESSAGE(happened[i] > 0, "consequence " << i);
  }
  CHECK(towers_finished > 0);
}

}  // namespace
}  // namespace loggia::highrise
