#include "engine/bots/balconia_players.h"

#include <algorithm>
#include <array>

#include "engine/balconia/cell_values.h"
#include "engine/bots/balconia_search.h"
#include "engine/bots/balconia_solver.h"
#include "engine/bots/best.h"

namespace loggia::bots {

using balconia::Action;
using balconia::Balconia;
using balconia::Cell;
using balconia::CellValues;
using balconia::kFaces;
using balconia::kGreen;
using balconia::Knowledge;
using balconia::Outlook;
using balconia::PerFace;
using balconia::Phase;
using balconia::State;

namespace {

// How many of the other's faces the tenant remembers, the latest first.
constexpr int kTenantRemembers = 4;

constexpr std::uint64_t kArchitectNodes = 200;
constexpr std::uint64_t kMasterNodes = 60'000;
constexpr std::uint64_t kAnalystNodes = 1'000'000;
constexpr std::uint64_t kQuickNodes = 2000;

// What each face toward the placer would bring the placer in every cell.
using Ways = PerFace<CellValues>;

Ways difference(const Outlook& outlook, const State& state) {
  const bool is_green = balconia::other(state.selector) == kGreen;
  Ways ways{};
  for (int face = 0; face < kFaces; ++face) {
    const int green_face = is_green ? face : balconia::opposite(face);
    const CellValues lead = outlook.gains(state.block, green_face) +
                            balconia::in_all(outlook.door_lead(state.block, green_face));
    ways[face] = is_green ? lead : -lead;
  }
  return ways;
}

Action place_best(const Balconia& game, const State& state, const Ways& ways, Rng& rng) {
  Balconia::ActionList actions;
  game.legal(state, actions);
  Best<Action> best(rng);
  for (const Action action : actions) best.offer(action, ways[action.number][action.cell]);
  return best.action();
}

Action choose_by_difference(const Balconia& game, const State& state, const Outlook& outlook,
                            Rng& rng) {
  const Ways ways = difference(outlook, state);
  if (state.phase == Phase::kPlace) return place_best(game, state, ways, rng);
  // The placer's best with each face, wherever it goes.
  PerFace<int> most{};
  std::ranges::transform(ways, most.begin(), [&](const CellValues& way) {
    return balconia::largest(way, balconia::in_cells(game.open_cells(state)));
  });
  Best<Action> best(rng);
  for (int first = 0; first < kFaces; ++first) {
    const int offered = balconia::opposite(first);
    best.offer(Action::select(first), -std::max(most[offered], most[balconia::next_face(offered)]));
  }
  return best.action();
}

// The cells whose face toward the other was not among the latest.
Mask forgotten_cells(const Knowledge& knowledge) {
  const int turns = count(knowledge.state.balconies);
  Mask forgotten = 0;
  for (const int cell : bits(knowledge.state.balconies)) {
    const int filled_in = knowledge.filled_in[cell];
    if (filled_in <= turns - kTenantRemembers) forgotten |= bit(cell);
  }
  return forgotten;
}

// Who can afford it, solves. Where time is short a quick search comes first, to have a move.
Action think(const Balconia& game, const State& state, Rng& rng, Thinking thinking,
             std::uint64_t usual_nodes) {
  if (thinking.nodes == 0) thinking.nodes = usual_nodes;
  if (state.tokens_left > kMostRoundsSolved || thinking.nodes < kNodesToSolve[state.tokens_left]) {
    return search(game, state, rng, thinking);
  }
  const auto solve = [&] { return Solver(game, Aim::kMargin).solve(state, thinking.stop); };
  if (thinking.stop == nullptr) return solve()->line[0];
  Thinking quick = thinking;
  quick.nodes = std::min(thinking.nodes, kQuickNodes);
  const Action found = search(game, state, rng, quick);
  const auto solution = solve();
  return solution ? solution->line[0] : found;
}

}  // namespace

Action choose_randomly(const Balconia& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                       const Thinking& /*thinking*/) {
  Balconia::ActionList actions;
  game.legal(knowledge.state, actions);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

Action choose_sensibly(const Balconia& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                       const Thinking& /*thinking*/) {
  const State& state = knowledge.state;  // a seat's knowledge is complete (B-11)
  return choose_by_difference(game, state, game.outlook(state), rng);
}

Action choose_as_newcomer(const Balconia& game, const Knowledge& knowledge, Seat seat, Rng& rng,
                          const Thinking& /*thinking*/) {
  const State& state = knowledge.state;
  const Outlook outlook = game.outlook(state);
  Ways ways{};  // by the face toward this seat
  for (int face = 0; face < kFaces; ++face) {
    ways[face] = outlook.gains(seat, state.block, face);
  }
  if (state.phase == Phase::kPlace) return place_best(game, state, ways, rng);
  const auto most = [&](int face) {
    return balconia::largest(ways[face], balconia::in_cells(game.open_cells(state)));
  };
  Best<Action> best(rng);
  for (int first = 0; first < kFaces; ++first) {
    best.offer(Action::select(first), most(first) + most(balconia::next_face(first)));
  }
  return best.action();
}

Action choose_as_tenant(const Balconia& game, const Knowledge& knowledge, Seat seat, Rng& rng,
                        const Thinking& /*thinking*/) {
  Outlook::Forgotten forgotten{};
  forgotten[balconia::other(seat)] = forgotten_cells(knowledge);
  return choose_by_difference(game, knowledge.state, game.outlook(knowledge.state, forgotten), rng);
}

Action choose_as_architect(const Balconia& game, const Knowledge& knowledge, Seat /*seat*/,
                           Rng& rng, const Thinking& thinking) {
  return think(game, knowledge.state, rng, thinking, kArchitectNodes);
}

Action choose_as_master(const Balconia& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                        const Thinking& thinking) {
  return think(game, knowledge.state, rng, thinking, kMasterNodes);
}

Action choose_as_analyst(const Balconia& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                         const Thinking& thinking) {
  return think(game, knowledge.state, rng, thinking, kAnalystNodes);
}

}  // namespace loggia::bots
