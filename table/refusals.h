// Why a table, rather than a game's rules, refuses something.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace loggia::table {

namespace refusals {
inline constexpr Refusal kStarted{"table", "already_started"};
inline constexpr Refusal kNotStarted{"table", "not_started"};
inline constexpr Refusal kNoSuchChair{"table", "no_such_chair"};
inline constexpr Refusal kChairTaken{"table", "chair_taken"};
inline constexpr Refusal kAlreadySeated{"table", "already_seated"};
inline constexpr Refusal kNotYourTable{"table", "not_your_table"};
inline constexpr Refusal kNotSeated{"table", "not_seated"};
inline constexpr Refusal kNotOver{"table", "match_not_over"};
inline constexpr Refusal kClosed{"table", "table_closed"};
inline constexpr Refusal kImpossible{"table", "impossible"};
inline constexpr Refusal kNotAtTable{"table", "not_at_table"};
inline constexpr Refusal kNoAction{"table", "not_an_action"};
inline constexpr Refusal kNotYours{"table", "not_your_decision"};
inline constexpr Refusal kNothingAsked{"table", "nothing_asked"};
inline constexpr Refusal kStale{"table", "stale"};
inline constexpr Refusal kTooManyUndos{"table", "too_many_undos"};
}  // namespace refusals

// For people; the codes are for clients. A null game: only the table can have refused it.
std::string refusal_text(const AnyGame* game, const Refusal& refusal);

// All that there are, the table's and those of all games, in alphabetical order.
std::vector<std::string_view> refusal_codes();

}  // namespace loggia::table
