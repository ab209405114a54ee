#include "engine/bots/highrise_playout.h"

#include <algorithm>
#include <bit>

#include "engine/bots/highrise_kinds.h"
#include "engine/highrise/course.h"

namespace loggia::bots {

using highrise::Action;
using highrise::Card;
using highrise::Highrise;
using highrise::kNumbers;
using highrise::Options;
using highrise::Phase;
using highrise::Pile;
using highrise::Plays;
using highrise::State;
using highrise::Tower;
using kinds::any_of;
using kinds::between;
namespace plays = highrise::plays;

namespace {

constexpr auto kTellNobody = [](highrise::Consequence) {};

// Without a limit of turns a match need not end, so a playout stops there and counts floors.
// Matches by rule of thumb have about 100 actions.
constexpr int kMostActions = 1000;

// Of plays against an opponent each, the one against the tallest tower; of several as tall, against
// who has most cards. `width` plays belong to each opponent.
int against_leader(const State& state, const Options& options, Plays found, int from, int width,
                   Rng& rng) {
  if (options.players == 2) return any_of(found, rng);
  int best = -1;
  Plays chosen = found;
  for (int i = 0; i + 1 < options.players; ++i) {
    const Plays these = found & between(from + (i * width), from + ((i + 1) * width));
    if (these == 0) continue;
    const Seat seat = highrise::seat_after(state.seat, i + 1, options.players);
    const int lead = (64 * state.tower(seat).height()) + state.hand(seat).size;
    if (lead <= best) continue;
    best = lead;
    chosen = these;
  }
  return any_of(chosen, rng);
}

// The top floor of an opponent whose dog is worth a bone: a hammer or a number could use it then.
Plays useful_bones(const State& state, const Options& options, Plays found) {
  if ((found & between(plays::kBone, plays::kHammer)) == 0) return 0;
  Plays useful = 0;
  const Pile& hand = state.hand(state.seat);
  for (int i = 0; i + 1 < options.players; ++i) {
    const Tower& tower = state.tower(highrise::seat_after(state.seat, i + 1, options.players));
    if (tower.empty()) continue;
    const highrise::Floor top = tower.top();
    const bool has_use = hand.has(Card::kHammer) || hand.has(highrise::number_card(top.low())) ||
                         hand.has(highrise::number_card(top.high()));
    if (has_use) useful |= plays::bit(plays::kBone + (i * plays::kFloors) + tower.height() - 1);
  }
  return found & useful;
}

// How many floors the cards in hand make.
int floors_in(const Pile& hand) {
  int floors = 0;
  int single = 0;
  for (std::size_t low = 0; low < kNumbers / 2; ++low) {
    const int one = hand.counts[low];
    const int two = hand.counts[kNumbers - 1 - low];
    const int pairs = std::min(one, two);
    floors += pairs;
    single += one + two - (2 * pairs);
  }
  return floors + std::min<int>(single, hand[Card::kJoker]);
}

// What is better kept in the hand for now.
struct Patience {
  bool keeps_numbers = false;
  bool keeps_jokers = false;
  bool keeps_milkshakes = false;
};

// Between two players a low tower is only there to be robbed: it is begun with a full hand. Found
// by climbing (bench/README.md), which found nothing of the kind for more players.
Patience patience_of(const State& state, const Options& options, Manner manner) {
  if (options.players > 2) {
    const bool waits = manner == Manner::kWary && !state.hand(state.seat).has(Card::kDog);
    return {.keeps_numbers = waits, .keeps_jokers = waits};
  }
  const int cards = state.hand(state.seat).size;
  const int own = state.tower(state.seat).height();
  const int other = state.tower(highrise::seat_after(state.seat, 1, 2)).height();
  return {.keeps_numbers = (2 * cards) + (5 * own) <= 13,
          .keeps_jokers = (4 * cards) - (5 * other) >= 14,
          .keeps_milkshakes = (2 * cards) - other >= 8};
}

}  // namespace

Rewards rewards(const Highrise& game, const State& state) {
  const Outcome outcome = game.outcome(state);
  Rewards rewards{};
  const auto share = kVictory / static_cast<std::uint32_t>(std::popcount(outcome.winners));
  for (const Seat seat : seats_of(kMaxSeats)) {
    rewards[seat] = outcome.is_winner(seat) ? share : 0;
  }
  return rewards;
}

int play_by_rule(const State& state, const Options& options, Plays found, Rng& rng, Manner manner) {
  const Tower& tower = state.tower(state.seat);
  const Pile& hand = state.hand(state.seat);
  const Plays floors = found & kinds::kFloors;
  if (floors != 0 && tower.height() + std::max(1, floors_in(hand)) >= options.floors) {
    // Numbers first, unless one floor will do: jokers go with whatever is left.
    const Plays numbers = floors & kinds::kBuilds;
    return any_of(numbers != 0 ? numbers : floors, rng);
  }
  if ((found & kinds::kSuperThieves) != 0) return plays::kSuperThief;
  if (const Plays thieves = found & kinds::kThieves; thieves != 0) {
    return against_leader(state, options, thieves, plays::kThief, 1, rng);
  }
  if (const Plays steals = floors & kinds::kSteals; steals != 0) {
    return against_leader(state, options, steals, plays::kSteal, 2, rng);
  }
  if (const Plays hammers = found & kinds::kHammers; hammers != 0) {
    return against_leader(state, options, hammers, plays::kHammer, 1, rng);
  }
  if (const Plays balls = found & kinds::kBalls; balls != 0) {
    return against_leader(state, options, balls, plays::kBall, 1, rng);
  }
  if (const Plays bones = useful_bones(state, options, found); bones != 0) {
    return against_leader(state, options, bones, plays::kBone, plays::kFloors, rng);
  }
  const Patience patience = patience_of(state, options, manner);
  if (const Plays builds = floors & kinds::kBuilds; builds != 0 && !patience.keeps_numbers) {
    return any_of(builds, rng);
  }
  if (const Plays builds = floors & kinds::kJokerBuilds; builds != 0 && !patience.keeps_jokers) {
    return any_of(builds, rng);
  }
  if (const Plays dog = found & kinds::top_dog(state); dog != 0) return std::countr_zero(dog);
  const Plays milkshakes = found & kinds::kMilkshakes;
  if (milkshakes != 0 && !patience.keeps_milkshakes) {
    return against_leader(state, options, milkshakes, plays::kMilkshake, 1, rng);
  }
  if ((found & kinds::kVans) != 0) return plays::kVan;
  if ((found & plays::bit(plays::kEnd)) != 0) return plays::kEnd;
  return any_of(found, rng);
}

namespace {

template <class Course>
void act_by_chance(const Highrise& game, Course& course, const State& state, Rng& rng) {
  if (state.phase == Phase::kTheft) {
    const Seat from = game.robbed(state);
    const Pile& hand = state.hand(from);
    course.apply(Action::theft(from, state.seat, hand.nth(static_cast<int>(rng.below(hand.size)))));
  } else {
    const Pile& stock = state.stock();
    course.apply(Action::draw(state.seat, stock.nth(static_cast<int>(rng.below(stock.size)))));
  }
}

}  // namespace

bool will_stall(const State& state, const Options& options) {
  return state.idle_turns >= options.players && !state.has_moved;
}

void pass_chance(const Highrise& game, State& state, Rng& rng) {
  highrise::Course course(game.deck(), game.options(), state, kTellNobody);
  while (Highrise::turn(state).is_chance()) act_by_chance(game, course, state, rng);
}

Rewards play_out(const Highrise& game, State& state, Manner manner, Rng& rng) {
  const Options& options = game.options();
  highrise::Course course(game.deck(), options, state, kTellNobody);
  for (int i = 0; i < kMostActions && state.phase != Phase::kOver; ++i) {
    if (manner == Manner::kWary && will_stall(state, options)) break;
    if (state.phase == Phase::kPlay) {
      const Plays found = highrise::legal_plays(state, options);
      const int place = play_by_rule(state, options, found, rng, manner);
      course.apply(highrise::play_at(place, state, options));
    } else {
      act_by_chance(game, course, state, rng);
    }
  }
  return rewards(game, state);
}

}  // namespace loggia::bots
