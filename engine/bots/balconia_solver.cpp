#include "engine/bots/balconia_solver.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/balconia/cell_values.h"

namespace loggia::bots {

using balconia::Action;
using balconia::Balconia;
using balconia::Cell;
using balconia::CellValues;
using balconia::kFaces;
using balconia::kGreen;
using balconia::kPink;
using balconia::Outlook;
using balconia::PerFace;
using balconia::Phase;
using balconia::Scores;
using balconia::State;

namespace {

// Buildings met before are kept in a table of this size.
constexpr int kKnownBits = 16;

// What a block is worth to its placer, if its four ways are worth this. B-06: the selector keeps
// two adjacent faces, so of each two opposite ones the placer gets one, and the selector says
// which: the better pair of opposites counts, by its worse one.
template <class Value>
Value worth_of(const PerFace<Value>& ways) {
  return std::max(std::min(ways[0], ways[2]), std::min(ways[1], ways[3]));
}

Action best_of(const FixedList<Solution::Valued, 48>& decisions) {
  return std::ranges::max(decisions, {}, &Solution::Valued::value).action;
}

}  // namespace

// The placer's better way, and its face, if the selector keeps this face and the next.
std::pair<int, Solver::Placed> Solver::answer(const PerFace<Placed>& ways, int kept) {
  const int one = balconia::opposite(kept);
  const int two = balconia::next_face(one);
  const int face = ways[two].sum > ways[one].sum ? two : one;
  return {face, ways[face]};
}

double Solution::best() const { return std::ranges::max(decisions, {}, &Valued::value).value; }

Solver::Solver(const Balconia& game, Aim aim) : game_(game), aim_(aim) {}

// Values are the placer's, leads are green's.
int Solver::sign(const State& state) { return state.selector == kGreen ? -1 : 1; }

Solver::Sum Solver::leaf(int lead, int door_lead) const {
  if (aim_ == Aim::kMargin) return lead;
  const int ahead = lead != 0 ? lead : door_lead;  // B-35
  return ahead > 0 ? 1 : ahead < 0 ? -1 : 0;
}

Solver::Node Solver::after(const Node& node, int block, const Turned& turned, Cell cell) {
  Node next = node;
  const balconia::Piece piece(block, turned.green_face);
  next.state.pieces[cell] = piece;
  next.state.balconies |= bit(cell);
  next.state.unseen &= ~bit(block);
  next.state.selector = balconia::other(node.state.selector);
  next.lead += turned.gains[cell];
  // 7 bits for which block and how, 5 for where, sorted: three pieces that come in any order.
  const auto added = static_cast<std::uint64_t>((piece.shown(kGreen) << 5) | cell) + 1;
  std::array<std::uint64_t, 3> all = {added, node.pieces & 0xffffU, node.pieces >> 16U};
  if (all[0] < all[1]) std::swap(all[0], all[1]);
  if (all[1] < all[2]) std::swap(all[1], all[2]);
  next.pieces = all[0] | (all[1] << 16U) | (all[2] << 32U);
  return next;
}

Solver::Turned Solver::turn(const Outlook& outlook, const Node& node, int block,
                            int green_face) const {
  Turned turned{.green_face = green_face, .gains = outlook.gains(block, green_face)};
  const int side = sign(node.state);
  for (const int cell : bits(game_.open_cells(node.state))) {
    turned.cells.push_back(static_cast<Cell>(cell));
  }
  // The best first; of equals, the first cell.
  std::ranges::sort(turned.cells, [&](Cell one, Cell two) {
    const int more = side * (turned.gains[one] - turned.gains[two]);
    return more != 0 ? more > 0 : one < two;
  });
  turned.likely = side * (turned.gains[turned.cells[0]] + outlook.door_lead(block, green_face));
  return turned;
}

Solver::Placed Solver::place(const Node& node, int block, const Turned& turned, Bounds bounds) {
  Placed best{.sum = bounds.above, .cell = turned.cells[0]};
  for (const Cell cell : turned.cells) {
    // The placer selects next.
    const Sum sum = -value(after(node, block, turned, cell), -best.sum);
    if (sum > best.sum) best = {.sum = sum, .cell = cell};
    if (best.sum >= bounds.enough) break;
  }
  return best;
}

Solver::Opposites Solver::opposites(const Outlook& outlook, const Node& node, int block) const {
  const auto pair = [&](int face) {
    std::array ways = {turn(outlook, node, block, face), turn(outlook, node, block, face + 2)};
    if (ways[1].likely < ways[0].likely) std::swap(ways[0], ways[1]);
    return ways;
  };
  Opposites pairs = {pair(0), pair(1)};
  if (pairs[0][0].likely < pairs[1][0].likely) std::swap(pairs[0], pairs[1]);
  return pairs;
}

Solver::Sum Solver::value_of_block(const Node& node, int block, const Opposites& pairs,
                                   Sum enough) {
  Sum best = kNothing;
  for (const auto& [worse, better] : pairs) {
    const Sum most = place(node, block, worse, {.above = best, .enough = enough}).sum;
    if (most <= best) continue;
    best = std::min(most, place(node, block, better, {.above = best, .enough = most}).sum);
    if (best >= enough) break;
  }
  return best;
}

Solver::Sum Solver::guess_of_block(const Node& node, int block, const Opposites& pairs) {
  const auto in_first_cell = [&](const Turned& way) {
    return -value(after(node, block, way, way.cells[0]), kEverything);
  };
  return std::min(in_first_cell(pairs[0][0]), in_first_cell(pairs[0][1]));
}

Solver::Sum Solver::value_of_last(const Node& node) {
  const Outlook outlook = game_.outlook(node.state);
  const CellValues open = balconia::in_cells(game_.open_cells(node.state));
  const int side = sign(node.state);
  Sum sum = 0;
  for (const int block : bits(node.state.unseen)) {
    // Points first, then door points: who has the better pair wins by B-35, whatever the aim. A
    // door counts at most 22 faces of 6 × 7 flowers, 924.
    constexpr int kDoors = 4096;
    PerFace<int> ways{};
    for (int face = 0; face < kFaces; ++face) {
      const CellValues gains = outlook.gains(block, face);
      const int door_lead = side * outlook.door_lead(block, face);
      const int gain = balconia::largest(side > 0 ? gains : -gains, open);
      ways[face] = (kDoors * ((side * node.lead) + gain + door_lead)) + door_lead;
    }
    const int worth = worth_of(ways);
    const int lead = (worth + (kDoors / 2)) >> 12;
    sum += leaf(lead, worth - (kDoors * lead));
  }
  return sum;
}

Solver::Sum Solver::value_of_rest(const Node& node, Sum enough) {
  const Outlook outlook = game_.outlook(node.state);
  Node next = node;
  --next.state.tokens_left;
  Per<int, Sum, balconia::kBlocks> guesses{};
  Sum guessed = 0;  // of the blocks not yet valued
  if (enough < kEverything) {
    for (const int block : bits(node.state.unseen)) {
      Sum& guess = guesses[block];
      guess = guess_of_block(next, block, opposites(outlook, next, block));
      guessed += guess;
    }
  }
  Sum sum = 0;
  for (const int block : bits(node.state.unseen)) {
    if (sum + guessed >= enough) break;
    guessed -= guesses[block];
    const Sum enough_of_it = enough < kEverything ? enough - sum - guessed : kEverything;
    sum += value_of_block(next, block, opposites(outlook, next, block), enough_of_it);
  }
  return sum + guessed;
}

Solver::Sum Solver::value(const Node& node, Sum enough) {
  if (node.state.tokens_left == 0) {
    const int door_lead = game_.outlook(node.state).door_lead();
    return sign(node.state) * leaf(node.lead + door_lead, door_lead);
  }
  // Once stopped, whatever comes out is thrown away.
  is_stopped_ = is_stopped_ || (stop_ != nullptr && stop_->is_due());
  if (is_stopped_) return 0;
  Known& known = known_[(node.pieces * 0x9e3779b97f4a7c15U) >> (64 - kKnownBits)];
  if (known.pieces == node.pieces) return known.sum;
  if (node.state.tokens_left == 1) {
    known = {.pieces = node.pieces, .sum = value_of_last(node)};
    return known.sum;
  }
  const Sum sum = value_of_rest(node, enough);
  if (sum < enough) known = {.pieces = node.pieces, .sum = sum};
  return sum;
}

std::optional<Solution> Solver::solve(const State& state, const Stop* stop) {
  stop_ = stop;
  is_stopped_ = false;
  known_.assign(std::size_t{1} << kKnownBits, {});
  const Scores scores = game_.score(state);
  Node node{.state = state,
            .lead = scores.totals[kGreen] - scores.totals[kPink] - scores.doors[kGreen] +
                    scores.doors[kPink],
            .pieces = 0};
  const Outlook outlook = game_.outlook(state);
  double orders = 1;
  for (int i = 0; i < state.tokens_left; ++i) orders *= count(state.unseen) - i;
  const auto to_value = [&](Sum sum) {
    return aim_ == Aim::kMargin ? sum / orders : ((sum / orders) + 1) / 2;
  };
  const Seat placer = balconia::other(state.selector);
  // By the face toward the placer.
  const auto turn_to_placer = [&](int face) {
    return turn(outlook, node, state.block, placer == kGreen ? face : balconia::opposite(face));
  };
  Solution solution;
  if (state.phase == Phase::kPlace) {
    Balconia::ActionList actions;
    game_.legal(state, actions);
    for (const Action action : actions) {
      const Turned turned = turn_to_placer(action.number);
      const Sum sum = -value(after(node, state.block, turned, action.cell), kEverything);
      solution.decisions.push_back({action, to_value(sum)});
    }
    solution.line.push_back(best_of(solution.decisions));
    return is_stopped_ ? std::nullopt : std::optional(solution);
  }
  PerFace<Placed> ways{};
  for (int face = 0; face < kFaces; ++face) {
    ways[face] = place(node, state.block, turn_to_placer(face), {});
  }
  for (int first = 0; first < kFaces; ++first) {
    const auto [face, placed] = answer(ways, first);
    solution.decisions.push_back({Action::select(first), to_value(-placed.sum)});
  }
  const Action best = best_of(solution.decisions);
  const auto [face, placed] = answer(ways, best.number);
  solution.line.push_back(best);
  solution.line.push_back(Action::place(placed.cell, face));
  return is_stopped_ ? std::nullopt : std::optional(solution);
}

}  // namespace loggia::bots
