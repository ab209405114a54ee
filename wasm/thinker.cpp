#include "wasm/thinker.h"

#include <charconv>

#include "notation/registry.h"
#include "table/world.h"
#include "wasm/host.h"

namespace loggia::wasm {
namespace {

class TimeForAMove final : public bots::Stop {
 public:
  [[nodiscard]] bool is_due() const override { return host_now() >= end_; }

 private:
  double end_ = host_now() + static_cast<double>(number_of(table::kLongestThought));
};

std::string text(const Reader& reader, std::string_view name) {
  const auto field = reader.field(name);
  return std::string(field ? field->text().value_or("") : "");
}

std::unique_ptr<AnyGame> read_game(const Reader& reader, Problems& problems) {
  if (!reader.is_any_object()) return nullptr;
  const GameEntry* entry = find_game(text(reader, "name"));
  const auto options = reader.field("options");
  const auto content = reader.field("content");
  if (entry == nullptr || !options || !content) return nullptr;
  return entry->make(read_options(*options, entry->options), content->value(), problems);
}

}  // namespace

json::value Thinker::think(const json::value& thought) {
  Problems problems;
  const Reader reader(thought, "thought", problems);
  if (!reader.is_any_object()) return nullptr;
  if (const auto game = reader.optional_field("game")) {
    match_ = text(reader, "match");
    standing_.clear();
    game_ = read_game(*game, problems);
  }
  if (game_ == nullptr || !problems.empty() || !learn(reader)) {
    game_ = nullptr;
    return nullptr;
  }
  const auto chosen = choose(reader);
  if (!chosen || !problems.empty()) return nullptr;
  return json::object{{"action", game_->action_json(*chosen)}};
}

bool Thinker::learn(const Reader& thought) {
  const auto known = thought.field("known");
  const auto standing = thought.field("standing");
  const json::array* actions = standing ? standing->array() : nullptr;
  const auto most = static_cast<std::int64_t>(standing_.size());
  const auto kept = known ? known->integer(0, most) : std::nullopt;
  if (text(thought, "match") != match_ || !kept || actions == nullptr) return false;
  standing_.resize(static_cast<std::size_t>(*kept));
  for (const json::value& value : *actions) {
    const auto action = game_->read_action(standing->item(value, "action"));
    if (!action) return false;
    standing_.push_back(*action);
  }
  return true;
}

std::optional<AnyAction> Thinker::choose(const Reader& thought) const {
  const std::string seat_name = text(thought, "seat");
  std::unique_ptr<Player> player;
  for (const Seat seat : seats_of(*game_)) {
    if (game_->seat_name(seat) == seat_name)
      player = game_->make_player(text(thought, "bot"), seat);
  }
  if (player == nullptr) return std::nullopt;
  for (const AnyAction& action : standing_) player->observe(action);
  const auto nodes = thought.optional_field("nodes");
  const auto budget = nodes ? nodes->integer(1, std::int64_t{1} << 40U) : std::nullopt;
  const std::string digits = text(thought, "stream");
  std::uint64_t stream = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), stream);
  Rng rng(stream);
  const TimeForAMove time;
  const auto chosen = player->choose(rng, {.nodes = static_cast<std::uint64_t>(budget.value_or(0)),
                                           .stop = budget ? nullptr : &time});
  return chosen ? std::optional(*chosen) : std::nullopt;
}

}  // namespace loggia::wasm
