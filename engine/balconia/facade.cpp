#include "engine/balconia/facade.h"

namespace loggia::balconia {
namespace {

// B-27: whether a group with this condition spreads over the face.
bool carries_group(const Condition& condition, const Face& face) {
  switch (condition.kind) {
    case Condition::Kind::kEachBalcony: return true;
    case Condition::Kind::kEachColour: return face.shows(Symbol::kFlower) > 0;
    case Condition::Kind::kEachWithout: return face.shows(condition.symbol) == 0;
    case Condition::Kind::kEach:
    case Condition::Kind::kIfHas:
    case Condition::Kind::kIfLacks: break;
  }
  return face.shows(condition.symbol) > 0;
}

}  // namespace

// B-27: always X; then, over and over, the neighbours that carry the group on. B-29: the entrance
// is not a balcony and does not.
Mask Facade::group(Cell x, const Condition& condition) const {
  Mask carriers = 0;
  for (const int cell : bits(balconies())) {
    if (carries_group(condition, face(static_cast<Cell>(cell)))) carriers |= bit(cell);
  }
  return connected(bit(x), carriers);
}

Mask Facade::looks_at(Cell balcony) const {
  const Face& shown = face(balcony);
  if (shown.lovebird) {
    const Where where =
        *shown.lovebird == Lovebird::kRight ? Where::kColumnRight : Where::kColumnLeft;
    return region(where, balcony, owner_);
  }
  if (!shown.condition) return 0;
  if (shown.condition->where == Where::kGroup) return group(balcony, *shown.condition);
  return region(shown.condition->where, balcony, owner_);
}

}  // namespace loggia::balconia
