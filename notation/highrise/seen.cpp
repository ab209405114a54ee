#include "notation/highrise/seen.h"

#include "notation/highrise/actions.h"

namespace loggia::highrise {

std::optional<Seen> read_seen(const Highrise& game, const Reader& reader) {
  if (!reader.is_any_object()) return std::nullopt;
  const bool is_hidden = reader.has("card") && reader.object().at("card").is_null();
  json::value known = reader.value();
  if (is_hidden) known.as_object()["card"] = 1;
  const auto action = read_action(game, reader.at(known, reader.where()));
  if (!action || (is_hidden && !action->is_chance())) return std::nullopt;
  return Seen{.action = *action, .is_card_hidden = is_hidden};
}

bool is_plausible(const Highrise& game, const Knowledge& knowledge, const Seen& seen) {
  State table = knowledge.table;
  const Action& action = seen.action;
  const auto hold = [](Pile& pile, Card card) { pile.counts[static_cast<std::size_t>(card)] = 2; };
  if (action.kind == Action::Kind::kDraw) {
    hold(table.deck.size > 0 ? table.deck : table.discard, action.card);
  } else if (action.kind == Action::Kind::kTheft) {
    if (knowledge.viewer != action.seat) hold(table.hand(action.seat), action.card);
  } else if (knowledge.viewer != table.seat) {
    for (const Card card : cards_of(action)) hold(table.hand(table.seat), card);
    if (table.hand(table.seat).size < cards_of(action).size()) return false;
  }
  return !game.check(table, action);
}

}  // namespace loggia::highrise
