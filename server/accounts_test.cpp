#include <doctest/doctest.h>

#include <format>

#include "server/testing.h"

namespace loggia::server {
namespace {

std::string credentials(std::string_view login, std::string_view password) {
  return std::format(R"({{"login": "{}", "password": "{}"}})", login, password);
}

std::string header(const Response& response, const std::string& name) {
  const auto found =
      std::ranges::find(response.headers, name, [](const auto& h) { return h.first; });
  return found == response.headers.end() ? "" : found->second;
}

constexpr std::string_view kMake =
    R"({"type": "make", "id": "m", "nonce": "n", "spec": {"game": "balconia", "chairs": ["me", "open"]}})";

TEST_CASE("a login may be tried ten times, and then once in six seconds") {
  Room room;
  const auto log_in = [&](std::string_view login, const std::string& address) {
    return room.http("POST", "/api/login", credentials(login, "no password"), "", address);
  };
  for (int i = 0; i < 10; ++i) CHECK(log_in("ann", std::to_string(i)).status == 401);
  const Response refused = log_in("ANN", "elsewhere");
  CHECK(refused.status == 429);
  CHECK(header(refused, "Retry-After") == "6");
  CHECK(log_in("bob", "elsewhere").status == 401);
  room.now += std::chrono::seconds(6);
  CHECK(log_in("ann", "elsewhere").status == 401);
  CHECK(log_in("ann", "elsewhere").status == 429);
}

TEST_CASE("from one address thirty logins are tried, and then one in two seconds") {
  Room room;
  const auto log_in = [&](int i, const std::string& address) {
    const std::string body = credentials(std::format("login-{}", i), "no password");
    return room.http("POST", "/api/login", body, "", address).status;
  };
  for (int i = 0; i < 30; ++i) REQUIRE(log_in(i, "here") == 401);
  CHECK(log_in(30, "here") == 429);
  CHECK(log_in(30, "there") == 401);
  room.now += std::chrono::seconds(2);
  CHECK(log_in(31, "here") == 401);
}

TEST_CASE("a login with the old password comes too late when there is a new one") {
  Room room;
  const std::string cookie = room.guest("Ann");
  const std::string old = credentials("ann", "the old one");
  REQUIRE(room.http("POST", "/api/account", old, cookie).status == 200);
  std::optional<Response> changed;
  std::optional<Response> late;
  room.ask("POST", "/api/account", credentials("ann", "the new one"), cookie, "here", changed);
  room.ask("POST", "/api/login", old, "", "here", late);  // looked up before it is changed
  room.inbox.run_until([&] { return changed && late; });
  CHECK(changed->status == 200);
  CHECK(late->status == 401);
  CHECK(room.http("POST", "/api/login", credentials("ann", "the new one")).status == 200);
}

TEST_CASE("who logged out acts no more, though the line is still there") {
  Room room;
  const std::string cookie = room.guest("Ann");
  FakeLine line;
  FakeLine watching;
  const auto connection = room.connect(line, cookie);
  const auto other = room.connect(watching, room.guest("Bob"));
  const json::object made = room.say(connection, line, kMake, "done");
  const std::string match(made.at("match").as_string());
  CHECK(room.http("POST", "/api/logout", "{}", cookie).status == 200);
  CHECK(line.closed == kLoggedOut);
  line.heard.clear();
  room.hub.receive(
      connection,
      std::format(R"({{"type": "do", "id": "l", "match": "{}", "what": {{"leave": true}}}})",
                  match));
  const json::object table = room.say(
      other, watching, std::format(R"({{"type": "watch", "match": "{}"}})", match), "table");
  CHECK(table.at("seq") == 2);
  CHECK(line.heard.empty());
  room.hub.disconnect(connection);
}

TEST_CASE("who logs out while a line is being opened is not let in") {
  Room room;
  const std::string cookie = room.guest("Ann");
  const Visitor visitor = room.visitor(cookie).value();
  CHECK(room.http("POST", "/api/logout", "{}", cookie).status == 200);
  FakeLine line;
  const auto connection = room.hub.connect(line, visitor);
  CHECK(line.closed == kLoggedOut);
  room.hub.receive(connection, R"({"type": "hello", "protocol": 1})");
  CHECK(line.heard.empty());
}

}  // namespace
}  // namespace loggia::server
