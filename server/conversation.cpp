#include "server/conversation.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/answers.h"
#include "server/link_card.h"
#include "server/web_socket.h"

namespace loggia::server {
namespace {

constexpr std::string_view kPage =
    "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Loggia</title>\n"
    "<h1>Loggia</h1>\n<p>The tables are open; the web app is yet to move in. "
    "docs/PROTOCOL.md tells how to play from a program.</p>\n";

// Waits for an answer that may come at once, or after the store was asked; nothing, if it is not
// there in time.
template <class Value, class Ask>
awaitable<std::optional<Value>> wait_until(asio::io_context& context, Timer::time_point last,
                                           Ask ask) {
  struct Waiting {
    explicit Waiting(asio::io_context& context) : timer(context) {}
    Timer timer;
    std::optional<Value> value;
  };
  auto waiting = std::make_shared<Waiting>(context);
  waiting->timer.expires_at(last);
  ask([waiting](Value value) {
    waiting->value = std::move(value);
    waiting->timer.cancel();
  });
  while (!waiting->value && Timer::clock_type::now() < last) {
    co_await waiting->timer.async_wait(kTuple);
  }
  co_return std::move(waiting->value);
}

template <class Value, class Ask>
awaitable<Value> wait_for(asio::io_context& context, Ask ask) {
  auto value = co_await wait_until<Value>(context, Timer::time_point::max(), std::move(ask));
  co_return *std::move(value);
}

// A page is there before its card would be late.
constexpr seconds kLongestWaitForCard(1);

constexpr std::size_t kReadAhead = 65'536;

class Conversation {
 public:
  Conversation(Edge& edge, Socket socket, Crowd::Admission admission, Door door)
      : edge_(edge),
        admission_(std::move(admission)),
        door_(door),
        stream_(std::move(socket)),
        buffer_(edge.options.limits.header_bytes + kReadAhead) {
    beast::error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
    peer_ = stream_.socket().remote_endpoint(ignored).address();
  }

  awaitable<void> hold() {
    while (auto incoming = co_await next()) {
      const Request request = to_request(*incoming, household(client_));
      if (const auto refused = refusal(request)) {
        if (!co_await send(*incoming, request, *refused)) break;
      } else if (beast::websocket::is_upgrade(*incoming) && incoming->target() == "/ws" &&
                 door_ == Door::kPublic) {
        co_return co_await upgrade(*std::move(incoming), request);
      } else {
        if (!co_await send(*incoming, request, co_await answer(request))) break;
      }
    }
    beast::error_code ignored;
    stream_.socket().shutdown(Socket::shutdown_send, ignored);
  }

 private:
  [[nodiscard]] const Limits& limits() const { return edge_.options.limits; }

  // Nothing, if nothing more comes. What is no request is told so.
  awaitable<std::optional<Incoming>> next() {
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(limits().header_bytes));
    parser.body_limit(limits().body_bytes);
    stream_.expires_after(seconds(limits().header_seconds));
    edge_.idle.insert(&stream_);
    beast::error_code error;
    std::tie(error, std::ignore) =
        co_await http::async_read_header(stream_, buffer_, parser, kTuple);
    edge_.idle.erase(&stream_);
    if (!error) {
      if (const auto told = ambiguity(parser.get())) {
        co_await complain(*told);
        co_return std::nullopt;
      }
      // Now: what follows a body counts as a header too, and may come from anybody.
      client_ = client_of(peer_, forwarded(parser.get()), edge_.options.trusted_proxies);
      stream_.expires_after(seconds(limits().body_seconds));
      std::tie(error, std::ignore) = co_await http::async_read(stream_, buffer_, parser, kTuple);
    }
    if (!error) co_return parser.release();
    if (const auto told = complaint(error)) co_await complain(*told);
    co_return std::nullopt;
  }

  awaitable<void> complain(Response response) {
    if (response.status == 431) refused(Limit::kHeader, household(peer_));
    if (response.status == 413) refused(Limit::kBody, household(peer_));
    Incoming nothing;
    nothing.keep_alive(false);
    co_await send(nothing, {}, std::move(response));
    // An answer is lost if its sender hangs up while something still comes in.
    beast::error_code error;
    stream_.socket().shutdown(Socket::shutdown_send, error);
    constexpr std::size_t kMost = 1'048'576;
    stream_.expires_after(seconds(2));
    for (std::size_t read = 0; !error && read < kMost;) {
      std::size_t size = 0;
      buffer_.clear();
      std::tie(error, size) = co_await stream_.async_read_some(buffer_.prepare(4096), kTuple);
      read += size;
    }
  }

  void refused(Limit limit, std::string_view address) {
    edge_.tally.refused(limit, address, steady_clock());
  }

  // For who asks too often.
  std::optional<Response> refusal(const Request& request) {
    if (door_ == Door::kMachines) return std::nullopt;
    const Milliseconds now = steady_clock();
    if (const auto wait = edge_.requests.take(request.address, now); wait > Milliseconds(0)) {
      refused(Limit::kRequests, request.address);
      return too_often(wait);
    }
    if (request.method != "POST" || request.path != "/api/guest") return std::nullopt;
    if (const auto wait = edge_.guests.take(request.address, now); wait > Milliseconds(0)) {
      refused(Limit::kGuests, request.address);
      return too_often(wait);
    }
    return std::nullopt;
  }

  awaitable<Response> answer(const Request& request) {
    const bool is_get = request.method == "GET" || request.method == "HEAD";
    if (is_get && request.path == "/metrics" &&
        (door_ == Door::kMachines || !edge_.options.metrics)) {
      co_return metrics();
    }
    const bool is_health = request.path == "/healthz" || request.path == "/readyz";
    if (door_ == Door::kMachines && !is_health) {
      co_return error_response(404, "nothing_there", "there is nothing at this address");
    }
    if (is_get) {
      const std::string card =
          edge_.files.is_page(request.path) ? co_await card_of(request) : std::string();
      if (const auto file = edge_.files.find(request, card)) co_return *file;
      if (request.path == "/") {
        co_return Response{.type = "text/html; charset=utf-8", .body = std::string(kPage)};
      }
    }
    co_return co_await wait_for<Response>(
        edge_.context, [&](const Respond& respond) { edge_.hub.answer(request, respond); });
  }

  // What the page tells of itself to whoever shows a link to it.
  awaitable<std::string> card_of(const Request& request) {
    std::optional<table::told::Listed> listed;
    if (const auto match = match_at(request.path)) {
      const auto answer = co_await wait_until<std::optional<table::told::Listed>>(
          edge_.context, std::chrono::steady_clock::now() + kLongestWaitForCard,
          [&](const Catalogue::Summarized& then) { edge_.hub.summarize(*match, then); });
      listed = answer.value_or(std::nullopt);
    }
    const Language language = language_of(request.accept_language);
    co_return card_html(link_card(request.path, listed, language), edge_.hub.origins().open,
                        language);
  }

  [[nodiscard]] Response metrics() const {
    Exposition out;
    out.family("connections", "gauge", "Open connections, by what they are used for.");
    out.member("connections", "kind", "http", edge_.crowd.size() - edge_.lines.size());
    out.member("connections", "kind", "websocket", edge_.lines.size());
    edge_.tally.measure(out);
    edge_.hub.measure(out);
    out.resident_memory();
    return {.type = "text/plain; version=0.0.4", .body = std::move(out).text()};
  }

  void note(const Incoming& incoming, const Request& request, int status) {
    edge_.tally.answered(status);
    if (!edge_.options.logs_requests) return;
    write_log({{"event", "request"},
               {"method", std::string(http::to_string(incoming.method()))},
               {"path", path_pattern(request.path)},
               {"status", status}});
  }

  // Whether the conversation goes on.
  awaitable<bool> send(const Incoming& incoming, const Request& request, Response response) {
    Outgoing out = to_send(incoming, response);
    if (edge_.is_stopping) out.keep_alive(false);
    stream_.expires_after(seconds(limits().response_seconds));
    const auto [error, size] = co_await http::async_write(stream_, out, kTuple);
    note(incoming, request, response.status);
    co_return !error && out.keep_alive();
  }

  awaitable<void> upgrade(Incoming incoming, const Request& request) {
    if (!edge_.hub.origins().has(request.origin)) {
      co_await send(incoming, request,
                    error_response(403, "other_origin", "that page is not ours"));
      co_return;
    }
    const auto known = co_await wait_for<std::optional<Visitor>>(
        edge_.context,
        [&](const Sessions::Identified& then) { edge_.hub.identify(request.cookie, then); });
    // A proxy's connections are counted as those of whom it speaks for, once they stay.
    const bool is_counted = !admission_.address().empty();
    if (!is_counted && !edge_.crowd.belongs_to(admission_, request.address)) {
      refused(Limit::kConnectionsPerAddress, request.address);
      co_await send(
          incoming, request,
          error_response(503, "too_many_connections", "too many of you are here already"));
    } else {
      note(incoming, request, 101);
      stream_.expires_never();  // the WebSocket has times of its own
      const auto line =
          std::make_shared<WebSocket>(edge_, std::move(stream_), std::move(admission_));
      const auto [error] = co_await line->stream().async_accept(incoming, kTuple);
      if (!error) line->listen(known.value_or(Visitor::stranger()));
    }
  }

  Edge& edge_;
  Crowd::Admission admission_;
  Door door_;
  Stream stream_;
  Address peer_;
  Address client_;             // of the request
  beast::flat_buffer buffer_;  // bounded: what stands around chunks has no other limit
};

}  // namespace

awaitable<void> converse(Edge& edge, Socket socket, Crowd::Admission admission, Door door) {
  Conversation conversation(edge, std::move(socket), std::move(admission), door);
  co_await conversation.hold();
}

}  // namespace loggia::server
