// What a new face would score itself, cell by cell.
#include "engine/balconia/cell_values.h"
#include "engine/balconia/outlook.h"

namespace loggia::balconia {

// The pieces in the region of each cell.
CellValues SideOutlook::pieces_seen(Where where, Symbol symbol) const {
  CellValues pieces{};
  for (const int cell : bits(with(symbol))) {
    const ShownFace& face = *faces_[static_cast<std::size_t>(cell)];
    pieces +=
        in_cells(lookers_at(owner_, where, cell), face.shows[static_cast<std::size_t>(symbol)]);
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
  const auto shown = [&](Symbol symbol) {
    return where == Where::kRow ? int{face.shows[static_cast<std::size_t>(symbol)]} : 0;
  };
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

CellValues SideOutlook::own_group(const ShownFace& face, const Condition& condition) const {
  CellValues values{};
  const Mask over = carriers(condition);
  const int shown = face.shows[static_cast<std::size_t>(condition.symbol)];
  for (const int cell : bits(kWholeFrame & ~balconies_)) {
    const Mask others = connected(bit(cell), over) & ~bit(cell);
    int number = count(others);
    if (condition.kind == Condition::Kind::kEach) {
      number = shown + pieces_in(condition.symbol, others);
    } else if (condition.kind == Condition::Kind::kEachWithout) {
      number += shown == 0 ? 1 : 0;
    } else if (condition.kind == Condition::Kind::kEachColour) {
      unsigned colours = colours_in(others);
      for (unsigned i = 0; i < kColours; ++i) {
        colours |= face.shows[kFirstColour + i] > 0 ? 1U << i : 0;
      }
      number = count(colours);
    }
    values[static_cast<std::size_t>(cell)] = static_cast<std::int16_t>(condition.points * number);
  }
  return values;
}

}  // namespace loggia::balconia
