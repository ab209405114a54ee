// From what Beast read to a Request, and from a Response to what Beast sends.
#pragma once

#include <optional>
#include <string>

#include "server/http.h"
#include "server/net.h"

namespace loggia::server {

using Outgoing = http::response<http::span_body<const char>>;

Request to_request(const Incoming& incoming, std::string address);

// Everything X-Forwarded-For says, in order.
std::string forwarded(const Incoming& incoming);

// The response must stay until it is sent.
Outgoing to_send(const Incoming& incoming, const Response& response);

// For what is no request, if there is anything to say.
std::optional<Response> complaint(beast::error_code error);

// For a header that a proxy before us might read otherwise than we do: where its request ends, whom
// it is for, from whose page it comes.
std::optional<Response> ambiguity(const Incoming& header);

}  // namespace loggia::server
