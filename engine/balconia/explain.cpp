#include "engine/balconia/explain.h"

#include <algorithm>
#include <cstdlib>

#include "engine/balconia/facade.h"

namespace loggia::balconia {
namespace {

Tally tally_pieces(const Facade& facade, Mask cells, Symbol symbol) {
  Tally tally;
  tally.symbol = symbol;
  // B-29, B-31: the entrance and empty cells are no balconies and count for nothing.
  for (const int cell : bits(cells & facade.balconies())) {
    const int pieces = facade.face(static_cast<Cell>(cell)).shows(symbol);
    if (pieces > 0) {
      tally.shares.push_back({static_cast<Cell>(cell), static_cast<std::uint8_t>(pieces)});
    }
  }
  return tally;
}

Tally tally_others(const Facade& facade, Mask cells, Cell x) {
  Tally tally;
  for (const int cell : bits(cells & facade.balconies() & ~bit(x))) {
    tally.shares.push_back({static_cast<Cell>(cell), 1});
  }
  return tally;
}

Tally tally_without(const Facade& facade, Mask cells, Symbol symbol) {
  Tally tally;
  tally.symbol = symbol;
  tally.is_without = true;
  for (const int cell : bits(cells & facade.balconies())) {
    if (facade.face(static_cast<Cell>(cell)).shows(symbol) == 0) {
      tally.shares.push_back({static_cast<Cell>(cell), 1});
    }
  }
  return tally;
}

void score_condition(const Facade& facade, const Condition& condition, BalconyScore& score) {
  score.each = condition.points;
  const Mask cells = score.region;
  switch (condition.kind) {
    case Condition::Kind::kEach:  // B-19
      score.tallies.push_back(tally_pieces(facade, cells, condition.symbol));
      score.times = score.tallies[0].total();
      break;
    case Condition::Kind::kEachBalcony:  // B-20
      score.tallies.push_back(tally_others(facade, cells, score.cell));
      score.times = score.tallies[0].total();
      break;
    case Condition::Kind::kEachColour:  // B-21
      for (int colour = kFirstColour; colour < kFirstColour + kColours; ++colour) {
        const Tally tally = tally_pieces(facade, cells, static_cast<Symbol>(colour));
        if (!tally.shares.empty()) score.tallies.push_back(tally);
      }
      score.times = static_cast<int>(score.tallies.size());
      break;
    case Condition::Kind::kEachWithout:  // B-22
      score.tallies.push_back(tally_without(facade, cells, condition.symbol));
      score.times = score.tallies[0].total();
      break;
    case Condition::Kind::kIfHas:  // B-23
      score.tallies.push_back(tally_pieces(facade, cells, condition.symbol));
      if (condition.second) {
        score.tallies.push_back(tally_pieces(facade, cells, *condition.second));
      }
      score.times = std::ranges::all_of(score.tallies, &Tally::total) ? 1 : 0;
      break;
    case Condition::Kind::kIfLacks:  // B-24; B-25: nowhere to look, nothing to score
      score.tallies.push_back(tally_pieces(facade, cells, condition.symbol));
      score.times = cells != 0 && score.tallies[0].shares.empty() ? 1 : 0;
      break;
  }
  score.points = score.times * score.each;
}

// B-28: between a column and the next to its right, right-facing birds pair with left-facing ones,
// those nearest the top first.
void pair_lovebirds(const Facade& facade, SideScore& side) {
  using Birds = FixedList<std::size_t, kSide>;  // by their place in side.balconies
  const auto birds = [&](int column, Lovebird facing) {
    Birds found;
    // Balconies are listed from the ground.
    for (std::size_t i = side.balconies.size(); i-- > 0;) {
      const Cell cell = side.balconies[i].cell;
      const bool is_there = column_for(side.owner, cell) == column;
      if (is_there && facade.face(cell).lovebird == facing) found.push_back(i);
    }
    return found;
  };
  const auto pair = [&](std::size_t bird, std::size_t partner) {
    BalconyScore& score = side.balconies[bird];
    score.partner = side.balconies[partner].cell;
    score.times = 1;
    score.points = score.each;
  };
  for (int column = 0; column + 1 < kSide; ++column) {
    const Birds right = birds(column, Lovebird::kRight);
    const Birds left = birds(column + 1, Lovebird::kLeft);
    for (std::size_t i = 0; i < std::min(right.size(), left.size()); ++i) {
      pair(right[i], left[i]);
      pair(left[i], right[i]);
    }
  }
}

std::array<Tally, 2> tally_whole_side(const Facade& facade, const Door& door) {
  return {tally_pieces(facade, kWholeFrame, door.symbols[0]),
          tally_pieces(facade, kWholeFrame, door.symbols[1])};
}

// B-33, by edition.
int fewer_of_points(FewerOf edition, int left, int right) {
  switch (edition) {
    case FewerOf::kEither: return std::min(left, right);
    case FewerOf::kStrict: return left == right ? 0 : std::min(left, right);
    case FewerOf::kLeftOnly: return left < right ? left : 0;
  }
  return 0;
}

DoorScore score_door(const Facade& own, const Facade& others, const Door& door, FewerOf fewer_of,
                     Sight sight) {
  DoorScore score{.door = door,
                  .fewer_of = fewer_of,
                  .own = tally_whole_side(own, door),
                  .others = std::nullopt};
  const int first = score.own[0].total();
  const int second = score.own[1].total();
  switch (door.kind) {
    case Door::Kind::kMajority:  // B-32
      if (sight == Sight::kOwnSide) {
        score.is_open = true;
        break;
      }
      score.others = tally_whole_side(others, door);
      if (first > (*score.others)[0].total()) score.points += 5;
      if (second > (*score.others)[1].total()) score.points += 3;
      break;
    case Door::Kind::kFewerOf: score.points = fewer_of_points(fewer_of, first, second); break;
    case Door::Kind::kDifference: score.points = std::abs(first - second); break;  // B-34
  }
  return score;
}

}  // namespace

SideScore explain(const BlockSet& set, FewerOf fewer_of, const State& state, Seat owner,
                  Sight sight) {
  const Facade own(set, state, owner);
  const Facade others(set, state, other(owner));
  SideScore side;
  side.owner = owner;
  for (const int index : bits(state.balconies)) {
    const auto cell = static_cast<Cell>(index);
    const Face& face = own.face(cell);
    BalconyScore score;
    score.cell = cell;
    score.face = &face;
    score.block = state.pieces[cell].block();
    score.face_number = state.pieces[cell].face(owner);
    score.region = own.looks_at(cell);
    if (face.lovebird) score.each = 5;
    if (face.condition) score_condition(own, *face.condition, score);
    side.balconies.push_back(score);
  }
  pair_lovebirds(own, side);
  side.door = score_door(own, others, set.entrances[state.entrance].door(owner), fewer_of, sight);
  side.total = side.door.points;
  for (const BalconyScore& score : side.balconies) side.total += score.points;
  return side;
}

}  // namespace loggia::balconia
