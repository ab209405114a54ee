// A request and its answer, without sockets.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/json.h"
#include "notation/time.h"

namespace loggia::server {

struct Request {
  std::string method;
  std::string path;  // without what follows "?"
  std::string body;
  std::string cookie;
  std::string origin;        // empty: a client that is no browser, or a page of our own
  std::string content_type;  // in small letters, without parameters
  std::string accept_encoding;
  std::string accept_language;
  std::string if_none_match;
  std::string address;  // whose request it is, as far as one knows
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string_view lasting;  // instead of a body: what stays as long as the server
};

using Respond = std::function<void(Response)>;

Response json_response(int status, const json::value& body);
// {"code": …, "text": …}
Response error_response(int status, std::string_view code, std::string_view text);
// Says when to come again.
Response after(Milliseconds wait, Response response);
Response too_often(Milliseconds wait);

}  // namespace loggia::server
