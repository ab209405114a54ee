// The table in text: all that lies on it, and no card that the viewer may not see (H-24).
#include "notation/highrise/drawing.h"

#include <doctest/doctest.h>

#include <string>

#include "engine/core/seeded.h"
#include "engine/highrise/sketch.h"
#include "notation/highrise/notation.h"
#include "notation/highrise/terminal.h"

namespace loggia::highrise {
namespace {

Sketch full_table() {
  Sketch table(R"(
    red:   4+5 3+*6/dog | 1 8 8 joker dog hammer | milkshake milkshake
    blue:  *2+7/dog | 3 thief | milkshake
    yellow: |
    deck:  1 1 2
    discard: 5 super
    van
    red plays)");
  table.state().turns = 12;
  return table;
}

std::string drawn_for(const Sketch& table, Viewer viewer) {
  return draw(table.game(), table.state(), viewer, {});
}

// Of a table on which so many turns have gone by without a card moved.
std::string drawn_idle(int turns) {
  Sketch table("red: | 1\nblue: | 1\nred plays");
  table.state().idle_turns = static_cast<std::uint16_t>(turns);
  return drawn_for(table, kSpectator);
}

TEST_CASE("H-24: a table as the seat to act sees it") {
  CHECK("\n" + drawn_for(full_table(), kRed) == R"(
Discard: 5 super_thief · super_thief on top
Deck: 3 cards · 12 turns played · the van is out

  ╔═══════╗
  ║ 3  6* ║ dog       ╔═══════╗
  ║ 4  5  ║           ║ 2* 7  ║ dog       (no floors)
  red (you) ◄         blue                yellow
  6 cards, 2 shakes   2 cards, 1 shake    0 cards

Your hand: 1 8 8 joker dog hammer
You may play: build 1 8, build 1 joker, build 8 joker, dog 1, end
)");
}

TEST_CASE("H-24: a table as another seat sees it") {
  CHECK("\n" + drawn_for(full_table(), kBlue) == R"(
Discard: 5 super_thief · super_thief on top
Deck: 3 cards · 12 turns played · the van is out

  ╔═══════╗
  ║ 3  6* ║ dog       ╔═══════╗
  ║ 4  5  ║           ║ 2* 7  ║ dog       (no floors)
  red ◄               blue (you)          yellow
  6 cards, 2 shakes   2 cards, 1 shake    0 cards

Your hand: 3 thief
)");
}

TEST_CASE("H-24: a spectator sees no hand before the end, and nothing to play") {
  const std::string drawn = drawn_for(full_table(), kSpectator);
  CHECK(drawn.contains("  red ◄               blue                yellow\n"));
  CHECK_FALSE(drawn.contains("hand"));
  CHECK_FALSE(drawn.contains("(you)"));
  CHECK_FALSE(drawn.contains("You may play"));
}

TEST_CASE("H-24: a finished match shows every hand to everybody") {
  Sketch table = full_table();
  table.state().phase = Phase::kOver;
  for (const Viewer viewer : viewers(3)) {
    const std::string drawn = drawn_for(table, viewer);
    CHECK(drawn.contains(": 1 8 8 joker dog hammer\n"));
    CHECK(drawn.contains(": 3 thief\n"));
    CHECK(drawn.contains(": no cards\n"));
    CHECK_FALSE(drawn.contains("◄"));
  }
  CHECK(drawn_for(table, kSpectator)
            .ends_with("\nred's hand: 1 8 8 joker dog hammer\nblue's hand: 3 thief\n"
                       "yellow's hand: no cards\n"));
}

TEST_CASE("H-24: a match that was resigned is drawn open in any phase") {
  const Sketch table = full_table();
  const std::string drawn = draw_open(table.game(), table.state(), {});
  CHECK(
      drawn.ends_with("\nred's hand: 1 8 8 joker dog hammer\nblue's hand: 3 thief\n"
                      "yellow's hand: no cards\n"));
  CHECK_FALSE(drawn.contains("You may play"));
}

TEST_CASE("H-23: a stalemate is announced a round before it ends the match") {
  for (const int idle : {0, 1, 2, 3}) {
    CAPTURE(idle);
    CHECK_FALSE(drawn_idle(idle).contains("without"));
  }
  CHECK(drawn_idle(4).contains("\n4 turns without a card moved; 6 end the match (H-23)\n"));
  CHECK(drawn_idle(5).contains("\n5 turns without a card moved; 6 end the match (H-23)\n"));
}

TEST_CASE("No line is too long for a screen, whatever is held, discarded or may be played") {
  Rng rng = seeded(3);
  for (int match = 0; match < 20; ++match) {
    const Highrise game = random_game(rng);
    State state = game.start();
    while (!Highrise::turn(state).is_over()) {
      const std::string drawn =
          draw(game, state, state.seat, {}) + *answer(game, state, kRed, "discard");
      for (std::size_t at = 0; at < drawn.size();) {
        const std::size_t end = drawn.find('\n', at);
        const std::string line = drawn.substr(at, end - at);
        CAPTURE(line);
        CHECK(width(line) <= 80);
        at = end + 1;
      }
      game.apply(state, random_action(game, state, rng));
    }
  }
}

TEST_CASE("Questions at the table: what may be played, and what was discarded") {
  const Sketch table = full_table();
  const auto answer = [&](std::string_view question) {
    return highrise::answer(table.game(), table.state(), kRed, question);
  };
  CHECK(answer("plays") == drawn_for(table, kRed));
  CHECK(answer("table") == drawn_for(table, kRed));
  CHECK(answer("discard") == "Discard: 5 super_thief · super_thief on top\n");
  CHECK_FALSE(answer("deck").has_value());
  CHECK_FALSE(answer("hand blue").has_value());
}

TEST_CASE("H-06: help says up to how many cards are drawn with this deck") {
  Deck deck = standard_deck();
  const auto help = [&] { return highrise::help(Highrise(deck, {}), State()); };
  CHECK(help().contains("with fewer than 3 cards you draw up to 3\n"));
  deck.refill = 5;
  CHECK(help().contains("with fewer than 5 cards you draw up to 5\n"));
}

TEST_CASE("The sheet counts floors, and says whose tower is finished") {
  const Sketch table("red: 4+5 1+8 | \nblue: 1+8 | \nover", {.floors = 2});
  CHECK(sheet(table.game(), table.state(), {}) ==
        "red     2 floors, the tower is finished (H-08)\nblue    1 floor\n");
}

TEST_CASE("Whose turn it is stands out in colour, and takes no more room") {
  const Sketch table = full_table();
  const std::string drawn = draw(table.game(), table.state(), kBlue, {.has_colour = true});
  CHECK(drawn.contains("\x1b[1mred ◄             \x1b[0m  blue (you)"));
}

}  // namespace
}  // namespace loggia::highrise
