#include "server/lines.h"

#include <doctest/doctest.h>

#include "server/testing.h"

namespace loggia::server {
namespace {

Visitor visitor(std::string guest, std::string session) {
  return {.person = {.guest = std::move(guest), .name = "Ann"}, .session = std::move(session)};
}

TEST_CASE("what is told to all is heard on every line, and what is told to one on that one alone") {
  Lines lines;
  FakeLine first;
  FakeLine second;
  lines.add(1, first, visitor("ann", "at home"));
  lines.add(2, second, visitor("bob", "at home"));
  lines.tell(1, table::told::Paused());
  lines.tell_all(table::told::Resumed());
  REQUIRE(first.heard.size() == 2);
  CHECK(first.heard[0].at("type") == "paused");
  CHECK(first.heard[1].at("type") == "resumed");
  REQUIRE(second.heard.size() == 1);
  CHECK(second.heard[0].at("type") == "resumed");
}

TEST_CASE("nobody hears what is told on a line that was removed, or never there") {
  Lines lines;
  FakeLine line;
  lines.add(1, line, visitor("ann", "at home"));
  lines.remove(1);
  lines.tell(1, table::told::Paused());
  lines.tell(7, table::told::Paused());
  lines.tell_all(table::told::Paused());
  CHECK(line.heard.empty());
}

TEST_CASE("who is logged out has a closed line, and nobody else") {
  Lines lines;
  FakeLine here;
  FakeLine there;
  FakeLine bobs;
  lines.add(1, here, visitor("ann", "here"));
  lines.add(2, there, visitor("ann", "there"));
  lines.add(3, bobs, visitor("bob", "elsewhere"));
  const auto closed = lines.log_out([](const std::string& session, const std::string& guest) {
    return guest == "ann" && session != "here";
  });
  CHECK(closed == std::vector<table::Connection>{2});
  CHECK_FALSE(here.closed);
  CHECK(there.closed == kLoggedOut);
  CHECK_FALSE(bobs.closed);
  lines.tell_all(table::told::Paused());
  CHECK(there.heard.empty());
  CHECK(bobs.heard.size() == 1);
}

}  // namespace
}  // namespace loggia::server
