// Who one is: guests and their names, accounts and sessions.
#include <format>
#include <string>
#include <utility>

#include "notation/reader.h"
#include "server/hub.h"
#include "server/identity.h"

namespace loggia::server {

using table::Milliseconds;

namespace {

json::object person_json(const std::string& name, const std::optional<store::Account>& account) {
  return {{"name", name}, {"login", account ? json::value(account->login) : json::value(nullptr)}};
}

// {"name": …}
std::expected<std::string, Problem> read_name(std::string_view body) {
  const auto value = parse_json(body);
  if (!value) return std::unexpected(value.error());
  Problems problems;
  const Reader reader(*value, "", problems);
  const auto field = reader.is_object({"name"}) ? reader.field("name") : std::nullopt;
  const auto text = field ? field->text() : std::nullopt;
  if (!text || !problems.empty()) return std::unexpected(problems.front());
  return display_name(*text);
}

struct Credentials {
  std::string login;
  Password password;
};

// {"login": …, "password": …}
std::expected<Credentials, Problem> read_credentials(std::string_view body) {
  const auto value = parse_json(body);
  if (!value) return std::unexpected(value.error());
  Problems problems;
  const Reader reader(*value, "", problems);
  if (!reader.is_object({"login", "password"})) return std::unexpected(problems.front());
  const auto text = [&](std::string_view name) {
    const auto field = reader.field(name);
    return field ? field->text().value_or("") : "";
  };
  const auto login = login_name(text("login"));
  const auto password = read_password(text("password"));
  if (!problems.empty()) return std::unexpected(problems.front());
  if (!login) return std::unexpected(login.error());
  if (!password) return std::unexpected(password.error());
  return Credentials{.login = *login, .password = *password};
}

// What to do if the store refuses it.
std::function<void()> cannot_store(const Respond& respond) {
  return [respond] { respond(error_response(400, "not_understood", "this cannot be stored")); };
}

Response busy() {
  constexpr Milliseconds kWhile = 2000;
  return after(kWhile, error_response(503, "busy", "too many log in at once; try again"));
}

// The same for a login that nobody has and for a wrong password.
Response wrong_login() {
  return error_response(401, "wrong_login", "there is no such login with this password");
}

}  // namespace

std::string Hub::cookie_header(const std::string& token) const {
  constexpr int kYear = 365 * 24 * 3600;
  return std::format("loggia={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", token,
                     token.empty() ? 0 : kYear,
                     options_.public_origin.starts_with("https:") ? "; Secure" : "");
}

void Hub::make_guest(const Request& request, const Respond& respond) {
  const auto name = read_name(request.body);
  if (!name) return respond(error_response(400, "not_understood", to_text(name.error())));
  const std::string token = new_token();
  const store::Guest guest{.id = random_digits(16), .name = *name, .seen = options_.now()};
  const store::Session session{
      .token_hash = *token_hash(token), .guest = guest.id, .made = options_.now()};
  store_.ask(
      [guest, session](store::Store& store) {
        const auto put = store.put_guest(guest);
        return put ? store.put_session(session) : put;
      },
      [this, respond, token, name = guest.name] {
        Response response = json_response(201, person_json(name, std::nullopt));
        response.headers.emplace_back("Set-Cookie", cookie_header(token));
        respond(std::move(response));
      },
      cannot_store(respond));
}

void Hub::tell_who(const Request& request, const Respond& respond) {
  identify(request.cookie, [this, respond](const std::optional<Visitor>& visitor) {
    if (!visitor) return respond(json_response(200, nullptr));
    store_.ask(
        [guest = visitor->person.guest](store::Store& store) { return store.account_of(guest); },
        [respond, name = visitor->person.name](const std::optional<store::Account>& account) {
          respond(json_response(200, person_json(name, account)));
        });
  });
}

void Hub::rename(const Request& request, const Visitor& visitor, const Respond& respond) {
  const auto name = read_name(request.body);
  if (!name) return respond(error_response(400, "not_understood", to_text(name.error())));
  const store::Guest guest{.id = visitor.person.guest, .name = *name, .seen = options_.now()};
  store_.ask(
      [guest](store::Store& store) {
        return store.put_guest(guest).and_then([&] { return store.account_of(guest.id); });
      },
      [this, respond, guest](const std::optional<store::Account>& account) {
        for (auto& [hash, known] : known_) {
          if (known.guest == guest.id) known.name = guest.name;
        }
        service_.rename(guest.id, guest.name);
        respond(json_response(200, person_json(guest.name, account)));
      },
      cannot_store(respond));
}

void Hub::put_account(const Request& request, const Visitor& visitor, const Respond& respond) {
  const auto given = read_credentials(request.body);
  if (!given) return respond(error_response(400, "not_understood", to_text(given.error())));
  const Milliseconds wait = accounts_by_guest_.take(visitor.person.guest, options_.now());
  if (wait > 0) return respond(too_often(wait));
  const auto put = [this, visitor, respond](const store::Account& account) {
    store_.ask(
        [account, session = visitor.session](
            store::Store& store) -> store::Answer<std::optional<store::Verdict>> {
          // Another password may have ended the session meanwhile.
          const auto guest = store.guest_of_session(session);
          if (!guest) return std::unexpected(guest.error());
          if (!*guest) return std::nullopt;
          const auto verdict = store.put_account(account);
          if (!verdict || *verdict == store::Verdict::kStale) return verdict;
          // Who knows the old password, or found a device, is not the guest any more.
          return store.end_sessions_of(account.guest, session).transform([] {
            return std::optional(store::Verdict::kStored);
          });
        },
        [this, visitor, respond, account](std::optional<store::Verdict> verdict) {
          if (!verdict) {
            return respond(error_response(401, "no_guest", "say who you are first"));
          }
          if (verdict == store::Verdict::kStale) {
            return respond(error_response(409, "login_taken", "somebody else has this login"));
          }
          end_sessions([&](const std::string& session, const std::string& guest) {
            return guest == account.guest && session != visitor.session;
          });
          respond(json_response(200, person_json(visitor.person.name, account)));
        },
        [respond] {  // the guest is not there any more
          respond(error_response(401, "no_guest", "say who you are first"));
        });
  };
  const bool will_be = passwords_.hash(
      given->password, [put, respond, login = given->login,
                        guest = visitor.person.guest](const std::optional<std::string>& hash) {
        if (!hash) return respond(busy());
        put({.login = login, .guest = guest, .password_hash = *hash});
      });
  if (!will_be) respond(busy());
}

void Hub::log_in(const Request& request, const Respond& respond) {
  const auto given = read_credentials(request.body);
  if (!given) return respond(error_response(400, "not_understood", to_text(given.error())));
  Milliseconds wait = tries_by_address_.take(request.address, options_.now());
  if (wait == 0) wait = tries_by_login_.take(given->login, options_.now());
  if (wait > 0) return respond(too_often(wait));
  store_.ask(
      [login = given->login](store::Store& store) { return store.account(login); },
      [this, respond, password = given->password](const std::optional<store::Account>& account) {
        const bool will_be = passwords_.verify(
            password, account.transform([](const auto& known) { return known.password_hash; }),
            [this, respond, account](bool is_right) {
              if (!is_right) return respond(wrong_login());
              open_session(*account, respond);
            });
        if (!will_be) respond(busy());
      });
}

void Hub::open_session(const store::Account& account, const Respond& respond) {
  const std::string token = new_token();
  const store::Session session{
      .token_hash = *token_hash(token), .guest = account.guest, .made = options_.now()};
  store_.ask(
      [account, session](store::Store& store) -> store::Answer<std::optional<store::Guest>> {
        // The password may have been changed meanwhile.
        const auto there = store.account(account.login);
        if (!there) return std::unexpected(there.error());
        if (*there != account) return std::nullopt;
        return store.put_session(session).and_then([&] { return store.guest(account.guest); });
      },
      [this, respond, token, account](const std::optional<store::Guest>& guest) {
        if (!guest) return respond(wrong_login());
        Response response = json_response(200, person_json(guest->name, account));
        response.headers.emplace_back("Set-Cookie", cookie_header(token));
        respond(std::move(response));
      },
      [respond] { respond(wrong_login()); });
}

void Hub::log_out(const Request& /*request*/, const Visitor& visitor, const Respond& respond) {
  store_.ask([hash = visitor.session](store::Store& store) { return store.end_session(hash); },
             [this, respond, hash = visitor.session] {
               ended_[hash] = options_.now();
               end_sessions([&](const std::string& session, const std::string& /*guest*/) {
                 return session == hash;
               });
               Response response = json_response(200, json::object());
               response.headers.emplace_back("Set-Cookie", cookie_header(""));
               respond(std::move(response));
             });
}

// Nobody acts by them any more: not on lines that are open, nor on one that is just being opened.
void Hub::end_sessions(
    const std::function<bool(const std::string& session, const std::string& guest)>& has_ended) {
  for (auto known = known_.begin(); known != known_.end();) {
    if (!has_ended(known->first, known->second.guest)) {
      ++known;
      continue;
    }
    ended_[known->first] = options_.now();
    known = known_.erase(known);
  }
  std::erase_if(lines_, [&](const auto& entry) {
    const auto& [connection, open] = entry;
    if (!has_ended(open.session, open.guest)) return false;
    service_.disconnect(connection, options_.now());
    open.line->close(kLoggedOut, "logged out");
    return true;
  });
}

}  // namespace loggia::server
