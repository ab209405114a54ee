#include "notation/balconia/happenings.h"

#include "notation/balconia/actions.h"
#include "notation/balconia/blocks.h"
#include "notation/balconia/names.h"

namespace loggia::balconia {
namespace {

// What a screen shows as the viewer's own score.
int own_score(const Balconia& game, const State& state, Viewer viewer) {
  if (!viewer || state.phase < Phase::kReveal) return 0;
  const bool is_open = game.options().open_facades || state.phase == Phase::kOver;
  return game.explain(state, *viewer, is_open ? Sight::kBothSides : Sight::kOwnSide).total;
}

std::vector<happened::Any> on_disc(const Balconia& game, const State& state, bool is_kept_known) {
  if (state.phase != Phase::kSelect && state.phase != Phase::kPlace) return {};
  const bool has_halves = state.phase == Phase::kPlace && is_kept_known;
  return {happened::OnDisc{.number = state.block + 1,
                           .faces = &game.set().blocks[state.block],
                           .halves = has_halves ? std::optional(halves_of(state)) : std::nullopt}};
}

}  // namespace

happened::Halves halves_of(const State& state) {
  const int others = opposite(state.kept);
  return state.selector == kGreen ? happened::Halves{.green = state.kept, .pink = others}
                                  : happened::Halves{.green = others, .pink = state.kept};
}

void CellName::write(Cell cell, std::string& out, wire::Game /*game*/) {
  append_text(cell_name(cell), out);
}

void OneFace::write(const Face& face, std::string& out, wire::Game /*game*/) {
  append_compact(face_json(face), out);
}

void Faces::write(const Block* block, std::string& out, wire::Game game) {
  wire::List<OneFace>::write(*block, out, game);
}

void FacePair::write(int first, std::string& out, wire::Game game) {
  wire::List<wire::Whole<0, kFaces - 1, int>>::write(std::array{first, next_face(first)}, out,
                                                     game);
}

std::vector<happened::Any> tell(const Balconia& game, const State& before, const State& after,
                                const Seen& seen, Viewer viewer) {
  const auto change = [&] {
    return own_score(game, after, viewer) - own_score(game, before, viewer);
  };
  switch (seen.kind) {
    case Action::Kind::kEntrance:
      return {happened::EntranceSet{.number = after.entrance + 1, .change = change()}};
    case Action::Kind::kDoor: return {happened::DoorSet{.cell = seen.cell, .change = change()}};
    case Action::Kind::kReveal:
      return {happened::TokenTurned{.number = after.block + 1,
                                    .faces = &game.set().blocks[after.block]}};
    case Action::Kind::kSelect:
      return {
          happened::Kept{.by = before.selector,
                         .halves = seen.number ? std::optional(halves_of(after)) : std::nullopt}};
    case Action::Kind::kPlace: break;
  }
  return {happened::Placed{.by = other(before.selector),
                           .cell = seen.cell,
                           .block = before.block + 1,
                           .change = change()}};
}

std::vector<happened::Any> tell_where(const Balconia& game, const State& state) {
  return on_disc(game, state, true);
}

std::vector<happened::Any> tell_where(const Balconia& game, const Knowledge& knowledge) {
  return on_disc(game, knowledge.state, !knowledge.is_kept_unknown);
}

}  // namespace loggia::balconia
