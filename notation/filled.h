// Texts with gaps. For what the browser's module writes too: std::format can do far more, and all
// of it would travel along (floating point, locales, tables of Unicode).
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

namespace loggia {

template <class T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

// What goes into a gap: a text or a whole number.
class Filling {
 public:
  explicit Filling(std::string_view text) : text_(text) {}
  explicit Filling(WholeNumber auto number)
      : is_number_(true),
        is_negative_(number < 0),
        number_(is_negative_ ? std::uint64_t{0} - static_cast<std::uint64_t>(number)
                             : static_cast<std::uint64_t>(number)) {}

  void append_to(std::string& out) const;

 private:
  std::string_view text_;
  bool is_number_ = false;
  bool is_negative_ = false;
  std::uint64_t number_ = 0;  // without its sign
};

// A text with a gap, {}, for each of the fillings. That there are as many is checked by the
// compiler.
template <class... Parts>
class Pattern {
 public:
  template <std::convertible_to<std::string_view> Text>
  consteval Pattern(const Text& text) : text_(text) {
    std::size_t gaps = 0;
    for (std::size_t at = text_.find("{}"); at != text_.npos; at = text_.find("{}", at + 2)) ++gaps;
    if (gaps != sizeof...(Parts)) not_as_many_fillings_as_gaps();
  }

  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  static void not_as_many_fillings_as_gaps() {}  // no constant: it stops the compiler

  std::string_view text_;
};

std::string fill(std::string_view pattern, std::initializer_list<Filling> fillings);

// filled("{} of {}", 3, "them"): "3 of them".
template <class... Parts>
std::string filled(Pattern<std::type_identity_t<Parts>...> pattern, const Parts&... parts) {
  return fill(pattern.text(), {Filling(parts)...});
}

// With so many digits, zeros first.
std::string hexadecimal(std::uint32_t number, int digits);

}  // namespace loggia
