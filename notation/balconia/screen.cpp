#include "notation/balconia/screen.h"

#include "notation/balconia/actions.h"
#include "notation/balconia/names.h"
#include "notation/balconia/sheet.h"

namespace loggia::balconia {
namespace {

json::object screen(const Balconia& game, const State& state, Viewer viewer, bool is_open) {
  const View view = game.view(state, viewer);
  json::object out = shown_of(game, view);
  if (const Turn turn = Balconia::turn(state); turn.is_seat()) out["turn"] = name(turn.seat());
  json::array unused;
  for (const int block : bits(state.unseen)) unused.emplace_back(block + 1);
  out["unused"] = std::move(unused);
  if (state.phase == Phase::kPlace && (is_open || view.kept)) {
    // B-06: the placer's two faces are those across from the selector's.
    out["disc"].as_object()["halves"] = {
        {name(state.selector), pair_json(state.kept)},
        {name(other(state.selector)), pair_json(opposite(state.kept))}};
  }
  if (is_open && state.phase == Phase::kOver) {
    out["decided_by"] = name_of(Balconia::decided_by(game.outcome(state)), kDecidedByNames);
  }
  json::object facades;
  if (state.phase >= Phase::kReveal) {
    const Sight sight = is_open ? Sight::kBothSides : Sight::kOwnSide;
    for (const Seat owner : {kGreen, kPink}) {
      if (is_open || viewer == owner) {
        facades[name(owner)] = facade_json(game.explain(state, owner, sight));
      }
    }
  }
  out["facades"] = std::move(facades);
  return out;
}

}  // namespace

std::optional<Seen> read_seen(const Balconia& game, const Reader& reader) {
  if (!reader.is_any_object()) return std::nullopt;
  const auto keep = reader.optional_field("keep");
  if (keep && keep->value().is_null() && reader.is_object({"keep"})) {
    return Seen{.kind = Action::Kind::kSelect};
  }
  if (reader.has("place") && !reader.has("face") && reader.is_object({"place"})) {
    const auto text = reader.field("place")->text();
    const auto cell = text ? parse_cell(*text) : std::nullopt;
    if (cell) return Seen{.kind = Action::Kind::kPlace, .cell = *cell};
    reader.fail("is no placement");
    return std::nullopt;
  }
  const auto action = read_action(game, reader);
  if (!action) return std::nullopt;
  return Seen{.kind = action->kind, .number = action->number, .cell = action->cell};
}

bool is_plausible(const Balconia& game, const Knowledge& knowledge, const Seen& seen) {
  State state = knowledge.state;
  Action action{.kind = seen.kind, .number = seen.number.value_or(0), .cell = seen.cell};
  if (seen.kind == Action::Kind::kPlace && (!seen.number || knowledge.is_kept_unknown)) {
    state.kept = static_cast<std::uint8_t>(opposite(action.number));
  }
  return !game.check(state, action);
}

json::object screen_of(const Balconia& game, const Knowledge& knowledge, Viewer viewer,
                       bool is_over) {
  const bool is_all_known = knowledge.unknown_turns == 0 && !knowledge.is_kept_unknown;
  const bool is_open = is_all_known && (is_over || game.options().open_facades);
  return screen(game, knowledge.state, viewer, is_open);
}

json::object open_screen_of(const Balconia& game, const State& state) {
  return screen(game, state, kSpectator, true);
}

std::optional<json::object> preview_of(const Balconia& game, const State& state, Viewer viewer,
                                       Action action) {
  if (!viewer || action.kind != Action::Kind::kPlace) return std::nullopt;
  const Sight sight = game.options().open_facades ? Sight::kBothSides : Sight::kOwnSide;
  State after = state;
  game.apply(after, action);
  const SideScore before_side = game.explain(state, *viewer, sight);
  const SideScore after_side = game.explain(after, *viewer, sight);
  return json::object{{"points", after_side.total - before_side.total},
                      {"facade", facade_json(after_side)}};
}

}  // namespace loggia::balconia
