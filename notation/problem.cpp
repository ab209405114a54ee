#include "notation/problem.h"

#include <algorithm>
#include <format>

#include "notation/json.h"
#include "notation/text.h"

namespace loggia {

std::string to_text(const Problem& problem) {
  return problem.where.empty() ? problem.what : problem.where + ": " + problem.what;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kMost = 40;
  std::string shortened(text.substr(0, kMost));
  // Not in the middle of a character.
  while (text.size() > kMost && !shortened.empty() && (text[shortened.size()] & 0xC0) == 0x80) {
    shortened.pop_back();
  }
  if (shortened.size() < text.size()) shortened += "…";
  const std::string quoted = compact(json::string_view(shortened));
  // JSON escapes only the controls below U+0020.
  std::string out;
  for (std::string_view rest = quoted; !rest.empty();) {
    const std::size_t bytes = steering_bytes(rest);
    if (bytes == 0) {
      out += rest.front();
    } else {
      unsigned code = static_cast<unsigned char>(rest[0]) & (0xffU >> bytes);
      for (const char c : rest.substr(1, bytes - 1)) {
        code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3fU);
      }
      out += std::format("\\u{:04x}", code);
    }
    rest.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return out;
}

}  // namespace loggia
