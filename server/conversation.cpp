#include "server/conversation.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/web_socket.h"

namespace loggia::server {
namespace {

constexpr std::size_t kMostHeaderBytes = 16'384;
constexpr std::size_t kMostBodyBytes = 65'536;
constexpr seconds kTimeForRequest(15);
constexpr seconds kTimeForResponse(30);

constexpr std::string_view kPage =
    "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Loggia</title>\n"
    "<h1>Loggia</h1>\n<p>The tables are open; the web app is yet to move in. "
    "docs/PROTOCOL.md tells how to play from a program.</p>\n";

Request to_request(const Incoming& incoming, std::string address) {
  const auto header = [&](http::field field) { return std::string(incoming[field]); };
  const std::string target(incoming.target());
  return {.method = std::string(incoming.method_string()),
          .path = target.substr(0, target.find('?')),
          .body = incoming.body(),
          .cookie = header(http::field::cookie),
          .origin = header(http::field::origin),
          .content_type = header(http::field::content_type),
          .address = std::move(address)};
}

http::response<http::string_body> to_send(const Incoming& incoming, Response response) {
  http::response<http::string_body> out(static_cast<http::status>(response.status),
                                        incoming.version());
  out.set(http::field::content_type, response.type);
  out.set(http::field::cache_control, "no-store");
  out.set("X-Content-Type-Options", "nosniff");
  out.set("Referrer-Policy", "no-referrer");
  out.set("Content-Security-Policy",
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  for (const auto& [name, value] : response.headers) out.set(name, value);
  out.keep_alive(incoming.keep_alive());
  const std::size_t size = response.body.size();
  if (incoming.method() != http::verb::head) out.body() = std::move(response.body);
  out.content_length(size);
  return out;
}

// Waits for an answer that may come at once, or after the store was asked.
template <class Value, class Ask>
awaitable<Value> wait_for(asio::io_context& context, Ask ask) {
  struct Waiting {
    explicit Waiting(asio::io_context& context) : timer(context) {
      timer.expires_at(Timer::time_point::max());
    }
    Timer timer;
    std::optional<Value> value;
  };
  auto waiting = std::make_shared<Waiting>(context);
  ask([waiting](Value value) {
    waiting->value = std::move(value);
    waiting->timer.cancel();
  });
  while (!waiting->value) co_await waiting->timer.async_wait(kTuple);
  co_return *std::move(waiting->value);
}

awaitable<Response> answer(Edge& edge, const Request& request) {
  const bool is_get = request.method == "GET" || request.method == "HEAD";
  if (is_get && request.path == "/") {
    co_return Response{.type = "text/html; charset=utf-8", .body = std::string(kPage)};
  }
  co_return co_await wait_for<Response>(
      edge.context, [&](const Respond& respond) { edge.hub.answer(request, respond); });
}

awaitable<void> upgrade(Edge& edge, Stream stream, Incoming incoming, const Request& request) {
  std::optional<Visitor> visitor;
  if (edge.hub.is_own(request.origin)) {
    visitor = co_await wait_for<std::optional<Visitor>>(
        edge.context,
        [&](const Hub::Identified& then) { edge.hub.identify(request.cookie, then); });
  }
  if (!visitor) {
    const bool is_own = edge.hub.is_own(request.origin);
    auto refused =
        to_send(incoming, is_own ? error_response(401, "no_guest", "say who you are first")
                                 : error_response(403, "other_origin", "that page is not ours"));
    stream.expires_after(kTimeForResponse);
    co_await http::async_write(stream, refused, kTuple);
    co_return;
  }
  stream.expires_never();  // the WebSocket has times of its own
  const auto line = std::make_shared<WebSocket>(edge, std::move(stream));
  auto [error] = co_await line->stream().async_accept(incoming, kTuple);
  if (!error) line->listen(*std::move(visitor));
}

}  // namespace

awaitable<void> converse(Edge& edge, Socket socket) {
  beast::error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  const std::string address = socket.remote_endpoint(ignored).address().to_string();
  Stream stream(std::move(socket));
  beast::flat_buffer buffer;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kMostHeaderBytes);
    parser.body_limit(kMostBodyBytes);
    stream.expires_after(kTimeForRequest);
    auto [error, size] = co_await http::async_read(stream, buffer, parser, kTuple);
    if (error) co_return;
    Incoming incoming = parser.release();
    const Request request = to_request(incoming, address);
    if (beast::websocket::is_upgrade(incoming) && incoming.target() == "/ws") {
      co_await upgrade(edge, std::move(stream), std::move(incoming), request);
      co_return;
    }
    const bool keeps_alive = incoming.keep_alive();
    auto response = to_send(incoming, co_await answer(edge, request));
    stream.expires_after(kTimeForResponse);
    auto [write_error, written] = co_await http::async_write(stream, response, kTuple);
    if (write_error || !keeps_alive) break;
  }
  stream.socket().shutdown(Socket::shutdown_send, ignored);
}

}  // namespace loggia::server
