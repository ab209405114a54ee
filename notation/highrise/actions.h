// High-Rises' actions in JSON and in text.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/highrise/highrise.h"
#include "notation/json.h"
#include "notation/reader.h"

namespace loggia::highrise {

// {"do": "build", "cards": [4, 5]} · {"do": "steal", "from": "blue", "with": 5} ·
// {"do": "dog", "floor": 2} · {"do": "bone", "to": "blue", "floor": 1} · {"do": "hammer", "to":
// "blue"} (likewise ball, milkshake, thief) · {"do": "super_thief"} · {"do": "van"} · {"do": "end"}
// · {"do": "draw", "seat": "red", "card": "dog"} · {"do": "theft", "from": "blue", "by": "red",
// "card": 7}
json::object action_json(Action action);
std::optional<Action> read_action(const Highrise& game, const Reader& reader);

// Where the card was not seen, it is null.
json::object seen_json(const Seen& seen);

// "build 4 5" · "build 3 joker" · "steal from blue with 5" · "dog 2" · "bone blue 1" · "hammer
// blue" · "super_thief" · "van" · "end" · "draw red dog" · "theft blue red 7"
std::string action_text(Action action);
// The same as news: "red draws a card" · "red takes a 7 from blue" · "build 4 5"
std::string seen_text(const Seen& seen);
std::expected<Action, std::string> parse_action(const Highrise& game, std::string_view text);

// "blue loses a turn to a milkshake (H-20)"
std::string consequence_text(Consequence consequence);

}  // namespace loggia::highrise
