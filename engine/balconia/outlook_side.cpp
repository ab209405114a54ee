// What the balconies of a side would pay for a new face beside them.
#include "engine/balconia/cell_values.h"
#include "engine/balconia/outlook.h"

namespace loggia::balconia {
namespace {

constexpr ShownFace kBlankFace{};

}  // namespace

SideOutlook::SideOutlook(const ShownSet& set, const State& state, Seat owner, Mask forgotten)
    : owner_(owner), balconies_(state.balconies) {
  Mask left_birds = 0;
  Mask right_birds = 0;
  for (const int cell : bits(balconies_)) {
    const ShownFace& face =
        contains(forgotten, cell) ? kBlankFace : set.faces[state.pieces[cell].shown(owner)];
    faces_[cell] = &face;
    for (const int symbol : bits(face.features & (bit(kSymbols) - 1))) {
      cells_with_[static_cast<std::size_t>(symbol)] |= bit(cell);
      shows_[static_cast<std::size_t>(symbol)] += face.times[static_cast<std::size_t>(symbol)];
    }
    if (contains(face.features, kLeftBird)) left_birds |= bit(cell);
    if (contains(face.features, kRightBird)) right_birds |= bit(cell);
  }
  for (const int cell : bits(balconies_)) {
    const auto& condition = faces_[cell]->condition;
    if (condition) weigh(static_cast<Cell>(cell), *condition);
  }
  if ((left_birds | right_birds) != 0) weigh_lovebirds(left_birds, right_birds);
}

CellValues SideOutlook::gains(const ShownFace& face) const {
  CellValues gains{};
  for (const int feature : bits(face.features & weighed_)) {
    const auto at = static_cast<std::size_t>(feature);
    gains += weights_[at] * static_cast<std::int16_t>(face.times[at]);
  }
  for (const MissingPair& pair : missing_pairs_) {
    if ((pair.features & ~face.features) == 0) gains += pair.points;
  }
  return face.condition ? gains + own_points(face, *face.condition) : gains;
}

int SideOutlook::pieces_in(Symbol symbol, Mask cells) const {
  int pieces = 0;
  for (const int cell : bits(cells & with(symbol))) {
    pieces += faces_[cell]->shows(symbol);
  }
  return pieces;
}

unsigned SideOutlook::colours_in(Mask cells) const {
  unsigned colours = 0;
  for (unsigned i = 0; i < kColours; ++i) {
    if ((cells_with_[kFirstColour + i] & cells) != 0) colours |= 1U << i;
  }
  return colours;
}

// B-27: the balconies that carry a group on.
Mask SideOutlook::carriers(const Condition& condition) const {
  switch (condition.kind) {
    case Condition::Kind::kEach: return with(condition.symbol);
    case Condition::Kind::kEachColour: return with(Symbol::kFlower);
    case Condition::Kind::kEachWithout: return balconies_ & ~with(condition.symbol);
    default: return balconies_;
  }
}

void SideOutlook::weigh(Cell x, const Condition& condition) {
  if (condition.where == Where::kGroup) {
    weigh_group(x, condition);
    return;
  }
  const Mask region = region_of(owner_, condition.where, x);
  const CellValues points = in_cells(region, condition.points);
  switch (condition.kind) {
    case Condition::Kind::kEach: pieces_weight(condition.symbol) += points; break;
    case Condition::Kind::kEachBalcony: weight(kIsBalcony) += points; break;
    case Condition::Kind::kEachColour: weigh_colours(colours_in(region), points); break;
    case Condition::Kind::kEachWithout:
      weight(kIsBalcony) += points;
      presence_weight(condition.symbol) -= points;
      break;
    case Condition::Kind::kIfHas: weigh_if_has(condition, region); break;
    case Condition::Kind::kIfLacks:
      if ((with(condition.symbol) & region) != 0) break;
      presence_weight(condition.symbol) -= in_cells(region, kIfPoints);
      break;
  }
}

void SideOutlook::weigh_colours(unsigned seen, CellValues points) {
  for (unsigned i = 0; i < kColours; ++i) {
    if (((seen >> i) & 1U) == 0) weight(kPresence + kFirstColour + i) += points;
  }
}

void SideOutlook::weigh_if_has(const Condition& condition, Mask region) {
  const CellValues five = in_cells(region, kIfPoints);
  const bool lacks_first = (with(condition.symbol) & region) == 0;
  const bool lacks_second = condition.second && (with(*condition.second) & region) == 0;
  if (lacks_first && lacks_second) {
    const auto presence = [](Symbol symbol) {
      return bit(static_cast<int>(kPresence) + static_cast<int>(symbol));
    };
    missing_pairs_.push_back({presence(condition.symbol) | presence(*condition.second), five});
  } else if (lacks_first) {
    presence_weight(condition.symbol) += five;
  } else if (lacks_second) {
    presence_weight(*condition.second) += five;
  }
}

// A new balcony beside the group may join it, and join others to it.
void SideOutlook::weigh_group(Cell x, const Condition& condition) {
  const Mask over = carriers(condition);
  const Mask group = connected(bit(x), over);
  const unsigned colours = colours_in(group);
  for (const int cell : bits(spread(group) & ~balconies_)) {
    const Mask joined = connected(group | bit(cell), over) & ~group & ~bit(cell);
    const auto worth = [&](int number) { return in_cells(bit(cell), condition.points * number); };
    switch (condition.kind) {
      case Condition::Kind::kEach:
        pieces_weight(condition.symbol) += worth(1);
        presence_weight(condition.symbol) += worth(pieces_in(condition.symbol, joined));
        break;
      case Condition::Kind::kEachColour: {
        const unsigned together = colours | colours_in(joined);
        presence_weight(Symbol::kFlower) += worth(count(together) - count(colours));
        weigh_colours(together, worth(1));
        break;
      }
      case Condition::Kind::kEachWithout:
        presence_weight(condition.symbol) -= worth(1 + count(joined));
        weight(kIsBalcony) += worth(1 + count(joined));
        break;
      case Condition::Kind::kEachBalcony: weight(kIsBalcony) += worth(1 + count(joined)); break;
      case Condition::Kind::kIfHas:
      case Condition::Kind::kIfLacks: break;  // no such group (B-27)
    }
  }
}

// B-28: a new bird pairs if the column beside it has more partners than takers.
void SideOutlook::weigh_lovebirds(Mask left_birds, Mask right_birds) {
  const auto column_cells = [](int column) { return kLeftColumn << static_cast<unsigned>(column); };
  const int to_the_right = owner_ == kGreen ? 1 : -1;  // B-13
  for (int column = 0; column < kSide; ++column) {
    const int beside = column + to_the_right;
    if (beside < 0 || beside >= kSide) continue;
    const int facing_right = count(right_birds & column_cells(column));
    const int facing_left = count(left_birds & column_cells(beside));
    if (facing_left > facing_right) {
      weight(kRightBird) += in_cells(column_cells(column), 2 * kIfPoints);
    } else if (facing_right > facing_left) {
      weight(kLeftBird) += in_cells(column_cells(beside), 2 * kIfPoints);
    }
  }
}

}  // namespace loggia::balconia
