#include "engine/bots/highrise_players.h"

#include <algorithm>

#include "engine/bots/best.h"

namespace loggia::bots {

using highrise::Action;
using highrise::Card;
using highrise::Floor;
using highrise::Highrise;
using highrise::Knowledge;
using highrise::State;
using highrise::Tower;

namespace {

// What is worth doing first: cards before floors, for they may make floors; the guard after the
// last floor; the van when all else is done.
enum Worth : int {
  kNothing = -1,  // worse than ending the turn
  kEnding = 0,
  kPlayVan = 100,
  kGuard = 200,
  kLayMilkshake = 300,
  kUnguard = 400,
  kDemolish = 500,
  kBuildWithJoker = 600,
  kBuildWithNumbers = 700,
  kStealFloor = 800,
  kStealCards = 900,
  kWin = 1000,
};

// How much an opponent is ahead: floors first, then cards.
int lead_of(const State& table, Seat seat) {
  return (10 * table.tower(seat).height()) + std::min<int>(9, table.hand(seat).size);
}

bool is_leader(const State& table, Seat seat, Seat me, int players) {
  return std::ranges::all_of(seats_of(players), [&](Seat other) {
    return other == me || lead_of(table, other) <= lead_of(table, seat);
  });
}

// Whether a hammer or a number in hand could do something to this floor once its dog is gone.
bool can_use_open(const State& table, Seat me, Floor floor) {
  const highrise::Pile& hand = table.hand(me);
  return hand.has(Card::kHammer) || hand.has(highrise::number_card(floor.low())) ||
         hand.has(highrise::number_card(floor.high()));
}

int worth_of_bone(const State& table, Seat me, Action action) {
  const Tower& tower = table.tower(action.seat);
  const bool is_top = action.floor == tower.height() - 1;
  return is_top && can_use_open(table, me, tower.top()) ? kUnguard : kNothing;
}

// A guarded top needs the ball; an open one leaves it for later, if a hammer will do.
int worth_of_ball(const State& table, Seat me, Action action) {
  const bool is_guarded = table.tower(action.seat).top().has_dog();
  return is_guarded || !table.hand(me).has(Card::kHammer) ? kDemolish : kNothing;
}

int worth(const Highrise& game, const State& table, Seat me, Action action) {
  const bool wins = table.tower(me).height() + 1 == game.options().floors;
  switch (action.kind) {
    case Action::Kind::kBuild:
      if (wins) return kWin;
      return action.other == Card::kJoker ? kBuildWithJoker : kBuildWithNumbers;
    case Action::Kind::kSteal: return (wins ? kWin : kStealFloor) + lead_of(table, action.seat);
    case Action::Kind::kThief: return kStealCards + lead_of(table, action.seat);
    case Action::Kind::kSuperThief: return kStealCards;
    case Action::Kind::kDog:
      return action.floor == table.tower(me).height() - 1 ? kGuard : kNothing;
    case Action::Kind::kVan: return kPlayVan;
    case Action::Kind::kEnd: return kEnding;
    default: break;
  }
  // The rest is meant for the leader.
  if (!is_leader(table, action.seat, me, game.seats())) return kNothing;
  switch (action.kind) {
    case Action::Kind::kHammer: return kDemolish;
    case Action::Kind::kBall: return worth_of_ball(table, me, action);
    case Action::Kind::kBone: return worth_of_bone(table, me, action);
    case Action::Kind::kMilkshake: return kLayMilkshake;
    default: return kNothing;
  }
}

}  // namespace

Action choose_randomly(const Highrise& game, const Knowledge& knowledge, Seat /*seat*/, Rng& rng,
                       const Thinking& /*thinking*/) {
  Highrise::ActionList actions;
  game.legal(knowledge.table, actions);
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

Action choose_sensibly(const Highrise& game, const Knowledge& knowledge, Seat seat, Rng& rng,
                       const Thinking& /*thinking*/) {
  Highrise::ActionList actions;
  game.legal(knowledge.table, actions);
  Best<Action> best(rng);
  for (const Action action : actions)
    best.offer(action, worth(game, knowledge.table, seat, action));
  return best.action();
}

}  // namespace loggia::bots
