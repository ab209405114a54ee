// The entries of a match as JSON, without their numbers: for records, and for the logs of tables.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "match/match.h"
#include "notation/json.h"
#include "notation/reader.h"

namespace loggia {

inline constexpr std::size_t kMostEntries = 100'000;

// {"by": "green", "action": …}, or {"undo": 4}, {"resign": "pink"}, {"seat": "pink", "player": …}.
json::object entry_json(const AnyGame& game, const Entry& entry);
// `before` is the match it comes next in. Whether it keeps to the rules is another question.
std::optional<Entry> read_entry(const Reader& reader, const Match& before);

// A seat's name, or "chance".
std::string_view actor_name(const AnyGame& game, Turn turn);
std::optional<Seat> read_seat(const Reader& reader, const AnyGame& game);
std::optional<std::string> read_player_name(const Reader& reader);

}  // namespace loggia
