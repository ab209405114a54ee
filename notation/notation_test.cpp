// A game that says no more of itself than it must: what is usual does for the rest.
#include "notation/notation.h"

#include <doctest/doctest.h>

#include "notation/game_of.h"
#include "notation/terminal_of.h"
#include "notation/testing.h"
#include "notation/wire_values.h"

namespace loggia::pebbles {
namespace {

// Seven pebbles; who takes the last wins.
struct State {
  std::uint8_t left = 7;
  Seat seat{};
};
struct Action {
  std::uint8_t taken = 0;

  friend bool operator==(const Action&, const Action&) = default;
};

class Pebbles {
 public:
  using State = pebbles::State;
  using Action = pebbles::Action;
  using Seen = Action;
  using View = State;
  using Knowledge = State;
  using ActionList = FixedList<Action, 2>;
  using ChanceList = FixedList<Chance<Action>, 0>;

  static constexpr const char* kName = "pebbles";
  static constexpr int kRulesVersion = 1;

  static int seats() { return 2; }
  static State start() { return {}; }
  static Turn turn(const State& state) {
    return state.left == 0 ? Turn::over() : Turn::of(state.seat);
  }
  static void legal(const State& state, ActionList& actions) {
    actions.clear();
    for (std::uint8_t taken = 1; taken <= std::min<int>(2, state.left); ++taken) {
      actions.push_back({taken});
    }
  }
  static void chances(const State& /*state*/, ChanceList& chances) { chances.clear(); }
  static std::optional<Refusal> check(const State& state, Action action) {
    const bool is_allowed = action.taken >= 1 && action.taken <= std::min<int>(2, state.left);
    return is_allowed ? std::nullopt : std::optional(Refusal{"P-01", "one_or_two"});
  }
  static void apply(State& state, Action action) {
    state.left = static_cast<std::uint8_t>(state.left - action.taken);
    state.seat = seat_at(1 - index(state.seat));
  }
  static Outcome outcome(const State& state) {
    return {.winners = static_cast<std::uint8_t>(1U << (1U - static_cast<unsigned>(state.seat)))};
  }
  static View view(const State& state, Viewer /*viewer*/) { return state; }
  static Seen redact(Action action, Viewer /*viewer*/) { return action; }
  static Knowledge know(Viewer /*viewer*/) { return start(); }
  static void observe(Knowledge& knowledge, Seen seen) { apply(knowledge, seen); }
  static State imagine(const Knowledge& knowledge, Rng& /*rng*/) { return knowledge; }
};

std::string_view seat_name(const Pebbles& /*game*/, Seat seat) {
  return index(seat) == 0 ? "left" : "right";
}
json::object action_json(Action action) { return {{"take", action.taken}}; }
std::string action_text(Action action) { return "take " + std::to_string(action.taken); }
std::optional<Action> read_action(const Pebbles& /*game*/, const Reader& reader) {
  if (!reader.is_any_object() || !reader.has_only(std::array{std::string_view("take")})) {
    return std::nullopt;
  }
  const auto number = reader.integer_field("take", 1, 2);
  return number ? std::optional(Action{static_cast<std::uint8_t>(*number)}) : std::nullopt;
}
std::expected<Action, std::string> parse_action(const Pebbles& /*game*/, std::string_view text) {
  if (text == "take 1") return Action{1};
  if (text == "take 2") return Action{2};
  return std::unexpected("take 1 or take 2");
}
std::string refusal_text(const Pebbles& /*game*/, const Refusal& refusal) {
  return std::string_view(refusal.code) == "one_or_two" ? "one or two are taken" : "";
}
struct Shown {
  int left = 0;

  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Whole<0, 9, int>>("left", &Shown::left));
  }
};
Shown shown_of(const Pebbles& /*game*/, const State& state) { return {state.left}; }
std::string draw(const Pebbles& /*game*/, const State& state, Viewer /*viewer*/,
                 const Style& /*style*/) {
  return std::string(state.left, 'o') + "\n";
}

Action take_one(const Pebbles& /*game*/, const State& /*known*/, Seat /*seat*/, Rng& /*rng*/,
                const bots::Thinking& /*thinking*/) {
  return {1};
}

struct PebblesNotation {
  static constexpr const char* kTurnRule = "P-02";
  static constexpr std::array<PlayerEntry<Pebbles>, 1> kPlayers = {{{"modest", take_one}}};
};
using Erased = GameOf<Pebbles, PebblesNotation>;

TEST_CASE("Every action survives the way through JSON and through text") {
  check_round_trips(Pebbles(), {Action{1}, Action{2}});
}

TEST_CASE("A game without options, content, chance and secrets need not speak of them") {
  const Erased game({}, {});
  CHECK(game.options().empty());
  CHECK(game.content().empty());
  CHECK(game.content_name() == "none");
  AnyState state = game.start();
  CHECK(game.chances(state).empty());
  const AnyAction two = game.parse_action("take 2").value();
  CHECK(game.break_before(state, two) == LineBreak::kNumbered);
  CHECK(game.consequences_text(state, two).empty());
  CHECK(game.seen_json(game.redact(two, kSpectator)) == game.action_json(two));
  CHECK(game.seen_text(two, kSpectator) == "take 2");
  game.apply(state, two);
  CHECK(game.view(state, kSpectator) == R"({"left":5})");
  CHECK(game.open_view(state) == game.view(state, kSpectator));
}

TEST_CASE("An onlooker of such a game follows it") {
  const Erased game({}, {});
  const auto onlooker = game.make_onlooker(seat_at(1));
  const auto see = [&](std::string_view text) {
    Problems problems;
    const json::value value = parse_json(text).value();
    const auto seen = game.read_seen(Reader(value, "", problems));
    return seen && onlooker->see(*seen).has_value();
  };
  CHECK(onlooker->legal().empty());
  CHECK(see(R"({"take": 2})"));
  CHECK_FALSE(see(R"({"take": 3})"));
  CHECK(onlooker->legal().size() == 2);
  CHECK(onlooker->view(false) == R"({"left":5})");
}

TEST_CASE("Of what happens in such a game the action says all") {
  const Erased game({}, {});
  const AnyAction two = game.parse_action("take 2").value();
  const std::string told = R"([{"what":"acted","by":"left","action":{"take":2}}])";
  CHECK(game.tell_openly(game.start(), two) == told);
  CHECK(game.make_onlooker(kSpectator)->see(game.redact(two, kSpectator)) == told);
  CHECK(game.tell_where_openly(game.start()) == "[]");
}

TEST_CASE("A bot of such a game plays it") {
  const Erased game({}, {});
  CHECK(game.player_names().front() == "modest");
  const auto bot = game.make_player("modest", seat_at(0));
  Rng rng(1);
  CHECK(game.action_text(bot->choose(rng, {}).value()) == "take 1");
  CHECK(game.make_player("greedy", seat_at(0)) == nullptr);
}

TEST_CASE("At a terminal such a game lists what may be said") {
  const Pebbles game;
  const TerminalOf<Pebbles> terminal(game);
  const AnyState state = erased<AnyState>(Pebbles::start());
  CHECK(terminal.draw(state, kSpectator, {}) == "ooooooo\n");
  CHECK(terminal.draw_open(state, {}) == terminal.draw(state, kSpectator, {}));
  CHECK(terminal.help(state) == "You may say:\n  take 1\n  take 2\n");
  CHECK(terminal.completed(state, "take 1") == "take 1");
  CHECK_FALSE(terminal.answer(state, seat_at(0), "why").has_value());
}

TEST_CASE("What has no content refuses one") {
  const auto complaint = [](std::string_view text) {
    Problems problems;
    const json::value value = parse_json(text).value();
    const bool is_read = read_no_content(Reader(value, "", problems)).has_value();
    CHECK(is_read == problems.empty());
    return to_text(problems);
  };
  CHECK(complaint("{}").empty());
  CHECK_FALSE(complaint("[]").empty());
  CHECK_FALSE(complaint(R"({"blocks": []})").empty());
}

}  // namespace
}  // namespace loggia::pebbles
