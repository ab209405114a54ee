#include "match/paired_chance.h"

#include <algorithm>
#include <vector>

#include "engine/core/rng.h"

namespace loggia {
namespace {

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
  return Rng::stream(seed, number).next();
}

// The number of the next thing of a kind, where so many are left and so many were drawn: those had
// the smallest numbers.
std::uint64_t next_number(std::uint64_t kind_seed, std::size_t left, std::size_t drawn) {
  std::vector<std::uint64_t> numbers(left + drawn);
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = mixed(kind_seed, i);
  const auto next = numbers.begin() + static_cast<std::ptrdiff_t>(drawn);
  std::ranges::nth_element(numbers, next);
  return *next;
}

}  // namespace

AnyAction PairedChance::draw(const AnyGame& game, const AnyState& state) {
  const ChancePile from = game.chance_pile(state);
  Pile& pile = piles_[from.stream];
  if (from.is_new) pile = {.number = pile.number + 1, .drawn = {}};
  const std::uint64_t pile_seed = mixed(mixed(seed_, from.stream), pile.number);
  std::uint64_t least = ~std::uint64_t{0};
  AnyChance next;
  for (const AnyChance& chance : game.chances(state)) {
    const std::uint64_t number =
        next_number(mixed(pile_seed, chance.kind), chance.weight, pile.drawn[chance.kind]);
    if (number > least) continue;
    least = number;
    next = chance;
  }
  ++pile.drawn[next.kind];
  return next.action;
}

}  // namespace loggia
