// The contract between a game and everything that plays, records or searches it, and the general
// loop over it. A Game is an immutable value (rules + options + content); a State refers to
// nothing.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/core/fixed_list.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace loggia {

// Why an action is refused: the rule that forbids it, and a code every face has a text for.
struct Refusal {
  const char* rule;  // "B-08"
  const char* code;  // "cell_not_adjacent"
};

// How a match ended. A tie-break decides `winners`; several winners share the victory.
struct Outcome {
  PerSeat<int> scores{};
  PerSeat<int> tie_breaks{};
  std::uint8_t winners = 0;  // a bit per seat

  [[nodiscard]] bool is_winner(Seat seat) const {
    return ((static_cast<unsigned>(winners) >> static_cast<unsigned>(seat)) & 1U) != 0;
  }
  [[nodiscard]] bool is_shared() const { return (winners & (winners - 1)) != 0; }
};

// One outcome of chance and its integer weight: it happens weight times in the sum of all weights.
template <class Action>
struct Chance {
  Action action;
  std::uint32_t weight;
};

template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               std::is_trivially_copyable_v<typename G::Action> &&
               std::is_trivially_copyable_v<typename G::Knowledge> &&
               requires(const G game, const typename G::State& state, typename G::State& changing,
                        typename G::Action action, typename G::ActionList& actions,
                        typename G::ChanceList& chances, const typename G::Knowledge& knowledge,
                        typename G::Knowledge& learning, const typename G::Seen& seen,
                        Viewer viewer, Rng& rng) {
                 { G::kName } -> std::convertible_to<const char*>;
                 { game.seats() } -> std::same_as<int>;
                 { game.start() } -> std::same_as<typename G::State>;  // before anything is dealt
                 { game.turn(state) } -> std::same_as<Turn>;
                 {
                   game.legal(state, actions)
                 };  // every decision of the seat to act, in a fixed order
                 {
                   game.chances(state, chances)
                 };  // every outcome with its weight, in a fixed order
                 { game.check(state, action) } -> std::same_as<std::optional<Refusal>>;
                 { game.apply(changing, action) };  // assumes legality
                 { game.outcome(state) } -> std::same_as<Outcome>;
                 { game.view(state, viewer) } -> std::same_as<typename G::View>;
                 { game.redact(action, viewer) } -> std::same_as<typename G::Seen>;
                 {
                   game.know(viewer)
                 } -> std::same_as<typename G::Knowledge>;  // before anything was seen
                 { game.observe(learning, seen) };
                 {
                   game.imagine(knowledge, rng)
                 } -> std::same_as<typename G::State>;  // a determinization: fits what was seen
               };

// Picks an outcome by weight with one draw.
template <class ChanceList>
auto pick_chance(const ChanceList& chances, Rng& rng) {
  std::uint32_t total = 0;
  for (const auto& chance : chances) total += chance.weight;
  std::uint32_t left = rng.below(total);
  std::size_t i = 0;
  while (left >= chances[i].weight) left -= chances[i++].weight;
  return chances[i].action;
}

// One uniformly random action, with one draw.
template <Game G>
void act_randomly(const G& game, typename G::State& state, Rng& rng) {
  if (game.turn(state).is_chance()) {
    typename G::ChanceList chances;
    game.chances(state, chances);
    game.apply(state, pick_chance(chances, rng));
  } else {
    typename G::ActionList actions;
    game.legal(state, actions);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

// Uniformly random play to the end by the general loop: what the fast playouts of each game are
// checked against.
template <Game G>
void play_randomly(const G& game, typename G::State& state, Rng& rng) {
  while (!game.turn(state).is_over()) act_randomly(game, state, rng);
}

}  // namespace loggia
