#include "table/event.h"

#include <format>
#include <utility>

#include "match/chance_origin.h"
#include "match/entry_json.h"
#include "notation/reader.h"

namespace loggia::table {
namespace {

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

constexpr int kMostChair = kMaxSeats;

std::optional<int> read_chair(const Reader& reader) {
  const auto number = reader.integer(1, kMostChair);
  return number ? std::optional(static_cast<int>(*number) - 1) : std::nullopt;
}

std::optional<Event> read_made(const Reader& reader) {
  if (!reader.is_object({"made", "by", "seed"})) return std::nullopt;
  const auto by = reader.field("by");
  const auto seed = reader.field("seed");
  const auto by_text = by ? by->line() : std::nullopt;
  const auto seed_text = seed ? seed->line() : std::nullopt;
  auto spec = read_spec(*reader.field("made"), "");
  if (!by_text || !seed_text || !spec) return std::nullopt;
  return Made{.spec = *std::move(spec), .by = *by_text, .seed = *seed_text};
}

std::optional<Event> read_sat(const Reader& reader) {
  if (!reader.is_object({"sat", "guest", "name", "nonce"})) return std::nullopt;
  const auto chair = read_chair(*reader.field("sat"));
  const auto guest = reader.field("guest");
  const auto name = reader.field("name");
  const auto nonce = reader.field("nonce");
  if (!chair || !guest || !name || !nonce) return std::nullopt;
  auto guest_text = guest->line();
  auto name_text = read_player_name(*name);
  auto nonce_text = read_nonce(*nonce);
  if (!guest_text || !name_text || !nonce_text) return std::nullopt;
  return Sat{.chair = *chair,
             .guest = *std::move(guest_text),
             .name = *std::move(name_text),
             .nonce = *std::move(nonce_text)};
}

std::optional<Event> read_bot_sat(const Reader& reader) {
  if (!reader.is_object({"sat", "bot"})) return std::nullopt;
  const auto chair = read_chair(*reader.field("sat"));
  auto bot = reader.field("bot")->line();
  if (!chair || !bot) return std::nullopt;
  return BotSat{.chair = *chair, .bot = *std::move(bot)};
}

std::optional<Event> read_started(const Reader& reader, const GameEntry& game) {
  if (!reader.is_object({"started", "options"})) return std::nullopt;
  const Reader chairs = *reader.field("started");
  const auto options = reader.field("options");
  const json::array* list = chairs.array();
  if (list == nullptr || !options) return std::nullopt;
  Started started{.options = read_options(*options, game.options)};
  for (const json::value& value : *list) {
    const auto chair = read_chair(chairs.item(value, "chair"));
    if (!chair) return std::nullopt;
    started.chairs.push_back(*chair);
  }
  return started;
}

std::optional<Event> read_rematch(const Reader& reader, const Match& match) {
  if (!reader.is_object({"rematch", "by"})) return std::nullopt;
  auto next = reader.field("rematch")->line();
  const auto by = reader.optional_field("by");
  const auto seat = by ? read_seat(*by, match.game()) : std::nullopt;
  if (!next || (by && !seat)) return std::nullopt;
  return Rematch{.match = *std::move(next), .by = seat};
}

std::optional<Event> read(const Reader& reader, const GameEntry* game, const Match* match) {
  if (!reader.is_any_object()) return std::nullopt;
  if (reader.has("made")) return read_made(reader);
  if (game == nullptr) {
    reader.fail("comes before the table was made");
    return std::nullopt;
  }
  if (reader.has("sat")) return reader.has("bot") ? read_bot_sat(reader) : read_sat(reader);
  if (reader.has("left") && reader.is_object({"left"})) {
    const auto chair = read_chair(*reader.field("left"));
    return chair ? std::optional<Event>(Left{*chair}) : std::nullopt;
  }
  if (reader.has("started")) return read_started(reader, *game);
  if (reader.has("closed") && reader.is_object({"closed"})) return Closed{};
  if (match == nullptr) {
    reader.fail("comes before the match started");
    return std::nullopt;
  }
  if (reader.has("rematch")) return read_rematch(reader, *match);
  const auto entry = read_entry(reader, *match);
  return entry ? std::optional<Event>(*entry) : std::nullopt;
}

}  // namespace

json::object event_json(const Event& event, const GameEntry& entry, const AnyGame& game) {
  return std::visit(
      Overloaded{
          [](const Made& made) {
            return json::object{
                {"made", spec_json(made.spec)}, {"by", made.by}, {"seed", made.seed}};
          },
          [](const Sat& sat) {
            return json::object{{"sat", sat.chair + 1},
                                {"guest", sat.guest},
                                {"name", sat.name},
                                {"nonce", sat.nonce}};
          },
          [](const BotSat& sat) { return json::object{{"sat", sat.chair + 1}, {"bot", sat.bot}}; },
          [](const Left& left) { return json::object{{"left", left.chair + 1}}; },
          [&](const Started& started) {
            json::array chairs;
            for (const int chair : started.chairs) chairs.emplace_back(chair + 1);
            return json::object{{"started", std::move(chairs)},
                                {"options", options_json(entry.options, started.options)}};
          },
          [&](const Entry& happened) { return entry_json(game, happened); },
          [&](const Rematch& rematch) {
            json::object out{{"rematch", rematch.match}};
            if (rematch.by) out["by"] = game.seat_name(*rematch.by);
            return out;
          },
          [](const Closed& /*closed*/) { return json::object{{"closed", true}}; }},
      event);
}

std::expected<Event, Problem> read_event(std::string_view body, const GameEntry* game,
                                         const Match* match) {
  const auto value = parse_json(body);
  if (!value) return std::unexpected(value.error());
  Problems problems;
  auto event = read(Reader(*value, "", problems), game, match);
  if (!problems.empty()) return std::unexpected(problems.front());
  return *std::move(event);
}

}  // namespace loggia::table
