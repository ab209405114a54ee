// What holds in every match, whatever is on the blocks and whichever options are chosen: random
// matches with random block sets under all combinations of options. A failure prints the number of
// its combination, which is also its seed.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/balconia/questions.h"
#include "engine/balconia/random_set.h"
#include "engine/balconia/refusals.h"
#include "engine/balconia/sketch.h"
#include "engine/core/seeded.h"

namespace loggia::balconia {
namespace {

// Plays one match for each combination of options and shows every state of it, the last included.
template <class Look>
void for_all_matches(std::uint64_t family, Look look) {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    ++seed;
    CAPTURE(seed);
    Rng rng = seeded(family, seed);
    const Balconia game(random_set(rng), options);
    State state = game.start();
    look(game, state);
    while (!game.turn(state).is_over()) {
      act_randomly(game, state, rng);
      look(game, state);
    }
  }
}

// Every action one can write down, in range and some way past it.
std::vector<Action> all_actions() {
  std::vector<Action> actions;
  std::vector<int> numbers;
  for (int number = 0; number < kCells + 7; ++number) numbers.push_back(number);
  numbers.insert(numbers.end(), {64, 127, 128, 254, 255});
  for (const int number : numbers) {
    const auto cell = static_cast<Cell>(number);
    actions.insert(actions.end(), {Action::entrance(number), Action::door(cell),
                                   Action::reveal(number), Action::select(number)});
    for (const int face : numbers) actions.push_back(Action::place(cell, face));
  }
  return actions;
}

TEST_CASE("B-05…B-08: check() accepts what legal() and chances() list, and nothing else") {
  const std::vector<Action> actions = all_actions();
  for_all_matches(10, [&](const Balconia& game, const State& state) {
    std::vector<Action> accepted;
    for (const Action action : actions) {
      if (!game.check(state, action)) accepted.push_back(action);
    }
    const auto in_order = [](const Action& a, const Action& b) {
      return std::array{int{a.cell}, int{a.number}} < std::array{int{b.cell}, int{b.number}};
    };
    std::vector<Action> expected = next_actions(game, state);
    std::ranges::sort(accepted, in_order);
    std::ranges::sort(expected, in_order);
    REQUIRE(accepted == expected);
    REQUIRE(std::ranges::adjacent_find(expected) == expected.end());
  });
}

TEST_CASE("B-05…B-12: a seat has decisions, chance has outcomes, and the end has neither") {
  for_all_matches(11, [](const Balconia& game, const State& state) {
    Balconia::ActionList decisions;
    game.legal(state, decisions);
    Balconia::ChanceList chances;
    game.chances(state, chances);
    const Turn turn = game.turn(state);
    REQUIRE(turn.is_seat() == !decisions.empty());
    REQUIRE(turn.is_chance() == !chances.empty());
    REQUIRE(turn.is_over() == (decisions.empty() && chances.empty()));
    for (const auto& chance : chances) REQUIRE(chance.weight == 1);
  });
}

TEST_CASE("B-07: placements are listed by cell, then the two faces in cyclic order") {
  for_all_matches(12, [](const Balconia& game, const State& state) {
    if (state.phase != Phase::kPlace) return;
    Balconia::ActionList actions;
    game.legal(state, actions);
    for (std::size_t i = 0; i < actions.size(); i += 2) {
      REQUIRE(actions[i].cell == actions[i + 1].cell);
      REQUIRE(actions[i].number == (state.kept + 2) % 4);
      REQUIRE(actions[i + 1].number == (state.kept + 3) % 4);
      if (i > 0) REQUIRE(actions[i].cell > actions[i - 1].cell);
    }
  });
}

TEST_CASE("B-01: every block is in the frame, on the disc or unseen, and nowhere twice") {
  for_all_matches(13, [](const Balconia& game, const State& state) {
    std::array<int, kBlocks> found{};
    for (const int cell : bits(state.balconies)) {
      ++found[static_cast<std::size_t>(state.pieces[cell].block())];
    }
    const bool on_disc = state.phase == Phase::kSelect || state.phase == Phase::kPlace;
    if (on_disc) ++found[state.block];
    for (const int token : bits(state.unseen)) ++found[static_cast<std::size_t>(token)];
    REQUIRE(std::ranges::all_of(found, [](int times) { return times == 1; }));
    REQUIRE_FALSE(contains(state.balconies, state.door));
    REQUIRE(count(state.balconies) + (on_disc ? 1 : 0) + state.tokens_left ==
            (game.options().full_building ? 22 : 14));
  });
}

TEST_CASE("B-12, B-38: a match is over after three actions for each token, and its set-up") {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    ++seed;
    CAPTURE(seed);
    Rng rng = seeded(14, seed);
    const Balconia game(random_set(rng), options);
    State state = game.start();
    int actions = 0;
    for (; !game.turn(state).is_over() && actions < 100; ++actions) act_randomly(game, state, rng);
    const int setup = (options.entrance ? 0 : 1) + (options.door ? 0 : 1);
    REQUIRE(actions == setup + (3 * (options.full_building ? 22 : 14)));
    REQUIRE(count(state.filled()) == (options.full_building ? 23 : 15));
  }
}

TEST_CASE("B-08: without free placement the building is always in one piece") {
  for_all_matches(15, [](const Balconia& game, const State& state) {
    if (game.options().free_placement || state.phase < Phase::kReveal) return;
    REQUIRE(connected(bit(state.door), state.filled()) == state.filled());
  });
}

TEST_CASE("B-32: a prospect is the difference it makes to the placer's score in sight") {
  for_all_matches(16, [](const Balconia& game, const State& state) {
    const Prospects found = prospects(game, state);
    if (state.phase != Phase::kPlace) {
      REQUIRE(found.empty());
      return;
    }
    const Sight sight = game.options().open_facades ? Sight::kBothSides : Sight::kOwnSide;
    const Seat placer = game.turn(state).seat();
    const int before = game.explain(state, placer, sight).total;
    Balconia::ActionList actions;
    game.legal(state, actions);
    REQUIRE(found.size() == actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
      REQUIRE(found[i].action == actions[i]);
      State after = state;
      game.apply(after, actions[i]);
      REQUIRE(found[i].change == game.explain(after, placer, sight).total - before);
    }
  });
}

TEST_CASE("B-35: the outcome is the scores of both sides, and who has more of them") {
  for_all_matches(17, [](const Balconia& game, const State& state) {
    if (state.phase != Phase::kOver) return;
    const Outcome outcome = game.outcome(state);
    PerSide<std::array<int, 2>> standing{};
    for (const Seat seat : {kGreen, kPink}) {
      const SideScore side = game.explain(state, seat, Sight::kBothSides);
      standing[seat] = {side.total, side.door.points};
      REQUIRE(outcome.scores[seat] == side.total);
      REQUIRE(outcome.tie_breaks[seat] == side.door.points);
    }
    REQUIRE(outcome.is_winner(kGreen) == (standing[kGreen] >= standing[kPink]));
    REQUIRE(outcome.is_winner(kPink) == (standing[kPink] >= standing[kGreen]));
  });
}

TEST_CASE("B-01: every face of every block gets shown to both sides, and every entrance used") {
  PerSide<std::set<int>> faces;
  std::set<int> entrances;
  std::set<int> doors;
  std::set<Phase> phases;
  for_all_matches(18, [&](const Balconia&, const State& state) {
    phases.insert(state.phase);
    if (state.phase != Phase::kOver) return;
    entrances.insert(state.entrance);
    doors.insert(state.door);
    for (const int cell : bits(state.balconies)) {
      const Piece piece = state.pieces[cell];
      for (const Seat seat : {kGreen, kPink}) faces[seat].insert(piece.shown(seat));
    }
  });
  CHECK(faces[kGreen].size() == kFaceCount);
  CHECK(faces[kPink].size() == kFaceCount);
  CHECK(entrances.size() == 3);
  CHECK(doors.size() == 5);
  CHECK(phases.size() == 6);
}

TEST_CASE("B-17…B-24: random sets hold every region, kind and symbol, and each of them scores") {
  std::set<std::pair<Where, Condition::Kind>> scoring;
  std::set<Symbol> symbols;
  std::set<Door::Kind> doors;
  for_all_matches(19, [&](const Balconia& game, const State& state) {
    if (state.phase != Phase::kOver) return;
    for (const Seat seat : {kGreen, kPink}) {
      const SideScore side = game.explain(state, seat, Sight::kBothSides);
      if (side.door.points > 0) doors.insert(side.door.door.kind);
      for (const BalconyScore& score : side.balconies) {
        if (!score.face->condition || score.points == 0) continue;
        const Condition& condition = *score.face->condition;
        scoring.emplace(condition.where, condition.kind);
        symbols.insert(condition.symbol);
      }
    }
  });
  // Nine regions with six kinds, and groups with four (B-27).
  CHECK(scoring.size() == (9 * 6) + 4);
  CHECK(symbols.size() == kSymbols);
  CHECK(doors.size() == 3);
}

TEST_CASE("every refusal there is gets given, and no other") {
  std::set<std::string> given;
  std::set<std::string> known;
  for (const Refusal& refusal : refusals::kAll) known.insert(refusal.code);
  CHECK(known.size() == refusals::kAll.size());
  const std::vector<Action> actions = all_actions();
  for_all_matches(20, [&](const Balconia& game, const State& state) {
    if (state.tokens_left > 1 && state.tokens_left < 14) return;  // more of the same
    for (const Action action : actions) {
      if (const auto refusal = game.check(state, action)) given.insert(refusal->code);
    }
  });
  CHECK(given == known);
}

}  // namespace
}  // namespace loggia::balconia
