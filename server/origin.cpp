#include "server/origin.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <format>

#include "notation/text.h"
#include "server/addresses.h"

namespace loggia::server {
namespace {

constexpr std::uint16_t kHttp = 80;
constexpr std::uint16_t kHttps = 443;

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_name(std::string_view host) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789-._";
  return !host.empty() && host.find_first_not_of(kLetters) == std::string_view::npos &&
         host.front() != '.' && !host.contains("..");
}

std::string normal_host(std::string_view host) {
  if (!host.starts_with('[') || !host.ends_with(']')) return is_name(host) ? std::string(host) : "";
  const auto address = parse_address(host.substr(1, host.size() - 2));
  return address && address->is_v6() ? "[" + address->to_string() + "]" : "";
}

}  // namespace

std::expected<std::string, Problem> normal_origin(std::string_view url) {
  const auto wrong = [&](std::string_view what) {
    return std::unexpected(Problem{"", std::format("{} {}", in_quotes(url), what)});
  };
  std::string text(url);
  std::ranges::transform(text, text.begin(), small);
  const bool is_secure = text.starts_with("https://");
  if (!is_secure && !text.starts_with("http://")) return wrong("does not begin with https://");
  std::string_view rest = std::string_view(text).substr(is_secure ? 8 : 7);
  if (rest.ends_with('/')) rest.remove_suffix(1);
  if (rest.find_first_of("/?#@") != std::string_view::npos) {
    return wrong("is more than a scheme, a host and a port, such as https://loggia.example");
  }
  std::uint16_t port = is_secure ? kHttps : kHttp;
  const std::uint16_t usual = port;
  const std::size_t colon = rest.rfind(':');
  if (colon != std::string_view::npos && rest.find(']', colon) == std::string_view::npos) {
    const std::string_view digits = rest.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.begin(), digits.end(), port);
    if (error != std::errc() || end != digits.end() || port == 0) return wrong("has no such port");
    rest = rest.substr(0, colon);
  }
  const std::string host = normal_host(rest);
  if (host.empty()) return wrong("has no host that browsers know (other letters as xn--…)");
  return std::format("http{}://{}", is_secure ? "s" : "", host) +
         (port == usual ? "" : std::format(":{}", port));
}

bool Origins::has(std::string_view origin) const {
  if (origin.empty()) return true;
  const auto normal = normal_origin(origin);
  return normal && (*normal == open || *normal == local);
}

}  // namespace loggia::server
