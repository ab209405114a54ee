// B-11: what a seat or a spectator may see, and what follows from what they saw.
#include "engine/balconia/view.h"

#include "engine/balconia/balconia.h"

namespace loggia::balconia {
namespace {

ShownFacade shown(const SideScore& side) {
  ShownFacade facade;
  facade.owner = side.owner;
  for (const BalconyScore& score : side.balconies) {
    facade.balconies.push_back({.cell = score.cell,
                                .block = static_cast<std::uint8_t>(score.block),
                                .face = static_cast<std::uint8_t>(score.face_number),
                                .points = score.points});
  }
  facade.door_is_open = side.door.is_open;
  facade.door_points = side.door.points;
  facade.total = side.total;
  return facade;
}

bool is_orientation(Action::Kind kind) {
  return kind == Action::Kind::kSelect || kind == Action::Kind::kPlace;
}

}  // namespace

View Balconia::view(const State& state, Viewer viewer) const {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.selector = state.selector;
  if (state.phase > Phase::kEntrance) view.entrance = state.entrance;
  if (state.phase > Phase::kDoor || options_.door) view.door = state.door;
  view.balconies = state.balconies;
  view.tokens_left = state.tokens_left;
  view.unused = state.unseen;
  const bool is_open = options_.open_facades || state.phase == Phase::kOver;
  if (state.phase == Phase::kSelect || state.phase == Phase::kPlace) view.block = state.block;
  if (state.phase == Phase::kPlace && (viewer || is_open)) view.kept = state.kept;
  if (state.phase < Phase::kReveal) return view;  // no door yet, and so no score
  for (const Seat owner : {kGreen, kPink}) {
    if (is_open || viewer == owner) {
      view.facades.push_back(
          shown(explain(state, owner, is_open ? Sight::kBothSides : Sight::kOwnSide)));
    }
  }
  return view;
}

Seen Balconia::redact(Action action, Viewer viewer) const {
  Seen seen{.kind = action.kind, .number = action.number, .cell = action.cell};
  if (!viewer && !options_.open_facades && is_orientation(action.kind)) seen.number.reset();
  return seen;
}

void Balconia::observe(Knowledge& knowledge, const Seen& seen) const {
  const Action action{.kind = seen.kind, .number = seen.number.value_or(0), .cell = seen.cell};
  if (seen.kind == Action::Kind::kSelect) knowledge.is_kept_unknown = !seen.number;
  if (seen.kind == Action::Kind::kPlace) {
    if (!seen.number) knowledge.unknown_turns |= bit(seen.cell);
    knowledge.is_kept_unknown = false;
    knowledge.filled_in[seen.cell] =
        static_cast<std::uint8_t>(count(knowledge.state.balconies) + 1);
  }
  apply(knowledge.state, action);
}

State Balconia::imagine(const Knowledge& knowledge, Rng& rng) {
  State state = knowledge.state;
  for (const int cell : bits(knowledge.unknown_turns)) {
    auto& piece = state.pieces[cell];
    piece = Piece(piece.block(), static_cast<int>(rng.below(kFaces)));
  }
  if (knowledge.is_kept_unknown) state.kept = static_cast<std::uint8_t>(rng.below(kFaces));
  return state;
}

}  // namespace loggia::balconia
