#include "wasm/local_world.h"

#include <charconv>
#include <vector>

#include "match/record.h"

// What only the browser has: a clock in milliseconds, and noise.
#define LOGGIA_IMPORT(name) extern "C" __attribute__((import_module("host"), import_name(#name)))

LOGGIA_IMPORT(now) double host_now();
LOGGIA_IMPORT(random) void host_random(void* bytes, std::size_t size);

namespace loggia::wasm {
namespace {

json::array rows_json(const std::vector<store::Row>& rows) {
  json::array out;
  for (const store::Row& row : rows) {
    out.push_back(json::object{
        {"seq", row.seq}, {"time", row.time}, {"command", row.command}, {"body", row.body}});
  }
  return out;
}

json::object summary_json(const store::Summary& summary) {
  json::array members;
  json::array awaited;
  for (const store::Member& member : summary.members) {
    members.emplace_back(member.guest);
    if (member.is_awaited) awaited.emplace_back(member.guest);
  }
  return {{"phase", name(summary.phase)},
          {"touched", summary.touched},
          {"members", std::move(members)},
          {"awaited", std::move(awaited)},
          {"card", parse_json(summary.card).value_or(json::object())}};
}

class TimeForAMove final : public bots::Stop {
 public:
  [[nodiscard]] bool is_due() const override { return host_now() >= end_; }

 private:
  double end_ = host_now() + table::kLongestThought;
};

std::optional<Seat> seat_called(const AnyGame& game, std::string_view name) {
  for (int i = 0; i < game.seats(); ++i) {
    if (game.seat_name(seat_at(i)) == name) return seat_at(i);
  }
  return std::nullopt;
}

}  // namespace

void LocalWorld::send(table::Connection to, std::shared_ptr<const std::string> text) {
  orders_.push_back(json::object{{"send", to}, {"text", *text}});
}

void LocalWorld::append(store::Append append) {
  orders_.push_back(json::object{{"append", append.match},
                                 {"rows", rows_json(append.rows)},
                                 {"summary", summary_json(append.summary)}});
}

void LocalWorld::put_content(const std::string& hash, const std::string& text) {
  orders_.push_back(json::object{{"content", hash}, {"text", text}});
}

void LocalWorld::load(const std::string& match) {
  orders_.push_back(json::object{{"load", match}});
}

// One device has room for as many as its people like.
void LocalWorld::count_unfinished(const std::string& match, const std::string& /*guest*/) {
  makings_.push_back(match);
}

void LocalWorld::think(table::Thought thought) {
  const AnyGame& game = *thought.game;
  json::array standing;
  for (const AnyAction& action : thought.standing) standing.push_back(game.action_json(action));
  json::object about{{"game", game.name()},
                     {"options", game.options()},
                     {"content", game.content()},
                     {"seat", game.seat_name(thought.seat)},
                     {"bot", thought.bot},
                     {"stream", std::to_string(thought.stream)},
                     {"standing", std::move(standing)}};
  orders_.push_back(
      json::object{{"think", thought.match}, {"seq", thought.seq}, {"thought", std::move(about)}});
}

std::string LocalWorld::random(std::size_t bytes) {
  std::vector<unsigned char> noise(bytes);
  host_random(noise.data(), noise.size());
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string digits;
  for (const unsigned char byte : noise) {
    digits += kDigits[byte >> 4U];
    digits += kDigits[byte & 15U];
  }
  return digits;
}

void LocalWorld::hand_out_record(const std::string& match, const table::Table* table) {
  const bool is_over =
      table != nullptr && table->phase() == table::Phase::kOver && table->match() != nullptr;
  orders_.push_back(
      json::object{{"record", match},
                   {"text", is_over ? json::value(compact(record_json(*table->match())))
                                    : json::value(nullptr)}});
}

json::array LocalWorld::take_orders(table::Service& service, table::Milliseconds now) {
  while (!makings_.empty()) {
    const std::string match = std::exchange(makings_.front(), {});
    makings_.pop_front();
    service.counted(match, 0, now);
  }
  return std::exchange(orders_, {});
}

json::value think(const json::value& thought) {
  Problems problems;
  const Reader reader(thought, "thought", problems);
  if (!reader.is_any_object()) return nullptr;
  const auto text = [&](std::string_view name) {
    const auto field = reader.field(name);
    return std::string(field ? field->text().value_or("") : "");
  };
  const GameEntry* entry = find_game(text("game"));
  const auto options = reader.field("options");
  const auto content = reader.field("content");
  const auto standing = reader.field("standing");
  if (entry == nullptr || !options || !content || !standing) return nullptr;
  const auto choices = read_options(*options, entry->options);
  const std::unique_ptr<AnyGame> game = entry->make(choices, content->value(), problems);
  const json::array* actions = standing->array();
  if (game == nullptr || actions == nullptr) return nullptr;
  const auto seat = seat_called(*game, text("seat"));
  const auto player = seat ? game->make_player(text("bot"), *seat) : nullptr;
  if (player == nullptr) return nullptr;
  for (const json::value& value : *actions) {
    const auto action = game->read_action(standing->item(value, "action"));
    if (!action) return nullptr;
    player->observe(*action);
  }
  const auto nodes = reader.optional_field("nodes");
  const auto budget = nodes ? nodes->integer(1, std::int64_t{1} << 40U) : std::nullopt;
  const std::string digits = text("stream");
  std::uint64_t stream = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), stream);
  Rng rng(stream);
  const TimeForAMove time;
  const auto chosen = player->choose(rng, {.nodes = static_cast<std::uint64_t>(budget.value_or(0)),
                                           .stop = budget ? nullptr : &time});
  if (!chosen || !problems.empty()) return nullptr;
  return json::object{{"action", game->action_json(*chosen)}};
}

}  // namespace loggia::wasm
