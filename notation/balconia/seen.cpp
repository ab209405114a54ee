#include "notation/balconia/seen.h"

#include "notation/balconia/actions.h"
#include "notation/balconia/names.h"

namespace loggia::balconia {

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

}  // namespace loggia::balconia
