#include "server/api.h"

#include <optional>
#include <string>
#include <string_view>

namespace loggia::server {
namespace {

Response nothing_there() {
  return error_response(404, "nothing_there", "there is nothing at this address");
}

}  // namespace

void Api::answer(const Request& request, const Respond& respond) {
  if (request.method == "GET" || request.method == "HEAD") return get(request, respond);
  if (request.method == "POST") return post(request, respond);
  respond(nothing_there());
}

void Api::get(const Request& request, const Respond& respond) {
  constexpr std::string_view kContents = "/api/contents/";
  constexpr std::string_view kRecords = "/api/records/";
  const std::string& path = request.path;
  if (path == "/healthz") return respond({.type = "text/plain", .body = "ok\n"});
  if (path == "/readyz") return tell_ready(respond);
  if (path == "/api/games") return catalogue_.games(respond);
  if (path == "/api/me") return guests_.tell(request, respond);
  if (path == "/api/tables") return catalogue_.open_tables(request, respond);
  if (path == "/api/matches") {
    return for_guest(request, respond, [this, respond](const Visitor& visitor) {
      catalogue_.matches_of(visitor, respond);
    });
  }
  if (path.starts_with(kContents)) {
    return catalogue_.content(path.substr(kContents.size()), respond);
  }
  if (path.starts_with(kRecords)) {
    return catalogue_.record(path.substr(kRecords.size()), request, respond);
  }
  respond(nothing_there());
}

void Api::post(const Request& request, const Respond& respond) {
  // A form on another page can send neither JSON nor a matching origin.
  if (!origins_.has(request.origin)) {
    return respond(error_response(403, "other_origin", "that page is not ours"));
  }
  if (request.content_type != "application/json") {
    return respond(error_response(415, "not_json", "the body must be application/json"));
  }
  const std::string& path = request.path;
  if (path == "/api/guest") return guests_.make(request, respond);
  if (path == "/api/login") return accounts_.log_in(request, respond);
  if (path == "/api/me") {
    return for_guest(request, respond, [this, request, respond](const Visitor& visitor) {
      guests_.rename(request, visitor, respond);
    });
  }
  if (path == "/api/account") {
    return for_guest(request, respond, [this, request, respond](const Visitor& visitor) {
      accounts_.put(request, visitor, respond);
    });
  }
  if (path == "/api/logout") {
    return for_guest(request, respond, [this, respond](const Visitor& visitor) {
      accounts_.log_out(visitor, respond);
    });
  }
  respond(nothing_there());
}

void Api::for_guest(const Request& request, const Respond& respond, const Handler& handler) {
  sessions_.identify(request.cookie, [respond, handler](const std::optional<Visitor>& visitor) {
    visitor ? handler(*visitor) : respond(no_guest());
  });
}

void Api::tell_ready(const Respond& respond) const {
  const bool is_away = store_.is_away();
  respond({.status = is_away ? 503 : 200,
           .type = "text/plain",
           .body = is_away ? "the store is away\n" : "ready\n"});
}

}  // namespace loggia::server
