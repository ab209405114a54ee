#include "engine/balconia/fast_set.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace loggia::balconia {
namespace {

using Kind = Condition::Kind;
using Special = SpecialCondition::Kind;

std::uint8_t narrow(int value) { return static_cast<std::uint8_t>(value); }

std::uint8_t present(Symbol symbol) { return narrow(kPresentPlanes + static_cast<int>(symbol)); }
std::uint8_t absent(Symbol symbol) { return narrow(kAbsentPlanes + static_cast<int>(symbol)); }

std::array<std::uint8_t, kMaxLevels> planes_of(const Condition& condition) {
  switch (condition.kind) {
    case Kind::kEach: {
      const int symbol = static_cast<int>(condition.symbol);
      return {narrow(symbol), narrow(kSlots + symbol), narrow((2 * kSlots) + symbol)};
    }
    case Kind::kEachBalcony: return {kBalconyPlane, kEmptyPlane, kEmptyPlane};
    case Kind::kEachColour: break;
    case Kind::kEachWithout: return {absent(condition.symbol), kEmptyPlane, kEmptyPlane};
    case Kind::kIfHas:
      return {present(condition.symbol), present(condition.second.value_or(condition.symbol)),
              kEmptyPlane};
    case Kind::kIfLacks: return {present(condition.symbol), kExistsPlane, kEmptyPlane};
  }
  return {kEmptyPlane, kEmptyPlane, kEmptyPlane};
}

Pay pay_of(const Condition& condition) {
  if (condition.kind == Kind::kIfHas) return Pay::kHas;
  if (condition.kind == Kind::kIfLacks) return Pay::kLacks;
  return static_cast<Pay>(condition.points);
}

// B-27: what a group spreads over.
std::uint8_t group_plane(const Condition& condition) {
  switch (condition.kind) {
    case Kind::kEachBalcony: return kBalconyPlane;
    case Kind::kEachColour: return present(Symbol::kFlower);
    case Kind::kEachWithout: return absent(condition.symbol);
    default: return present(condition.symbol);
  }
}

std::optional<Special> special_of(const Condition& condition, bool many_flowers) {
  const bool is_group = condition.where == Where::kGroup;
  if (condition.kind == Kind::kEachColour) {
    return is_group ? Special::kGroupColours : Special::kColours;
  }
  if (many_flowers && condition.kind == Kind::kEach && condition.symbol == Symbol::kFlower) {
    return is_group ? Special::kGroupFlowers : Special::kManyFlowers;
  }
  if (!is_group) return std::nullopt;
  return condition.kind == Kind::kEachBalcony ? Special::kGroupBalcony : Special::kGroup;
}

}  // namespace

FastSet::FastSet(const BlockSet& set) : entrances(set.entrances) {
  int most = 1;
  for (const Block& block : set.blocks) {
    for (const Face& face : block) {
      for (const std::uint8_t pieces : face.elements) most = std::max<int>(most, pieces);
      const int flowers = face.shows(Symbol::kFlower);
      if (flowers > kMaxElementCount) {
        many_flowers = true;
      } else {
        most = std::max(most, flowers);
      }
    }
  }
  levels = std::bit_width(static_cast<unsigned>(most));

  for (std::size_t f = 0; f < kFaceCount; ++f) {
    const Face& face = set.blocks[f / kFaces][f % kFaces];
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
      // With many flowers only bit 0 of their count matters: whether there are any.
      int pieces = face.shows(static_cast<Symbol>(symbol));
      if (pieces > kMaxElementCount) pieces = 1;
      for (int level = 0; level < kMaxLevels; ++level) {
        const bool has_bit = contains(static_cast<Mask>(pieces), level);
        lanes[f][static_cast<std::size_t>(level)][symbol] = has_bit ? ~Mask{0} : 0;
      }
    }
    if (face.lovebird) {
      const int slot = *face.lovebird == Lovebird::kLeft ? kLeftBirds : kRightBirds;
      lanes[f][0][slot] = ~Mask{0};
    }
    if (!face.condition) continue;
    const Condition& condition = *face.condition;
    if (const auto special = special_of(condition, many_flowers)) {
      conditions[f].is_special = true;
      specials[f] = {.kind = *special,
                     .region = narrow(static_cast<int>(condition.where)),
                     .planes = planes_of(condition),
                     .spreads_over = group_plane(condition),
                     .points = narrow(condition.points)};
    } else {
      const bool skips_self =
          condition.where == Where::kRow && condition.kind == Kind::kEachBalcony;
      conditions[f] = {
          .region = narrow(skips_self ? kRowWithoutSelf : static_cast<int>(condition.where)),
          .planes = planes_of(condition),
          .pay = pay_of(condition)};
    }
  }
}

}  // namespace loggia::balconia
