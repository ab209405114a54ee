#include "server/passwords.h"

#include <doctest/doctest.h>

#include "server/testing.h"

namespace loggia::server {
namespace {

std::string hashed(Passwords& passwords, Inbox& inbox, const char* text) {
  std::optional<std::string> hash;
  REQUIRE(passwords.hash(Password(text), [&](const auto& made) { hash = made; }));
  inbox.run_until([&] { return hash.has_value(); });
  return *hash;
}

bool is_verified(Passwords& passwords, Inbox& inbox, const char* text,
                 const std::optional<std::string>& hash) {
  std::optional<bool> verified;
  REQUIRE(passwords.verify(Password(text), hash, [&](bool is_right) { verified = is_right; }));
  inbox.run_until([&] { return verified.has_value(); });
  return *verified;
}

TEST_CASE("a password has 8 to 200 bytes of UTF-8") {
  CHECK(read_password("12345678")->text() == "12345678");
  CHECK(read_password(" blanks count ")->text() == " blanks count ");
  CHECK(read_password(std::string(200, 'x')).has_value());
  CHECK(read_password(std::string(8, '\0')).has_value());
  CHECK_FALSE(read_password("1234567").has_value());
  CHECK_FALSE(read_password(std::string(201, 'x')).has_value());
  CHECK_FALSE(read_password("1234567\xff").has_value());
  // What somebody typed is nobody else's business, wherever the complaint is printed.
  CHECK_FALSE(to_text(read_password("secret\xff").error()).contains("secret"));
}

TEST_CASE("a hash knows its password, and never looks the same") {
  Inbox inbox;
  Passwords passwords(inbox.post());
  const std::string hash = hashed(passwords, inbox, "correct horse");
  CHECK(hash.starts_with("$argon2id$"));
  CHECK(hash != hashed(passwords, inbox, "correct horse"));
  CHECK(is_verified(passwords, inbox, "correct horse", hash));
  CHECK_FALSE(is_verified(passwords, inbox, "correct horsf", hash));
  CHECK_FALSE(is_verified(passwords, inbox, "correct horse", std::nullopt));
  CHECK_FALSE(is_verified(passwords, inbox, "correct horse", "no hash at all"));
}

TEST_CASE("only so many passwords wait, and none when it ends") {
  Inbox inbox;
  std::size_t taken = 0;
  {
    Passwords passwords(inbox.post());
    // Each takes a while, so a line forms; it would take days to get through all of these.
    while (taken < 1'000'000 && passwords.hash(Password("a password"), [](const auto&) {})) ++taken;
    CHECK(taken >= Passwords::kMostWaiting);
    CHECK(taken < 1'000'000);
  }
  CHECK(inbox.size() < taken);
}

}  // namespace
}  // namespace loggia::server
