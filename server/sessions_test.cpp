#include "server/sessions.h"

#include <doctest/doctest.h>

#include <atomic>

#include "server/identity.h"
#include "server/testing.h"

namespace loggia::server {
namespace {

using Asked = std::atomic<int>;

// A store that counts how often it is asked whose session this is.
class Counting final : public store::MemoryStore {
 public:
  explicit Counting(Asked& asked) : asked_(asked) {}

  store::Answer<std::optional<store::Guest>> guest_of_session(std::string_view hash) override {
    ++asked_;
    return MemoryStore::guest_of_session(hash);
  }

 private:
  Asked& asked_;
};

// Ann's session, and who hears what becomes of it.
struct Reception {
  Reception() {
    const std::string hash = *token_hash(token);
    bool is_done = false;
    thread.ask(
        [hash](store::Store& store) {
          return store.put_guest({.id = "ann", .name = "Ann"}).and_then([&] {
            return store.put_session({.token_hash = hash, .guest = "ann"});
          });
        },
        [&] { is_done = true; });
    inbox.run_until([&] { return is_done; });
  }

  std::optional<Visitor> who(const std::string& cookie) {
    std::optional<std::optional<Visitor>> found;
    sessions.identify(cookie, [&](std::optional<Visitor> visitor) { found = std::move(visitor); });
    inbox.run_until([&] { return found.has_value(); });
    return *found;
  }
  [[nodiscard]] std::string cookie() const { return "loggia=" + token; }

  std::string token = new_token();
  Asked asked = 0;
  Time now = time_at(1'000'000'000'000);
  Outside outside = {.now = [this] { return now; }, .log = [](const json::object&) {}};
  std::vector<std::string> renamed;
  int ended = 0;
  Inbox inbox;
  StoreThread thread = {std::make_unique<Counting>(asked), inbox.post(), {}};
  Sessions sessions = {
      thread,
      outside,
      true,
      {.ended = [this](const WhichSessions&) { ++ended; },
       .renamed = [this](const std::string& guest,
                         const std::string& name) { renamed.push_back(guest + " " + name); }}};
};

TEST_CASE(
    "who comes again is known without asking the store, until those who are known are forgotten") {
  Reception reception;
  for (int i = 0; i < 3; ++i) CHECK(reception.who(reception.cookie())->person.name == "Ann");
  CHECK(reception.asked == 1);
  reception.sessions.forget_known();
  CHECK(reception.who(reception.cookie())->person.guest == "ann");
  CHECK(reception.asked == 2);
}

TEST_CASE("a cookie that cannot be one is not looked for, and one of nobody is nobody's") {
  Reception reception;
  CHECK_FALSE(reception.who(""));
  CHECK_FALSE(reception.who("loggia=short"));
  CHECK(reception.asked == 0);
  CHECK_FALSE(reception.who("loggia=" + new_token()));
  CHECK(reception.asked == 1);
}

TEST_CASE("who is renamed comes under the new name, and others hear of it") {
  Reception reception;
  (void)reception.who(reception.cookie());
  reception.sessions.rename("ann", "Anna");
  CHECK(reception.who(reception.cookie())->person.name == "Anna");
  CHECK(reception.renamed == std::vector<std::string>{"ann Anna"});
}

TEST_CASE("a session that ended is remembered for a while, also where nobody knew it") {
  Reception reception;
  const std::string session = reception.who(reception.cookie())->session;
  CHECK_FALSE(reception.sessions.has_ended(session));
  reception.sessions.end_each(
      [](const std::string&, const std::string& guest) { return guest == "ann"; });
  reception.sessions.end("of somebody else");
  CHECK(reception.sessions.has_ended(session));
  CHECK(reception.sessions.has_ended("of somebody else"));
  CHECK(reception.ended == 2);
  reception.sessions.forget_ended(reception.now);
  CHECK(reception.sessions.has_ended(session));
  reception.sessions.forget_ended(reception.now + Milliseconds(1));
  CHECK_FALSE(reception.sessions.has_ended(session));
}

TEST_CASE("a cookie is for the server alone, and over secure connections where there are any") {
  Reception reception;
  Response given;
  reception.sessions.give_cookie(given, "token");
  CHECK(given.headers.front().second ==
        "loggia=token; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
  Response taken;
  reception.sessions.take_cookie(taken);
  CHECK(taken.headers.front().second ==
        "loggia=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure");
}

}  // namespace
}  // namespace loggia::server
