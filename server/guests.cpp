#include "server/guests.h"

#include <utility>

#include "notation/reader.h"
#include "server/identity.h"

namespace loggia::server {
namespace {

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

// What to do if the store refuses it.
std::function<void()> cannot_store(const Respond& respond) {
  return [respond] { respond(error_response(400, "not_understood", "this cannot be stored")); };
}

}  // namespace

json::object person_json(const std::string& name, const std::optional<store::Account>& account) {
  return {{"name", name}, {"login", account ? json::value(account->login) : json::value(nullptr)}};
}

Response no_guest() { return error_response(401, "no_guest", "say who you are first"); }

Response not_understood(const Problem& problem) {
  return error_response(400, "not_understood", to_text(problem));
}

void Guests::make(const Request& request, const Respond& respond) {
  const auto name = read_name(request.body);
  if (!name) return respond(not_understood(name.error()));
  const std::string token = new_token();
  const store::Guest guest{.id = random_digits(16), .name = *name, .seen = outside_.now()};
  const store::Session session{
      .token_hash = *token_hash(token), .guest = guest.id, .made = outside_.now()};
  store_.ask(
      [guest, session](store::Store& store) {
        const auto put = store.put_guest(guest);
        return put ? store.put_session(session) : put;
      },
      [this, respond, token, name = guest.name] {
        Response response = json_response(201, person_json(name, std::nullopt));
        sessions_.give_cookie(response, token);
        respond(std::move(response));
      },
      cannot_store(respond));
}

void Guests::tell(const Request& request, const Respond& respond) {
  sessions_.identify(request.cookie, [this, respond](const std::optional<Visitor>& visitor) {
    if (!visitor) return respond(json_response(200, nullptr));
    store_.ask(
        [guest = visitor->person.guest](store::Store& store) { return store.account_of(guest); },
        [respond, name = visitor->person.name](const std::optional<store::Account>& account) {
          respond(json_response(200, person_json(name, account)));
        });
  });
}

void Guests::rename(const Request& request, const Visitor& visitor, const Respond& respond) {
  const auto name = read_name(request.body);
  if (!name) return respond(not_understood(name.error()));
  const store::Guest guest{.id = visitor.person.guest, .name = *name, .seen = outside_.now()};
  store_.ask(
      [guest](store::Store& store) {
        return store.put_guest(guest).and_then([&] { return store.account_of(guest.id); });
      },
      [this, respond, guest](const std::optional<store::Account>& account) {
        sessions_.rename(guest.id, guest.name);
        respond(json_response(200, person_json(guest.name, account)));
      },
      cannot_store(respond));
}

}  // namespace loggia::server
