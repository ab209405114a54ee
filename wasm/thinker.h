// Bots, in a worker of their own. What a match is played with comes once, and what stands of it as
// it grows.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "notation/any_game.h"
#include "notation/json.h"

namespace loggia::wasm {

class Thinker {
 public:
  // A thought: {"match", "seat", "bot", "stream", "known": how many of the actions told
  // before still stand, "standing": […] after them}, and "game": {"name", "options", "content"} of
  // a match that is not the last one. Answers {"action": …}; null where it makes no sense. With
  // "nodes" in it the move is the same on every machine; else two seconds are the most.
  json::value think(const json::value& thought);

 private:
  bool learn(const Reader& thought);
  std::optional<AnyAction> choose(const Reader& thought) const;

  std::string match_;
  std::unique_ptr<AnyGame> game_;
  std::vector<AnyAction> standing_;
};

}  // namespace loggia::wasm
