// What is wrong with something that came from outside, and where. Loaders collect these; commands
// print one a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace loggia {

struct Problem {
  std::string where;  // "block 4, face 2"; empty for the whole
  std::string what;   // "\"cats\" is not an element"

  friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

// A file of nonsense should not answer with more than a screenful.
inline constexpr std::size_t kMostProblems = 50;

std::string to_text(const Problem& problem);

bool is_utf8(std::string_view text);

// A stranger's text, safe to print: quoted, escaped, shortened; what is not UTF-8 is replaced.
std::string in_quotes(std::string_view text);

}  // namespace loggia
