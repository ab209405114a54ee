#include "server/identity.h"

#include <doctest/doctest.h>

#include <set>

namespace loggia::server {
namespace {

TEST_CASE("a name is what can be seen, without blanks around it") {
  CHECK(display_name("Ann") == "Ann");
  CHECK(display_name("  Ann of the Hill ") == "Ann of the Hill");
  CHECK(display_name("Анна") == "Анна");
  CHECK(display_name("愛子 🏠") == "愛子 🏠");
  CHECK(display_name("نیم\u200cفاصله").has_value());  // letters that do not join
  CHECK(display_name("👩\u200d🚀").has_value());      // and pictures that do
  CHECK(display_name("Ann ❤\ufe0f").has_value());     // in colour
  CHECK(display_name(std::string(24, 'x')).has_value());
}

TEST_CASE("a name does not hide, steer or fill the table") {
  for (const char* bad :
       {"", " ", "   ", "a\nb", "a\tb", "a\x1b[31mb", "\x7f", "a\u0085", "a\u202eb\u202c",
        "a\u2066b\u2069", "a\u200eb", "\xff", "\xc3", "\xed\xa0\x80",
        // Nothing to be seen
        "\u200b", "\u00a0", "\u3000", "\u2800", "\u3164", "\u200d", " \u2003 ", "\ufe0f", "\u17b4",
        "\u034f", "\u180b", "\ufe00", "\u115f", "\ufff0", "\U0001d173", "\U000e0fff", "\u2028",
        "\u034f \u200d\u17b5",
        // Two names that look the same
        "An\u200bn", "Ann\u2060", "\ufeffAnn", "An\u00adn", "An\u061cn", "Ann\u180e",
        "Ann\U000e0041", "A\u034fnn", "Ann\u17b4", "Ann\ufe00"}) {
    CAPTURE(bad);
    CHECK_FALSE(display_name(bad).has_value());
  }
  CHECK_FALSE(display_name(std::string("a\0b", 3)).has_value());
  CHECK_FALSE(display_name(std::string(25, 'x')).has_value());
  std::string long_name;
  for (int i = 0; i < 24; ++i) long_name += "🏠";  // 96 bytes
  CHECK_FALSE(display_name(long_name).has_value());
}

TEST_CASE("a login has 3 to 24 plain characters, and no capitals when it is compared") {
  CHECK(login_name("ann") == "ann");
  CHECK(login_name("Ann.B_c-9") == "ann.b_c-9");
  CHECK(login_name(std::string(24, 'Z')) == std::string(24, 'z'));
  for (const char* bad : {"", "an", " ann", "ann ", "an n", "änn", "ann@home", "ann/", "an\x01n"}) {
    CAPTURE(bad);
    CHECK_FALSE(login_name(bad).has_value());
  }
  CHECK_FALSE(login_name(std::string(25, 'x')).has_value());
  CHECK_FALSE(login_name(std::string("an\0n", 4)).has_value());
}

TEST_CASE("tokens are long, different, and kept as a hash alone") {
  std::set<std::string> tokens;
  for (int i = 0; i < 100; ++i) tokens.insert(new_token());
  CHECK(tokens.size() == 100);
  const std::string token = *tokens.begin();
  CHECK(token.size() == 64);
  const auto hash = token_hash(token);
  REQUIRE(hash.has_value());
  CHECK(*hash != token);
  CHECK(token_hash(token) == hash);
  CHECK(token_hash(*tokens.rbegin()) != hash);
  for (const std::string& bad :
       {std::string(), token.substr(1), token + "0", std::string(64, 'g'), std::string(64, 'A'),
        std::string(64, '\0'), std::string(100'000, '0')}) {
    CHECK_FALSE(token_hash(bad).has_value());
  }
}

TEST_CASE("random digits are hexadecimal, two for each byte") {
  CHECK(random_digits(0).empty());
  const std::string digits = random_digits(1000);
  CHECK(digits.size() == 2000);
  CHECK(digits.find_first_not_of("0123456789abcdef") == std::string::npos);
  CHECK(std::set<char>(digits.begin(), digits.end()).size() == 16);
}

TEST_CASE("a cookie is found among others, by its whole name") {
  CHECK(cookie_value("loggia=1", "loggia") == "1");
  CHECK(cookie_value("a=b; loggia=1; c=d", "loggia") == "1");
  CHECK(cookie_value("a=b;loggia=1", "loggia") == "1");
  CHECK(cookie_value("loggia=", "loggia") == "");
  CHECK(cookie_value("loggia=a=b", "loggia") == "a=b");
  CHECK(cookie_value("loggia=1; loggia=2", "loggia") == "1");
  for (const char* without : {"", ";", ";;;", "loggia", "xloggia=1", "loggiax=1", "a=loggia=1",
                              "Loggia=1", " ; =; = ; =loggia"}) {
    CAPTURE(without);
    CHECK_FALSE(cookie_value(without, "loggia").has_value());
  }
}

}  // namespace
}  // namespace loggia::server
