// Turns, legality and what happens. Who sees what is in view.cpp.
#include "engine/balconia/balconia.h"

#include "engine/balconia/refusals.h"

namespace loggia::balconia {
namespace {

// What follows set-up's first step, the entrance.
Phase phase_after_entrance(const Options& options) {
  return options.door ? Phase::kReveal : Phase::kDoor;
}

// The one kind of action each phase waits for, and what to say to any other.
std::optional<Refusal> check_phase(Phase phase, Action::Kind kind) {
  switch (phase) {
    case Phase::kEntrance:
      if (kind != Action::Kind::kEntrance) return refusals::kEntranceFirst;
      break;
    case Phase::kDoor:
      if (kind != Action::Kind::kDoor) return refusals::kDoorFirst;
      break;
    case Phase::kReveal:
      if (kind != Action::Kind::kReveal) return refusals::kRevealFirst;
      break;
    case Phase::kSelect:
      if (kind != Action::Kind::kSelect) return refusals::kSelectFirst;
      break;
    case Phase::kPlace:
      if (kind != Action::Kind::kPlace) return refusals::kPlaceFirst;
      break;
    case Phase::kOver: return refusals::kOver;
  }
  return std::nullopt;
}

void apply_place(State& state, Action action) {
  // B-07: the chosen face toward the placer, the opposite one toward the selector.
  const bool is_green = other(state.selector) == kGreen;
  state.pieces[action.cell] =
      Piece(state.block, is_green ? action.number : opposite(action.number));
  state.balconies |= bit(action.cell);
  state.block = 0;
  state.kept = 0;
  state.selector = other(state.selector);                                // B-10
  state.phase = state.tokens_left == 0 ? Phase::kOver : Phase::kReveal;  // B-12
}

}  // namespace

State Balconia::start() const {
  State state;
  state.tokens_left = static_cast<std::uint8_t>(tokens_played(options_));
  if (options_.door) state.door = *options_.door;
  if (options_.entrance) {
    state.entrance = static_cast<std::uint8_t>(*options_.entrance);
    state.phase = phase_after_entrance(options_);
  }
  return state;
}

Turn Balconia::turn(const State& state) {
  switch (state.phase) {
    case Phase::kEntrance:
    case Phase::kDoor:
    case Phase::kReveal: return Turn::chance();
    case Phase::kSelect: return Turn::of(state.selector);
    case Phase::kPlace: return Turn::of(other(state.selector));
    case Phase::kOver: break;
  }
  return Turn::over();
}

Mask Balconia::open_cells(const State& state) const {
  const Mask filled = state.filled();
  return (options_.free_placement ? kWholeFrame : spread(filled)) & ~filled;
}

void Balconia::legal(const State& state, ActionList& actions) const {
  actions.clear();
  if (state.phase == Phase::kSelect) {
    for (int first = 0; first < kFaces; ++first) actions.push_back(Action::select(first));
  } else if (state.phase == Phase::kPlace) {
    const int first = opposite(state.kept);  // B-06: the placer's two follow the selector's two
    for (const int cell : bits(open_cells(state))) {
      actions.push_back(Action::place(static_cast<Cell>(cell), first));
      actions.push_back(Action::place(static_cast<Cell>(cell), next_face(first)));
    }
  }
}

void Balconia::chances(const State& state, ChanceList& chances) {
  chances.clear();
  switch (state.phase) {
    case Phase::kEntrance:
      for (int entrance = 0; entrance < kEntrances; ++entrance) {
        chances.push_back({Action::entrance(entrance), 1});
      }
      break;
    case Phase::kDoor:
      for (const int cell : bits(kBottomRow)) {
        chances.push_back({Action::door(static_cast<Cell>(cell)), 1});
      }
      break;
    case Phase::kReveal:
      // Uniform over all unseen tokens: the same game as putting eight aside first (B-02).
      for (const int token : bits(state.unseen)) chances.push_back({Action::reveal(token), 1});
      break;
    case Phase::kSelect:
    case Phase::kPlace:
    case Phase::kOver: break;
  }
}

std::optional<Refusal> Balconia::check_place(const State& state, Action action) const {
  if (action.number >= kFaces) return refusals::kNoSuchFace;
  const int first = opposite(state.kept);
  if (action.number != first && action.number != next_face(first)) return refusals::kFaceKept;
  if (action.cell >= kCells) return refusals::kNoSuchCell;
  if (contains(state.filled(), action.cell)) return refusals::kCellFilled;
  if (!contains(open_cells(state), action.cell)) return refusals::kCellNotAdjacent;
  return std::nullopt;
}

std::optional<Refusal> Balconia::check(const State& state, Action action) const {
  if (const auto refusal = check_phase(state.phase, action.kind)) return refusal;
  switch (action.kind) {
    case Action::Kind::kEntrance:
      if (action.number >= kEntrances) return refusals::kNoSuchEntrance;
      break;
    case Action::Kind::kDoor:
      if (action.cell >= kCells || !contains(kBottomRow, action.cell)) {
        return refusals::kDoorOffGround;
      }
      break;
    case Action::Kind::kReveal:
      if (action.number >= kTokens) return refusals::kNoSuchToken;
      if (!contains(state.unseen, action.number)) return refusals::kTokenUsed;
      break;
    case Action::Kind::kSelect:
      if (action.number >= kFaces) return refusals::kNoSuchFace;
      break;
    case Action::Kind::kPlace: return check_place(state, action);
  }
  return std::nullopt;
}

void Balconia::apply(State& state, Action action) const {
  switch (action.kind) {
    case Action::Kind::kEntrance:
      state.entrance = action.number;
      state.phase = phase_after_entrance(options_);
      break;
    case Action::Kind::kDoor:
      state.door = action.cell;
      state.phase = Phase::kReveal;
      break;
    case Action::Kind::kReveal:
      state.unseen &= ~bit(action.number);
      --state.tokens_left;
      state.block = action.number;
      state.phase = Phase::kSelect;
      break;
    case Action::Kind::kSelect:
      state.kept = action.number;
      state.phase = Phase::kPlace;
      break;
    case Action::Kind::kPlace: apply_place(state, action); break;
  }
}

Outcome Balconia::outcome(const State& state) const {
  const Scores scores = score(state);
  Outcome outcome;
  for (const Seat seat : {kGreen, kPink}) {
    outcome.scores[seat] = scores.totals[seat];
    outcome.tie_breaks[seat] = scores.doors[seat];
  }
  const bool is_by_points = decided_by(outcome) == DecidedBy::kPoints;
  const PerSeat<int>& decisive = is_by_points ? outcome.scores : outcome.tie_breaks;
  const int lead = decisive[kGreen] - decisive[kPink];
  outcome.winners = lead > 0 ? 0b01 : lead < 0 ? 0b10 : 0b11;
  return outcome;
}

// B-35: points, then door points, else shared.
DecidedBy Balconia::decided_by(const Outcome& outcome) {
  const auto differ = [](const PerSeat<int>& points) { return points[kGreen] != points[kPink]; };
  if (differ(outcome.scores)) return DecidedBy::kPoints;
  return differ(outcome.tie_breaks) ? DecidedBy::kDoors : DecidedBy::kNothing;
}

void Balconia::playouts(std::span<Playout> playouts) const {
  for (Playout& playout : playouts) {
    // Not listed first, as act_randomly() would: that took 17 ns of 240.
    if (playout.state.phase == Phase::kEntrance) {
      apply(playout.state, Action::entrance(static_cast<int>(playout.rng.below(kEntrances))));
    }
    while (playout.state.phase != Phase::kReveal && playout.state.phase != Phase::kOver) {
      act_randomly(*this, playout.state, playout.rng);
    }
  }
  kernel().playouts(fast_, options_, playouts);
}

Scores Balconia::playout(State& state, Rng& rng) const {
  Playout playout{.state = state, .rng = rng};
  playouts({&playout, 1});
  state = playout.state;
  rng = playout.rng;
  return playout.scores;
}

}  // namespace loggia::balconia
