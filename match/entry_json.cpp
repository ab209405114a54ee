#include "match/entry_json.h"

#include <algorithm>
#include <array>
#include <utility>

#include "notation/filled.h"
#include "notation/text.h"

namespace loggia {

std::string_view actor_name(const AnyGame& game, Turn turn) {
  return turn.is_chance() ? "chance" : game.seat_name(turn.seat());
}

json::object entry_json(const AnyGame& game, const Entry& entry) {
  if (const Acted* acted = std::get_if<Acted>(&entry)) {
    return {{"by", actor_name(game, acted->by)}, {"action", game.action_json(acted->action)}};
  }
  if (const Undone* undone = std::get_if<Undone>(&entry)) return {{"undo", undone->to}};
  if (const Replaced* replaced = std::get_if<Replaced>(&entry)) {
    return {{"seat", game.seat_name(replaced->seat)}, {"player", replaced->player}};
  }
  const auto& [seat, reason] = std::get<Resigned>(entry);
  json::object out{{"resign", game.seat_name(seat)}};
  if (!reason.empty()) out["reason"] = reason;
  return out;
}

std::optional<Seat> read_seat(const Reader& reader, const AnyGame& game) {
  const auto text = reader.text();
  for (int i = 0; text && i < game.seats(); ++i) {
    if (*text == game.seat_name(seat_at(i))) return seat_at(i);
  }
  if (text) reader.fail(in_quotes(*text) + " is not a seat");
  return std::nullopt;
}

namespace {

// A text of so many bytes that can be printed as it is.
std::optional<std::string> shown_text(const Reader& reader, std::size_t most) {
  const auto text = reader.text();
  if (!text) return std::nullopt;
  if (text->size() > most) {
    reader.fail("is too long");
  } else if (!is_shown_whole(*text)) {
    reader.fail("has characters that cannot be shown");
  } else {
    return std::string(*text);
  }
  return std::nullopt;
}

std::optional<Entry> read_action(const Reader& reader, const Match& before) {
  const AnyGame& game = before.game();
  const auto by = reader.field("by");
  const auto actor = by ? by->text() : std::nullopt;
  const auto action_field = reader.field("action");
  const auto action = action_field ? game.read_action(*action_field) : std::nullopt;
  if (!actor || !action) return std::nullopt;
  const Turn turn = before.turn();
  if (!turn.is_over() && *actor != actor_name(game, turn)) {
    by->fail(filled("{} acted, but it was the turn of {} ({})", in_quotes(*actor),
                    actor_name(game, turn), game.turn_rule()));
    return std::nullopt;
  }
  return Acted{.by = turn, .action = *action};
}

std::optional<Entry> read_resignation(const Reader& reader, const Match& before) {
  const auto seat = read_seat(*reader.field("resign"), before.game());
  std::string reason;
  if (const auto field = reader.optional_field("reason")) {
    constexpr std::size_t kMostReasonBytes = 1000;
    const auto text = shown_text(*field, kMostReasonBytes);
    if (text && text->empty()) field->fail("is empty");
    if (!text || text->empty()) return std::nullopt;
    reason = *text;
  }
  if (!seat) return std::nullopt;
  return Resigned{.seat = *seat, .reason = std::move(reason)};
}

std::optional<Entry> read_change_of_player(const Reader& reader, const Match& before) {
  const auto seat = read_seat(*reader.field("seat"), before.game());
  const auto player = reader.field("player");
  auto name = player ? read_player_name(*player) : std::nullopt;
  if (!seat || !name) return std::nullopt;
  return Replaced{.seat = *seat, .player = *std::move(name)};
}

}  // namespace

std::optional<std::string> read_player_name(const Reader& reader) {
  constexpr std::size_t kMostPlayerNameBytes = 100;
  return shown_text(reader, kMostPlayerNameBytes);
}

std::optional<Entry> read_entry(const Reader& reader, const Match& before) {
  const auto kinds = std::ranges::count_if(std::array{"action", "undo", "resign", "seat"},
                                           [&](std::string_view kind) { return reader.has(kind); });
  if (kinds != 1 || (reader.has("by") && !reader.has("action")) ||
      (reader.has("player") && !reader.has("seat")) ||
      (reader.has("reason") && !reader.has("resign"))) {
    reader.fail(
        "needs \"by\" and \"action\", or \"undo\", or \"resign\", or \"seat\" and \"player\"");
    return std::nullopt;
  }
  if (reader.has("action")) return read_action(reader, before);
  if (reader.has("resign")) return read_resignation(reader, before);
  if (reader.has("seat")) return read_change_of_player(reader, before);
  const auto undo_to = reader.field("undo")->integer(0, kMostEntries);
  if (!undo_to) return std::nullopt;
  return Undone{static_cast<std::size_t>(*undo_to)};
}

}  // namespace loggia
