// The HTTP side of the hub: what is there, what is played, records. hub_guests.cpp has who one is.
#include <format>
#include <functional>
#include <utility>

#include "match/chance_origin.h"
#include "match/record.h"
#include "server/hub.h"
#include "server/identity.h"
#include "table/offer.h"

namespace loggia::server {

namespace {

constexpr std::size_t kMostListed = 100;

json::array listed_json(const std::vector<store::Listed>& list, std::string_view guest) {
  json::array out;
  for (const store::Listed& listed : list) {
    json::object entry = parse_json(listed.summary.card).value_or(json::object()).as_object();
    entry["match"] = listed.match;
    entry["phase"] = name(listed.summary.phase);
    entry["touched"] = listed.summary.touched;
    for (const store::Member& member : listed.summary.members) {
      if (member.guest == guest) entry["awaits_you"] = member.is_awaited;
    }
    out.push_back(std::move(entry));
  }
  return out;
}

}  // namespace

Response json_response(int status, const json::value& body) {
  return {.status = status, .body = compact(body)};
}

Response error_response(int status, std::string_view code, std::string_view text) {
  return json_response(status, json::object{{"code", code}, {"text", text}});
}

Response after(table::Milliseconds wait, Response response) {
  constexpr table::Milliseconds kSecond = 1000;
  response.headers.emplace_back("Retry-After", std::to_string((wait + kSecond - 1) / kSecond));
  return response;
}

Response too_often(table::Milliseconds wait) {
  return after(wait, error_response(429, "too_often", "too often; wait a little"));
}

void Hub::answer(const Request& request, const Respond& respond) {
  const bool is_get = request.method == "GET" || request.method == "HEAD";
  const bool is_post = request.method == "POST";
  // A form on another page can send neither JSON nor a matching origin.
  if (is_post && !is_own(request.origin)) {
    return respond(error_response(403, "other_origin", "that page is not ours"));
  }
  if (is_post && request.content_type != "application/json") {
    return respond(error_response(415, "not_json", "the body must be application/json"));
  }
  const std::string& path = request.path;
  if (is_get && path == "/healthz") return respond({.type = "text/plain", .body = "ok\n"});
  if (is_get && path == "/readyz") {
    return respond({.status = is_paused_ ? 503 : 200,
                    .type = "text/plain",
                    .body = is_paused_ ? "the store is away\n" : "ready\n"});
  }
  if (is_get && path == "/api/games")
    return respond({.status = 200, .body = table::offered_games_text(library_)});
  if (is_post && path == "/api/guest") return make_guest(request, respond);
  if (is_get && path == "/api/me") return tell_who(request, respond);
  if (is_post && path == "/api/me")
    return for_guest(request, respond, std::bind_front(&Hub::rename, this));
  if (is_post && path == "/api/account")
    return for_guest(request, respond, std::bind_front(&Hub::put_account, this));
  if (is_post && path == "/api/login") return log_in(request, respond);
  if (is_post && path == "/api/logout")
    return for_guest(request, respond, std::bind_front(&Hub::log_out, this));
  if (is_get && path == "/api/tables") return open_tables(request, respond);
  if (is_get && path == "/api/matches")
    return for_guest(request, respond, std::bind_front(&Hub::own_matches, this));
  if (is_get && path.starts_with("/api/contents/")) return content(request, respond);
  if (is_get && path.starts_with("/api/records/")) return record(request, respond);
  respond(error_response(404, "nothing_there", "there is nothing at this address"));
}

void Hub::summarize(const std::string& match, const Summarized& then) {
  if (is_paused_) return then(std::nullopt);
  store_.ask([match](store::Store& store) { return store.summary(match); }, then);
}

void Hub::for_guest(const Request& request, const Respond& respond, const Handler& handler) {
  identify(request.cookie, [request, respond, handler](const std::optional<Visitor>& visitor) {
    if (!visitor) return respond(error_response(401, "no_guest", "say who you are first"));
    handler(request, *visitor, respond);
  });
}

void Hub::open_tables(const Request& request, const Respond& respond) {
  identify(request.cookie, [this, respond](const std::optional<Visitor>& visitor) {
    store_.ask([](store::Store& store) { return store.open_tables(kMostListed); },
               [respond, guest = visitor.value_or(stranger()).person.guest](
                   const std::vector<store::Listed>& list) {
                 respond(json_response(200, listed_json(list, guest)));
               });
  });
}

void Hub::own_matches(const Request& /*request*/, const Visitor& visitor, const Respond& respond) {
  store_.ask([guest = visitor.person.guest](
                 store::Store& store) { return store.matches_of(guest, kMostListed); },
             [respond, guest = visitor.person.guest](const std::vector<store::Listed>& list) {
               respond(json_response(200, listed_json(list, guest)));
             });
}

void Hub::content(const Request& request, const Respond& respond) {
  const std::string hash = request.path.substr(std::string_view("/api/contents/").size());
  const auto tell = [respond](const std::optional<std::string>& text) {
    if (!text) return respond(error_response(404, "nothing_there", "there is no such content"));
    Response response{.body = *text};
    // The same hash is the same text, for ever.
    response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
    respond(std::move(response));
  };
  if (const std::string* known = library_.text(hash)) return tell(*known);
  if (!is_word(hash)) return tell(std::nullopt);
  store_.ask([hash](store::Store& store) { return store.content(hash); }, tell);
}

void Hub::record(const Request& request, const Respond& respond) {
  const std::string match = request.path.substr(std::string_view("/api/records/").size());
  // What cannot be an id is not looked for: a store may have no way to hold it.
  if (!is_word(match)) {
    return respond(error_response(404, "unknown_match", "there is no such match"));
  }
  const auto tell = [respond](const table::Table* table, std::string_view guest) {
    if (table == nullptr) {
      return respond(error_response(404, "unknown_match", "there is no such match"));
    }
    const bool may_see =
        table->chair_of(guest) || table->has_played(guest) || table->spec().has_spectators;
    if (!may_see) {
      return respond(error_response(403, "no_spectators", "this table allows no spectators"));
    }
    if (table->match() == nullptr || table->phase() != table::Phase::kOver) {
      return respond(error_response(409, "match_not_over", "the match is not over yet"));
    }
    Response response = json_response(200, record_json(*table->match()));
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"match.json\"");
    respond(std::move(response));
  };
  identify(request.cookie, [this, match, tell](const std::optional<Visitor>& visitor) {
    service_.inspect(match, options_.now(),
                     [tell, guest = visitor.value_or(stranger()).person.guest](
                         const table::Table* table) { tell(table, guest); });
  });
}

}  // namespace loggia::server
