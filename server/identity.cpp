#include "server/identity.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <format>

#include "notation/sha256.h"
#include "notation/text.h"

namespace loggia::server {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kMostNameCharacters = 24;
constexpr std::size_t kMostNameBytes = 93;  // a record has 100 for "person " and the name
// With one of these two names could look the same: blanks without width, marks of no effect, and
// the beginnings of U+E0000 to U+E007F.
constexpr std::array<std::string_view, 12> kHidden = {
    "\u00ad", "\u061c", "\u180e", "\u200b", "\u2060",       "\u2061",
    "\u2062", "\u2063", "\u2064", "\ufeff", "\xf3\xa0\x80", "\xf3\xa0\x81"};
// Of these alone there is nothing to be seen: blanks, fillers, joiners.
constexpr std::array<std::string_view, 26> kBlank = {
    " ",      "\u00a0", "\u115f", "\u1160", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003",
    "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200a", "\u200c", "\u200d",
    "\u202f", "\u205f", "\u2800", "\u3000", "\u3164", "\ufe0e", "\ufe0f", "\uffa0"};
constexpr std::size_t kLeastLoginCharacters = 3;
constexpr std::size_t kMostLoginCharacters = 24;

bool hides_something(std::string_view text) {
  return !is_shown_whole(text) || std::ranges::any_of(kHidden, [&](std::string_view hidden) {
    return text.contains(hidden);
  });
}

bool is_blank(std::string_view text) {
  while (!text.empty()) {
    const auto blank = std::ranges::find_if(
        kBlank, [&](std::string_view candidate) { return text.starts_with(candidate); });
    if (blank == kBlank.end()) return false;
    text.remove_prefix(blank->size());
  }
  return true;
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
