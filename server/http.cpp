#include "server/http.h"

namespace loggia::server {

Response json_response(int status, const json::value& body) {
  return {.status = status, .body = compact(body)};
}

Response error_response(int status, std::string_view code, std::string_view text) {
  return json_response(status, json::object{{"code", code}, {"text", text}});
}

Response after(Milliseconds wait, Response response) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
  response.headers.emplace_back("Retry-After", std::to_string(seconds));
  return response;
}

Response too_often(Milliseconds wait) {
  return after(wait, error_response(429, "too_often", "too often; wait a little"));
}

}  // namespace loggia::server
