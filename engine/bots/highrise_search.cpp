#include "engine/bots/highrise_search.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <vector>

#include "engine/bots/highrise_deals.h"
#include "engine/bots/highrise_tree.h"

namespace loggia::bots {

using highrise::Action;
using highrise::Highrise;
using highrise::Knowledge;
using highrise::Plays;

namespace {

// Simulations of a slice between two questions whether to stop: about a millisecond.
constexpr std::uint64_t kRound = 512;
// Simulations of a deal before the next is imagined, which costs as much as several.
constexpr std::uint64_t kPerDeal = 16;
// Nodes of a tree at most: 8 MiB.
constexpr std::uint64_t kMostNodes = std::uint64_t{1} << 18U;

struct Slice {
  Slice(const Highrise& game, const Knowledge& knowledge, const SearchPlan& plan,
        std::uint64_t simulations, const Rng& stream)
      : rng(stream),
        left(simulations),
        deals(game, knowledge, plan.weighs, rng),
        tree(game, static_cast<std::size_t>(std::min(simulations, kMostNodes)), plan.depth,
             plan.manner) {}

  void work() {
    const std::uint64_t until = left - std::min(left, kRound);
    while (left > until) {
      const highrise::State& deal = deals.next(rng);
      for (std::uint64_t i = std::min(kPerDeal, left - until); i > 0; --i, --left) {
        tree.simulate(deal, rng);
      }
    }
  }

  Rng rng;
  std::uint64_t left;  // simulations still to do
  Deals deals;
  DecisionTree tree;
};

class Search final : public Slices {
 public:
  Search(const Highrise& game, const Knowledge& knowledge, const SearchPlan& plan,
         const Thinking& thinking, Rng& rng)
      : game_(game),
        knowledge_(knowledge),
        plan_(plan),
        thinking_(thinking),
        seed_(rng.next()),
        slices_(plan.slices) {}

  void work(std::size_t number) override {
    if (number > 0 && thinking_.is_due()) return;  // one is enough to have a move
    auto& slice = slices_[number];
    if (!slice) {
      // The first slices do what is left over.
      const std::uint64_t share = (plan_.simulations + plan_.slices - 1 - number) / plan_.slices;
      slice = std::make_unique<Slice>(game_, knowledge_, plan_, share, Rng::stream(seed_, number));
    }
    slice->work();
  }

  // The first slice has as much to do as any.
  [[nodiscard]] bool has_begun() const { return slices_[0] != nullptr; }
  [[nodiscard]] bool is_done() const { return has_begun() && slices_[0]->left == 0; }

  // The place of the play that was tried most often.
  [[nodiscard]] int best() const {
    DecisionTree::Visits sum{};
    for (const auto& slice : slices_) {
      if (!slice) continue;
      const DecisionTree::Visits visits = slice->tree.visits();
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += visits[i];
    }
    return static_cast<int>(std::ranges::max_element(sum) - sum.begin());
  }

 private:
  const Highrise& game_;
  const Knowledge& knowledge_;
  SearchPlan plan_;
  const Thinking& thinking_;
  std::uint64_t seed_;
  std::vector<std::unique_ptr<Slice>> slices_;
};

}  // namespace

Action search(const Highrise& game, const Knowledge& knowledge, const SearchPlan& plan, Rng& rng,
              const Thinking& thinking) {
  const highrise::State& table = knowledge.table;
  const Plays found = highrise::legal_plays(table, game.options());
  const auto action = [&](int place) { return highrise::play_at(place, table, game.options()); };
  if (std::has_single_bit(found)) return action(std::countr_zero(found));
  SearchPlan spending = plan;
  if (thinking.nodes > 0) spending.simulations = thinking.nodes;
  Search search(game, knowledge, spending, thinking, rng);
  while (!search.is_done() && !thinking.is_due()) thinking.run(search, plan.slices);
  return action(search.has_begun() ? search.best()
                                   : play_by_rule(table, game.options(), found, rng));
}

}  // namespace loggia::bots
