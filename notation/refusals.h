// English for the refusals of a game: a table of its codes, and the look-up that games share.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.h"

namespace loggia {

struct RefusalText {
  std::string_view code;
  std::string_view text;
};

// Empty for a code that is not in the table.
inline std::string text_of(const Refusal& refusal, std::span<const RefusalText> texts) {
  const auto found = std::ranges::find(texts, std::string_view(refusal.code), &RefusalText::code);
  return found == texts.end() ? "" : std::string(found->text);
}

}  // namespace loggia
