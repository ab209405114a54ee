// Where the chance of an online match came from, so that it can be proved (match/fair_chance.h). A
// secret until the match is over.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/json.h"
#include "notation/reader.h"

namespace loggia {

struct ChanceOrigin {
  std::string seed;                  // the server's: 64 hexadecimal digits
  std::string commitment;            // its SHA-256, shown before anybody sat down
  std::vector<std::string> nonces;   // everybody's own part, by chair; a bot's is "-"
  std::vector<int> chairs;           // the chair that became each seat; empty: they were chosen
  std::vector<std::string> options;  // the keys of those that were drawn

  friend bool operator==(const ChanceOrigin&, const ChanceOrigin&) = default;
};

json::object chance_origin_json(const ChanceOrigin& origin);
// At a table of so many seats.
std::optional<ChanceOrigin> read_chance_origin(const Reader& reader, int seats);

// 1 to 64 letters, digits, "-" or "_". Lines made of such words cannot be read in two ways.
bool is_word(std::string_view text);
// Somebody's part: such a word.
std::optional<std::string> read_nonce(const Reader& reader);

}  // namespace loggia
