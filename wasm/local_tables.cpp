#include "wasm/local_tables.h"

#include <charconv>
#include <vector>

namespace loggia::wasm {
namespace {

std::uint64_t number(std::string_view digits) {
  std::uint64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::vector<store::Row> rows_of(Texts texts) {
  std::vector<store::Row> rows;
  for (; texts.size() >= 4; texts = texts.subspan(4)) {
    rows.push_back({.seq = number(texts[0]),
                    .time = time_at(static_cast<std::int64_t>(number(texts[1]))),
                    .command = std::string(texts[2]),
                    .body = std::string(texts[3])});
  }
  return rows;
}

}  // namespace

std::string LocalTables::call(std::string_view packed) {
  const auto texts = unpacked(packed);
  const bool is_sound = texts && texts->size() >= 2;
  const Time now = time_at(is_sound ? static_cast<std::int64_t>(number((*texts)[1])) : 0);
  if (!is_sound || !dispatch((*texts)[0], Texts(*texts).subspan(2), now)) {
    orders_.add({"error", "this call makes no sense"});
  }
  world_.settle(service_, now);
  return orders_.take();
}

bool LocalTables::dispatch(std::string_view name, Texts texts, Time now) {
  if (name == "forget_thinker") {
    world_.forget_thinker();
    return true;
  }
  if (texts.empty()) return false;
  return dispatch_line(name, texts, now) || dispatch_match(name, texts, now);
}

bool LocalTables::dispatch_line(std::string_view name, Texts texts, Time now) {
  const table::Connection connection = number(texts[0]);
  if (name == "say" && texts.size() == 2) {
    service_.receive(connection, texts[1], now);
  } else if (name == "hear" && texts.size() == 2) {
    lines_.hear(connection, texts[1]);
  } else if (name == "seen" && texts.size() == 3) {
    lines_.have_seen(connection, std::string(texts[1]), number(texts[2]));
  } else if (name == "unwatch" && texts.size() == 2) {
    lines_.unwatch(connection, std::string(texts[1]));
  } else if (name == "connect" && texts.size() == 3) {
    service_.connect(connection, {.guest = std::string(texts[1]), .name = std::string(texts[2])});
  } else if (name == "hang_up") {
    service_.disconnect(connection, now);
    lines_.hang_up(connection);
    // Another page may go on with it.
    service_.forget_unused(now + Milliseconds(1));
  } else {
    return false;
  }
  return true;
}

bool LocalTables::dispatch_match(std::string_view name, Texts texts, Time now) {
  const std::string match(texts[0]);
  if (name == "stored" && texts.size() == 2) {
    const bool is_fresh = texts[1] == "fresh";
    service_.stored(match, is_fresh ? store::Verdict::kStored : store::Verdict::kStale, now);
  } else if (name == "not_storable") {
    service_.not_storable(match);
  } else if (name == "written_elsewhere") {
    service_.written_elsewhere(match);
  } else if (name == "loaded" && texts.size() >= 2) {
    service_.loaded(match, rows_of(texts.subspan(2)), texts[1], now);
  } else if (name == "thought" && texts.size() == 3) {
    thought(texts, now);
  } else if (name == "record") {
    service_.inspect(match, now, [this, match](const table::Table* table) {
      world_.hand_out_record(match, table);
    });
  } else {
    return false;
  }
  return true;
}

void LocalTables::thought(Texts texts, Time now) {
  const std::string match(texts[0]);
  const table::Table* table = service_.table(match);
  if (table == nullptr) return;
  std::expected<AnyAction, std::string> chosen = std::unexpected("no move was found");
  const auto answer = parse_json(texts[2]);
  if (answer && answer->is_object() && answer->get_object().contains("action")) {
    Problems problems;
    const Reader reader(answer->get_object().at("action"), "action", problems);
    if (const auto action = table->game().read_action(reader)) chosen = *action;
  }
  service_.thought(match, number(texts[1]), std::move(chosen), now);
}

}  // namespace loggia::wasm
