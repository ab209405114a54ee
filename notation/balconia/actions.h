// Balconia's actions in JSON and in text.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/balconia/balconia.h"
#include "notation/json.h"
#include "notation/reader.h"

namespace loggia::balconia {

// {"entrance": 2} · {"door": "c1"} · {"token": 4} · {"keep": [0, 1]} · {"place": "c2", "face": 3}
json::object action_json(Action action);
std::optional<Action> read_action(const Balconia& game, const Reader& reader);
// The two faces of "keep" alone: [0, 1].
std::optional<Action> read_keep(const Reader& reader);

// As a spectator saw it, a kept pair is null and a face is left out.
json::object seen_json(const Seen& seen);
std::string seen_text(const Seen& seen);

// "entrance 2" · "door c1" · "token 4" · "keep 01" · "place c2 3"
std::string action_text(Action action);
std::expected<Action, std::string> parse_action(const Balconia& game, std::string_view text);

// The two faces kept: [3, 0].
json::array pair_json(int first);

}  // namespace loggia::balconia
