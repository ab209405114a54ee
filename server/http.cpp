#include "server/http.h"

namespace loggia::server {

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

}  // namespace loggia::server
