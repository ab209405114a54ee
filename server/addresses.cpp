#include "server/addresses.h"

#include <algorithm>
#include <charconv>
#include <ranges>

namespace loggia::server {

namespace ip = boost::asio::ip;

namespace {

constexpr unsigned kBits = 128;
constexpr unsigned kBitsBeforeV4 = 96;

Address plain(const Address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  }
  return address;
}

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

}  // namespace

std::optional<Address> parse_address(std::string_view text) {
  if (text.contains('%') || text.contains('\0')) return std::nullopt;  // no interface of ours
  boost::system::error_code error;
  const Address address = ip::make_address(std::string(text), error);
  if (error) return std::nullopt;
  return plain(address);
}

Network::Bytes Network::bytes_of(const Address& address) {
  return address.is_v4() ? ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes()
                         : address.to_v6().to_bytes();
}

Network::Bytes Network::masked(Bytes bytes) const {
  for (unsigned i = 0; i < bytes.size(); ++i) {
    const unsigned kept = std::clamp(bits_, 8 * i, 8 * (i + 1)) - (8 * i);
    bytes[i] &= static_cast<std::uint8_t>(0xFF00U >> kept);
  }
  return bytes;
}

std::optional<Network> Network::parse(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto address = parse_address(text.substr(0, slash));
  if (!address) return std::nullopt;
  const unsigned before = address->is_v4() ? kBitsBeforeV4 : 0;
  unsigned bits = kBits - before;
  if (slash != std::string_view::npos) {
    const std::string_view digits = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(digits.begin(), digits.end(), bits);
    if (error != std::errc() || end != digits.end() || bits > kBits - before) return std::nullopt;
  }
  Network network;
  network.bits_ = before + bits;
  network.bytes_ = bytes_of(*address);
  // 10.1.2.3/8 is a slip of somebody who meant something else.
  if (network.masked(network.bytes_) != network.bytes_) return std::nullopt;
  return network;
}

bool Network::contains(const Address& address) const {
  return masked(bytes_of(plain(address))) == bytes_;
}

Address client_of(const Address& peer, std::string_view forwarded,
                  std::span<const Network> proxies) {
  const auto is_trusted = [&](const Address& address) {
    return std::ranges::any_of(proxies,
                               [&](const Network& each) { return each.contains(address); });
  };
  Address client = plain(peer);
  while (is_trusted(client) && !forwarded.empty()) {
    const std::size_t comma = forwarded.rfind(',');
    const auto hop = parse_address(
        without_blanks(comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1)));
    if (!hop) break;  // whatever it is, the one who passed it on is known
    client = *hop;
    forwarded = comma == std::string_view::npos ? "" : forwarded.substr(0, comma);
  }
  return client;
}

std::string household(const Address& address) {
  const Address known = plain(address);
  if (known.is_v4()) return known.to_string();
  auto bytes = known.to_v6().to_bytes();
  std::ranges::fill(bytes | std::views::drop(8), 0);
  return ip::address_v6(bytes).to_string();
}

}  // namespace loggia::server
