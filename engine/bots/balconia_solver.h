// Exact values of positions of Balconia with few tokens left. Both players see everything but the
// order of the tokens, so this is a search with chance nodes to the end of the match.
#pragma once

#include <array>
#include <cstdint>
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
inline constexpr std::array<std::uint64_t, kMostRoundsSolved + 1> kNodesToSolve = {40, 400, 10'000,
                                                                                   800'000};

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

  static std::pair<int, Placed> answer(const std::array<Placed, balconia::kFaces>& ways, int kept);
  [[nodiscard]] static int sign(const balconia::State& state);
  static Node after(const Node& node, int block, const Turned& turned, balconia::Cell cell);
  [[nodiscard]] Turned turn(const balconia::Outlook& outlook, const Node& node, int block,
                            int green_face) const;
  [[nodiscard]] Sum leaf(int lead, int door_lead) const;

  // To the placer of the block that comes next.
  Sum value(const Node& node);
  Sum value_of_last(const Node& node);
  Sum value_of_block(const Node& node, const balconia::Outlook& outlook, int block);
  // To the placer of this block: the best of its cells, or the first found that is worth `enough`.
  Placed place(const Node& node, int block, const Turned& turned, Sum enough);

  const balconia::Balconia& game_;
  Aim aim_;
  std::vector<Known> known_;
  const Stop* stop_ = nullptr;
  bool is_stopped_ = false;
};

}  // namespace loggia::bots
