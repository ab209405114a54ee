// What is said to a bot in another process and what it may answer: loggia.bot/1, one JSON document
// a line (docs/BOTS.md). Everything said is made here, from what the bot's seat may know. No
// processes, no pipes.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "match/match.h"
#include "notation/json.h"

namespace loggia {

// Before anything else: the game, its options and its content, once for many matches.
json::object hello_message(const AnyGame& game);
// The bot takes this seat in a new match, and has so many seconds for each decision.
json::object match_message(const AnyGame& game, Seat seat, double move_time);
// Something happened, as the seat saw it.
json::object seen_message(const AnyGame& game, Turn actor, const AnyAction& action, Seat seat);
// It is the seat's turn.
json::object choose_message(const AnyGame& game, const AnyState& state, Seat seat);
json::object end_message(const Match& match, Seat seat);
json::object bye_message();

// What the bot answered to hello: nothing, or why that is no answer.
std::expected<void, std::string> read_ready(std::string_view line);
// The move, checked; or why it is none: "answered nonsense: …", "broke a rule: …".
std::expected<AnyAction, std::string> read_choice(const AnyGame& game, const AnyState& state,
                                                  std::string_view line);

}  // namespace loggia
