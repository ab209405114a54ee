#include "notation/wire_game.h"

#include "notation/registry.h"

namespace loggia {

std::string_view actor_name(const AnyGame& game, Turn turn) {
  return turn.is_chance() ? "chance" : game.seat_name(turn.seat());
}

namespace wire {

std::optional<Seat> SeatName::read(const Reader& reader, Game game) {
  const auto text = reader.text();
  if (!text) return std::nullopt;
  for (const Seat seat : seats_of(*game)) {
    if (*text == game->seat_name(seat)) return seat;
  }
  reader.fail(in_quotes(*text) + " is not a seat");
  return std::nullopt;
}

void Actor::write(Turn turn, std::string& out, Game game) {
  append_text(actor_name(*game, turn), out);
}

std::optional<Turn> Actor::read(const Reader& reader, Game game) {
  if (reader.value().is_string() && reader.value().get_string() == "chance") return Turn::chance();
  return SeatName::read(reader, game).transform(Turn::of);
}

void Options::write(const OptionChoices& choices, std::string& out, Game game) {
  append_compact(options_json(find_game(game->name())->options, choices), out);
}

std::optional<OptionChoices> Options::read(const Reader& reader, Game game) {
  return read_options(reader, find_game(game->name())->options);
}

}  // namespace wire
}  // namespace loggia
