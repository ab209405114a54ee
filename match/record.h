// Matches written down: the record (loggia.match/1), one JSON document that needs nothing else to
// be replayed, and the transcript, the same for people.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "match/match.h"
#include "notation/json.h"
#include "notation/problem.h"

namespace loggia {

json::object record_json(const Match& match);
// How it ended; null while it is not over.
json::value result_json(const Match& match);

// The same of a result.
struct ResultFields {
  std::vector<Seat> winners;
  std::vector<int> scores;
  std::optional<Seat> resigned;

  static constexpr wire::Words kWords{"result_fields", "How a match ended", "Result"};
  static constexpr auto fields() {
    using Score = wire::Whole<-1'000'000, 1'000'000, int>;
    return std::tuple(wire::field<wire::List<wire::SeatName>>("winners", &ResultFields::winners),
                      wire::field<wire::OfSeats<Score>>("scores", &ResultFields::scores),
                      wire::field<wire::SeatName>("resigned", &ResultFields::resigned));
  }

  static ResultFields of(const Result& result, const AnyGame& game);
  [[nodiscard]] Result result() const;
};
struct WrittenResult {
  static void write(const Result& result, std::string& out, wire::Game game);
  static std::optional<Result> read(const Reader& reader, wire::Game game);
  static json::value schema(auto& description) { return description.of_games("result"); }
  static std::string type(auto& description) {
    return description.template type_of<ResultFields>();
  }
};

// Every entry is checked as it is folded, and the result against what the entries lead to.
std::expected<Match, Problem> read_record(std::string_view text);

}  // namespace loggia
