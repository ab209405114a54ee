#include "wasm/local_tables.h"

#include <vector>

namespace loggia::wasm {
namespace {

constexpr std::int64_t kMost = std::int64_t{1} << 53U;

std::vector<store::Row> read_rows(const Reader& reader) {
  std::vector<store::Row> rows;
  const json::array* list = reader.array();
  if (list == nullptr) return rows;
  for (const json::value& value : *list) {
    const Reader item = reader.item(value, "row");
    if (!item.is_object({"seq", "time", "command", "body"})) return {};
    const auto seq = item.field("seq");
    const auto time = item.field("time");
    const auto command = item.field("command");
    const auto body = item.field("body");
    if (!seq || !time || !command || !body) return {};
    rows.push_back({.seq = static_cast<std::uint64_t>(seq->integer(1, kMost).value_or(0)),
                    .time = time->integer(0, kMost).value_or(0),
                    .command = std::string(command->text().value_or("")),
                    .body = std::string(body->text().value_or(""))});
  }
  return rows;
}

}  // namespace

std::expected<json::array, Problem> LocalTables::call(const json::value& call) {
  Problems problems;
  const Reader reader(call, "call", problems);
  if (!reader.is_any_object()) return std::unexpected(problems.front());
  const auto time = reader.field("now");
  const auto now = time ? time->integer(0, kMost) : std::nullopt;
  if (!now) return std::unexpected(problems.front());
  const auto problem = dispatch(reader, *now);
  if (problem) return std::unexpected(*problem);
  if (!problems.empty()) return std::unexpected(problems.front());
  return world_.take_orders(service_, *now);
}

std::optional<Problem> LocalTables::dispatch(const Reader& call, table::Milliseconds now) {
  const auto text = [&](std::string_view name) {
    const auto field = call.field(name);
    return std::string(field ? field->text().value_or("") : "");
  };
  const auto number = [&](std::string_view name) {
    const auto field = call.field(name);
    return static_cast<std::uint64_t>(field ? field->integer(0, kMost).value_or(0) : 0);
  };
  const std::string what = text("call");
  if (what == "connect") {
    service_.connect(number("connection"), {.guest = text("guest"), .name = text("name")});
  } else if (what == "disconnect") {
    service_.disconnect(number("connection"), now);
    // Another page may go on with it.
    service_.forget_unused(now + 1);
  } else if (what == "receive") {
    service_.receive(number("connection"), text("text"), now);
  } else if (what == "stored") {
    const auto fresh = call.field("fresh");
    const bool is_stored = fresh && fresh->value().is_bool() && fresh->value().get_bool();
    service_.stored(text("match"), is_stored ? store::Verdict::kStored : store::Verdict::kStale,
                    now);
  } else if (what == "not_storable") {
    service_.not_storable(text("match"));
  } else if (what == "written_elsewhere") {
    service_.written_elsewhere(text("match"));
  } else if (what == "loaded") {
    const auto rows = call.field("rows");
    if (!rows) return std::nullopt;  // complained of already
    service_.loaded(text("match"), read_rows(*rows), text("content"), now);
  } else if (what == "thought") {
    const std::string match = text("match");
    const table::Table* table = service_.table(match);
    const auto action = call.field("action");
    if (table == nullptr || !action) return std::nullopt;
    Problems problems;
    const auto read = table->game().read_action(Reader(action->value(), "action", problems));
    service_.thought(match, number("seq"),
                     read ? std::expected<AnyAction, std::string>(*read)
                          : std::unexpected(std::string("no move was found")),
                     now);
  } else if (what == "record") {
    const std::string match = text("match");
    service_.inspect(match, now, [this, match](const table::Table* table) {
      world_.hand_out_record(match, table);
    });
  } else {
    return Problem{"call", "is not known"};
  }
  return std::nullopt;
}

}  // namespace loggia::wasm
