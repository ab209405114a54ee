#include "server/accounts.h"

#include <string>
#include <utility>

#include "notation/reader.h"
#include "server/guests.h"
#include "server/identity.h"

namespace loggia::server {

namespace {

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

Response busy() {
  constexpr Milliseconds kWhile = std::chrono::seconds(2);
  return after(kWhile, error_response(503, "busy", "too many log in at once; try again"));
}

// The same for a login that nobody has and for a wrong password.
Response wrong_login() {
  return error_response(401, "wrong_login", "there is no such login with this password");
}

// Nothing, where the session has ended.
store::Answer<std::optional<store::Verdict>> put_account(store::Store& store,
                                                         const store::Account& account,
                                                         const std::string& session) {
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
}

}  // namespace

void Accounts::put(const Request& request, const Visitor& visitor, const Respond& respond) {
  const auto given = read_credentials(request.body);
  if (!given) return respond(not_understood(given.error()));
  const Milliseconds wait = changes_by_guest_.take(visitor.person.guest, now());
  if (wait > Milliseconds(0)) return respond(too_often(wait));
  const bool will_be = passwords_.hash(
      given->password,
      [this, visitor, respond, login = given->login](const std::optional<std::string>& hash) {
        if (!hash) return respond(busy());
        keep({.login = login, .guest = visitor.person.guest, .password_hash = *hash}, visitor,
             respond);
      });
  if (!will_be) respond(busy());
}

void Accounts::keep(const store::Account& account, const Visitor& visitor, const Respond& respond) {
  store_.ask([account, session = visitor.session](
                 store::Store& store) { return put_account(store, account, session); },
             [this, visitor, respond, account](std::optional<store::Verdict> verdict) {
               if (!verdict) return respond(no_guest());
               if (verdict == store::Verdict::kStale) {
                 return respond(error_response(409, "login_taken", "somebody else has this login"));
               }
               sessions_.end_each([&](const std::string& session, const std::string& guest) {
                 return guest == account.guest && session != visitor.session;
               });
               respond(json_response(200, person_json(visitor.person.name, account)));
             },
             [respond] { respond(no_guest()); });  // the guest is not there any more
}

void Accounts::log_in(const Request& request, const Respond& respond) {
  const auto given = read_credentials(request.body);
  if (!given) return respond(not_understood(given.error()));
  Milliseconds wait = tries_by_address_.take(request.address, now());
  if (wait == Milliseconds(0)) wait = tries_by_login_.take(given->login, now());
  if (wait > Milliseconds(0)) return respond(too_often(wait));
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

void Accounts::open_session(const store::Account& account, const Respond& respond) {
  const std::string token = new_token();
  const store::Session session{
      .token_hash = *token_hash(token), .guest = account.guest, .made = outside_.now()};
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
        sessions_.give_cookie(response, token);
        respond(std::move(response));
      },
      [respond] { respond(wrong_login()); });
}

void Accounts::log_out(const Visitor& visitor, const Respond& respond) {
  store_.ask(
      [session = visitor.session](store::Store& store) { return store.end_session(session); },
      [this, respond, session = visitor.session] {
        sessions_.end(session);
        Response response = json_response(200, json::object());
        sessions_.take_cookie(response);
        respond(std::move(response));
      });
}

}  // namespace loggia::server
