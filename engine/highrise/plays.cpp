#include "engine/highrise/plays.h"

#include <bit>

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

// The place of the nth bit of a byte.
constexpr std::array<std::array<std::uint8_t, 8>, 256> kNthOfByte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> places{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    std::size_t n = 0;
    for (const int place : bits(static_cast<Mask>(byte))) {
      places[byte][n++] = static_cast<std::uint8_t>(place);
    }
  }
  return places;
}();

// Joker and specials are kinds 8 to 16: for each set of them, the plays that need no other card.
constexpr std::array<Plays, 512> kPlaysOf = [] {
  std::array<Plays, 512> sets{};
  const auto all = [](int from, int until) { return plays::bit(until) - plays::bit(from); };
  for (std::size_t held = 0; held < sets.size(); ++held) {
    const auto where = [&](Card card, Plays found) {
      return contains(static_cast<Mask>(held), index(card) - kNumbers) ? found : 0;
    };
    sets[held] = where(Card::kJoker, all(plays::kBuildJoker, plays::kSteal)) |
                 where(Card::kDog, all(plays::kDog, plays::kBone)) |
                 where(Card::kBone, all(plays::kBone, plays::kHammer)) |
                 where(Card::kHammer, all(plays::kHammer, plays::kBall)) |
                 where(Card::kBall, all(plays::kBall, plays::kMilkshake)) |
                 where(Card::kMilkshake, all(plays::kMilkshake, plays::kThief)) |
                 where(Card::kThief, all(plays::kThief, plays::kSuperThief)) |
                 where(Card::kSuperThief, plays::bit(plays::kSuperThief)) |
                 where(Card::kVan, plays::bit(plays::kVan));
  }
  return sets;
}();

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

// Counts bits byte by byte, as Pile::nth() counts cards, and looks the rest up.
int nth_play(Plays found, int n) {
  Plays counts = found - ((found >> 1U) & 0x5555555555555555U);
  counts = (counts & 0x3333333333333333U) + ((counts >> 2U) & 0x3333333333333333U);
  counts = (counts + (counts >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
  const Plays sums = counts * kLowBits;
  const Plays above = ((sums | kHighBits) - ((static_cast<Plays>(n) + 1) * kLowBits)) & kHighBits;
  const auto shift = static_cast<unsigned>(std::countr_zero(above)) & ~7U;
  const auto byte = static_cast<std::uint8_t>(found >> shift);
  const auto before = static_cast<std::uint8_t>((sums << 8U) >> shift);
  return static_cast<int>(shift) + kNthOfByte[byte][static_cast<std::size_t>(n - before)];
}

Plays legal_plays(const State& state, const Options& options) {
  const Mask held = state.hand(state.seat).kinds();
  const Mask numbers = held & 0xffU;
  // What there is to be played at, whatever is in the hand; and the plays of numbers alone.
  Plays targets = plays::shifted(numbers, plays::kBuildJoker) |
                  plays::shifted(state.tower(state.seat).unguarded(), plays::kDog) |
                  ((plays::bit(options.players - 1) - 1) << plays::kMilkshake) |
                  (Plays{state.van_in_centre ? 0U : 1U} << plays::kVan);
  Plays found = plays::bit(plays::kEnd) | plays::shifted(kPairs[numbers], plays::kBuild);
  for (int i = 0; i + 1 < options.players; ++i) {
    const Seat seat = seat_after(state.seat, i + 1, options.players);
    const Tower& tower = state.tower(seat);
    const Plays has_cards = state.hand(seat).size > 0 ? 1 : 0;
    targets |= (has_cards << (plays::kThief + i)) | (has_cards << plays::kSuperThief);
    if (tower.empty()) continue;
    targets |= plays::shifted(tower.guarded(), plays::kBone + (i * plays::kFloors)) |
               plays::bit(plays::kBall + i);
    const Floor top = tower.top();
    if (top.has_dog()) continue;
    targets |= plays::bit(plays::kHammer + i);
    // H-10: the low value is taken with the high number, and the other way round.
    const Mask takes = ((numbers >> static_cast<unsigned>(top.high() - 1)) & 1U) |
                       (((numbers >> static_cast<unsigned>(top.low() - 1)) & 1U) << 1U);
    found |= plays::shifted(takes, plays::kSteal + (2 * i));
  }
  return found | (targets & kPlaysOf[held >> kNumbers]);
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
