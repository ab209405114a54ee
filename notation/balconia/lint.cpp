#include "notation/balconia/lint.h"

#include <algorithm>
#include <array>
#include <format>
#include <string>

#include "notation/balconia/names.h"

namespace loggia::balconia {

Problems blocks_warnings(const NamedBlockSet& named) {
  Problems warnings;
  Face all;  // what the set shows anywhere
  std::array<bool, 2> birds{};
  for (const Block& block : named.set.blocks) {
    for (const Face& face : block) {
      for (std::size_t i = 0; i < kElements; ++i) {
        all.elements[i] = std::max(all.elements[i], face.elements[i]);
      }
      if (face.lovebird) birds[static_cast<std::size_t>(*face.lovebird)] = true;
    }
  }
  const auto warn_if_absent = [&](const std::string& where, Symbol symbol) {
    if (all.shows(symbol) == 0) {
      warnings.push_back({where, std::format("no face of the set shows {}", name(symbol))});
    }
  };
  for (std::size_t i = 0; i < kBlocks; ++i) {
    for (std::size_t f = 0; f < kFaces; ++f) {
      const Face& face = named.set.blocks[i][f];
      const std::string where = std::format("block {}, face {}", i + 1, f);
      if (face.lovebird && !birds[1 - static_cast<std::size_t>(*face.lovebird)]) {
        warnings.push_back({where, "the set has no lovebird facing the other way"});
      }
      if (!face.condition) continue;
      const Condition& condition = *face.condition;
      if (condition.kind == Condition::Kind::kEachColour) {
        warn_if_absent(where, Symbol::kFlower);
      } else if (condition.kind != Condition::Kind::kEachBalcony) {
        warn_if_absent(where, condition.symbol);
      }
      if (condition.second) warn_if_absent(where, *condition.second);
      if (condition.second == condition.symbol) {
        warnings.push_back({where, std::format("\"has\" lists {} twice", name(condition.symbol))});
      }
    }
  }
  for (std::size_t i = 0; i < kEntrances; ++i) {
    const Entrance& entrance = named.set.entrances[i];
    const std::string where = std::format("entrance {}", i + 1);
    if (entrance.door(kGreen) == entrance.door(kPink)) {
      warnings.push_back({where, "both doors have the same condition (B-01)"});
    }
    for (const Door& door : entrance.doors) {
      for (const Symbol symbol : door.symbols) warn_if_absent(where, symbol);
    }
  }
  return warnings;
}

}  // namespace loggia::balconia
