// Logs of tables that somebody damaged: nothing, or a table that, written and read again, is the
// same, and of which everybody can be told.
#include "table/event.h"

#include <algorithm>
#include <string>
#include <vector>

#include "table/card.h"
#include "table/service.h"
#include "table/telling.h"
#include "tests/fuzz/expect.h"

namespace loggia::table {
namespace {

std::vector<store::Row> rows_in(std::string_view text) {
  std::vector<store::Row> rows;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::uint64_t seq = rows.size() + 1;
    rows.push_back({.seq = seq,
                    .time = time_at(static_cast<std::int64_t>(1000 * seq)),
                    .body = std::string(text.substr(0, end))});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return rows;
}

std::string written(const Table& table) {
  std::string text;
  for (const auto& [event, time] : table.history()) {
    text += event_text(event, &table.game()) + "\n";
  }
  return text;
}

}  // namespace
}  // namespace loggia::table

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::table;
  static Library library;
  const std::string_view text = loggia::as_text(data, size);
  if (const auto event = read_event(text.substr(0, text.find('\n')), nullptr); !event) {
    expect_printable({event.error()});
  }
  const auto table = folded(rows_in(text), "", library);
  if (!table) return 0;
  const std::string once = written(*table);
  const auto again = folded(rows_in(once), "", library);
  expect(again && written(*again) == once);
  for (int i = -1; i < table->game().seats(); ++i) {
    const Viewer viewer = i < 0 ? kSpectator : Viewer(seat_at(i));
    const auto told_by = [&](const Table& by) {
      return wire::as_json<told::EventList>(told_since(by, 0, viewer), &by.game());
    };
    expect(told_by(*table) == told_by(*again));
  }
  expect(card_text(*table) == card_text(*again));
  return 0;
}
