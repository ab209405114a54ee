#include "engine/bots/highrise_tree.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace loggia::bots {

using highrise::Highrise;
using highrise::Phase;
using highrise::Plays;
using highrise::State;
namespace plays = highrise::plays;

namespace {

// No simulation follows the tree further.
constexpr int kDeepest = 64;
// How much a play is tried for being little known (UCT), against a victory of 1.
constexpr double kCuriosity = 0.6;

// The binary logarithm of a number above 0, straight between powers of two: without libm, so that
// it is the same on every machine.
double log2_of(std::uint32_t number) {
  const auto whole = static_cast<unsigned>(std::bit_width(number) - 1);
  const auto power = static_cast<double>(std::uint32_t{1} << whole);
  return static_cast<double>(whole) + (static_cast<double>(number) / power) - 1;
}

}  // namespace

DecisionTree::DecisionTree(const Highrise& game, std::size_t capacity, int depth, Manner manner)
    : game_(game), capacity_(capacity + 1), depth_(std::min(depth, kDeepest)), manner_(manner) {
  nodes_.reserve(capacity_);
  nodes_.emplace_back();
  path_.reserve(kDeepest);
}

double DecisionTree::promise(const Node& node) {
  const auto visits = static_cast<double>(node.visits);
  const double mean = static_cast<double>(node.reward) / (kVictory * visits);
  return mean + (kCuriosity * std::sqrt(log2_of(node.chances) / visits));
}

DecisionTree::Index DecisionTree::select(Index parent, const State& state, Plays found, Rng& rng) {
  Plays untried = found;
  Index best = kNone;
  double most = -1;
  for (Index i = nodes_[parent].first_child; i != kNone; i = nodes_[i].next) {
    Node& child = nodes_[i];
    const Plays play = plays::bit(child.place);
    if ((found & play) == 0) continue;
    untried &= ~play;
    ++child.chances;
    const double promised = promise(child);
    if (promised <= most) continue;
    most = promised;
    best = i;
  }
  if (untried == 0 || nodes_.size() == capacity_) return best;
  const auto added = static_cast<Index>(nodes_.size());
  nodes_.push_back(
      {.next = nodes_[parent].first_child,
       .chances = 1,
       .place = static_cast<std::uint8_t>(play_by_rule(state, game_.options(), untried, rng))});
  nodes_[parent].first_child = added;
  return added;
}

void DecisionTree::simulate(State state, Rng& rng) {
  path_.clear();
  Index at = 0;
  const auto& options = game_.options();
  while (state.phase == Phase::kPlay && path_.size() < static_cast<std::size_t>(depth_)) {
    if (at != 0 && manner_ == Manner::kWary && will_stall(state, options)) break;
    const Plays found = highrise::legal_plays(state, options);
    const Index chosen = select(at, state, found, rng);
    if (chosen == kNone) break;  // the tree is full, and knows nothing here
    path_.push_back({chosen, state.seat});
    game_.apply(state, highrise::play_at(nodes_[chosen].place, state, options));
    pass_chance(game_, state, rng);
    at = chosen;
    if (nodes_[chosen].visits == 0) break;
  }
  const Rewards rewards = play_out(game_, state, manner_, rng);
  for (const Step step : path_) {
    Node& node = nodes_[step.node];
    ++node.visits;
    node.reward += rewards[step.seat];
  }
}

DecisionTree::Visits DecisionTree::visits() const {
  Visits visits{};
  for (Index i = nodes_[0].first_child; i != kNone; i = nodes_[i].next) {
    visits[nodes_[i].place] = nodes_[i].visits;
  }
  return visits;
}

}  // namespace loggia::bots
