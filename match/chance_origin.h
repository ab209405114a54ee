// Where the chance of an online match came from, so that it can be proved (match/fair_chance.h). A
// secret until the match is over.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/json.h"
#include "notation/reader.h"
#include "notation/wire.h"

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

struct WrittenOrigin {
  static void write(const ChanceOrigin& origin, std::string& out, wire::Game game);
  static std::optional<ChanceOrigin> read(const Reader& reader, wire::Game game);
  static json::value schema(auto&) {
    return json::object{{"$ref", "match.schema.json#/properties/chance"}};
  }
  static std::string type(auto&) { return "object"; }
};

}  // namespace loggia
