// Decks (loggia.deck/1) in JSON: reading and writing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/highrise/options.h"
#include "notation/json.h"
#include "notation/problem.h"
#include "notation/reader.h"

namespace loggia::highrise {

struct NamedDeck {
  std::string name;
  Deck deck;
};

// Either a deck, or what is wrong with it; never both.
std::optional<NamedDeck> read_deck(const Reader& reader, Problems& problems);

// In the documented order of fields: what records carry, and what its hash is of.
json::object content_json(const NamedDeck& named);

// The decks built into the program: the list of H-01, and the one printed in the Russian rules.
std::string_view standard_deck_text();
std::string_view printed_deck_text();

}  // namespace loggia::highrise
