#include "engine/balconia/fast_set.h"

#include <algorithm>
#include <bit>

namespace loggia::balconia {
namespace {

using Kind = Condition::Kind;

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

}  // namespace

FastSet::FastSet(const BlockSet& set) : entrances(set.entrances) {
  measure_counts(set);
  for (std::size_t f = 0; f < kFaceCount; ++f) {
    const Face& face = set.blocks[f / kFaces][f % kFaces];
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
      // With many flowers only bit 0 of their count matters: whether there are any.
      int pieces = face.shows(static_cast<Symbol>(symbol));
      if (pieces > kMaxElementCount) pieces = 1;
      for (const int level : bits(static_cast<Mask>(pieces))) mark(f, (level * kSlots) + symbol);
    }
    if (face.lovebird) mark(f, *face.lovebird == Lovebird::kLeft ? kLeftBirds : kRightBirds);
    if (face.condition) prepare(f, *face.condition);
  }
}

void FastSet::measure_counts(const BlockSet& set) {
  int most = 2;
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
}

void FastSet::prepare(std::size_t face, const Condition& condition) {
  const bool is_group = condition.where == Where::kGroup;
  const bool of_colours = condition.kind == Kind::kEachColour;
  const bool of_balconies = condition.kind == Kind::kEachBalcony;
  const bool sums_colours =
      many_flowers && condition.kind == Kind::kEach && condition.symbol == Symbol::kFlower;
  const int region = static_cast<int>(condition.where);
  if (is_group || of_colours || sums_colours) {
    mark(face, kSpecialPlane);
    specials[face] = {.is_group = is_group,
                      .skips_self = of_balconies,
                      .sums_colours = sums_colours,
                      .region = narrow(is_group ? kNowhere : region),
                      .planes = planes_of(condition),
                      .spreads_over = is_group ? group_plane(condition) : narrow(kEmptyPlane),
                      .points = narrow(of_colours ? 0 : condition.points),
                      .colour_points = narrow(of_colours ? condition.points : 0)};
  } else {
    mark(face, kPlainPlane);
    const bool skips_self = of_balconies && condition.where == Where::kRow;
    conditions[face] = {.region = narrow(skips_self ? kRowWithoutSelf : region),
                        .planes = planes_of(condition),
                        .pay = pay_of(condition)};
  }
}

// Green sees this face of a block, or pink does where green sees the opposite one.
void FastSet::mark(std::size_t face, int plane) {
  auto& row = lanes[static_cast<std::size_t>(plane / kSlots)];
  const auto across = static_cast<std::size_t>(opposite(static_cast<int>(face)));
  row[face][plane % kSlots] |= kSidePlaces[kGreen];
  row[across][plane % kSlots] |= kSidePlaces[kPink];
}

}  // namespace loggia::balconia
