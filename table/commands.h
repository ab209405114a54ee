// What a command means at a table: the events it leads to, or the rule that forbids it. Changes
// nothing itself.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "table/message.h"
#include "table/table.h"

namespace loggia::table {

// Who speaks.
struct Person {
  std::string guest;
  std::string name;
  bool is_stranger = false;  // may look, and do nothing
};

// Somebody wants to take something back that others have a say in.
struct UndoAsked {
  Seat by{};
  std::uint64_t to = 0;
  std::set<Seat> agreed;
};

struct Decision {
  std::vector<Event> events;            // none, where others are asked first
  std::optional<UndoAsked> undo_asked;  // what is asked from now on
};

// `asked` is what is asked so far. Make and PlayAgain are no matter of one table alone: see
// Service.
std::expected<Decision, Refusal> decide(const Table& table, const std::optional<UndoAsked>& asked,
                                        const Person& person, const Command& command);

// Who leaves or runs out of time: a bot takes the seat, or it is forfeited.
Event desertion(const Table& table, Seat seat, const std::string& reason);

// The same people once more, everybody one seat further. Asked where the match is over.
Spec spec_of_rematch(const Table& table);

}  // namespace loggia::table
