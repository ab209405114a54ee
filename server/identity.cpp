#include "server/identity.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <boost/locale/encoding_utf.hpp>
#include <format>
#include <span>

#include "notation/sha256.h"
#include "notation/text.h"

namespace loggia::server {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kMostNameCharacters = 24;
constexpr std::size_t kMostNameBytes = 93;  // a record has 100 for "person " and the name
constexpr std::size_t kLeastLoginCharacters = 3;
constexpr std::size_t kMostLoginCharacters = 24;

struct Range {
  char32_t first;
  char32_t last;
};

// Unicode's Default_Ignorable_Code_Point: nothing is seen of them, and names that differ in them
// alone look the same.
constexpr auto kIgnorable = std::to_array<Range>({{0xad, 0xad},
                                                  {0x34f, 0x34f},
                                                  {0x61c, 0x61c},
                                                  {0x115f, 0x1160},
                                                  {0x17b4, 0x17b5},
                                                  {0x180b, 0x180f},
                                                  {0x200b, 0x200f},
                                                  {0x202a, 0x202e},
                                                  {0x2060, 0x206f},
                                                  {0x3164, 0x3164},
                                                  {0xfe00, 0xfe0f},
                                                  {0xfeff, 0xfeff},
                                                  {0xffa0, 0xffa0},
                                                  {0xfff0, 0xfff8},
                                                  {0x1bca0, 0x1bca3},
                                                  {0x1d173, 0x1d17a},
                                                  {0xe0000, 0xe0fff}});
// Scripts and pictures need these: joiners, and how a picture is drawn.
constexpr auto kNeeded = std::to_array<Range>({{0x200c, 0x200d}, {0xfe0e, 0xfe0f}});
// Unicode's White_Space, and the pattern of Braille without a dot.
constexpr auto kBlank = std::to_array<Range>({{0x09, 0x0d},
                                              {0x20, 0x20},
                                              {0x85, 0x85},
                                              {0xa0, 0xa0},
                                              {0x1680, 0x1680},
                                              {0x2000, 0x200a},
                                              {0x2028, 0x2029},
                                              {0x202f, 0x202f},
                                              {0x205f, 0x205f},
                                              {0x2800, 0x2800},
                                              {0x3000, 0x3000}});

bool is_in(std::span<const Range> ranges, char32_t character) {
  return std::ranges::any_of(
      ranges, [&](Range range) { return range.first <= character && character <= range.last; });
}

std::u32string characters(std::string_view utf8) {
  return boost::locale::conv::utf_to_utf<char32_t>(utf8.data(), utf8.data() + utf8.size());
}

bool hides_something(std::string_view text) {
  return !is_shown_whole(text) || std::ranges::any_of(characters(text), [](char32_t each) {
    return is_in(kIgnorable, each) && !is_in(kNeeded, each);
  });
}

bool is_blank(std::string_view text) {
  return std::ranges::all_of(characters(text), [](char32_t each) {
    return is_in(kBlank, each) || is_in(kIgnorable, each);
  });
}

}  // namespace

std::string random_digits(std::size_t bytes) {
  std::string random(bytes, '\0');
  randombytes_buf(random.data(), random.size());
  std::string digits;
  for (const char byte : random) digits += std::format("{:02x}", static_cast<unsigned char>(byte));
  return digits;
}

std::string new_token() { return random_digits(kTokenBytes); }

std::optional<std::string> token_hash(std::string_view token) {
  const bool is_token = token.size() == 2 * kTokenBytes &&
                        token.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  return is_token ? std::optional(sha256(token)) : std::nullopt;
}

std::expected<std::string, Problem> display_name(std::string_view text) {
  const auto wrong = [](std::string what) {
    return std::unexpected(Problem{"name", std::move(what)});
  };
  if (!is_utf8(text)) return wrong("is not UTF-8");
  if (is_blank(text)) return wrong("is empty");
  const std::size_t first = text.find_first_not_of(' ');
  text = text.substr(first, text.find_last_not_of(' ') - first + 1);
  if (hides_something(text)) return wrong("has characters that cannot be shown");
  if (width(text) > kMostNameCharacters) {
    return wrong(std::format("has more than {} characters", kMostNameCharacters));
  }
  if (text.size() > kMostNameBytes) {
    return wrong(std::format("has more than {} bytes", kMostNameBytes));
  }
  return std::string(text);
}

std::expected<std::string, Problem> login_name(std::string_view text) {
  const auto wrong = [](std::string what) {
    return std::unexpected(Problem{"login", std::move(what)});
  };
  if (text.size() < kLeastLoginCharacters || text.size() > kMostLoginCharacters) {
    return wrong(
        std::format("must have {} to {} characters", kLeastLoginCharacters, kMostLoginCharacters));
  }
  std::string login(text);
  for (char& c : login) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  if (login.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_.") != std::string::npos) {
    return wrong("has other characters than letters a to z, digits, - _ and .");
  }
  return login;
}

std::optional<std::string> cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    std::string_view pair = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=') {
      return std::string(pair.substr(name.size() + 1));
    }
  }
  return std::nullopt;
}

}  // namespace loggia::server
