#include "notation/highrise/happenings.h"

#include <algorithm>

#include "notation/highrise/names.h"

namespace loggia::highrise {
namespace {

using Kind = Action::Kind;
using happened::Sent;
using happened::SentToAll;
using happened::Skipped;
using happened::Struck;

std::optional<int> joker_value(Card card, int value) {
  return card == Card::kJoker ? std::optional(value) : std::nullopt;
}

std::vector<happened::Any> drawn(const State& before, const State& after, const Seen& seen) {
  if (after.phase == Phase::kDeal) return {};
  if (before.phase == Phase::kDeal) {
    return {happened::Dealt{.count = after.hand(after.seat).size, .first = after.seat}};
  }
  const Seat seat = seen.action.seat;
  if (!seen.is_card_hidden) return {happened::Drew{.seat = seat, .card = seen.action.card}};
  if (before.phase == Phase::kRefill) return {};  // told when the turn was ended
  return {happened::Drew{.seat = seat}};
}

happened::Any decided(const Highrise& game, const State& before, const State& after,
                      const Action& action) {
  const Seat by = before.seat;
  const Seat to = action.seat;
  const int own_floors = after.tower(by).height();
  const Tower& struck = before.tower(to);
  switch (action.kind) {
    case Kind::kBuild:
      return happened::Built{.by = by,
                             .floor = own_floors,
                             .cards = {action.card, action.other},
                             .value = joker_value(action.other, kFloorSum - value_of(action.card))};
    case Kind::kSteal: {
      const int value = kFloorSum - value_of(action.card);
      const Card taken = struck.top().card(value);
      return happened::Stole{.by = by,
                             .from = to,
                             .with = action.card,
                             .card = taken,
                             .value = joker_value(taken, value),
                             .floor = own_floors};
    }
    case Kind::kDog: return happened::Dog{.by = by, .floor = action.floor + 1};
    case Kind::kBone:
      return Struck{.what = Struck::What::kBone, .by = by, .to = to, .floor = action.floor + 1};
    case Kind::kHammer:
      return Struck{.what = Struck::What::kHammer, .by = by, .to = to, .floor = struck.height()};
    case Kind::kBall:
      return Struck{.what = Struck::What::kBall,
                    .by = by,
                    .to = to,
                    .floor = struck.height(),
                    .hit_dog = struck.top().has_dog()};
    case Kind::kMilkshake: return Sent{.what = Sent::What::kMilkshake, .by = by, .to = to};
    case Kind::kThief: return Sent{.what = Sent::What::kThief, .by = by, .to = to};
    case Kind::kSuperThief: return SentToAll{.what = SentToAll::What::kSuperThief, .by = by};
    case Kind::kVan: return SentToAll{.what = SentToAll::What::kVan, .by = by};
    case Kind::kDraw:
    case Kind::kTheft:
    case Kind::kEnd: break;
  }
  return happened::Ended{.by = by, .draws = draws_at_end(game, before)};
}

happened::Any by_itself(const Consequence& consequence, const State& after) {
  switch (consequence.kind) {
    case Consequence::Kind::kReshuffle: return happened::Reshuffled();
    case Consequence::Kind::kLostTurn:
      return Skipped{.what = Skipped::What::kLostTurn, .seat = consequence.seat};
    case Consequence::Kind::kMissedTurn:
      return Skipped{.what = Skipped::What::kMissedTurn, .seat = consequence.seat};
    case Consequence::Kind::kStalled: return happened::Stalled();
    case Consequence::Kind::kTurnLimit: break;
  }
  return happened::TurnLimit{.turns = static_cast<int>(after.turns)};
}

bool is_same_turn(const State& before, const State& after) {
  return before.phase != Phase::kDeal && before.turns == after.turns && before.seat == after.seat;
}

}  // namespace

void CardName::write(Card card, std::string& out, wire::Game /*game*/) {
  if (is_number(card)) {
    Filling(value_of(card)).append_to(out);
  } else {
    append_text(name(card), out);
  }
}

std::vector<happened::Any> tell(const Highrise& game, const State& before, const State& after,
                                const Seen& seen, Viewer /*viewer*/) {
  const Action& action = seen.action;
  std::vector<happened::Any> told;
  if (action.kind == Kind::kDraw) {
    told = drawn(before, after, seen);
  } else if (action.kind == Kind::kTheft) {
    const auto card = seen.is_card_hidden ? std::nullopt : std::optional(action.card);
    told.emplace_back(happened::Took{.seat = action.by, .from = action.seat, .card = card});
  } else {
    told.push_back(decided(game, before, after, action));
  }
  Highrise::ConsequenceList consequences;
  game.consequences(before, action, consequences);
  for (const Consequence& consequence : consequences) told.push_back(by_itself(consequence, after));
  if (after.phase == Phase::kDeal || after.phase == Phase::kOver) return told;
  const bool has_van_passed =
      std::ranges::contains(consequences, Consequence::Kind::kMissedTurn, &Consequence::kind);
  if (has_van_passed && after.seat == before.seat) {
    told.emplace_back(Skipped{.what = Skipped::What::kExtraTurn, .seat = after.seat});
  }
  if (!is_same_turn(before, after))
    std::ranges::copy(tell_where(game, after), std::back_inserter(told));
  return told;
}

std::vector<happened::Any> tell_where(const Highrise& /*game*/, const State& state) {
  return {happened::TurnOf{.number = static_cast<int>(state.turns), .seat = state.seat}};
}

int draws_at_end(const Highrise& game, const State& state) {
  const int missing =
      std::max(0, game.deck().refill - static_cast<int>(state.hand(state.seat).size));
  return std::min(missing, state.deck.size + state.discard.size);
}

}  // namespace loggia::highrise
