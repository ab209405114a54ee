#include "table/spec.h"

#include <algorithm>
#include <array>

#include "notation/filled.h"

namespace loggia::table {
namespace {

using std::chrono::seconds;

constexpr std::int64_t kMostSeconds = std::int64_t{30} * 24 * 3600;
constexpr std::size_t kMostGuestIdBytes = 64;

enum class Source : std::uint8_t { kWanted, kStored, kTold };

std::optional<std::string> read_id(const Reader& reader) {
  const auto text = reader.text();
  if (!text) return std::nullopt;
  if (text->empty() || text->size() > kMostGuestIdBytes) {
    reader.fail("is no name of anybody");
    return std::nullopt;
  }
  return std::string(*text);
}

std::optional<ChairSpec> read_chair(const Reader& reader, Source source) {
  if (reader.value().is_string()) {
    const std::string_view text = reader.value().get_string();
    if (text == "open") return ChairSpec{};
    if ((text == "me" && source == Source::kWanted) ||
        (text == "kept" && source == Source::kTold)) {
      return ChairSpec{.kind = ChairSpec::Kind::kGuest};
    }
    reader.fail(in_quotes(text) + " is nobody; choose from open, me, or {\"bot\": NAME}");
    return std::nullopt;
  }
  if (!reader.is_object({"bot", "guest", "name"})) return std::nullopt;
  const bool is_bot = reader.has("bot");
  if (is_bot == reader.has("guest") || (!is_bot && source != Source::kStored) ||
      (is_bot && reader.has("name"))) {
    reader.fail("needs \"bot\"");
    return std::nullopt;
  }
  auto name = read_id(*reader.field(is_bot ? "bot" : "guest"));
  if (!name) return std::nullopt;
  ChairSpec chair{.kind = is_bot ? ChairSpec::Kind::kBot : ChairSpec::Kind::kGuest,
                  .name = *std::move(name)};
  if (const auto called = reader.optional_field("name")) {
    chair.called = wire::PlayerName::read(*called, nullptr).value_or("");
  }
  return chair;
}

bool is_bot_chair(const ChairSpec& chair) { return chair.kind == ChairSpec::Kind::kBot; }

void read_chairs(const Reader& reader, Source source, Spec& spec) {
  const json::array* list = reader.array();
  if (list == nullptr) return;
  if (list->empty() || list->size() > kMaxSeats) {
    reader.fail(filled("must be 1 to {}, not {}", kMaxSeats, list->size()));
    return;
  }
  for (std::size_t i = 0; i < list->size(); ++i) {
    auto chair = read_chair(reader.item((*list)[i], std::to_string(i + 1)), source);
    if (!chair) return;
    const bool is_twice = chair->kind == ChairSpec::Kind::kGuest && source != Source::kTold &&
                          std::ranges::any_of(spec.chairs, [&](const ChairSpec& other) {
                            return other.is_for(chair->name);
                          });
    if (is_twice) reader.fail("the same guest sits on two of them");
    spec.chairs.push_back(*std::move(chair));
  }
  if (std::ranges::all_of(spec.chairs, is_bot_chair)) reader.fail("nobody can sit there but bots");
}

std::optional<Clock> read_clock(const Reader& reader) {
  if (reader.value().is_string() && reader.value().get_string() == "none") return Clock{};
  if (!reader.is_object({"move", "total", "increment"})) return std::nullopt;
  const bool is_total = reader.has("total");
  if (is_total == reader.has("move") || (reader.has("increment") && !is_total)) {
    reader.fail("needs \"move\", or \"total\" and perhaps \"increment\", in seconds");
    return std::nullopt;
  }
  const auto time = reader.field(is_total ? "total" : "move")->integer(1, kMostSeconds);
  const auto increment_field = reader.optional_field("increment");
  const auto increment = increment_field ? increment_field->integer(0, kMostSeconds) : 0;
  if (!time || !increment) return std::nullopt;
  return Clock{.kind = is_total ? Clock::Kind::kTotal : Clock::Kind::kPerMove,
               .time = seconds(*time),
               .increment = seconds(*increment)};
}

json::value clock_json(const Clock& clock) {
  switch (clock.kind) {
    case Clock::Kind::kNone: break;
    case Clock::Kind::kPerMove: return json::object{{"move", clock.time / seconds(1)}};
    case Clock::Kind::kTotal:
      return json::object{{"total", clock.time / seconds(1)},
                          {"increment", clock.increment / seconds(1)}};
  }
  return "none";
}

json::value chair_json(const ChairSpec& chair) {
  switch (chair.kind) {
    case ChairSpec::Kind::kAnybody: break;
    case ChairSpec::Kind::kGuest: {
      json::object kept{{"guest", chair.name}};
      if (!chair.called.empty()) kept["name"] = chair.called;
      return kept;
    }
    case ChairSpec::Kind::kBot: return json::object{{"bot", chair.name}};
  }
  return "open";
}

bool read_switch(const Reader& reader, std::string_view key, bool usual) {
  const auto field = reader.optional_field(key);
  if (!field) return usual;
  if (!field->value().is_bool()) field->fail("is neither true nor false");
  return field->value().is_bool() ? field->value().get_bool() : usual;
}

std::optional<Spec> read_spec(const Reader& reader, Source source) {
  if (!reader.is_object({"game", "options", "content", "chairs", "seats", "listed", "spectators",
                         "clock", "stand_in"})) {
    return std::nullopt;
  }
  const auto game = reader.field("game");
  const auto chairs = reader.field("chairs");
  const auto name = game ? game->text() : std::nullopt;
  if (!name || !chairs) return std::nullopt;
  Spec spec{.game = find_game(*name)};
  if (spec.game == nullptr) {
    game->fail(in_quotes(*name) + " is no game known here");
    return std::nullopt;
  }
  if (const auto options = reader.optional_field("options")) {
    (void)read_options(*options, spec.game->options);
    if (options->value().is_object()) spec.options = options->object();
  }
  spec.content = spec.game->contents.front().name;
  if (const auto content = reader.optional_field("content")) {
    spec.content = content->line().value_or("");
  }
  read_chairs(*chairs, source, spec);
  if (const auto seats = reader.optional_field("seats")) {
    constexpr std::array<std::string_view, 2> kWays = {"chosen", "drawn"};
    spec.draws_seats = seats->name(kWays, "a way to seat people") == 1;
  }
  spec.is_listed = read_switch(reader, "listed", false);
  spec.has_spectators = read_switch(reader, "spectators", true);
  if (const auto clock = reader.optional_field("clock")) {
    spec.clock = read_clock(*clock).value_or(Clock{});
  }
  if (const auto stand_in = reader.optional_field("stand_in")) {
    spec.stand_in = read_id(*stand_in).value_or("");
  }
  return spec;
}

}  // namespace

std::optional<Spec> WantedSpec::read(const Reader& reader, wire::Game /*game*/) {
  return read_spec(reader, Source::kWanted);
}

std::optional<Spec> StoredSpec::read(const Reader& reader, wire::Game /*game*/) {
  return read_spec(reader, Source::kStored);
}

void StoredSpec::write(const Spec& spec, std::string& out, wire::Game /*game*/) {
  append_compact(spec_json(spec), out);
}

std::optional<Spec> ToldSpec::read(const Reader& reader, wire::Game /*game*/) {
  return read_spec(reader, Source::kTold);
}

void ToldSpec::write(const Spec& spec, std::string& out, wire::Game /*game*/) {
  json::object told = spec_json(spec);
  for (json::value& chair : told.at("chairs").as_array()) {
    if (chair.is_object() && chair.get_object().contains("guest")) chair = "kept";
  }
  append_compact(told, out);
}

Spec Spec::told() const {
  Spec spec = *this;
  for (ChairSpec& chair : spec.chairs) {
    if (chair.kind == ChairSpec::Kind::kGuest) chair = {.kind = ChairSpec::Kind::kGuest};
  }
  return spec;
}

void Spec::call_me(const std::string& guest) {
  for (ChairSpec& chair : chairs) {
    if (chair.is_for("")) chair.name = guest;
  }
}

OptionChoices Spec::choices() const {
  Problems problems;
  const json::value value = options;
  OptionChoices choices = read_options(Reader(value, "options", problems), game->options);
  // Where nobody said how many play, the chairs do.
  for (std::size_t i = 0; i < game->options.size(); ++i) {
    const OptionSpec& option = game->options[i];
    if (!option.counts_seats || options.contains(option.key)) continue;
    choices[i] = option.place(std::to_string(chairs.size())).value_or(choices[i]);
  }
  return choices;
}

std::vector<std::size_t> Spec::drawn_options() const {
  std::vector<std::size_t> drawn;
  for (std::size_t i = 0; i < game->options.size(); ++i) {
    const OptionSpec& option = game->options[i];
    if (option.drawn_from != nullptr && !options.contains(option.key)) drawn.push_back(i);
  }
  return drawn;
}

json::object spec_json(const Spec& spec) {
  json::object out{{"game", spec.game->name},
                   {"options", spec.options},
                   {"content", spec.content},
                   {"chairs", json::array()},
                   {"seats", spec.draws_seats ? "drawn" : "chosen"},
                   {"listed", spec.is_listed},
                   {"spectators", spec.has_spectators},
                   {"clock", clock_json(spec.clock)}};
  for (const ChairSpec& chair : spec.chairs) out["chairs"].as_array().push_back(chair_json(chair));
  if (!spec.stand_in.empty()) out["stand_in"] = spec.stand_in;
  return out;
}

}  // namespace loggia::table
