// What happens at a table, one row of its log each: people sit down, the match starts, and then its
// entries. Everything a table is follows from these.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/match.h"
#include "notation/problem.h"
#include "table/spec.h"

namespace loggia::table {

struct Made {
  Spec spec;
  std::string by;    // a guest
  std::string seed;  // of chance (match/fair_chance.h): a secret
};
struct Sat {
  int chair = 0;
  std::string guest;
  std::string name;
  std::string nonce;
};
// A bot, put there by who made the table.
struct BotSat {
  int chair = 0;
  std::string bot;
};
struct Left {
  int chair = 0;
};
// With everybody seated. What was drawn is told once more, so that nobody has to draw again.
struct Started {
  std::vector<int> chairs;  // the chair that became each seat
  OptionChoices options;
};
// After the end: where the same people play again.
struct Rematch {
  std::string match;
  std::optional<Seat> by;  // who asked for it; older logs do not say
};
// Nobody will play here any more.
struct Closed {};

// An Entry is the match's own: sequence numbers in it are the match's.
using Event = std::variant<Made, Sat, BotSat, Left, Started, Entry, Rematch, Closed>;

// As it is stored.
json::object event_json(const Event& event, const GameEntry& entry, const AnyGame& game);
// `match` is as it was before the event; null before it started. What is read may still be
// impossible at this table.
std::expected<Event, Problem> read_event(std::string_view body, const GameEntry* game,
                                         const Match* match);

}  // namespace loggia::table
