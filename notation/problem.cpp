#include "notation/problem.h"

#include <algorithm>

#include "notation/filled.h"
#include "notation/json.h"
#include "notation/text.h"

namespace loggia {

std::string to_text(const Problem& problem) {
  return problem.where.empty() ? problem.what : problem.where + ": " + problem.what;
}

namespace {

// How many bytes the first character takes; 0 where it is none.
std::size_t character_bytes(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t size = first < 0xc2   ? 0
                           : first < 0xe0 ? 2
                           : first < 0xf0 ? 3
                           : first < 0xf5 ? 4
                                          : 0;
  if (size == 0 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return 0;
  }
  // Written longer than needed, half of a pair of UTF-16, beyond the last character.
  const unsigned second = byte(1);
  const bool is_wrong = (first == 0xe0 && second < 0xa0) || (first == 0xed && second >= 0xa0) ||
                        (first == 0xf0 && second < 0x90) || (first == 0xf4 && second >= 0x90);
  return is_wrong ? 0 : size;
}

std::string with_replacements(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t bytes = character_bytes(text);
    out += bytes == 0 ? std::string_view("\uFFFD") : text.substr(0, bytes);
    text.remove_prefix(std::max<std::size_t>(1, bytes));
  }
  return out;
}

}  // namespace

bool is_utf8(std::string_view text) { return with_replacements(text) == text; }

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kMost = 40;
  const std::string clean = with_replacements(text);
  std::string shortened = clean.substr(0, kMost);
  // Not in the middle of a character.
  while (clean.size() > kMost && !shortened.empty() && (clean[shortened.size()] & 0xC0) == 0x80) {
    shortened.pop_back();
  }
  if (shortened.size() < clean.size()) shortened += "…";
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
      out += "\\u" + hexadecimal(code, 4);
    }
    rest.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return out;
}

}  // namespace loggia
