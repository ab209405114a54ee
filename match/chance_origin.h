// Where the chance of an online match came from, so that it can be proved (match/fair_chance.h). A
// secret until the match is over.
#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "notation/json.h"
#include "notation/reader.h"
#include "notation/wire_values.h"

namespace loggia {

struct ChanceOrigin {
  std::string seed;                  // the server's: 64 hexadecimal digits
  std::string commitment;            // its SHA-256, shown before anybody sat down
  std::vector<std::string> nonces;   // everybody's own part, by chair; a bot's is "-"
  std::vector<int> chairs;           // the chair that became each seat; empty: they were chosen
  std::vector<std::string> options;  // the keys of those that were drawn

  static constexpr wire::Words kWords{"chance", "Where the chance of a match came from",
                                      "ChanceOrigin"};
  static constexpr auto fields() {
    using Chairs = wire::List<wire::ChairNumber, 1, kMaxSeats>;
    using Keys = wire::List<wire::ShownText<1, 100>, 1, 16>;
    return std::tuple(
        wire::field<wire::Hash>("commitment", &ChanceOrigin::commitment),
        wire::field<wire::Hash>("seed", &ChanceOrigin::seed),
        wire::field<wire::List<wire::Word, 1, kMaxSeats>>("nonces", &ChanceOrigin::nonces,
                                                          "By chair."),
        wire::field<wire::UnlessEmpty<Chairs>>("chairs", &ChanceOrigin::chairs,
                                               "The chair that became each seat, if that was "
                                               "drawn."),
        wire::field<wire::UnlessEmpty<Keys>>("options", &ChanceOrigin::options,
                                             "The options that were drawn."));
  }

  friend bool operator==(const ChanceOrigin&, const ChanceOrigin&) = default;
};

// At a table of so many seats.
std::optional<ChanceOrigin> read_chance_origin(const Reader& reader, int seats);

struct WrittenOrigin {
  static void write(const ChanceOrigin& origin, std::string& out, wire::Game) {
    wire::write(origin, out);
  }
  static std::optional<ChanceOrigin> read(const Reader& reader, wire::Game game);
  static json::value schema(auto&) {
    return json::object{{"$ref", "match.schema.json#/properties/chance"}};
  }
  static std::string type(auto& description) {
    return description.template type_of<ChanceOrigin>();
  }
};

}  // namespace loggia
