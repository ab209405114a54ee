#include "notation/wire_values.h"

#include "notation/text.h"

namespace loggia {

bool is_word(std::string_view text) {
  constexpr std::string_view kCharacters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  return !text.empty() && text.size() <= kMostWordCharacters &&
         text.find_first_not_of(kCharacters) == std::string_view::npos;
}

namespace wire {

std::string ways_of(std::span<const std::string_view> texts) {
  std::string out;
  for (const std::string_view text : texts) {
    out += (out.empty() ? "'" : " | '") + std::string(text) + "'";
  }
  return out;
}

std::string tuple_of(std::string_view type, std::size_t size) {
  std::string out = "[";
  for (std::size_t place = 0; place < size; ++place) {
    out.append(place == 0 ? "" : ", ").append(type);
  }
  return out + "]";
}

std::optional<std::string> Word::read(const Reader& reader, Game /*game*/) {
  const auto text = reader.text();
  if (!text) return std::nullopt;
  if (is_word(*text)) return std::string(*text);
  reader.fail(filled("is not 1 to {} letters, digits, \"-\" or \"_\"", kMostWordCharacters));
  return std::nullopt;
}

std::optional<std::string> Hash::read(const Reader& reader, Game /*game*/) {
  constexpr std::size_t kDigits = 64;
  const auto text = reader.text();
  if (!text) return std::nullopt;
  const bool is_hexadecimal = text->find_first_not_of("0123456789abcdef") == text->npos;
  if (text->size() == kDigits && is_hexadecimal) return std::string(*text);
  reader.fail(filled("is not {} hexadecimal digits", kDigits));
  return std::nullopt;
}

}  // namespace wire
}  // namespace loggia
