#include "notation/wire_values.h"

#include "notation/registry.h"
#include "notation/text.h"

namespace loggia {

bool is_word(std::string_view text) {
  constexpr std::string_view kCharacters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  return !text.empty() && text.size() <= kMostWordCharacters &&
         text.find_first_not_of(kCharacters) == std::string_view::npos;
}

std::string_view actor_name(const AnyGame& game, Turn turn) {
  return turn.is_chance() ? "chance" : game.seat_name(turn.seat());
}

namespace wire {

std::string ways_of(std::span<const std::string_view> texts) {
  std::string out;
  for (const std::string_view text : texts) {
    out += (out.empty() ? "'" : " | '") + std::string(text) + "'";
  }
  return out;
}

std::string tuple_of(std::string_view type, std::size_t size) {
  std::string out = "[";
  for (std::size_t place = 0; place < size; ++place) {
    out.append(place == 0 ? "" : ", ").append(type);
  }
  return out + "]";
}

std::optional<std::string> Word::read(const Reader& reader, Game /*game*/) {
  const auto text = reader.text();
  if (!text) return std::nullopt;
  if (is_word(*text)) return std::string(*text);
  reader.fail(filled("is not 1 to {} letters, digits, \"-\" or \"_\"", kMostWordCharacters));
  return std::nullopt;
}

std::optional<std::string> Hash::read(const Reader& reader, Game /*game*/) {
  constexpr std::size_t kDigits = 64;
  const auto text = reader.text();
  if (!text) return std::nullopt;
  const bool is_hexadecimal = text->find_first_not_of("0123456789abcdef") == text->npos;
  if (text->size() == kDigits && is_hexadecimal) return std::string(*text);
  reader.fail(filled("is not {} hexadecimal digits", kDigits));
  return std::nullopt;
}

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
