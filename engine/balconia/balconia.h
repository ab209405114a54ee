// The game of Balconia: its turns, what is legal, what happens, who wins, and who sees what. A
// value made of a block set and options; it models loggia::Game.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/balconia/block_set.h"
#include "engine/balconia/explain.h"
#include "engine/balconia/fast.h"
#include "engine/balconia/options.h"
#include "engine/balconia/outlook.h"
#include "engine/balconia/state.h"
#include "engine/balconia/view.h"
#include "engine/core/fixed_list.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace loggia::balconia {

// B-35: what told the winner from the other; nothing, where they share the victory.
enum class DecidedBy : std::uint8_t { kPoints, kDoors, kNothing };

class Balconia {
 public:
  using State = balconia::State;
  using Action = balconia::Action;
  using Seen = balconia::Seen;
  using View = balconia::View;
  using Knowledge = balconia::Knowledge;
  // 2 faces × 24 cells = 48 placements at most (B-36).
  using ActionList = FixedList<Action, 48>;
  using ChanceList = FixedList<Chance<Action>, kTokens>;

  static constexpr const char* kName = "balconia";
  // Grows when the same log would fold to another state.
  static constexpr int kRulesVersion = 1;

  Balconia(const BlockSet& set, const Options& options)
      : set_(set), fast_(set), shown_(set), options_(options) {}

  [[nodiscard]] const BlockSet& set() const { return set_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] static int seats() { return 2; }

  // Playing
  [[nodiscard]] State start() const;
  [[nodiscard]] static Turn turn(const State& state);
  // Select: by first face. Place: by cell, then the two faces in cyclic order.
  void legal(const State& state, ActionList& actions) const;
  // Entrances, cells and tokens in rising order, all of weight 1.
  static void chances(const State& state, ChanceList& chances);
  // Like apply(), it reads only the fields that the action's kind has: the others may hold
  // anything.
  [[nodiscard]] std::optional<Refusal> check(const State& state, Action action) const;
  void apply(State& state, Action action) const;
  // The cells where the next block may go (B-08, B-36).
  [[nodiscard]] Mask open_cells(const State& state) const;

  // Scoring
  [[nodiscard]] Scores score(const State& state) const {
    return kernel().score(fast_, options_.fewer_of, state);
  }
  [[nodiscard]] int running_score(const State& state, Seat seat) const {
    return kernel().running_score(fast_, options_.fewer_of, state, seat);
  }
  [[nodiscard]] SideScore explain(const State& state, Seat owner, Sight sight) const {
    return balconia::explain(set_, options_.fewer_of, state, owner, sight);
  }
  [[nodiscard]] Outcome outcome(const State& state) const;
  [[nodiscard]] static DecidedBy decided_by(const Outcome& outcome);
  // Random play to the end, drawing as play_randomly() does: many at a time, which is faster, or
  // one.
  void playouts(std::span<Playout> playouts) const;
  Scores playout(State& state, Rng& rng) const;
  [[nodiscard]] const FastSet& fast() const { return fast_; }
  // What the next block would bring, to somebody who may have forgotten some faces of either side.
  [[nodiscard]] Outlook outlook(const State& state,
                                const Outlook::Forgotten& forgotten = {}) const {
    return {shown_, options_.fewer_of, state, forgotten};
  }

  // Seeing
  [[nodiscard]] View view(const State& state, Viewer viewer) const;
  [[nodiscard]] Seen redact(Action action, Viewer viewer) const;
  [[nodiscard]] Knowledge know(Viewer) const { return {.state = start()}; }
  void observe(Knowledge& knowledge, const Seen& seen) const;
  [[nodiscard]] static State imagine(const Knowledge& knowledge, Rng& rng);

 private:
  [[nodiscard]] std::optional<Refusal> check_place(const State& state, Action action) const;

  BlockSet set_;
  FastSet fast_;
  ShownSet shown_;
  Options options_;
};

static_assert(Game<Balconia>);

}  // namespace loggia::balconia
