// B-11: what a spectator learns of a match whose faces are hidden, and what may be imagined from
// it. What is shown to whom is in secrets_test.cpp.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <set>

#include "engine/balconia/random_set.h"
#include "engine/core/seeded.h"

namespace loggia::balconia {
namespace {

// Two matches side by side: the same tokens and the same cells, but blocks turned by other hands.
// To a spectator they are one.
struct Twins {
  std::array<State, 2> states;
  std::array<Knowledge, 2> known;

  explicit Twins(const Balconia& game)
      : states{game.start(), game.start()}, known{game.know(kSpectator), game.know(kSpectator)} {}

  void act(const Balconia& game, Rng& rng) {
    const std::array actions = pick(game, rng);
    for (std::size_t i = 0; i < 2; ++i) {
      CHECK_FALSE(game.check(states[i], actions[i]).has_value());
      game.apply(states[i], actions[i]);
      game.observe(known[i], game.redact(actions[i], kSpectator));
    }
  }

 private:
  std::array<Action, 2> pick(const Balconia& game, Rng& rng) const {
    if (game.turn(states[0]).is_chance()) {
      Balconia::ChanceList chances;
      game.chances(states[0], chances);
      const Action action = pick_chance(chances, rng);
      return {action, action};
    }
    if (states[0].phase == Phase::kSelect) {
      return {Action::select(random_below(rng, 4)), Action::select(random_below(rng, 4))};
    }
    const Mask open = game.open_cells(states[0]);
    const auto cell = static_cast<Cell>(nth_bit(open, random_below(rng, count(open))));
    const auto turned = [&](const State& state) {
      return Action::place(cell, (state.kept + 2 + random_below(rng, 2)) % kFaces);
    };
    return {turned(states[0]), turned(states[1])};
  }
};

template <class Look>
void for_hidden_twins(std::uint64_t family, Look look) {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    if (options.open_facades) continue;
    ++seed;
    CAPTURE(seed);
    Rng rng = seeded(family, seed);
    const Balconia game(random_set(rng), options);
    Twins twins(game);
    while (!game.turn(twins.states[0]).is_over()) {
      twins.act(game, rng);
      look(game, twins, rng);
    }
  }
}

TEST_CASE("B-11: a spectator learns nothing of how blocks are turned") {
  for_hidden_twins(40, [](const Balconia&, const Twins& twins, Rng&) {
    REQUIRE(twins.known[0] == twins.known[1]);
  });
}

// Everything about a state but how its blocks are turned, on the disc and in the frame.
bool look_alike(State a, State b) {
  for (State* state : {&a, &b}) {
    if (state->phase == Phase::kPlace) state->kept = 0;
    for (Piece& piece : state->pieces) piece = Piece(piece.block(), 0);
  }
  return a == b;
}

TEST_CASE("B-11: what a spectator imagines has every block where it stands") {
  for_hidden_twins(41, [](const Balconia& game, const Twins& twins, Rng& rng) {
    const State imagined = game.imagine(twins.known[0], rng);
    REQUIRE(look_alike(imagined, twins.states[0]));
    // The match can go on from there.
    Balconia::ActionList really;
    Balconia::ActionList imaginably;
    game.legal(twins.states[0], really);
    game.legal(imagined, imaginably);
    REQUIRE(really.size() == imaginably.size());
  });
}

TEST_CASE("B-11: a spectator imagines blocks turned in all four ways, each as likely") {
  const Balconia game(BlockSet{}, {.entrance = 0});
  Knowledge knowledge = game.know(kSpectator);
  const auto watch = [&](Action action) {
    game.observe(knowledge, game.redact(action, kSpectator));
  };
  watch(Action::reveal(3));
  watch(Action::select(2));
  watch(Action::place(7, 0));
  watch(Action::reveal(5));
  watch(Action::select(1));
  // 16,000 draws of 16 equal pairs: 1000 each, σ ≈ 31.
  Rng rng = seeded(6);
  std::array<std::array<int, kFaces>, kFaces> found{};
  for (int i = 0; i < 16'000; ++i) {
    const State state = game.imagine(knowledge, rng);
    CHECK(state.pieces[7].block() == 3);
    CHECK(state.block == 5);
    ++found[static_cast<std::size_t>(state.pieces[7].face(kGreen))][state.kept];
  }
  for (const auto& turns : found) {
    for (const int times : turns) {
      CHECK(times > 1000 - 155);
      CHECK(times < 1000 + 155);
    }
  }
}

}  // namespace
}  // namespace loggia::balconia
