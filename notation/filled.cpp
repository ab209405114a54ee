#include "notation/filled.h"

#include <array>
#include <charconv>

namespace loggia {

void Filling::append_to(std::string& out) const {
  if (!is_number_) {
    out += text_;
    return;
  }
  std::array<char, 20> digits{};  // those of the longest
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number_);
  if (is_negative_) out += '-';
  out += std::string_view(digits.data(), end.ptr);
}

std::string fill(std::string_view pattern, std::initializer_list<Filling> fillings) {
  std::string out;
  for (const Filling& filling : fillings) {
    const std::size_t gap = pattern.find("{}");
    out += pattern.substr(0, gap);
    filling.append_to(out);
    pattern.remove_prefix(gap + 2);
  }
  out += pattern;
  return out;
}

std::string hexadecimal(std::uint32_t number, int digits) {
  std::string out(static_cast<std::size_t>(digits), '0');
  for (auto place = out.rbegin(); place != out.rend(); ++place, number >>= 4U) {
    *place = "0123456789abcdef"[number & 0xfU];
  }
  return out;
}

}  // namespace loggia
