// Why an action is refused: the rules again, one by one and in words, apart from the set of bits
// that legal() makes. Tests hold the two against each other.
#include "engine/highrise/highrise.h"
#include "engine/highrise/refusals.h"

namespace loggia::highrise {
namespace {

using Reason = std::optional<Refusal>;

// The action's card comes from outside and may be none.
bool has(const Pile& pile, Card card) { return index(card) < kCards && pile.has(card); }

Reason check_draw(const State& state, Action action) {
  if (action.seat != state.seat) return refusals::kNotTheDrawer;
  if (!has(state.stock(), action.card)) return refusals::kNotInStock;
  return std::nullopt;
}

Reason check_theft(const State& state, Action action, Seat robbed) {
  if (action.by != state.seat) return refusals::kNotTheThief;
  if (action.seat != robbed) return refusals::kNotTheRobbed;
  if (!has(state.hand(robbed), action.card)) return refusals::kNotInTheirHand;
  return std::nullopt;
}

// H-09, H-12. Two numbers are named the lower first, so that each floor has one name.
Reason check_build(Action action) {
  if (!is_number(action.card)) return refusals::kNeedsNumber;
  if (action.other == Card::kJoker) return std::nullopt;
  const bool makes_nine = is_number(action.other) &&
                          value_of(action.card) + value_of(action.other) == kFloorSum &&
                          action.card < action.other;
  return makes_nine ? std::nullopt : Reason(refusals::kNotNine);
}

// H-10, H-11, H-12
Reason check_steal(const Tower& tower, Card card) {
  if (card == Card::kJoker) return refusals::kJokerSteals;
  if (!is_number(card)) return refusals::kNeedsNumber;
  if (tower.empty()) return refusals::kNoFloor;
  if (tower.top().has_dog()) return refusals::kTopGuarded;
  if (!tower.top().has_value(kFloorSum - value_of(card))) return refusals::kNotOnTop;
  return std::nullopt;
}

Reason check_dog(const Tower& tower, int floor) {
  if (floor >= tower.height()) return refusals::kNoSuchFloor;
  if (tower.floor(floor).has_dog()) return refusals::kDogThere;
  return std::nullopt;
}

Reason check_bone(const Tower& tower, int floor) {
  if (floor >= tower.height()) return refusals::kNoSuchFloor;
  if (!tower.floor(floor).has_dog()) return refusals::kNoDog;
  return std::nullopt;
}

Reason check_hammer(const Tower& tower) {
  if (tower.empty()) return refusals::kNoFloor;
  if (tower.top().has_dog()) return refusals::kHammerGuarded;
  return std::nullopt;
}

Reason check_super_thief(const State& state, int players) {
  for (int i = 1; i < players; ++i) {
    if (state.hand(seat_after(state.seat, i, players)).size > 0) return std::nullopt;
  }
  return refusals::kAllHandsEmpty;
}

bool names_opponent(Action::Kind kind) {
  switch (kind) {
    case Action::Kind::kSteal:
    case Action::Kind::kBone:
    case Action::Kind::kHammer:
    case Action::Kind::kBall:
    case Action::Kind::kMilkshake:
    case Action::Kind::kThief: return true;
    default: return false;
  }
}

Reason check_play(const State& state, const Options& options, Action action) {
  if (names_opponent(action.kind)) {
    if (index(action.seat) >= options.players) return refusals::kNoSuchSeat;
    if (action.seat == state.seat) return refusals::kOwnSeat;
  }
  for (const Card card : cards_of(action)) {
    if (!has(state.hand(state.seat), card)) return refusals::kNotInHand;
  }
  switch (action.kind) {
    case Action::Kind::kBuild: return check_build(action);
    case Action::Kind::kSteal: return check_steal(state.tower(action.seat), action.card);
    case Action::Kind::kDog: return check_dog(state.tower(state.seat), action.floor);
    case Action::Kind::kBone: return check_bone(state.tower(action.seat), action.floor);
    case Action::Kind::kHammer: return check_hammer(state.tower(action.seat));
    case Action::Kind::kBall:
      if (state.tower(action.seat).empty()) return refusals::kNoFloor;
      break;
    case Action::Kind::kThief:
      if (state.hand(action.seat).size == 0) return refusals::kEmptyHand;
      break;
    case Action::Kind::kSuperThief: return check_super_thief(state, options.players);
    case Action::Kind::kVan:
      if (state.van_in_centre) return refusals::kSecondVan;
      break;
    default: break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> Highrise::check(const State& state, Action action) const {
  const bool is_draw = action.kind == Action::Kind::kDraw;
  switch (state.phase) {
    case Phase::kDeal: return is_draw ? check_draw(state, action) : refusals::kDealFirst;
    case Phase::kDraw: return is_draw ? check_draw(state, action) : refusals::kDrawFirst;
    case Phase::kRefill: return is_draw ? check_draw(state, action) : refusals::kRefillFirst;
    case Phase::kTheft:
      if (action.kind != Action::Kind::kTheft) return refusals::kTheftFirst;
      return check_theft(state, action, robbed(state));
    case Phase::kPlay:
      if (action.is_chance()) return refusals::kNothingToDraw;
      return check_play(state, options_, action);
    case Phase::kOver: break;
  }
  return refusals::kOver;
}

}  // namespace loggia::highrise
