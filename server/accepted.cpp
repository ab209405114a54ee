#include "server/accepted.h"

#include <algorithm>

#include "notation/text.h"

namespace loggia::server {
namespace {

// "q=0.25" in thousandths; what makes no sense is not wanted.
int quality(std::string_view text) {
  constexpr std::size_t kDigits = 3;
  if (!text.starts_with("q=")) return 0;
  text.remove_prefix(2);
  if (text != "0" && text != "1" && !text.starts_with("0.") && !text.starts_with("1.")) return 0;
  std::string digits(text.substr(std::min<std::size_t>(2, text.size())));
  if (digits.size() > kDigits || digits.find_first_not_of("0123456789") != std::string::npos) {
    return 0;
  }
  digits.resize(kDigits, '0');
  return std::min(1000, (1000 * (text.front() - '0')) + std::stoi(digits));
}

}  // namespace

std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> out;
  while (true) {
    const std::size_t end = text.find(separator);
    out.push_back(tidied(text.substr(0, end)));
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

std::vector<Accepted> accepted(std::string_view header) {
  std::vector<Accepted> out;
  for (const std::string& part : parts(header, ',')) {
    const auto fields = parts(part, ';');
    out.push_back({.what = fields[0], .liking = fields.size() > 1 ? quality(fields[1]) : 1000});
  }
  return out;
}

}  // namespace loggia::server
