// What links say of themselves, in the languages of the web app. Counts stand beside a noun, not
// before it, so that no language has to bend it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace loggia::server {

enum class Language : std::uint8_t { kEnglish, kFrench, kRussian };

// Texts with gaps, {}, for fill() in notation/filled.h.
struct LinkWords {
  std::string_view code;    // of the language, as browsers ask for it
  std::string_view locale;  // as previews want it
  std::string_view start_title;
  std::string_view start;
  struct Option {
    std::string_view key;
    std::string_view words;  // with a gap, where it is a number
  };
  struct Game {
    std::string_view key;  // as in the registry
    std::string_view name;
    std::string_view points;      // what is counted at the end: who got how many
    std::vector<Option> options;  // those that make another game of it
  };
  std::vector<Game> games;
  std::string_view invites;     // who, the game
  std::string_view invitation;  // the game
  std::string_view free_seats;  // how many, of how many
  std::string_view reserved;    // all those that nobody has taken
  std::string_view at_table;    // who
  std::string_view bot;
  std::string_view per_move;              // how long
  std::string_view per_match;             // how long
  std::string_view increment;             // how long
  std::array<std::string_view, 4> units;  // seconds, minutes, hours, days
  std::string_view match_title;           // the game, who
  std::string_view playing;
  std::string_view won;  // who
  std::string_view over;
};

const LinkWords& link_words(Language language);

}  // namespace loggia::server
