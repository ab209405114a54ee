// What a game is listed with. The list is no library's: each program links its own
// (games/games.cpp).
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "notation/any_game.h"
#include "notation/refusals.h"

namespace loggia {

// A content that is part of the program.
struct BuiltIn {
  std::string_view name;
  std::string_view text;  // its JSON
};

// Where a game has no content: see NoContent.
inline constexpr std::array<BuiltIn, 1> kNoContents = {{{"none", "{}"}}};

struct GameEntry {
  std::string_view name;
  std::string_view title;
  std::string_view score_noun;  // "point"
  int rules_version;
  std::string_view content_flag;  // "--blocks"; empty where there is no content to choose
  std::string_view content_help;
  std::span<const BuiltIn> contents;  // the standard one first
  std::span<const OptionSpec> options;
  std::span<const RefusalText> refusals;  // every code, with its text
  // The first plays where nobody chose, and nobody looks; people who choose nobody meet the usual
  // one.
  std::span<const std::string_view> players;
  std::string_view usual_player;
  // From choices and a content's JSON. Null, and what is wrong in `problems`, where these are not
  // right.
  std::unique_ptr<AnyGame> (*make)(const OptionChoices& choices, const json::value& content,
                                   Problems& problems);
  // With the standard content.
  [[nodiscard]] std::unique_ptr<AnyGame> make_standard(const OptionChoices& choices,
                                                       Problems& problems) const;
};

// In the order in which they are shown.
std::span<const GameEntry> games();
const GameEntry* find_game(std::string_view name);

}  // namespace loggia
