// A tree of decisions that grows by simulations: information-set search for two to four players.
//
// A simulation follows the tree through an imagined deal, adds a node, and plays on by rule of
// thumb. A node is a row of decisions since the root, whatever the cards: what may be played there
// depends on the deal. Whoever decides looks for its own reward (max^n).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/bots/highrise_playout.h"
#include "engine/core/rng.h"
#include "engine/highrise/highrise.h"

namespace loggia::bots {

class DecisionTree {
 public:
  using Visits = std::array<std::uint64_t, highrise::plays::kCount>;

  // Allocates all that it will ever need: so many nodes, after which it stops growing. It looks so
  // many decisions ahead; with one, it tries the plays at the root and no more.
  DecisionTree(const highrise::Highrise& game, std::size_t capacity, int depth, Manner manner);

  // One simulation from the root, which is a deal in phase kPlay.
  void simulate(highrise::State state, Rng& rng);

  // How often each play was tried at the root; by place (plays.h).
  [[nodiscard]] Visits visits() const;

 private:
  using Index = std::uint32_t;
  static constexpr Index kNone = 0;  // the root is nobody's child

  struct Node {
    Index first_child = kNone;
    Index next = kNone;  // the same parent's next child
    std::uint32_t visits = 0;
    std::uint32_t chances = 0;  // how often it might have been visited
    std::uint64_t reward = 0;   // of whoever chose it
    std::uint8_t place = 0;
  };
  struct Step {
    Index node;
    Seat seat;  // who chose it
  };

  Index select(Index parent, const highrise::State& state, highrise::Plays found, Rng& rng);
  [[nodiscard]] static double promise(const Node& node);

  const highrise::Highrise& game_;
  std::size_t capacity_;  // with the root
  int depth_;
  Manner manner_;  // of playouts
  std::vector<Node> nodes_;
  std::vector<Step> path_;
};

}  // namespace loggia::bots
