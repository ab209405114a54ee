#include "server/answers.h"

#include <algorithm>
#include <string_view>

#include "notation/text.h"

namespace loggia::server {
namespace {

Response no_request() { return error_response(400, "not_understood", "that is no HTTP request"); }

// "Application/JSON; charset=utf-8" is application/json.
std::string media_type(std::string_view content_type) {
  return tidied(content_type.substr(0, content_type.find(';')));
}

}  // namespace

Request to_request(const Incoming& incoming, std::string address) {
  const auto header = [&](http::field field) { return std::string(incoming[field]); };
  const std::string target(incoming.target());
  return {.method = std::string(incoming.method_string()),
          .path = target.substr(0, target.find('?')),
          .body = incoming.body(),
          .cookie = header(http::field::cookie),
          .origin = header(http::field::origin),
          .content_type = media_type(header(http::field::content_type)),
          .accept_encoding = header(http::field::accept_encoding),
          .accept_language = header(http::field::accept_language),
          .if_none_match = header(http::field::if_none_match),
          .address = std::move(address)};
}

std::string forwarded(const Incoming& incoming) {
  std::string all;
  const auto [first, last] = incoming.equal_range("X-Forwarded-For");
  for (auto field = first; field != last; ++field) {
    if (field != first) all += ",";
    all += std::string(field->value());
  }
  return all;
}

Outgoing to_send(const Incoming& incoming, const Response& response) {
  Outgoing out(static_cast<http::status>(response.status), incoming.version());
  out.set(http::field::cache_control, "no-store");
  out.set("X-Content-Type-Options", "nosniff");
  out.set("Referrer-Policy", "no-referrer");
  out.set("X-Frame-Options", "DENY");
  out.set("Cross-Origin-Opener-Policy", "same-origin");
  out.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  out.set("Content-Security-Policy",
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  for (const auto& [name, value] : response.headers) out.set(name, value);
  out.keep_alive(incoming.keep_alive());
  if (out.result() == http::status::not_modified) return out;
  out.set(http::field::content_type, response.type);
  const std::string_view body = response.lasting.empty() ? response.body : response.lasting;
  if (incoming.method() != http::verb::head) out.body() = {body.begin(), body.size()};
  out.content_length(body.size());
  return out;
}

std::optional<Response> complaint(beast::error_code error) {
  if (error == http::error::header_limit) {
    return error_response(431, "header_too_large", "the header of the request is too large");
  }
  if (error == http::error::body_limit) {
    return error_response(413, "body_too_large", "the body of the request is too large");
  }
  const bool is_http = error.category() == make_error_code(http::error::bad_method).category();
  if (!is_http || error == http::error::end_of_stream || error == http::error::partial_message) {
    return std::nullopt;
  }
  return no_request();
}

std::optional<Response> ambiguity(const Incoming& header) {
  const auto count = [&](http::field field) { return header.count(field); };
  const bool has_host =
      count(http::field::host) == 1 || (header.version() < 11 && count(http::field::host) == 0);
  if (!has_host || count(http::field::origin) > 1) return no_request();
  const auto encodings = count(http::field::transfer_encoding);
  if (encodings == 0) return std::nullopt;
  if (encodings > 1 || count(http::field::content_length) > 0 || header.version() < 11) {
    return no_request();
  }
  if (tidied(header[http::field::transfer_encoding]) != "chunked") {
    return error_response(501, "not_understood", "no other transfer coding than chunked is known");
  }
  return std::nullopt;
}

}  // namespace loggia::server
