#include "notation/text.h"

#include "notation/filled.h"

namespace loggia {
namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

}  // namespace

std::string Style::paint(std::string_view code, std::string_view text) const {
  return has_colour ? filled("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  bool is_escape = false;
  for (const char c : text) {
    if (c == '\x1b') is_escape = true;
    if (!is_escape && starts_character(c)) ++columns;
    if (is_escape && c == 'm') is_escape = false;
  }
  return columns;
}

std::string fitted(std::string_view text, std::size_t columns) {
  const std::size_t has = width(text);
  if (has <= columns) return std::string(text) + std::string(columns - has, ' ');
  std::string cut;
  std::size_t used = 0;
  for (const char c : text) {
    if (starts_character(c) && ++used >= columns) break;
    cut += c;
  }
  return cut + "…";
}

std::size_t steering_bytes(std::string_view text) {
  const auto byte = [&](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
  };
  const auto is_within = [](unsigned value, unsigned least, unsigned most) {
    return value >= least && value <= most;
  };
  if (text.empty()) return 0;
  if (byte(0) < 0x20 || byte(0) == 0x7f) return 1;
  if (byte(0) == 0xc2 && is_within(byte(1), 0x80, 0x9f)) return 2;  // U+0080 to U+009F
  if (byte(0) != 0xe2) return 0;
  // U+200E, U+200F, U+2028 to U+202E, U+2066 to U+2069
  const bool steers = byte(1) == 0x80
                          ? is_within(byte(2), 0x8e, 0x8f) || is_within(byte(2), 0xa8, 0xae)
                      : byte(1) == 0x81 ? is_within(byte(2), 0xa6, 0xa9)
                                        : false;
  return steers ? 3 : 0;
}

bool is_shown_whole(std::string_view text) {
  for (; !text.empty(); text.remove_prefix(1)) {
    if (steering_bytes(text) > 0) return false;
  }
  return true;
}

std::string tidied(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool is_blank = c == ' ' || (c >= '\t' && c <= '\r');
    if (!is_blank) {
      out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    if (start == text.npos) break;
    text.remove_prefix(start);
    const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

std::string counted(int count, std::string_view noun) {
  return filled("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::vector<std::string> wrapped(std::span<const std::string> words, std::size_t columns,
                                 std::size_t lines) {
  std::vector<std::string> out(1);
  for (const std::string& word : words) {
    if (!out.back().empty() && width(out.back()) + 2 + width(word) > columns) {
      if (out.size() == lines) {
        out.back() = width(out.back()) < columns ? fitted(out.back(), columns - 1) + "…"
                                                 : fitted(out.back() + "…", columns);
        break;
      }
      out.emplace_back();
    }
    out.back() += (out.back().empty() ? "" : "  ") + word;
  }
  out.resize(lines);
  return out;
}

}  // namespace loggia
