#include "table/event.h"

#include <utility>

namespace loggia::table {

std::string event_text(const Event& event, wire::Game game) { return wire::written(event, game); }

std::expected<Event, Problem> read_event(std::string_view body, wire::Game game) {
  const auto value = parse_json(body);
  if (!value) return std::unexpected(value.error());
  Problems problems;
  const Reader reader(*value, "", problems);
  // Only the first event makes the table, and without a table nothing else makes sense.
  auto event =
      game != nullptr
          ? wire::read<Event>(reader, game)
          : wire::read<Made>(reader).transform([](Made&& made) { return Event(std::move(made)); });
  if (!problems.empty()) return std::unexpected(problems.front());
  return *std::move(event);
}

}  // namespace loggia::table
