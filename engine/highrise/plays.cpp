#include "engine/highrise/plays.h"

namespace loggia::highrise {
namespace {

// 1+8, 2+7, 3+6 and 4+5, a bit each, of the numbers in hand.
constexpr std::array<std::uint8_t, 256> kPairs = [] {
  std::array<std::uint8_t, 256> pairs{};
  for (int numbers = 0; numbers < 256; ++numbers) {
    unsigned found = 0;
    for (int low = 1; low <= 4; ++low) {
      const auto mask = static_cast<Mask>(numbers);
      if (contains(mask, low - 1) && contains(mask, kFloorSum - low - 1)) found |= bit(low - 1);
    }
    pairs[static_cast<std::size_t>(numbers)] = static_cast<std::uint8_t>(found);
  }
  return pairs;
}();

// The plays as they are decoded: `seat` is the opponent's distance from the player.
constexpr std::array<Action, plays::kCount> kActions = [] {
  std::array<Action, plays::kCount> actions{};
  const auto at = [&](int place) -> Action& { return actions[static_cast<std::size_t>(place)]; };
  for (int low = 1; low <= 4; ++low) {
    at(plays::kBuild + low - 1) = Action::build(number_card(low), number_card(kFloorSum - low));
  }
  for (int value = 1; value <= kNumbers; ++value) {
    at(plays::kBuildJoker + value - 1) = Action::build(number_card(value), Card::kJoker);
  }
  for (int floor = 0; floor < plays::kFloors; ++floor) at(plays::kDog + floor) = Action::dog(floor);
  for (int i = 0; i < plays::kOpponents; ++i) {
    const Seat seat = seat_at(i + 1);
    // Which number is played depends on the floor: play_at() fills it in.
    at(plays::kSteal + (2 * i)) = Action::steal(Card{}, seat);
    at(plays::kSteal + (2 * i) + 1) = Action::steal(Card{}, seat);
    for (int floor = 0; floor < plays::kFloors; ++floor) {
      at(plays::kBone + (i * plays::kFloors) + floor) = Action::bone(seat, floor);
    }
    at(plays::kHammer + i) = Action::against(Action::Kind::kHammer, seat);
    at(plays::kBall + i) = Action::against(Action::Kind::kBall, seat);
    at(plays::kMilkshake + i) = Action::against(Action::Kind::kMilkshake, seat);
    at(plays::kThief + i) = Action::against(Action::Kind::kThief, seat);
  }
  at(plays::kSuperThief) = Action::alone(Action::Kind::kSuperThief);
  at(plays::kVan) = Action::alone(Action::Kind::kVan);
  at(plays::kEnd) = Action::alone(Action::Kind::kEnd);
  return actions;
}();

// All bits of a mask where a kind is held, else none: without a branch.
constexpr Plays where(Mask held, Card card) {
  return Plays{0} - ((held >> static_cast<unsigned>(card)) & 1U);
}

}  // namespace

FixedList<Card, 2> cards_of(Action action) {
  FixedList<Card, 2> cards;
  switch (action.kind) {
    case Action::Kind::kBuild:
      cards.push_back(action.card);
      cards.push_back(action.other);
      break;
    case Action::Kind::kSteal: cards.push_back(action.card); break;
    case Action::Kind::kDog: cards.push_back(Card::kDog); break;
    case Action::Kind::kBone: cards.push_back(Card::kBone); break;
    case Action::Kind::kHammer: cards.push_back(Card::kHammer); break;
    case Action::Kind::kBall: cards.push_back(Card::kBall); break;
    case Action::Kind::kMilkshake: cards.push_back(Card::kMilkshake); break;
    case Action::Kind::kThief: cards.push_back(Card::kThief); break;
    case Action::Kind::kSuperThief: cards.push_back(Card::kSuperThief); break;
    case Action::Kind::kVan: cards.push_back(Card::kVan); break;
    case Action::Kind::kDraw:
    case Action::Kind::kTheft:
    case Action::Kind::kEnd: break;
  }
  return cards;
}

Plays legal_plays(const State& state, const Options& options) {
  const Mask held = state.hand(state.seat).kinds();
  const Mask numbers = held & 0xffU;
  Plays found = plays::bit(plays::kEnd);
  found |= plays::shifted(kPairs[numbers], plays::kBuild);
  found |= plays::shifted(numbers, plays::kBuildJoker) & where(held, Card::kJoker);
  found |=
      plays::shifted(state.tower(state.seat).unguarded(), plays::kDog) & where(held, Card::kDog);
  Plays dogs = 0;
  Plays open_tops = 0;
  Plays towers = 0;
  Plays hands = 0;
  for (int i = 0; i + 1 < options.players; ++i) {
    const Seat seat = seat_after(state.seat, i + 1, options.players);
    const Tower& tower = state.tower(seat);
    hands |= state.hand(seat).size > 0 ? plays::bit(i) : 0;
    if (tower.empty()) continue;
    towers |= plays::bit(i);
    dogs |= plays::shifted(tower.guarded(), i * plays::kFloors);
    const Floor top = tower.top();
    if (top.has_dog()) continue;
    open_tops |= plays::bit(i);
    // H-10: the low value is taken with the high number, and the other way round.
    const Mask takes = ((numbers >> static_cast<unsigned>(top.high() - 1)) & 1U) |
                       (((numbers >> static_cast<unsigned>(top.low() - 1)) & 1U) << 1U);
    found |= plays::shifted(takes, plays::kSteal + (2 * i));
  }
  const Plays opponents = plays::bit(options.players - 1) - 1;
  found |= (dogs << plays::kBone) & where(held, Card::kBone);
  found |= (open_tops << plays::kHammer) & where(held, Card::kHammer);
  found |= (towers << plays::kBall) & where(held, Card::kBall);
  found |= (opponents << plays::kMilkshake) & where(held, Card::kMilkshake);
  found |= (hands << plays::kThief) & where(held, Card::kThief);
  found |= (hands != 0 ? plays::bit(plays::kSuperThief) : 0) & where(held, Card::kSuperThief);
  found |= (state.van_in_centre ? 0 : plays::bit(plays::kVan)) & where(held, Card::kVan);
  return found;
}

Action play_at(int place, const State& state, const Options& options) {
  Action action = kActions[static_cast<std::size_t>(place)];
  if (action.seat == Seat{}) return action;
  action.seat = seat_after(state.seat, index(action.seat), options.players);
  if (action.kind == Action::Kind::kSteal) {
    const Floor top = state.tower(action.seat).top();
    const bool takes_low = (place - plays::kSteal) % 2 == 0;
    action.card = number_card(takes_low ? top.high() : top.low());
  }
  return action;
}

}  // namespace loggia::highrise
