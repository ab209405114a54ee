#include "server/sessions.h"

#include <format>
#include <utility>

#include "server/identity.h"

namespace loggia::server {

using table::Person;

namespace {

constexpr std::size_t kMostKnown = 10'000;
constexpr std::string_view kCookie = "loggia";

// Who comes was seen. Once a day is enough to know who is still there.
store::Answer<std::optional<store::Guest>> guest_seen(store::Store& store, const std::string& hash,
                                                      Time now) {
  auto guest = store.guest_of_session(hash);
  if (!guest || !*guest || (*guest)->seen > now - std::chrono::days(1)) return guest;
  (*guest)->seen = now;
  return store.put_guest(**guest).transform([&] { return *guest; });
}

void set_cookie(Response& response, std::string_view token, int seconds, bool is_secure) {
  response.headers.emplace_back(
      "Set-Cookie", std::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", kCookie,
                                token, seconds, is_secure ? "; Secure" : ""));
}

}  // namespace

Visitor Visitor::stranger() {
  return {.person = {.guest = "stranger", .name = "", .is_stranger = true}, .session = ""};
}

Sessions::Sessions(StoreThread& store, const Outside& outside, bool is_secure, Changes changes)
    : store_(store), outside_(outside), is_secure_(is_secure), changes_(std::move(changes)) {}

void Sessions::identify(std::string_view cookie, const Identified& then) {
  const auto token = cookie_value(cookie, kCookie);
  const auto hash = token ? token_hash(*token) : std::nullopt;
  if (!hash) return then(std::nullopt);
  if (const auto known = known_.find(*hash); known != known_.end()) {
    return then(Visitor{.person = known->second, .session = *hash});
  }
  store_.ask([hash = *hash,
              now = outside_.now()](store::Store& store) { return guest_seen(store, hash, now); },
             [this, then, hash = *hash](const std::optional<store::Guest>& guest) {
               if (!guest) return then(std::nullopt);
               if (known_.size() >= kMostKnown) known_.clear();
               const Person person{.guest = guest->id, .name = guest->name};
               known_[hash] = person;
               then(Visitor{.person = person, .session = hash});
             });
}

void Sessions::give_cookie(Response& response, std::string_view token) const {
  constexpr int kYear = 365 * 24 * 3600;
  set_cookie(response, token, kYear, is_secure_);
}

void Sessions::take_cookie(Response& response) const { set_cookie(response, "", 0, is_secure_); }

void Sessions::rename(const std::string& guest, const std::string& name) {
  for (auto& [hash, known] : known_) {
    if (known.guest == guest) known.name = name;
  }
  changes_.renamed(guest, name);
}

void Sessions::end(const std::string& session) {
  ended_[session] = outside_.now();
  end_each([&](const std::string& each, const std::string& /*guest*/) { return each == session; });
}

void Sessions::end_each(const WhichSessions& which) {
  std::erase_if(known_, [&](const auto& known) {
    const auto& [session, person] = known;
    if (!which(session, person.guest)) return false;
    ended_[session] = outside_.now();
    return true;
  });
  changes_.ended(which);
}

bool Sessions::has_ended(const std::string& session) const { return ended_.contains(session); }

void Sessions::forget_ended(Time before) {
  std::erase_if(ended_, [&](const auto& ended) { return ended.second < before; });
}

}  // namespace loggia::server
