// Matches written down: the record (loggia.match/1), one JSON document that needs nothing else to
// be replayed, and the transcript, the same for people.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "match/match.h"
#include "notation/json.h"
#include "notation/problem.h"

namespace loggia {

json::object record_json(const Match& match);
// How it ended; null while it is not over.
json::value result_json(const Match& match);

// The same of a result: who won, what everybody has, and perhaps who resigned.
struct WrittenResult {
  static void write(const Result& result, std::string& out, wire::Game game);
  static std::optional<Result> read(const Reader& reader, wire::Game game);
  static json::value schema(auto&) { return json::object{{"$ref", "#/$defs/result"}}; }
  static std::string type(auto& description) { return description.imported("Result"); }
};

// Every entry is checked as it is folded, and the result against what the entries lead to.
std::expected<Match, Problem> read_record(std::string_view text);

}  // namespace loggia
