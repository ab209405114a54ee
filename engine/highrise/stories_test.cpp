// H-24: what a seat imagines is as likely as the histories that lead to it. Checked against all of
// them, on decks small enough to follow every one.
#include "engine/highrise/stories.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <vector>

#include "engine/core/seeded.h"
#include "engine/highrise/testing.h"

namespace loggia::highrise {
namespace {

// Where the cards are that a viewer did not see.
using Deal = std::vector<std::uint8_t>;

Deal deal_of(const State& state) {
  Deal deal;
  for (const Pile& hand : state.hands)
    deal.insert(deal.end(), hand.counts.begin(), hand.counts.end());
  deal.insert(deal.end(), state.deck.counts.begin(), state.deck.counts.end());
  return deal;
}

// Follows every history that this viewer could not tell from the one that happened.
void follow(const Highrise& game, Viewer viewer, std::span<const Action> log, const State& state,
            double probability, std::map<Deal, double>& deals) {
  if (log.empty()) {
    deals[deal_of(state)] += probability;
    return;
  }
  if (!log[0].is_chance()) {
    if (game.check(state, log[0])) return;
    State after = state;
    game.apply(after, log[0]);
    follow(game, viewer, log.subspan(1), after, probability, deals);
    return;
  }
  Highrise::ChanceList chances;
  game.chances(state, chances);
  double total = 0;
  for (const auto& chance : chances) total += chance.weight;
  for (const auto& chance : chances) {
    if (Highrise::redact(chance.action, viewer) != Highrise::redact(log[0], viewer)) continue;
    State after = state;
    game.apply(after, chance.action);
    follow(game, viewer, log.subspan(1), after, probability * chance.weight / total, deals);
  }
}

struct Comparison {
  std::size_t deals = 0;
  double distance = 0;  // half the sum of differences: 0 the same, 1 nothing in common
  double expected = 0;  // what chance alone makes of it
  double worst = 0;     // of one deal, in standard deviations
  double farthest = 0;  // of one deal, in itself
};

Comparison compare(const Highrise& game, Viewer viewer, std::span<const Action> log, int samples,
                   Rng& rng) {
  std::map<Deal, double> deals;
  follow(game, viewer, log, game.start(), 1, deals);
  double total = 0;
  for (const auto& [deal, probability] : deals) total += probability;
  Knowledge knowledge = game.know(viewer);
  for (const Action action : log) game.observe(knowledge, Highrise::redact(action, viewer));
  std::map<Deal, int> imagined;
  for (int i = 0; i < samples; ++i) ++imagined[deal_of(game.imagine(knowledge, rng))];
  Comparison comparison{.deals = deals.size()};
  for (const auto& [deal, count] : imagined) {
    REQUIRE(deals.contains(deal));
    (void)count;
  }
  for (const auto& [deal, probability] : deals) {
    const double p = probability / total;
    const auto found = imagined.find(deal);
    const double share = found == imagined.end() ? 0 : found->second / static_cast<double>(samples);
    comparison.distance += std::abs(share - p) / 2;
    // A thousandth more, for the walk never quite forgets where it began.
    const double deviation = std::sqrt(p * (1 - p) / samples) + 0.001;
    comparison.worst = std::max(comparison.worst, std::abs(share - p) / deviation);
    comparison.farthest = std::max(comparison.farthest, std::abs(share - p));
    comparison.expected += std::sqrt(2 * p * (1 - p) / (3.141592653589793 * samples)) / 2;
  }
  return comparison;
}

Deck small_deck(Rng& rng, std::uint32_t extra) {
  Deck deck;
  deck.cards = pile_of(
      {{Card::kThief, 2}, {Card::kOne, 2}, {Card::kEight, 2}, {Card::kFour, 1}, {Card::kFive, 1}});
  for (std::uint32_t i = 0; i < extra; ++i) {
    deck.cards.add(card_at(static_cast<int>(rng.below(kCards))));
  }
  deck.dealt = 1;
  deck.full = 3;
  deck.refill = 1;
  return deck;
}

Action any_next(const Highrise& game, const State& state, Rng& rng) {
  Highrise::ChanceList chances;
  Highrise::ActionList actions;
  game.chances(state, chances);
  game.legal(state, actions);
  return Highrise::turn(state).is_chance()
             ? pick_chance(chances, rng)
             : actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

TEST_CASE("H-24: a deal is imagined as often as its histories make it likely") {
  double distance = 0;
  double expected = 0;
  int compared = 0;
  int off = 0;
  for (std::uint64_t seed = 0; compared < often(60); ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(4, seed);
    const int players = 2 + static_cast<int>(seed % 3);
    const Deck deck = small_deck(rng, players == 2 ? 4 : 2);
    const Highrise game(deck, {.players = players});
    State state = game.start();
    std::vector<Action> log;
    const auto length = 8 + rng.below(14);
    while (log.size() < length && !Highrise::turn(state).is_over()) {
      log.push_back(any_next(game, state, rng));
      game.apply(state, log.back());
    }
    const Viewer viewer = seed % 7 == 6 ? kSpectator : Viewer(seat_at(0));
    const Comparison comparison = compare(game, viewer, log, 3000, rng);
    if (comparison.deals < 2) continue;
    ++compared;
    CAPTURE(comparison.deals);
    CHECK(comparison.farthest < 0.1);
    off += comparison.worst < 4.5 ? 0 : 1;
    distance += comparison.distance;
    expected += comparison.expected;
  }
  // In 3 of 1,500 positions stories are islands, and a walk seldom finds the way from one to
  // another.
  CHECK(off <= 2);
  // 0.99 to 1.02 with 25 seeds.
  CHECK(distance < 1.08 * expected);
}

TEST_CASE("H-24: however long the match, what is imagined fits all that was seen") {
  // Everybody steals from everybody: late in such matches few stories fit.
  Deck deck = standard_deck();
  for (int i = 0; i < 12; ++i) deck.cards.add(Card::kThief);
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    CAPTURE(seed);
    Rng rng = seeded(6, seed);
    const Highrise game(deck, {.players = 4, .turn_limit = 150});
    State state = game.start();
    Knowledge knowledge = game.know(kSpectator);
    for (int actions = 1; !Highrise::turn(state).is_over(); ++actions) {
      const Action action = any_next(game, state, rng);
      game.apply(state, action);
      game.observe(knowledge, Highrise::redact(action, kSpectator));
      if (actions % 50 != 0) continue;
      Stories stories(knowledge, rng);
      REQUIRE(stories.is_found());
      stories.walk(rng);
      CHECK(follow(stories.story(), knowledge).misfits == 0);
      ++compared;
    }
  }
  CHECK(compared > 100);
}

}  // namespace
}  // namespace loggia::highrise
