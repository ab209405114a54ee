#include "server/origin.h"

#include <doctest/doctest.h>

namespace loggia::server {
namespace {

TEST_CASE("an origin is written in one way") {
  const auto same = [](std::string_view url, std::string_view normal) {
    CAPTURE(url);
    REQUIRE(normal_origin(url));
    CHECK(*normal_origin(url) == normal);
  };
  same("https://loggia.example", "https://loggia.example");
  same("https://loggia.example/", "https://loggia.example");
  same("HTTPS://Loggia.Example:443/", "https://loggia.example");
  same("http://loggia.example:80", "http://loggia.example");
  same("https://loggia.example:80", "https://loggia.example:80");
  same("http://127.0.0.1:8080", "http://127.0.0.1:8080");
  same("http://[::1]:08080/", "http://[::1]:8080");
  same("http://[0:0::1]", "http://[::1]");
  same("https://xn--e1afmkfd.example", "https://xn--e1afmkfd.example");
}

TEST_CASE("what is no origin is none") {
  for (const std::string_view url : {"",
                                     "null",
                                     "loggia.example",
                                     "ftp://loggia.example",
                                     "https://",
                                     "https:///",
                                     "https://a/b",
                                     "https://a//",
                                     "https://a?b",
                                     "https://a#b",
                                     "https://me@a",
                                     "https://a:",
                                     "https://a:0",
                                     "https://a:65536",
                                     "https://a:b",
                                     "https://a:-1",
                                     "https://пример.example",
                                     "https://a b",
                                     "https://[::1",
                                     "https://::1",
                                     "https://[1.2.3.4]",
                                     "https://.a",
                                     "https://a..b",
                                     "https://a\n"}) {
    CAPTURE(url);
    CHECK_FALSE(normal_origin(url));
  }
}

}  // namespace
}  // namespace loggia::server
