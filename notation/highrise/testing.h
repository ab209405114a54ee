// For tests: the decks built into the program.
#pragma once

#include "notation/highrise/deck.h"

namespace loggia::highrise {

inline json::value standard_json() { return parse_json(standard_deck_text()).value(); }

inline NamedDeck built_in_deck(std::string_view text) {
  Problems problems;
  const json::value value = parse_json(text).value();
  return read_deck(Reader(value, "", problems), problems).value();
}

}  // namespace loggia::highrise
