#include "notation/highrise/screen.h"

#include "notation/highrise/actions.h"
#include "notation/highrise/happenings.h"
#include "notation/highrise/names.h"

namespace loggia::highrise {
namespace {

json::object screen(const Highrise& game, const State& state, const View& view) {
  json::object out = view_json(game, view);
  const Options& options = game.options();
  out["draws_at_end"] = draws_at_end(game, state);
  // H-23: so many more turns in which no card moves end the match.
  out["turns_to_stall"] = (options.stall_rounds * options.players) - state.idle_turns;
  out["floors"] = options.floors;
  for (const Seat seat : seats_of(game)) {
    const Tower& tower = state.tower(seat);
    if (tower.empty()) continue;
    // H-10: the numbers that take the two cards of the top floor, which make nine with them.
    const Floor top = tower.top();
    out["seats"].as_object()[name(seat)].as_object()["taken_by"] =
        json::array{top.high(), top.low()};
  }
  return out;
}

}  // namespace

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

json::object screen_json(const Highrise& game, const Knowledge& knowledge, Viewer viewer,
                         bool /*is_over*/) {
  View view = game.view(knowledge.table, viewer);
  view.hands.clear();
  if (viewer) {
    view.hands.push_back({.owner = *viewer, .cards = knowledge.table.hand(*viewer)});
  }
  return screen(game, knowledge.table, view);
}

json::object open_screen_json(const Highrise& game, const State& state) {
  View view = game.view(state, kSpectator);
  view.hands.clear();
  for (const Seat seat : seats_of(game)) {
    view.hands.push_back({.owner = seat, .cards = state.hand(seat)});
  }
  return screen(game, state, view);
}

}  // namespace loggia::highrise
