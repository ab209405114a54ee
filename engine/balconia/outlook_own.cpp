// What a new face would score itself, cell by cell.
#include "engine/balconia/cell_values.h"
#include "engine/balconia/outlook.h"

namespace loggia::balconia {

// The pieces in the region of each cell.
CellValues SideOutlook::pieces_seen(Where where, Symbol symbol) const {
  CellValues pieces{};
  for (const int cell : bits(with(symbol))) {
    const ShownFace& face = *faces_[cell];
    pieces += in_cells(lookers_at(owner_, where, cell), face.shows(symbol));
  }
  return pieces;
}

CellValues SideOutlook::balconies_seen(Where where, Mask cells) const {
  CellValues balconies{};
  for (const int cell : bits(cells)) balconies += in_cells(lookers_at(owner_, where, cell), 1);
  return balconies;
}

// All ones where the region has a balcony with the symbol.
CellValues SideOutlook::sees_any(Where where, Symbol symbol) const {
  Mask lookers = 0;
  for (const int cell : bits(with(symbol))) lookers |= lookers_at(owner_, where, cell);
  return in_cells(lookers);
}

CellValues SideOutlook::own_points(const ShownFace& face, const Condition& condition) const {
  const Where where = condition.where;
  if (where == Where::kGroup) return own_group(face, condition);
  // B-17: of these regions only the row includes the balcony itself.
  const auto shown = [&](Symbol symbol) { return where == Where::kRow ? face.shows(symbol) : 0; };
  const auto has = [&](Symbol symbol) {
    return shown(symbol) > 0 ? in_all(-1) : sees_any(where, symbol);
  };
  const auto points = static_cast<std::int16_t>(condition.points);
  switch (condition.kind) {
    case Condition::Kind::kEach:
      return (pieces_seen(where, condition.symbol) + in_all(shown(condition.symbol))) * points;
    case Condition::Kind::kEachBalcony: return balconies_seen(where, balconies_) * points;
    case Condition::Kind::kEachColour: {
      CellValues colours{};
      for (int i = 0; i < kColours; ++i) colours -= has(static_cast<Symbol>(kFirstColour + i));
      return colours * points;
    }
    case Condition::Kind::kEachWithout: {
      const bool counts_itself = where == Where::kRow && shown(condition.symbol) == 0;
      return (balconies_seen(where, balconies_ & ~with(condition.symbol)) +
              in_all(counts_itself ? 1 : 0)) *
             points;
    }
    case Condition::Kind::kIfHas: {
      const CellValues first = has(condition.symbol);
      return (condition.second ? first & has(*condition.second) : first) & in_all(kIfPoints);
    }
    case Condition::Kind::kIfLacks: {
      Mask looks_somewhere = 0;  // B-25
      for (int cell = 0; cell < kCells; ++cell) {
        looks_somewhere |= region_of(owner_, where, cell) != 0 ? bit(cell) : 0;
      }
      return ~has(condition.symbol) & in_cells(looks_somewhere, kIfPoints);
    }
  }
  return {};
}

// The face joins every group it comes to stand beside (B-27).
CellValues SideOutlook::own_group(const ShownFace& face, const Condition& condition) const {
  const bool counts_colours = condition.kind == Condition::Kind::kEachColour;
  const bool counts_itself =
      condition.kind == Condition::Kind::kEachWithout && face.shows(condition.symbol) == 0;
  CellValues number = in_all(counts_itself ? 1 : 0);
  if (condition.kind == Condition::Kind::kEach) number = in_all(face.shows(condition.symbol));
  std::array<Mask, kColours> beside_colour{};
  const Mask over = carriers(condition);
  for (Mask rest = over; rest != 0;) {
    const Mask group = connected(rest & -rest, over);
    rest &= ~group;
    if (counts_colours) {
      const unsigned colours = colours_in(group);
      for (unsigned i = 0; i < kColours; ++i) {
        beside_colour[i] |= ((colours >> i) & 1U) != 0 ? spread(group) : 0;
      }
    } else {
      const bool counts_pieces = condition.kind == Condition::Kind::kEach;
      number += in_cells(spread(group),
                         counts_pieces ? pieces_in(condition.symbol, group) : count(group));
    }
  }
  for (std::size_t i = 0; counts_colours && i < kColours; ++i) {
    const bool is_shown = face.times[kFirstColour + i] > 0;
    number += is_shown ? in_all(1) : in_cells(beside_colour[i], 1);
  }
  return number * static_cast<std::int16_t>(condition.points);
}

}  // namespace loggia::balconia
