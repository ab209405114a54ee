#include "engine/bots/balconia_solver.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "engine/balconia/cell_values.h"

namespace loggia::bots {

using balconia::Action;
using balconia::Balconia;
using balconia::Cell;
using balconia::CellValues;
using balconia::kFaces;
using balconia::kGreen;
using balconia::Outlook;
using balconia::Phase;
using balconia::Scores;
using balconia::State;

namespace {

// More than any sum: all cells are tried.
constexpr std::int32_t kAll = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t kKnown = std::size_t{1} << 17U;

// What a block is worth to its placer, if its four ways are worth this. B-06: the selector keeps
// two adjacent faces, so of each two opposite ones the placer gets one, and the selector says
// which: the better pair of opposites counts, by its worse one.
template <class Value>
Value worth_of(const std::array<Value, kFaces>& ways) {
  return std::max(std::min(ways[0], ways[2]), std::min(ways[1], ways[3]));
}

Action best_of(const FixedList<Solution::Valued, 48>& decisions) {
  return std::ranges::max(decisions, {}, &Solution::Valued::value).action;
}

}  // namespace

// The placer's better way, and its face, if the selector keeps this face and the next.
std::pair<int, Solver::Placed> Solver::answer(const std::array<Placed, kFaces>& ways, int kept) {
  const int one = balconia::opposite(kept);
  const int two = balconia::next_face(one);
  const int face =
      ways[static_cast<std::size_t>(two)].sum > ways[static_cast<std::size_t>(one)].sum ? two : one;
  return {face, ways[static_cast<std::size_t>(face)]};
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
  std::ranges::sort(all, std::greater());
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
  std::ranges::sort(turned.cells, [&](Cell one, Cell two) {
    return std::pair(-side * turned.gains[one], one) < std::pair(-side * turned.gains[two], two);
  });
  turned.likely = side * (turned.gains[turned.cells[0]] + outlook.door_lead(block, green_face));
  return turned;
}

Solver::Placed Solver::place(const Node& node, int block, const Turned& turned, Sum enough) {
  Placed best{.sum = std::numeric_limits<Sum>::min(), .cell = 0};
  for (const Cell cell : turned.cells) {
    // The placer selects next.
    const Sum sum = -value(after(node, block, turned, cell));
    if (sum > best.sum) best = {.sum = sum, .cell = cell};
    if (best.sum >= enough) break;
  }
  return best;
}

Solver::Sum Solver::value_of_block(const Node& node, const Outlook& outlook, int block) {
  std::array<Turned, kFaces> ways;
  for (int face = 0; face < kFaces; ++face) {
    ways[static_cast<std::size_t>(face)] = turn(outlook, node, block, face);
  }
  // Of two opposite ways the likely worse one first: the other need only be as good.
  const auto worse_first = [&](std::size_t face) {
    const Turned& one = ways[face];
    const Turned& two = ways[face + 2];
    return one.likely <= two.likely ? std::pair(&one, &two) : std::pair(&two, &one);
  };
  std::array opposites = {worse_first(0), worse_first(1)};
  if (opposites[0].first->likely < opposites[1].first->likely) {
    std::swap(opposites[0], opposites[1]);
  }
  Sum best = std::numeric_limits<Sum>::min();
  for (const auto& [worse, better] : opposites) {
    const Sum most = place(node, block, *worse, kAll).sum;
    if (most > best) best = std::max(best, std::min(most, place(node, block, *better, most).sum));
  }
  return best;
}

Solver::Sum Solver::value_of_last(const Node& node) {
  Known& known = known_[(node.pieces * 0x9e3779b97f4a7c15U) >> 47U];
  if (known.pieces == node.pieces) return known.sum;
  const Outlook outlook = game_.outlook(node.state);
  const CellValues open = balconia::in_cells(game_.open_cells(node.state));
  const int side = sign(node.state);
  Sum sum = 0;
  for (const int block : bits(node.state.unseen)) {
    // Points first, then door points: who has the better pair wins by B-35, whatever the aim. A
    // door counts at most 22 faces of 6 × 7 flowers, 924.
    constexpr int kDoors = 4096;
    std::array<int, kFaces> ways{};
    for (int face = 0; face < kFaces; ++face) {
      const CellValues gains = outlook.gains(block, face);
      const int door_lead = side * outlook.door_lead(block, face);
      const int gain = balconia::largest(side > 0 ? gains : -gains, open);
      ways[static_cast<std::size_t>(face)] =
          (kDoors * ((side * node.lead) + gain + door_lead)) + door_lead;
    }
    const int worth = worth_of(ways);
    const int lead = (worth + (kDoors / 2)) >> 12;
    sum += leaf(lead, worth - (kDoors * lead));
  }
  known = {.pieces = node.pieces, .sum = sum};
  return sum;
}

Solver::Sum Solver::value(const Node& node) {
  if (node.state.tokens_left == 0) {
    const int door_lead = game_.outlook(node.state).door_lead();
    return sign(node.state) * leaf(node.lead + door_lead, door_lead);
  }
  if (node.state.tokens_left == 1) return value_of_last(node);
  // Once stopped, whatever comes out is thrown away.
  is_stopped_ = is_stopped_ || (stop_ != nullptr && stop_->is_due());
  if (is_stopped_) return 0;
  const Outlook outlook = game_.outlook(node.state);
  Node next = node;
  --next.state.tokens_left;
  Sum sum = 0;
  for (const int block : bits(node.state.unseen)) sum += value_of_block(next, outlook, block);
  return sum;
}

std::optional<Solution> Solver::solve(const State& state, const Stop* stop) {
  stop_ = stop;
  is_stopped_ = false;
  known_.assign(kKnown, {});
  const Scores scores = game_.score(state);
  Node node{.state = state,
            .lead = scores.totals[0] - scores.totals[1] - scores.doors[0] + scores.doors[1],
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
      const Sum sum = -value(after(node, state.block, turned, action.cell));
      solution.decisions.push_back({action, to_value(sum)});
    }
    solution.line.push_back(best_of(solution.decisions));
    return is_stopped_ ? std::nullopt : std::optional(solution);
  }
  std::array<Placed, kFaces> ways{};
  for (int face = 0; face < kFaces; ++face) {
    ways[static_cast<std::size_t>(face)] = place(node, state.block, turn_to_placer(face), kAll);
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
