#include "match/bot_protocol.h"

#include <format>

#include "match/record.h"
#include "notation/reader.h"

namespace loggia {
namespace {

constexpr std::string_view kProtocol = "loggia.bot/1";

std::string nonsense(const Problems& problems) {
  return "answered nonsense: " + to_text(problems.front());
}

}  // namespace

json::object hello_message(const AnyGame& game) {
  json::array seats;
  for (const Seat seat : seats_of(game)) seats.emplace_back(game.seat_name(seat));
  return {{"type", "hello"},           {"protocol", kProtocol},
          {"game", game.name()},       {"rules", game.rules_version()},
          {"options", game.options()}, {"content", game.content()},
          {"seats", std::move(seats)}};
}

json::object match_message(const AnyGame& game, Seat seat, double move_time) {
  return {{"type", "match"}, {"seat", game.seat_name(seat)}, {"move_time", move_time}};
}

json::object seen_message(const AnyGame& game, Turn actor, const AnyAction& action, Seat seat) {
  return {{"type", "seen"},
          {"by", actor.is_chance() ? "chance" : game.seat_name(actor.seat())},
          {"action", game.seen_json(game.redact(action, seat))}};
}

json::object choose_message(const AnyGame& game, const AnyState& state, Seat seat) {
  json::array legal;
  for (const AnyAction& action : game.legal(state)) legal.emplace_back(game.action_json(action));
  return {{"type", "choose"},
          {"view", wire::as_json<wire::View>(game.view(state, seat))},
          {"legal", std::move(legal)}};
}

json::object end_message(const Match& match, Seat seat) {
  return {{"type", "end"},
          {"result", result_json(match)},
          {"view", wire::as_json<wire::View>(match.game().view(match.state(), seat))}};
}

json::object bye_message() { return {{"type", "bye"}}; }

std::expected<void, std::string> read_ready(std::string_view line) {
  const auto value = parse_json(line);
  if (!value) return std::unexpected(nonsense({value.error()}));
  Problems problems;
  const Reader reader(*value, "", problems);
  if (reader.is_any_object()) {
    const auto type = reader.text_field("type");
    if (type && *type != "ready") {
      reader.field("type")->fail("expected \"ready\", found " + in_quotes(*type));
    }
  }
  if (!problems.empty()) return std::unexpected(nonsense(problems));
  return {};
}

std::expected<AnyAction, std::string> read_choice(const AnyGame& game, const AnyState& state,
                                                  std::string_view line) {
  const auto value = parse_json(line);
  if (!value) return std::unexpected(nonsense({value.error()}));
  Problems problems;
  const Reader reader(*value, "", problems);
  std::optional<AnyAction> action;
  if (reader.is_object({"action", "index"})) {
    if (reader.has("action") == reader.has("index")) {
      reader.fail("needs \"action\" or \"index\", and not both");
    } else if (reader.has("action")) {
      action = game.read_action(*reader.field("action"));
    } else {
      const auto legal = game.legal(state);
      const auto index = reader.integer_field("index", 0, legal.size() - 1);
      if (index) action = legal[*index];
    }
  }
  // read_action() may decline without a word where a field is surplus.
  if (!problems.empty()) return std::unexpected(nonsense(problems));
  if (!action) return std::unexpected("answered nonsense: that is no action");
  if (const auto refusal = game.check(state, *action)) {
    return std::unexpected("broke a rule: " + refusal_text(game, *refusal));
  }
  return *action;
}

}  // namespace loggia
