// Whose connection it is: addresses, the networks of proxies one trusts, and what those say of
// whom they speak for.
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace loggia::server {

using Address = boost::asio::ip::address;

// "192.0.2.1", "2001:db8::1"; nothing else. An IPv4 address in IPv6's clothes is the IPv4 one.
std::optional<Address> parse_address(std::string_view text);

// "10.0.0.0/8", "2001:db8::/32", or a single address.
class Network {
 public:
  static std::optional<Network> parse(std::string_view text);
  [[nodiscard]] bool contains(const Address& address) const;

 private:
  using Bytes = std::array<std::uint8_t, 16>;
  static Bytes bytes_of(const Address& address);
  [[nodiscard]] Bytes masked(Bytes bytes) const;

  Bytes bytes_{};
  unsigned bits_ = 0;  // of an IPv6 address; IPv4 addresses are ::ffff:0:0/96
};

// The client behind proxies: the last one in X-Forwarded-For who is not trusted, read from the
// right. What stands left of that was said by the client, and may be a lie.
Address client_of(const Address& peer, std::string_view forwarded,
                  std::span<const Network> proxies);

// What counts as one when connections and requests are counted: an IPv4 address, or the /64 of an
// IPv6 one, which is what a household gets.
std::string household(const Address& address);

}  // namespace loggia::server
