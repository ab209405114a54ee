// The game of High-Rises: its turns, what is legal, what happens, who wins, and who sees what. A
// value made of a deck and options; it models loggia::Game.
#pragma once

#include <optional>

#include "engine/core/fixed_list.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/highrise/knowledge.h"
#include "engine/highrise/options.h"
#include "engine/highrise/plays.h"
#include "engine/highrise/state.h"
#include "engine/highrise/view.h"

namespace loggia::highrise {

class Highrise {
 public:
  using State = highrise::State;
  using Action = highrise::Action;
  using Seen = highrise::Seen;
  using View = highrise::View;
  using Knowledge = highrise::Knowledge;
  using ActionList = FixedList<Action, plays::kCount>;
  using ChanceList = FixedList<Chance<Action>, kCards>;
  // A reshuffle; every milkshake there is; every opponent's missed turn; and the end.
  using ConsequenceList = FixedList<Consequence, 1 + kMostCards + kMaxSeats + 1>;

  static constexpr const char* kName = "highrise";
  // Grows when the same log would fold to another state.
  static constexpr int kRulesVersion = 1;

  Highrise(const Deck& deck, const Options& options) : deck_(deck), options_(options) {}

  [[nodiscard]] const Deck& deck() const { return deck_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] int seats() const { return options_.players; }

  // Playing
  [[nodiscard]] State start() const;
  [[nodiscard]] static Turn turn(const State& state);
  // In the order of plays.h.
  void legal(const State& state, ActionList& actions) const;
  // Cards in the order of kinds, each as likely as there are of it.
  void chances(const State& state, ChanceList& chances) const;
  [[nodiscard]] std::optional<Refusal> check(const State& state, Action action) const;
  void apply(State& state, Action action) const;
  // What would happen by itself in the course of an action.
  void consequences(const State& state, Action action, ConsequenceList& consequences) const;
  [[nodiscard]] Outcome outcome(const State& state) const;
  // Random play to the end, drawing as play_randomly() does; returns the number of actions.
  int playout(State& state, Rng& rng) const;
  // Whose hand is reached into; asked in phase kTheft.
  [[nodiscard]] Seat robbed(const State& state) const;

  // Seeing
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  [[nodiscard]] static Seen redact(Action action, Viewer viewer);
  [[nodiscard]] Knowledge know(Viewer viewer) const;
  // Where a match is too long to be remembered the viewer forgets the past, as if all cards not
  // seen had just been dealt; and imagines so if ever no story is found that fits.
  void observe(Knowledge& knowledge, const Seen& seen) const;
  [[nodiscard]] State imagine(const Knowledge& knowledge, Rng& rng) const;

 private:
  void begin_deck(Knowledge& knowledge) const;
  void forget(Knowledge& knowledge) const;

  Deck deck_;
  Options options_;
};

static_assert(Game<Highrise>);

}  // namespace loggia::highrise
