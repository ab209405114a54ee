// Actions in JSON and text, there and back; what is refused; short answers; and what a viewer is
// told of actions and consequences (H-24).
#include "notation/highrise/actions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/seeded.h"
#include "engine/highrise/refusals.h"
#include "engine/highrise/sketch.h"
#include "notation/highrise/notation.h"
#include "notation/highrise/terminal.h"
#include "notation/highrise/testing.h"
#include "notation/testing.h"

namespace loggia::highrise {
namespace {

// All of engine/highrise/testing.h that there is a notation for.
std::vector<Action> written_actions() {
  std::vector<Action> actions = all_actions();
  std::erase_if(actions, [](Action action) {
    return index(action.card) >= kCards || index(action.other) >= kCards ||
           index(action.seat) >= kMaxSeats || index(action.by) >= kMaxSeats ||
           action.floor >= kMostFloors ||
           (action.kind == Action::Kind::kBuild && action.other < action.card);
  });
  return actions;
}

const Highrise kGame(built_in_deck(standard_deck_text()).deck, {});

std::string read(std::string_view text) { return read_as_text(kGame, text); }
std::string parsed(std::string_view text) { return parsed_as_text(kGame, text); }

TEST_CASE("Every action survives the way through JSON and through text") {
  check_round_trips(kGame, written_actions());
}

TEST_CASE("H-09: the cards of a floor are read in any order, and written in one") {
  CHECK(parsed("build 5 4") == "build 4 5");
  CHECK(parsed("build joker 3") == "build 3 joker");
  CHECK(read(R"({"do": "build", "cards": [5, 4]})") == "build 4 5");
  CHECK(read(R"({"do": "build", "cards": ["joker", 3]})") == "build 3 joker");
}

TEST_CASE("No two actions are written alike") {
  std::vector<std::string> texts;
  for (const Action action : written_actions()) texts.push_back(action_text(action));
  std::ranges::sort(texts);
  CHECK(std::ranges::adjacent_find(texts) == texts.end());
}

TEST_CASE("Actions look as documented") {
  struct Example {
    Action action;
    std::string_view json;
    std::string_view text;
  };
  const std::vector<Example> examples = {
      {build(4, 5), R"({"do":"build","cards":[4,5]})", "build 4 5"},
      {build_with_joker(3), R"({"do":"build","cards":[3,"joker"]})", "build 3 joker"},
      {steal(5, kBlue), R"({"do":"steal","from":"blue","with":5})", "steal from blue with 5"},
      {Action::dog(1), R"({"do":"dog","floor":2})", "dog 2"},
      {Action::bone(kBlue, 0), R"({"do":"bone","to":"blue","floor":1})", "bone blue 1"},
      {hammer(kBlue), R"({"do":"hammer","to":"blue"})", "hammer blue"},
      {ball(kRed), R"({"do":"ball","to":"red"})", "ball red"},
      {milkshake(kYellow), R"({"do":"milkshake","to":"yellow"})", "milkshake yellow"},
      {thief(kWhite), R"({"do":"thief","to":"white"})", "thief white"},
      {kSuperThief, R"({"do":"super_thief"})", "super_thief"},
      {kVan, R"({"do":"van"})", "van"},
      {kEnd, R"({"do":"end"})", "end"},
      {Action::draw(kRed, Card::kDog), R"({"do":"draw","seat":"red","card":"dog"})",
       "draw red dog"},
      {Action::theft(kBlue, kRed, number_card(7)),
       R"({"do":"theft","from":"blue","by":"red","card":7})", "theft blue red 7"},
  };
  for (const auto& [action, json, text] : examples) {
    CHECK(compact(action_json(action)) == json);
    CHECK(action_text(action) == text);
  }
}

TEST_CASE("Text may have blanks to spare, and nothing else") {
  CHECK(parsed("  build \t 4  5\r\n") == "build 4 5");
  for (const std::string_view text :
       {"", " ", "build 4 5 5", "Build 4 5", "build 04 5", "steal blue 5", "steal from blue with",
        "end turn", "super thief", "undo", "end;", "hammer blue blue", "\xff"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_action(kGame, text).has_value());
  }
}

TEST_CASE("A text that is no action is refused with what would be one") {
  CHECK(parsed("dance") == "that is not a play I know");
  CHECK(parsed("build 4") == "a floor is two cards from 1 to 8, or one and a joker: build 4 5");
  CHECK(parsed("build 9 0") == "a floor is two cards from 1 to 8, or one and a joker: build 4 5");
  CHECK(parsed("steal 5") == "say whom and with what, such as steal from blue with 5");
  CHECK(parsed("steal from pink with 5") ==
        "say whom and with what, such as steal from blue with 5");
  CHECK(parsed("dog") == "say which floor from the ground, such as dog 1");
  CHECK(parsed("dog 0") == "say which floor from the ground, such as dog 1");
  CHECK(parsed("dog 9") == "say which floor from the ground, such as dog 1");
  CHECK(parsed("bone blue") == "say whose dog and on which floor, such as bone blue 1");
  CHECK(parsed("bone 1 blue") == "say whose dog and on which floor, such as bone blue 1");
  CHECK(parsed("hammer") == "say whom it is for, such as hammer blue");
  CHECK(parsed("milkshake pink") == "say whom it is for, such as milkshake blue");
  CHECK(parsed("van blue") == "van stands alone");
  CHECK(parsed("draw red") == "a draw is draw red 5, a theft is theft blue red 5");
  CHECK(parsed("theft blue 5") == "a draw is draw red 5, a theft is theft blue red 5");
}

TEST_CASE("JSON that is no action is refused with one message") {
  CHECK(read("[]") == "action: expected an object, found a list\n");
  CHECK(read("{}") == "action: \"do\" is missing\n");
  CHECK(read(R"({"do": 1})") == "action, do: expected a text, found a whole number\n");
  CHECK(read(R"({"do": "dance"})") ==
        "action, do: \"dance\" is not something to do; choose from draw, theft, build, steal, dog, "
        "bone, hammer, ball, milkshake, thief, super_thief, van, end\n");
  CHECK(read(R"({"do": "end", "seat": "red"})") ==
        "action: unknown field \"seat\"; the fields are do\n");
  CHECK(read(R"({"do": "build"})") == "action: \"cards\" is missing\n");
  CHECK(read(R"({"do": "build", "cards": 4})") ==
        "action, cards: expected a list, found a whole number\n");
  CHECK(read(R"({"do": "build", "cards": [4]})") == "action, cards: must list two cards, not 1\n");
  CHECK(read(R"({"do": "build", "cards": [4, 9]})") ==
        "action, cards, second: must be 1 to 8, not 9\n");
  CHECK(read(R"({"do": "build", "cards": ["4", 5]})") ==
        "action, cards, first: \"4\" is not a card; choose from joker, dog, bone, hammer, ball, "
        "milkshake, thief, super_thief, van\n");
  CHECK(read(R"({"do": "build", "cards": [4.5, 5]})") ==
        "action, cards, first: expected a text, found a number with a fraction\n");
  CHECK(read(R"({"do": "build", "cards": [null, 5]})") ==
        "action, cards, first: expected a text, found null\n");
  CHECK(read(R"({"do": "steal", "from": "blue"})") == "action: \"with\" is missing\n");
  CHECK(read(R"({"do": "steal", "from": "pink", "with": 5})") ==
        "action, from: \"pink\" is not a seat; choose from red, blue, yellow, white\n");
  CHECK(read(R"({"do": "dog", "floor": 0})") == "action, floor: must be 1 to 8, not 0\n");
  CHECK(read(R"({"do": "dog", "floor": "1"})") ==
        "action, floor: expected a whole number, found a text\n");
  CHECK(read(R"({"do": "bone", "floor": 9, "to": "blue"})") ==
        "action, floor: must be 1 to 8, not 9\n");
  CHECK(read(R"({"do": "hammer"})") == "action: \"to\" is missing\n");
  CHECK(read(R"({"do": "draw", "seat": "red"})") == "action: \"card\" is missing\n");
  CHECK(read(R"({"do": "draw", "seat": "red", "card": 18446744073709551615})") ==
        "action, card: must be 1 to 8, not 18446744073709551615\n");
  CHECK(read(R"({"do": "theft", "from": "blue", "card": 7})") == "action: \"by\" is missing\n");
}

TEST_CASE("H-24: a card drawn is told to who drew it, a stolen one to both parties") {
  const Action draw = Action::draw(kRed, number_card(8));
  const Action theft = Action::theft(kBlue, kRed, Card::kSuperThief);
  const auto json = [](Action action, Viewer viewer) {
    return compact(seen_json(Highrise::redact(action, viewer)));
  };
  const auto text = [](Action action, Viewer viewer) {
    return seen_text(Highrise::redact(action, viewer));
  };
  CHECK(json(draw, kRed) == R"({"do":"draw","seat":"red","card":8})");
  CHECK(text(draw, kRed) == "red draws an 8");
  for (const Viewer viewer : {Viewer(kBlue), Viewer(kYellow), kSpectator}) {
    CHECK(json(draw, viewer) == R"({"do":"draw","seat":"red","card":null})");
    CHECK(text(draw, viewer) == "red draws a card");
  }
  for (const Viewer viewer : {Viewer(kRed), Viewer(kBlue)}) {
    CHECK(json(theft, viewer) == R"({"do":"theft","from":"blue","by":"red","card":"super_thief"})");
    CHECK(text(theft, viewer) == "red takes a super_thief from blue");
  }
  for (const Viewer viewer : {Viewer(kYellow), kSpectator}) {
    CHECK(json(theft, viewer) == R"({"do":"theft","from":"blue","by":"red","card":null})");
    CHECK(text(theft, viewer) == "red takes a card from blue");
  }
}

TEST_CASE("H-24: which hidden card it was cannot be told, and every play can") {
  for (const Action action : written_actions()) {
    for (const Viewer viewer : viewers(kMaxSeats)) {
      const Seen seen = Highrise::redact(action, viewer);
      if (!seen.is_card_hidden) {
        CHECK(seen_json(seen) == action_json(action));
        if (!action.is_chance()) CHECK(seen_text(seen) == action_text(action));
        continue;
      }
      Action other = action;
      other.card = card_at((index(action.card) + 1) % kCards);
      CHECK(seen_json(seen) == seen_json(Highrise::redact(other, viewer)));
      CHECK(seen_text(seen) == seen_text(Highrise::redact(other, viewer)));
    }
  }
}

TEST_CASE("Events name their rule and who they happen to") {
  using Kind = Consequence::Kind;
  CHECK(consequence_text({Kind::kReshuffle, kRed}) == "the discard has become the deck (H-07)");
  CHECK(consequence_text({Kind::kLostTurn, kBlue}) == "blue loses a turn to a milkshake (H-20)");
  CHECK(consequence_text({Kind::kMissedTurn, kWhite}) == "white misses a turn for the van (H-21)");
  CHECK(consequence_text({Kind::kStalled, kRed}) == "no card has moved for too long (H-23)");
  CHECK(consequence_text({Kind::kTurnLimit, kRed}) == "the last turn is over (H-23)");
}

TEST_CASE("Every refusal of the engine has a text, and no two have the same") {
  check_refusal_texts(kGame, refusals::kAll);
}

TEST_CASE("A bare word for a play that cannot be made gets the reason, not a question") {
  const Sketch table(R"(red:    | 4
                        blue:   | 1
                        yellow: | 2
                        red plays)");
  const auto reason = [&](std::string_view answer) {
    const auto action =
        parse_action(table.game(), highrise::completed(table.game(), table.state(), answer));
    return action ? table.refusal(*action) : action.error();
  };
  CHECK(reason("thief") == "H-05 not_in_hand");
  CHECK(reason("hammer") == "H-05 not_in_hand");
  CHECK(reason("dog") == "H-05 not_in_hand");
  CHECK(reason("bone") == "H-05 not_in_hand");
  CHECK(reason("super thief") == "H-05 not_in_hand");
  CHECK(reason("super-thief") == "H-05 not_in_hand");
  CHECK(reason("superb") == "that is not a play I know");
}

TEST_CASE("A short answer at the table is completed where it can mean one play only") {
  const Sketch table(R"(
    red:  2+7 | 4 5 3 3 joker dog bone hammer thief super
    blue: 4+5 1+8/dog | 1
    red plays)");
  const auto completed = [&](std::string_view answer) {
    return highrise::completed(table.game(), table.state(), answer);
  };
  CHECK(completed("").empty());
  CHECK(completed("4 5") == "build 4 5");
  CHECK(completed("5 4") == "build 4 5");
  CHECK(completed("build 5 4") == "build 4 5");
  CHECK(completed("joker 3") == "build 3 joker");
  CHECK(completed("3") == "build 3 joker");
  CHECK(completed("dog") == "dog 1");
  CHECK(completed("bone") == "bone blue 2");
  CHECK(completed("thief") == "thief blue");
  CHECK(completed("su") == "super_thief");
  CHECK(completed("e") == "end");
  CHECK(completed("end") == "end");
}

TEST_CASE("An answer that could mean several plays, or none, stays as it is") {
  const Sketch table(R"(
    red:   2+7 1+8 | 4 5 5 joker dog hammer
    blue:  4+5 | 1
    yellow: 4+5 | 1
    red plays)");
  const auto completed = [&](std::string_view answer) {
    return highrise::completed(table.game(), table.state(), answer);
  };
  CHECK(completed("hammer") == "hammer");
  CHECK(completed("hammer y") == "hammer yellow");
  CHECK(completed("dog") == "dog");
  CHECK(completed("steal 5") == "steal 5");
  CHECK(completed("steal yellow 5") == "steal from yellow with 5");
  CHECK(completed("steal blue") == "steal blue");
  CHECK(completed("4") == "build 4");
  CHECK(completed("joker") == "build joker");
  CHECK(completed("1 8") == "build 1 8");  // not held: refused with its reason, not as nonsense
  // A seat alone, or a floor alone, is no play, even where one play only has that word.
  CHECK(completed("blue") == "blue");
  CHECK(completed("b") == "b");
  CHECK(completed("van") == "van");
  CHECK(completed("?!") == "?!");
}

TEST_CASE("Every legal play is completed to itself") {
  Rng rng = seeded(7);
  for (int match = 0; match < 10; ++match) {
    const Highrise game = random_game(rng);
    State state = game.start();
    while (!Highrise::turn(state).is_over()) {
      Highrise::ActionList actions;
      game.legal(state, actions);
      for (const Action action : actions) {
        CHECK(highrise::completed(game, state, action_text(action)) == action_text(action));
      }
      game.apply(state, random_action(game, state, rng));
    }
  }
}

}  // namespace
}  // namespace loggia::highrise
