// The lines of an export, written and read. What their order means is store/transfer.h's.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>

#include "notation/problem.h"
#include "store/store.h"

namespace loggia::store {

struct HeaderLine {};
struct ContentLine {
  std::string hash;
  std::string text;
};
// The rows follow, one a line.
struct MatchLine {
  Listed match;
  std::uint64_t rows = 0;
};
struct EndLine {
  std::uint64_t lines = 0;  // before this one
};
using TransferLine =
    std::variant<HeaderLine, ContentLine, Guest, Session, Account, MatchLine, Row, EndLine>;

// On one line, without its end.
std::string to_text(const TransferLine& line);
std::expected<TransferLine, Problem> parse_line(std::string_view text);

}  // namespace loggia::store
