#include "server/addresses.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace loggia::server {
namespace {

Address address(std::string_view text) { return parse_address(text).value(); }

TEST_CASE("addresses and nothing else are addresses") {
  CHECK(address("192.0.2.1").to_string() == "192.0.2.1");
  CHECK(address("2001:DB8::1").to_string() == "2001:db8::1");
  CHECK(address("::ffff:192.0.2.1").to_string() == "192.0.2.1");
  for (const std::string_view text :
       {"", " 192.0.2.1", "192.0.2.1 ", "192.0.2", "192.0.2.256", "192.0.2.01", "0x7f.0.0.1",
        "localhost", "192.0.2.1:80", "[::1]", "fe80::1%eth0", "::1::", "unknown"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_address(text));
  }
}

TEST_CASE("a network contains its addresses") {
  const auto ten = Network::parse("10.0.0.0/9").value();
  CHECK(ten.contains(address("10.127.255.255")));
  CHECK(ten.contains(address("::ffff:10.0.0.1")));
  CHECK_FALSE(ten.contains(address("10.128.0.0")));
  CHECK_FALSE(ten.contains(address("::1")));
  const auto one = Network::parse("127.0.0.1").value();
  CHECK(one.contains(address("127.0.0.1")));
  CHECK_FALSE(one.contains(address("127.0.0.2")));
  const auto six = Network::parse("2001:db8::/33").value();
  CHECK(six.contains(address("2001:db8:7fff::1")));
  CHECK_FALSE(six.contains(address("2001:db8:8000::1")));
  CHECK(Network::parse("0.0.0.0/0").value().contains(address("203.0.113.9")));
  CHECK_FALSE(Network::parse("0.0.0.0/0").value().contains(address("2001:db8::1")));
  for (const std::string_view text :
       {"", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "10.0.0.1/8",
        "10.0.0.0/8/8", "::/129", "proxy"}) {
    CAPTURE(text);
    CHECK_FALSE(Network::parse(text));
  }
}

TEST_CASE("the client is the last one whom no trusted proxy speaks for") {
  const std::vector<Network> proxies = {Network::parse("127.0.0.1").value(),
                                        Network::parse("10.0.0.0/8").value()};
  const auto client = [&](std::string_view peer, std::string_view forwarded) {
    return client_of(address(peer), forwarded, proxies).to_string();
  };
  CHECK(client("127.0.0.1", "") == "127.0.0.1");
  CHECK(client("127.0.0.1", "203.0.113.9") == "203.0.113.9");
  CHECK(client("127.0.0.1", "203.0.113.9, 10.1.2.3") == "203.0.113.9");
  CHECK(client("127.0.0.1", "10.1.2.3,10.4.5.6") == "10.1.2.3");
  // What the client itself wrote is not believed,
  CHECK(client("127.0.0.1", "198.51.100.7, 203.0.113.9") == "203.0.113.9");
  CHECK(client("127.0.0.1", "10.0.0.1, 198.51.100.7, 203.0.113.9, 10.1.2.3") == "203.0.113.9");
  // nor is anything, if the client is no proxy.
  CHECK(client("203.0.113.9", "198.51.100.7") == "203.0.113.9");
  CHECK(client("203.0.113.9", "127.0.0.1") == "203.0.113.9");
  // What is no address ends the search.
  CHECK(client("127.0.0.1", "198.51.100.7, nonsense") == "127.0.0.1");
  CHECK(client("127.0.0.1", "198.51.100.7, nonsense, 10.1.2.3") == "10.1.2.3");
  CHECK(client("127.0.0.1", "198.51.100.7,") == "127.0.0.1");
  CHECK(client("127.0.0.1", ",,,") == "127.0.0.1");
}

TEST_CASE("a household has one IPv4 address, or 64 bits of IPv6") {
  CHECK(household(address("192.0.2.1")) == "192.0.2.1");
  CHECK(household(address("2001:db8:1:2:3:4:5:6")) == "2001:db8:1:2::");
  CHECK(household(address("2001:db8:1:2::9")) == household(address("2001:db8:1:2:ffff::")));
  CHECK(household(address("2001:db8:1:3::")) != household(address("2001:db8:1:2::")));
}

}  // namespace
}  // namespace loggia::server
