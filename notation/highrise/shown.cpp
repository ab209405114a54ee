#include "notation/highrise/shown.h"

namespace loggia::highrise {
namespace {

FixedList<shown::Floor, kMostFloors> floors_of(const Tower& tower) {
  FixedList<shown::Floor, kMostFloors> floors;
  for (int i = 0; i < tower.height(); ++i) {
    const Floor floor = tower.floor(i);
    floors.push_back({.values = {floor.low(), floor.high()},
                      .cards = {floor.card(floor.low()), floor.card(floor.high())},
                      .has_dog = floor.has_dog()});
  }
  return floors;
}

shown::Screen screen(const Highrise& game, const State& state, const View& view) {
  const Options& options = game.options();
  shown::Screen out{.view = shown_of(game, view),
                    .draws_at_end = draws_at_end(game, state),
                    .turns_to_stall = (options.stall_rounds * options.players) - state.idle_turns,
                    .floors = options.floors};
  for (shown::Belongings& place : out.view.seats) {
    const Tower& tower = state.tower(place.owner);
    if (!tower.empty()) place.taken_by = std::array{tower.top().high(), tower.top().low()};
  }
  return out;
}

}  // namespace

void Cards::write(const Pile& pile, std::string& out, wire::Game game) {
  out += '[';
  for (int i = 0; i < kCards; ++i) {
    for (int n = pile[card_at(i)]; n > 0; --n) {
      if (out.back() != '[') out += ',';
      CardName::write(card_at(i), out, game);
    }
  }
  out += ']';
}

shown::View shown_of(const Highrise& game, const View& view) {
  shown::View out{.viewer = view.viewer,
                  .phase = view.phase,
                  .seat = view.seat,
                  .robbed = view.robbed,
                  .deck = view.deck_size,
                  .discard = view.discard,
                  .discard_top = view.discard_top,
                  .is_van_in_centre = view.van_in_centre,
                  .turns = static_cast<int>(view.turns),
                  .idle_turns = view.idle_turns};
  for (const Seat seat : seats_of(game)) {
    out.seats.push_back({.owner = seat,
                         .tower = floors_of(view.towers[seat]),
                         .milkshakes = view.milkshakes[seat],
                         .hand_size = view.hand_sizes[seat]});
  }
  for (const ShownHand& hand : view.hands) {
    out.seats[static_cast<std::size_t>(hand.owner)].hand = hand.cards;
  }
  return out;
}

shown::Screen screen_of(const Highrise& game, const Knowledge& knowledge, Viewer viewer,
                        bool /*is_over*/) {
  View view = game.view(knowledge.table, viewer);
  view.hands.clear();
  if (viewer) {
    view.hands.push_back({.owner = *viewer, .cards = knowledge.table.hand(*viewer)});
  }
  return screen(game, knowledge.table, view);
}

shown::Screen open_screen_of(const Highrise& game, const State& state) {
  View view = game.view(state, kSpectator);
  view.hands.clear();
  for (const Seat seat : seats_of(game)) {
    view.hands.push_back({.owner = seat, .cards = state.hand(seat)});
  }
  return screen(game, state, view);
}

}  // namespace loggia::highrise
