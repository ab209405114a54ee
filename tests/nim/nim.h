// Nim: the game that proves what adding a game takes (README.md). Heaps of sticks; whoever takes
// the last one wins, or loses.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/bots/thinking.h"
#include "engine/core/game.h"

namespace loggia::nim {

inline constexpr std::size_t kHeaps = 4;
inline constexpr std::uint8_t kMostSticks = 9;  // in a heap

using Heaps = std::array<std::uint8_t, kHeaps>;

struct Options {
  int players = 2;
  bool misere = false;  // the last stick loses
};

struct State {
  Heaps heaps{};
  Seat seat{};  // to act; at the end, who would have been
};

struct Action {
  std::uint8_t heap = 0;
  std::uint8_t taken = 0;

  friend bool operator==(const Action&, const Action&) = default;
};

class Nim {
 public:
  using State = nim::State;
  using Action = nim::Action;
  using Seen = Action;
  using View = State;
  using Knowledge = State;
  using ActionList = FixedList<Action, kHeaps * kMostSticks>;
  using ChanceList = FixedList<Chance<Action>, 0>;

  static constexpr const char* kName = "nim";
  static constexpr int kRulesVersion = 1;

  Nim(const Heaps& heaps, const Options& options) : heaps_(heaps), options_(options) {}

  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] int seats() const { return options_.players; }
  [[nodiscard]] State start() const { return {.heaps = heaps_}; }
  static Turn turn(const State& state) {
    return std::ranges::max(state.heaps) == 0 ? Turn::over() : Turn::of(state.seat);
  }
  static void legal(const State& state, ActionList& actions) {
    actions.clear();
    for (std::uint8_t heap = 0; heap < kHeaps; ++heap) {
      for (std::uint8_t taken = 1; taken <= state.heaps[heap]; ++taken) {
        actions.push_back({heap, taken});
      }
    }
  }
  static void chances(const State& /*state*/, ChanceList& chances) { chances.clear(); }
  static std::optional<Refusal> check(const State& state, Action action) {
    if (turn(state).is_over()) return Refusal{"N-03", "match_over"};
    if (action.taken > state.heaps[action.heap]) return Refusal{"N-02", "too_few_sticks"};
    return std::nullopt;
  }
  void apply(State& state, Action action) const {
    state.heaps[action.heap] = static_cast<std::uint8_t>(state.heaps[action.heap] - action.taken);
    state.seat = seat_at((index(state.seat) + 1) % seats());
  }
  [[nodiscard]] Outcome outcome(const State& state) const {
    const Seat last = seat_at((index(state.seat) + seats() - 1) % seats());
    Outcome outcome;
    for (const Seat seat : seats_of(*this)) {
      if ((seat == last) == options_.misere) continue;
      outcome.winners = static_cast<std::uint8_t>(outcome.winners | 1U << index(seat));
      outcome.scores[seat] = 1;
    }
    return outcome;
  }

  // Nothing is hidden.
  static View view(const State& state, Viewer /*viewer*/) { return state; }
  static Seen redact(Action action, Viewer /*viewer*/) { return action; }
  [[nodiscard]] Knowledge know(Viewer /*viewer*/) const { return start(); }
  void observe(Knowledge& knowledge, Seen seen) const { apply(knowledge, seen); }
  static State imagine(const Knowledge& knowledge, Rng& /*rng*/) { return knowledge; }

 private:
  Heaps heaps_;
  Options options_;
};

inline Action choose_randomly(const Nim& /*game*/, const State& known, Seat /*seat*/, Rng& rng,
                              const bots::Thinking& /*thinking*/) {
  Nim::ActionList actions;
  Nim::legal(known, actions);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

// Of two who leaves nothing to the exclusive or of all heaps wins, however the other goes on
// (Bouton, 1901); where the last stick loses, once no heap is larger than one, who leaves something
// to it.
inline Action choose_expertly(const Nim& game, const State& known, Seat seat, Rng& rng,
                              const bots::Thinking& thinking) {
  Nim::ActionList actions;
  Nim::legal(known, actions);
  for (const Action action : actions) {
    State left = known;
    game.apply(left, action);
    unsigned sum = 0;
    for (const unsigned heap : left.heaps) sum ^= heap;
    const bool is_turned = game.options().misere && std::ranges::max(left.heaps) <= 1;
    if ((sum == 0) != is_turned) return action;
  }
  return choose_randomly(game, known, seat, rng, thinking);
}

}  // namespace loggia::nim
