// What is prepared, both sides together, and the doors.
#include "engine/balconia/outlook.h"

#include <algorithm>
#include <cstdlib>

namespace loggia::balconia {

ShownSet::ShownSet(const BlockSet& set) : entrances(set.entrances) {
  for (int number = 0; number < kFaceCount; ++number) {
    const Face& face = set.face(number / kFaces, number % kFaces);
    ShownFace& shown = faces[number];
    shown.condition = face.condition;
    const auto has = [&](std::size_t feature, int times) {
      shown.features |= bit(static_cast<int>(feature));
      shown.times[feature] = static_cast<std::uint8_t>(times);
    };
    for (std::size_t i = 0; i < kSymbols; ++i) {
      const int pieces = face.shows(static_cast<Symbol>(i));
      if (pieces == 0) continue;
      has(i, pieces);
      has(kPresence + i, 1);
    }
    has(kIsBalcony, 1);
    if (face.lovebird) has(*face.lovebird == Lovebird::kLeft ? kLeftBird : kRightBird, 1);
  }
}

Outlook::Outlook(const ShownSet& set, FewerOf fewer_of, const State& state,
                 const Forgotten& forgotten)
    : set_(&set),
      fewer_of_(fewer_of),
      entrance_(set.entrances[state.entrance]),
      sides_{SideOutlook(set, state, kGreen, forgotten[kGreen]),
             SideOutlook(set, state, kPink, forgotten[kPink])} {}

int Outlook::shows(const Added& added, Seat side, Symbol symbol) const {
  const int more = added[side] == nullptr ? 0 : added[side]->shows(symbol);
  return sides_[side].shows(symbol) + more;
}

int Outlook::door(const Added& added, Seat owner) const {
  const Door& door = entrance_.doors[owner];
  const int first = shows(added, owner, door.symbols[0]);
  const int second = shows(added, owner, door.symbols[1]);
  switch (door.kind) {
    case Door::Kind::kMajority:  // B-32
      return (first > shows(added, other(owner), door.symbols[0]) ? 5 : 0) +
             (second > shows(added, other(owner), door.symbols[1]) ? 3 : 0);
    case Door::Kind::kFewerOf:  // B-33
      if (fewer_of_ == FewerOf::kStrict && first == second) return 0;
      if (fewer_of_ == FewerOf::kLeftOnly && first >= second) return 0;
      return std::min(first, second);
    case Door::Kind::kDifference: return std::abs(first - second);  // B-34
  }
  return 0;
}

}  // namespace loggia::balconia
