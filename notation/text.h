// Text for a terminal: boxes of lines side by side, and widths as people see them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia {

// How a terminal is drawn to.
struct Style {
  bool has_colour = false;

  [[nodiscard]] std::string bold(std::string_view text) const { return paint("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return paint("2", text); }
  [[nodiscard]] std::string green(std::string_view text) const { return paint("32", text); }
  [[nodiscard]] std::string pink(std::string_view text) const { return paint("35", text); }
  [[nodiscard]] std::string yellow(std::string_view text) const { return paint("33", text); }

 private:
  [[nodiscard]] std::string paint(std::string_view code, std::string_view text) const;
};

// In characters, escape sequences not counted. All our characters are one column wide.
std::size_t width(std::string_view text);

// Exactly this wide: filled with blanks, or cut with "…". The text must be free of escapes to be
// cut.
std::string fitted(std::string_view text, std::size_t columns);

// How many bytes the first character has if it would steer a terminal instead of being shown: a
// control, or a mark that turns the direction of writing. 0 for any other.
std::size_t steering_bytes(std::string_view text);
// Whether all of it is shown.
bool is_shown_whole(std::string_view text);

// What a person typed, in small letters, with one blank between words and none around them.
std::string tidied(std::string_view text);

// What stands between blanks.
std::vector<std::string_view> words(std::string_view text);

// "3 points", "1 point".
std::string counted(int count, std::string_view noun);

// Packs words into lines at most this wide; what does not fit on `lines` lines ends in "…".
std::vector<std::string> wrapped(std::span<const std::string> words, std::size_t columns,
                                 std::size_t lines);

}  // namespace loggia
