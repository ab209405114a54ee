#include "engine/bots/highrise_levels.h"

#include <array>
#include <span>

#include "engine/bots/highrise_kinds.h"
#include "engine/bots/highrise_playout.h"
#include "engine/bots/highrise_search.h"

namespace loggia::bots {

using highrise::Action;
using highrise::Highrise;
using highrise::Knowledge;
using highrise::Plays;
using highrise::State;

namespace {

Action action_at(const Highrise& game, const State& table, int place) {
  return highrise::play_at(place, table, game.options());
}

// Any of the first kind that there is; else the turn ends.
int first_of(Plays found, std::span<const Plays> order, Rng& rng) {
  for (const Plays kind : order) {
    if ((found & kind) != 0) return kinds::any_of(found & kind, rng);
  }
  return kinds::plays::kEnd;
}

constexpr int kDeep = 64;  // as far as the tree grows

// Simulations of a decision with 2, 3 and 4 players: with more players a simulation takes longer.
using Budgets = std::array<std::uint64_t, 3>;
constexpr Budgets kArchitectBudget = {400, 150, 100};
constexpr Budgets kMasterBudget = {8'000, 14'000, 8'000};
constexpr Budgets kAnalystBudget = {128'000, 28'000, 16'000};

std::uint64_t budget(const Highrise& game, const Budgets& budgets) {
  return budgets[static_cast<std::size_t>(game.seats() - 2)];
}

}  // namespace

Action choose_as_newcomer(const Highrise& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                          const Thinking& /*thinking*/) {
  const std::array order = {kinds::kFloors | kinds::kDogs | kinds::kHammers | kinds::kBalls |
                                kinds::kMilkshakes | kinds::kThieves | kinds::kSuperThieves,
                            kinds::when_full(game, knowledge.table)};
  const Plays found = highrise::legal_plays(knowledge.table, game.options());
  return action_at(game, knowledge.table, first_of(found, order, rng));
}

Action choose_as_tenant(const Highrise& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                        const Thinking& /*thinking*/) {
  const std::array order = {kinds::kThieves | kinds::kSuperThieves,
                            kinds::kBuilds,
                            kinds::kSteals,
                            kinds::kJokerBuilds,
                            kinds::top_dog(knowledge.table),
                            kinds::kHammers | kinds::kBalls,
                            kinds::kMilkshakes,
                            kinds::when_full(game, knowledge.table)};
  const Plays found = highrise::legal_plays(knowledge.table, game.options());
  return action_at(game, knowledge.table, first_of(found, order, rng));
}

Action choose_as_neighbour(const Highrise& game, const Knowledge& knowledge, Seat /*seat*/,
                           Rng& rng, const Thinking& /*thinking*/) {
  const Plays found = highrise::legal_plays(knowledge.table, game.options());
  return action_at(game, knowledge.table,
                   play_by_rule(knowledge.table, game.options(), found, rng));
}

Action choose_as_architect(const Highrise& game, const Knowledge& knowledge, Seat /*seat*/,
                           Rng& rng, const Thinking& thinking) {
  return search(game, knowledge,
                {.slices = 1, .simulations = budget(game, kArchitectBudget), .depth = 1}, rng,
                thinking);
}

Action choose_as_master(const Highrise& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                        const Thinking& thinking) {
  return search(
      game, knowledge,
      {.slices = 4, .simulations = budget(game, kMasterBudget), .depth = kDeep, .weighs = true},
      rng, thinking);
}

Action choose_as_analyst(const Highrise& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                         const Thinking& thinking) {
  // Between two, wariness has gained nothing.
  const bool is_wary = game.seats() > 2;
  return search(game, knowledge,
                {.slices = is_wary ? std::size_t{4} : std::size_t{8},
                 .simulations = budget(game, kAnalystBudget),
                 .depth = kDeep,
                 .weighs = true,
                 .manner = is_wary ? Manner::kWary : Manner::kBold},
                rng, thinking);
}

}  // namespace loggia::bots
