// Exact values of positions of Balconia with few tokens left. Both players see everything but the
// order of the tokens, so this is a search with chance nodes to the end of the match.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "engine/balconia/balconia.h"
#include "engine/bots/thinking.h"

namespace loggia::bots {

// What a player plays for: points, or to win, where a shared victory is worth half.
enum class Aim : std::uint8_t { kMargin, kWin };

// More tokens than this take too long.
inline constexpr int kMostRoundsSolved = 3;

// About how many positions are valued to solve so many rounds.
inline constexpr std::array<std::uint64_t, kMostRoundsSolved + 1> kNodesToSolve = {40, 400, 4'000,
                                                                                   150'000};

struct Solution {
  struct Valued {
    balconia::Action action;
    double value;  // to the seat to act: the expected lead at the end, or the chance to win
  };
  FixedList<Valued, 48> decisions;  // in the order of legal()
  // A best decision and, if the block is then still on the disc, the best answer to it. What comes
  // next depends on chance.
  FixedList<balconia::Action, 2> line;

  [[nodiscard]] double best() const;
};

class Solver {
 public:
  Solver(const balconia::Balconia& game, Aim aim);

  // For a position with a block on the disc, and at most kMostRoundsSolved tokens to be turned over
  // after it. Nothing, if it is stopped.
  std::optional<Solution> solve(const balconia::State& state, const Stop* stop = nullptr);

 private:
  // Sums over all orders of the tokens still to come, all equally likely: whole numbers stay exact.
  using Sum = std::int32_t;
  static constexpr Sum kEverything = std::numeric_limits<Sum>::max();
  static constexpr Sum kNothing = -kEverything;
  struct Bounds {
    Sum above = kNothing;      // no more than this is of no interest
    Sum enough = kEverything;  // nor how much more than this
  };

  struct Known {  // a building that was met before
    std::uint64_t pieces = 0;
    Sum sum = 0;
  };

  // A block in one of four orientations: the cells it may go to, the likely best first.
  struct Turned {
    int green_face = 0;
    int likely = 0;  // the placer's lead in the first cell
    FixedList<balconia::Cell, balconia::kCells> cells;
    balconia::CellValues gains{};
  };
  // Two pairs of opposite ways: in each the likely worse one first, for the other need only be as
  // good; the likely better pair first.
  using Opposites = std::array<std::array<Turned, 2>, 2>;
  // A building with no block on the disc, and green's lead in it, doors aside.
  struct Node {
    balconia::State state;
    int lead;
    std::uint64_t pieces;  // those that came since the root, in any order
  };
  struct Placed {
    Sum sum;
    balconia::Cell cell;
  };

  static std::pair<int, Placed> answer(const balconia::PerFace<Placed>& ways, int kept);
  [[nodiscard]] static int sign(const balconia::State& state);
  static Node after(const Node& node, int block, const Turned& turned, balconia::Cell cell);
  [[nodiscard]] Turned turn(const balconia::Outlook& outlook, const Node& node, int block,
                            int green_face) const;
  [[nodiscard]] Sum leaf(int lead, int door_lead) const;

  [[nodiscard]] Opposites opposites(const balconia::Outlook& outlook, const Node& node,
                                    int block) const;

  // To the placer of the block that comes next. Once it is known to be `enough`, any sum between
  // that and the true one will do.
  Sum value(const Node& node, Sum enough);
  Sum value_of_last(const Node& node);
  // A chance node with Star2 bounds: a guess for each block that is never too high, then one after
  // the other as exactly as is still needed.
  Sum value_of_rest(const Node& node, Sum enough);

  // To the placer of this block.
  Sum value_of_block(const Node& node, int block, const Opposites& pairs, Sum enough);
  // The likely better pair, each in its likely best cell.
  Sum guess_of_block(const Node& node, int block, const Opposites& pairs);
  // The best cell. A sum that is not above the lower bound is no more than that.
  Placed place(const Node& node, int block, const Turned& turned, Bounds bounds);

  const balconia::Balconia& game_;
  Aim aim_;
  std::vector<Known> known_;
  const Stop* stop_ = nullptr;
  bool is_stopped_ = false;
};

}  // namespace loggia::bots
