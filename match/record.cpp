#include "match/record.h"

#include <memory>
#include <optional>
#include <ranges>
#include <utility>

#include "notation/filled.h"
#include "notation/reader.h"
#include "notation/registry.h"

namespace loggia {
namespace {

constexpr std::string_view kFormat = "loggia.match/1";

// {"seq": 3, "by": "green", "action": …}
struct NumberedEntry {
  std::size_t seq = 0;
  Entry entry;

  static constexpr auto fields() {
    using Number = wire::Whole<1, kMostEntries, std::size_t>;
    return std::tuple(wire::field<Number>("seq", &NumberedEntry::seq),
                      wire::Inlined(&NumberedEntry::entry));
  }
};

json::array entries_json(const Match& match) {
  json::array out;
  for (const Entry& entry : match.entries()) {
    const NumberedEntry numbered{.seq = out.size() + 1, .entry = entry};
    out.push_back(wire::as_json(numbered, &match.game()));
  }
  return out;
}

// The game, if it is one known here by the rules it was played by. Asked first: what another
// version wrote need not make sense to this one.
const GameEntry* read_rules(const Reader& reader) {
  const auto name = reader.text_field("game");
  const auto version = reader.integer_field("rules", 1, 1'000'000);
  if (!name || !version) return nullptr;
  const GameEntry* entry = find_game(*name);
  if (entry == nullptr) {
    reader.field("game")->fail(in_quotes(*name) + " is no game known here");
  } else if (*version != entry->rules_version) {
    reader.field("rules")->fail(
        filled("written by rules {}, and these are rules {}", *version, entry->rules_version));
    return nullptr;
  }
  return entry;
}

std::shared_ptr<const AnyGame> read_game(const Reader& reader, Problems& problems) {
  const GameEntry* entry = read_rules(reader);
  if (entry == nullptr) return nullptr;
  const auto options = reader.field("options");
  const auto content = reader.field("content");
  if (!options || !content || !content->is_object({"hash", "data"})) return nullptr;
  const auto choices = read_options(*options, entry->options);
  const auto data = content->field("data");
  const auto hash = content->text_field("hash");
  if (!data || !hash || !problems.empty()) return nullptr;
  std::shared_ptr<const AnyGame> game = entry->make(choices, data->value(), problems);
  if (game == nullptr) return nullptr;
  if (game->content_hash() != *hash) {
    content->field("hash")->fail("does not belong to this content");
  }
  return game;
}

std::vector<std::string> read_seats(const Reader& reader, const AnyGame& game) {
  std::vector<std::string> players;
  const json::array* list = reader.array();
  if (list == nullptr) return players;
  if (std::cmp_not_equal(list->size(), game.seats())) {
    reader.fail(filled("must be {}, not {}", game.seats(), list->size()));
    return players;
  }
  for (const auto& [at, value] : std::views::zip(seats_of(game), *list)) {
    const Reader item = reader.item(value, filled("seat {}", index(at) + 1));
    if (!item.is_object({"seat", "player"})) continue;
    if (const auto seat = item.text_field("seat"); seat && *seat != game.seat_name(at)) {
      item.field("seat")->fail(filled("expected \"{}\"", game.seat_name(at)));
    }
    const auto player = item.field("player");
    auto name = player ? wire::PlayerName::read(*player, &game) : std::nullopt;
    if (name) players.push_back(*std::move(name));
  }
  return players;
}

void read_numbered_entry(const Reader& reader, std::size_t number, Match& match) {
  const AnyGame& game = match.game();
  const auto read = wire::read<NumberedEntry>(reader, &game);
  if (!read) return;
  if (read->seq != number) {
    reader.field("seq")->fail(filled("expected {}, found {}", number, read->seq));
  }
  const Acted* acted = std::get_if<Acted>(&read->entry);
  const Turn turn = match.turn();
  if (acted != nullptr && !turn.is_over() && acted->by != turn) {
    reader.field("by")->fail(filled("{} acted, but it was the turn of {} ({})",
                                    in_quotes(actor_name(game, acted->by)), actor_name(game, turn),
                                    game.turn_rule()));
    return;
  }
  const auto repeated = match.repeat(read->entry);
  if (!repeated) reader.fail(refusal_text(game, repeated.error()));
}

void read_entries(const Reader& reader, Match& match, const Problems& problems) {
  const json::array* list = reader.array();
  if (list == nullptr) return;
  if (list->size() > kMostEntries) {
    reader.fail(filled("{} of them, more than the {} allowed", list->size(), kMostEntries));
    return;
  }
  for (std::size_t i = 0; i < list->size() && problems.empty(); ++i) {
    read_numbered_entry(reader.at((*list)[i], filled("entry {}", i + 1)), i + 1, match);
  }
}

std::optional<Match> read_match(const Reader& reader, Problems& problems) {
  if (!reader.is_object({"format", "game", "rules", "options", "content", "seats", "chance",
                         "entries", "result"})) {
    return std::nullopt;
  }
  reader.expect_format(kFormat);
  auto game = read_game(reader, problems);
  const auto seats = reader.field("seats");
  const auto entries = reader.field("entries");
  const auto result = reader.field("result");
  if (game == nullptr || !problems.empty()) return std::nullopt;
  auto players = read_seats(*seats, *game);
  Match match(std::move(game), std::move(players));
  if (const auto chance = reader.optional_field("chance")) {
    if (auto origin = read_chance_origin(*chance, match.game().seats())) {
      match.reveal(*std::move(origin));
    }
  }
  read_entries(*entries, match, problems);
  if (problems.empty() && result->value() != result_json(match)) {
    result->fail("does not follow from the entries");
  }
  return match;
}

}  // namespace

json::value result_json(const Match& match) {
  const auto result = match.result();
  if (!result) return nullptr;
  std::string text;
  WrittenResult::write(*result, text, &match.game());
  return parse_json(text).value();
}

ResultFields ResultFields::of(const Result& result, const AnyGame& game) {
  ResultFields fields{.resigned = result.resigned};
  for (const Seat seat : seats_of(game)) {
    if (result.outcome.is_winner(seat)) fields.winners.push_back(seat);
    fields.scores.push_back(result.outcome.scores[seat]);
  }
  return fields;
}

Result ResultFields::result() const {
  Result result{.resigned = resigned};
  for (const Seat seat : winners) {
    result.outcome.winners |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
  }
  for (std::size_t i = 0; i < scores.size(); ++i) {
    result.outcome.scores[seat_at(static_cast<int>(i))] = scores[i];
  }
  return result;
}

void WrittenResult::write(const Result& result, std::string& out, wire::Game game) {
  wire::write(ResultFields::of(result, *game), out, game);
}

std::optional<Result> WrittenResult::read(const Reader& reader, wire::Game game) {
  return wire::read<ResultFields>(reader, game).transform(&ResultFields::result);
}

json::object record_json(const Match& match) {
  const AnyGame& game = match.game();
  json::array seats;
  for (const auto& [seat, player] : std::views::zip(seats_of(game), match.players())) {
    seats.emplace_back(json::object{{"seat", game.seat_name(seat)}, {"player", player}});
  }
  json::object record{
      {"format", kFormat},
      {"game", game.name()},
      {"rules", game.rules_version()},
      {"options", game.options()},
      {"content", json::object{{"hash", game.content_hash()}, {"data", game.content()}}},
      {"seats", std::move(seats)}};
  if (match.chance_origin()) record["chance"] = wire::as_json(*match.chance_origin());
  record["entries"] = entries_json(match);
  record["result"] = result_json(match);
  return record;
}

std::expected<Match, Problem> read_record(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  Problems problems;
  auto match = read_match(Reader(*value, "", problems), problems);
  if (!problems.empty()) return std::unexpected(problems.front());
  return std::move(*match);
}

}  // namespace loggia
