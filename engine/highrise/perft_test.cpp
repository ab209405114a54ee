// How many ways a match can go, counted action by action and compared with what the rules give by
// hand. A miscounted list of decisions or outcomes shows here at once. A chance counts once for
// each kind of card that may come. Where the comment stops, the engine has counted on.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/highrise/sketch.h"

namespace loggia::highrise {
namespace {

// The sequences of so many actions from here; a match that is over has none.
std::int64_t ways(const Highrise& game, const State& state, int depth) {
  Highrise::ActionList actions;
  game.legal(state, actions);
  Highrise::ChanceList chances;
  game.chances(state, chances);
  if (depth == 1) return static_cast<std::int64_t>(actions.size() + chances.size());
  std::int64_t total = 0;
  const auto follow = [&](Action action) {
    State after = state;
    game.apply(after, action);
    total += ways(game, after, depth - 1);
  };
  for (const Action action : actions) follow(action);
  for (const auto& chance : chances) follow(chance.action);
  return total;
}

// The ways of one action, of two, and so on, as text: a failed check shows both lists.
std::string ways(std::string_view drawing, int depths, const Options& options = {}) {
  const Sketch table(drawing, options);
  std::string counts;
  for (int depth = 1; depth <= depths; ++depth) {
    counts += (depth > 1 ? " " : "") + std::to_string(ways(table.game(), table.state(), depth));
  }
  return counts;
}

TEST_CASE("H-02: the ways a match can begin") {
  // 17 kinds. Three of them are there once and do not come again: 14 × 17 + 3 × 16 = 286.
  const Highrise game(standard_deck(), {});
  CHECK(ways(game, game.start(), 1) == 17);
  CHECK(ways(game, game.start(), 2) == 286);
  // Three cards: three different ones 17·16·15; two alike, of the 14 kinds, in 3 orders, and a
  // third of 16 kinds; three alike, of the 12 kinds without the bone and those there once, and the
  // bone has only two: 13 kinds have three or more.
  CHECK(ways(game, game.start(), 3) == (17 * 16 * 15) + (14 * 3 * 16) + 13);
}

TEST_CASE("H-09, H-12: a hand of 1, 8 and a joker") {
  // 1+8, 1 and the joker, 8 and the joker, or the end.
  // Then: after each floor only the end is left, 3; after the end blue draws the 3, 1.
  // Then: after each floor red refills with the 3, 3; blue builds 2+7 or ends, 2.
  CHECK(ways(R"(red:  | 1 8 joker
                blue: | 2 7
                deck: 3
                red plays)",
             3) == "4 4 5");
}

TEST_CASE("H-10, H-13: stealing from two opponents") {
  // 3+6; the joker with 3, 4 or 6; blue's 5 with the 4; yellow's 6 with the 3, or the joker that is
  // a 3 with the 6; the end: 1 + 3 + 1 + 2 + 1 = 8. After 3+6: the joker with 4, steal with 4,
  // end: 3. After the joker with 3: steal with 4 or 6, end: 3. With 4: 3+6, steal with 3 or 6,
  // end: 4. With 6: steal with 3 or 4, end: 3. After blue's 5: 3+6, the joker with 3 or 6, steal
  // with 3 or 6, end: 6. After yellow's joker: the joker in hand with 3 or 4, steal with 4, end: 4;
  // after yellow's 6 the same with 4 or 6: 4. In both yellow has 1+8 on top, for which red holds
  // nothing. After the end blue draws the 7: 1.
  CHECK(ways(R"(red:   | 3 4 6 joker
                blue:  4+5 | 2
                yellow:1+8 *3+6 |
                deck:  7
                red plays)",
             4) == "8 28 41 44");
}

TEST_CASE("H-14…H-21: one of every special") {
  // The dog beside the ground floor, the bone for blue's dog, the ball, the milkshake, the thief,
  // the super-thief, the van, the end: 8. No hammer: blue's top is guarded.
  // After dog, milkshake or van: the other 7. After the bone: the hammer comes for it, 8. After the
  // ball, which takes the dog along: the hammer comes for bone and ball, 7. After a thief or the
  // super-thief: a 5 or a 6, 2 each. After the end blue draws the 1: 1.
  CHECK(ways(R"(red:  4+5 3+6/dog | dog bone hammer ball milkshake thief super van
                blue: 1+8 2+7/dog | 5 6 6
                deck: 1
                red plays)",
             5) == "8 41 188 781 2908");
}

TEST_CASE("H-19: a super-thief among four") {
  // The super-thief or the end. Then blue's 1 or 2; or a refill, 5 or 6. Then white's 3 or 4 for
  // each, 4; or the other card of the deck, 2. Then red can but end, 4; blue, for whom no card is
  // left, as well, 2.
  CHECK(ways(R"(red:   | super
                blue:  | 1 2
                yellow:|
                white:  | 3 3 4
                deck:  5 6
                red plays)",
             4) == "2 4 6 6");
}

TEST_CASE("H-08: nothing comes after the last floor") {
  constexpr std::string_view kFourFloors = R"(red:  4+5 4+5 4+5 4+5 | 1 8 2 7
                                              blue: |
                                              red plays)";
  // 1+8 and 2+7 win; after the end blue, with no card to draw, can but end; then red has 3 again.
  CHECK(ways(kFourFloors, 4) == "3 1 3 1");
  // With a sixth floor to build: after either floor the other or the end, 2 × 2; after the end, 1.
  CHECK(ways(kFourFloors, 2, {.floors = 6}) == "3 5");
}

TEST_CASE("H-20: a milkshake comes back") {
  // The milkshake or the end. Then an end in both. Then blue has lost its turn and red draws the
  // milkshake from the discard, 1; or blue has ended and red has the milkshake and the end, 2.
  CHECK(ways(R"(red:  | milkshake 1
                blue: | 1
                red plays)",
             3) == "2 2 3");
}

TEST_CASE("H-23: a stall ends the count") {
  // Six turns of two players, with nothing but ends.
  CHECK(ways(R"(red:  | 1
                blue: | 1
                red plays)",
             7) == "1 1 1 1 1 1 0");
}

}  // namespace
}  // namespace loggia::highrise
