// Actions in JSON and text, there and back; what is refused; and what a viewer is shown of actions
// and states (B-11).
#include "notation/balconia/actions.h"

#include <doctest/doctest.h>

#include <vector>

#include "engine/balconia/refusals.h"
#include "notation/balconia/notation.h"
#include "notation/balconia/terminal.h"
#include "notation/balconia/testing.h"
#include "notation/testing.h"

namespace loggia::balconia {
namespace {

std::vector<Action> all_actions() {
  std::vector<Action> actions;
  for (int i = 0; i < kEntrances; ++i) actions.push_back(Action::entrance(i));
  for (int i = 0; i < kTokens; ++i) actions.push_back(Action::reveal(i));
  for (int i = 0; i < kFaces; ++i) actions.push_back(Action::select(i));
  for (Cell cell = 0; cell < kCells; ++cell) {
    actions.push_back(Action::door(cell));
    for (int face = 0; face < kFaces; ++face) actions.push_back(Action::place(cell, face));
  }
  return actions;
}

const Balconia kGame(standard_set().set, {});

std::string read(std::string_view text) { return read_as_text(kGame, text); }
std::string parsed(std::string_view text) { return parsed_as_text(kGame, text); }

TEST_CASE("Every action survives the way through JSON and through text") {
  check_round_trips(kGame, all_actions());
}

TEST_CASE("Actions look as documented") {
  CHECK(compact(action_json(Action::entrance(1))) == R"({"entrance":2})");
  CHECK(compact(action_json(Action::door(2))) == R"({"door":"c1"})");
  CHECK(compact(action_json(Action::reveal(3))) == R"({"token":4})");
  CHECK(compact(action_json(Action::select(3))) == R"({"keep":[3,0]})");
  CHECK(compact(action_json(Action::place(7, 3))) == R"({"place":"c2","face":3})");
  CHECK(action_text(Action::entrance(1)) == "entrance 2");
  CHECK(action_text(Action::door(2)) == "door c1");
  CHECK(action_text(Action::reveal(21)) == "token 22");
  CHECK(action_text(Action::select(3)) == "keep 30");
  CHECK(action_text(Action::place(24, 0)) == "place e5 0");
}

TEST_CASE("Text may have blanks to spare, and nothing else") {
  CHECK(parsed("  place \t c2  3\r\n") == "place c2 3");
  CHECK(parsed("token 04") == "token 4");
  for (const std::string_view text :
       {"", " ", "place", "place c2", "place c2 3 3", "keep", "keep 0 1", "Token 4", "token",
        "undo", "place c2 3;", "\xff"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_action(kGame, text).has_value());
  }
}

TEST_CASE("A text that is no action is refused with what would be one") {
  CHECK(parsed("entrance 0") == "entrances are 1, 2 and 3");
  CHECK(parsed("entrance 4") == "entrances are 1, 2 and 3");
  CHECK(parsed("token 0") == "tokens are 1 to 22");
  CHECK(parsed("token 23") == "tokens are 1 to 22");
  CHECK(parsed("token -1") == "tokens are 1 to 22");
  CHECK(parsed("token 99999999999999999999") == "tokens are 1 to 22");
  CHECK(parsed("door f1") == "cells are a1 to e5");
  CHECK(parsed("door a0") == "cells are a1 to e5");
  CHECK(parsed("keep 02") == "two neighbouring faces are 01, 12, 23 or 30");
  CHECK(parsed("keep 10") == "two neighbouring faces are 01, 12, 23 or 30");
  CHECK(parsed("place c6 0") == "a placement is a cell and a face, such as c2 3");
  CHECK(parsed("place c2 4") == "a placement is a cell and a face, such as c2 3");
  CHECK(parsed("dance") == "that is not an action I know");
}

TEST_CASE("JSON that is no action is refused with one message") {
  CHECK(read("[]") == "action: expected an object, found a list\n");
  CHECK(read("{}") == "action: is no action; expected one of entrance, door, token, keep, place\n");
  CHECK(read(R"({"token": 23})") == "action, token: must be 1 to 22, not 23\n");
  CHECK(read(R"({"token": "4"})") == "action, token: expected a whole number, found a text\n");
  CHECK(read(R"({"entrance": 0})") == "action, entrance: must be 1 to 3, not 0\n");
  CHECK(read(R"({"door": "C1"})") == "action, door: \"C1\" is not a cell; cells are a1 to e5\n");
  CHECK(read(R"({"door": 2})") == "action, door: expected a text, found a whole number\n");
  CHECK(read(R"({"keep": [0]})") == "action, keep: must list two faces, not 1\n");
  CHECK(read(R"({"keep": null})") == "action, keep: expected a list, found null\n");
  CHECK(read(R"({"keep": [1, 0]})") ==
        "action, keep: must be one of [0, 1], [1, 2], [2, 3], [3, 0] (B-06)\n");
  CHECK(read(R"({"keep": [0, 4]})") == "action, keep, second: must be 0 to 3, not 4\n");
  CHECK(read(R"({"place": "c2"})") == "action: \"face\" is missing\n");
  CHECK(read(R"({"face": 1})") ==
        "action: is no action; expected one of entrance, door, token, keep, place\n");
  CHECK(read(R"({"place": "c2", "face": 0, "token": 4})") ==
        "action: unknown field \"place\"; the fields are token\n"
        "action: unknown field \"face\"; the fields are token\n");
}

TEST_CASE("B-11: a spectator is not shown how a block is turned, a seat is") {
  const Balconia game(standard_set().set, {});
  const auto seen = [&](Action action, Viewer viewer) {
    return compact(seen_json(game.redact(action, viewer)));
  };
  CHECK(seen(Action::select(1), kSpectator) == R"({"keep":null})");
  CHECK(seen(Action::place(7, 3), kSpectator) == R"({"place":"c2"})");
  for (const Action action : all_actions()) {
    for (const Seat seat : {kGreen, kPink}) {
      CHECK(seen(action, seat) == compact(action_json(action)));
    }
    if (action.kind != Action::Kind::kSelect && action.kind != Action::Kind::kPlace) {
      CHECK(seen(action, kSpectator) == compact(action_json(action)));
    }
  }
  // No two ways of turning a block can be told apart.
  for (int number = 1; number < kFaces; ++number) {
    CHECK(seen(Action::select(number), kSpectator) == seen(Action::select(0), kSpectator));
    CHECK(seen(Action::place(7, number), kSpectator) == seen(Action::place(7, 0), kSpectator));
  }
}

TEST_CASE("B-11: with open facades a spectator is shown everything") {
  const Balconia game(standard_set().set, {.open_facades = true});
  for (const Action action : all_actions()) {
    CHECK(seen_json(game.redact(action, kSpectator)) == action_json(action));
  }
}

TEST_CASE("Every refusal of the engine has a text, and no two have the same") {
  check_refusal_texts(kGame, refusals::kAll);
}

TEST_CASE("A short answer at the table is completed to an action") {
  const Balconia game(standard_set().set, {});
  State state = game.start();
  state.phase = Phase::kSelect;
  const auto completed = [&](std::string_view answer) {
    return parsed(balconia::completed(game, state, answer));
  };
  CHECK(completed("01") == "keep 01");
  CHECK(completed("3 0") == "keep 30");
  CHECK(completed("1,0") == "keep 01");
  CHECK(completed("03") == "keep 30");
  CHECK(completed("keep 12") == "keep 12");
  CHECK(completed("02") == "two neighbouring faces are 01, 12, 23 or 30");
  state.phase = Phase::kPlace;
  CHECK(completed("c2 3") == "place c2 3");
  CHECK(completed("place c2 3") == "place c2 3");
  CHECK(completed("token 4") == "a placement is a cell and a face, such as c2 3");
}

}  // namespace
}  // namespace loggia::balconia
