// Chance in pairs: the same order for both games whatever is decided, and each game dealt fairly.
#include "match/paired_chance.h"

#include <algorithm>
#include <map>

#include "engine/core/seeded.h"
#include "match/testing.h"

namespace loggia {
namespace {

// What chance did in a match of random decisions, in text, by the kind of it.
struct Dealt {
  std::vector<std::string> deals;   // before the first decision
  std::vector<std::string> draws;   // after it: the card or token alone
  std::vector<std::string> thefts;  // the card
  std::size_t first_deck = 0;       // how many of the draws are from it
};

Dealt dealt(const std::shared_ptr<const AnyGame>& game, std::uint64_t chance_seed,
            std::uint64_t decision_seed) {
  Match match(game, {});
  PairedChance chance(chance_seed);
  Rng rng = seeded(decision_seed);
  Dealt dealt;
  bool is_begun = false;
  bool is_first_deck = true;
  while (!match.turn().is_over()) {
    const bool is_chance = match.turn().is_chance();
    const bool is_new_pile = is_chance && game->chance_pile(match.state()).is_new;
    const AnyAction action =
        is_chance ? chance.draw(*game, match.state()) : any_action(match, 0, rng);
    const std::string text = game->action_text(action);
    const std::string card = text.substr(text.rfind(' ') + 1);
    if (!is_chance) {
      is_begun = true;
    } else if (text.starts_with("theft")) {
      dealt.thefts.push_back(card);
    } else if (is_begun) {
      is_first_deck = is_first_deck && !is_new_pile;
      dealt.draws.push_back(card);
      dealt.first_deck += is_first_deck ? 1 : 0;
    } else {
      dealt.deals.push_back(text);
    }
    REQUIRE(match.play(action).has_value());
  }
  return dealt;
}

TEST_CASE("Balconia: entrance, door and tokens are the same whatever is decided") {
  const auto game = balconia_with(R"({"door": "random", "full_building": true})");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Dealt first = dealt(game, seed, 1);
    const Dealt second = dealt(game, seed, 2);
    REQUIRE(first.deals.size() == 3);
    REQUIRE(first.draws.size() == 21);
    CHECK(first.deals == second.deals);
    CHECK(first.draws == second.draws);
    CHECK(first.draws != dealt(game, seed + 1000, 1).draws);
  }
}

TEST_CASE("High-Rises: the deal is the same, and so is the deck as far as both games reach") {
  for (const std::string_view options : {R"({"turn_limit": 60})", R"({"players": 4})"}) {
    const auto game = game_with("highrise", options);
    std::size_t compared = 0;
    std::size_t reshuffled = 0;
    // Not every match comes to a second deck.
    for (std::uint64_t seed = 0; seed < 20 || reshuffled == 0; ++seed) {
      const Dealt first = dealt(game, seed, 1);
      const Dealt second = dealt(game, seed, 2);
      CHECK(first.deals == second.deals);
      const std::size_t both = std::min(first.first_deck, second.first_deck);
      compared += both;
      reshuffled += first.draws.size() > first.first_deck ? 1 : 0;
      for (std::size_t i = 0; i < both; ++i) CHECK(first.draws[i] == second.draws[i]);
    }
    CHECK(compared > 300);
    CHECK(reshuffled > 0);
  }
}

TEST_CASE("High-Rises: a theft takes nothing from the streams of deal and deck") {
  // The same seed, and in one game a thief is played before the next card is drawn.
  const auto game = game_with("highrise", "{}");
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto next_draw = [&](std::string_view with) -> std::string {
      Match match(game, {});
      PairedChance chance(seed);
      const auto let_chance = [&] {
        std::string last;
        while (match.turn().is_chance()) {
          const AnyAction action = chance.draw(*game, match.state());
          last = game->action_text(action);
          REQUIRE(match.play(action).has_value());
        }
        return last;
      };
      let_chance();
      if (!with.empty() && !play(match, with).empty()) return "";
      let_chance();
      REQUIRE(play(match, "end").empty());
      return let_chance();
    };
    const std::string robbed = next_draw("thief blue");
    if (robbed.empty()) continue;
    ++compared;
    CHECK(robbed == next_draw(""));
  }
  CHECK(compared > 20);
}

// What follows an outcome of chance, with the first legal decisions until chance acts again.
AnyState after_chance(const AnyGame& game, AnyState state, const AnyAction& action) {
  game.apply(state, action);
  while (game.turn(state).is_seat()) game.apply(state, game.legal(state)[0]);
  return state;
}

// Every pair of kinds in the first two draws is as likely as among shuffled cards. The sum of
// (found − expected)² ÷ expected has as its mean the number of cells less one, and as its variance
// about twice that; five standard deviations are allowed.
void check_fair(const AnyGame& game, const AnyState& begin) {
  constexpr int kGames = 40'000;
  std::map<std::pair<std::string, std::string>, double> expected;
  double total = 0;
  for (const AnyChance& one : game.chances(begin)) {
    for (const AnyChance& two : game.chances(after_chance(game, begin, one.action))) {
      const double weight = static_cast<double>(one.weight * two.weight);
      expected[{game.action_text(one.action), game.action_text(two.action)}] = weight;
      total += weight;
    }
  }
  std::map<std::pair<std::string, std::string>, int> found;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    PairedChance chance(seed);
    const AnyAction one = chance.draw(game, begin);
    const AnyAction two = chance.draw(game, after_chance(game, begin, one));
    ++found[{game.action_text(one), game.action_text(two)}];
  }
  double sum = 0;
  for (const auto& [pair, weight] : expected) {
    const double mean = kGames * weight / total;
    sum += (found[pair] - mean) * (found[pair] - mean) / mean;
  }
  REQUIRE(found.size() <= expected.size());
  const double freedom = static_cast<double>(expected.size()) - 1;
  CAPTURE(sum);
  CAPTURE(freedom);
  CHECK((sum - freedom) * (sum - freedom) < 25 * 2 * freedom);
}

TEST_CASE("Two draws from a pile are as likely as from a shuffled one") {
  const auto balconia = balconia_with(R"({"entrance": 1})");
  check_fair(*balconia, balconia->start());
  const auto highrise = game_with("highrise", "{}");
  check_fair(*highrise, highrise->start());
}

TEST_CASE("A thief takes every card of a hand as often as it is there") {
  const auto game = game_with("highrise", "{}");
  Match match(game, {});
  play_all(match, {"draw red thief", "draw blue 1", "draw red 5", "draw blue 1", "draw red 3",
                   "draw blue 5", "draw red 6", "draw blue hammer", "draw red dog",
                   "draw blue joker", "draw red 8", "thief blue"});
  std::map<std::string, int> found;
  for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
    ++found[game->action_text(PairedChance(seed).draw(*game, match.state()))];
  }
  // Standard deviations are √(10,000 × 0.4 × 0.6) ≈ 49 and √(10,000 × 0.2 × 0.8) = 40.
  CHECK(found.size() == 4);
  for (const auto& [text, count] : found) {
    CAPTURE(text);
    const int expected = text == "theft blue red 1" ? 4000 : 2000;
    CHECK(count > expected - 245);
    CHECK(count < expected + 245);
  }
}

}  // namespace
}  // namespace loggia
