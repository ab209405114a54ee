#include "server/serve.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <csignal>
#include <deque>
#include <format>
#include <iostream>
#include <set>
#include <utility>

#include "server/hub.h"

namespace loggia::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::awaitable;
using asio::ip::tcp;
using std::chrono::seconds;
// With executors whose type is known: each message passes through several.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
using Stream = beast::basic_stream<tcp, Executor>;

// Errors as values: a line that breaks is nothing exceptional.
constexpr auto kTuple = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t kMostHeaderBytes = 16'384;
constexpr std::size_t kMostBodyBytes = 65'536;
constexpr std::size_t kMostMessageBytes = 16'384;
constexpr std::size_t kMostQueuedBytes = 1'048'576;
constexpr seconds kTimeForRequest(15);
constexpr seconds kTimeForResponse(30);

constexpr std::string_view kPage =
    "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Loggia</title>\n"
    "<h1>Loggia</h1>\n<p>The tables are open; the web app is yet to move in. "
    "docs/PROTOCOL.md tells how to play from a program.</p>\n";

table::Milliseconds wall_clock() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

void write_log(json::object line) {
  line["time"] = wall_clock();
  std::cerr << compact(line) + "\n";
}

class WebSocket final : public Line, public std::enable_shared_from_this<WebSocket> {
 public:
  explicit WebSocket(Stream stream) : stream_(std::move(stream)) {}

  websocket::stream<Stream>& stream() { return stream_; }

  void send(std::shared_ptr<const std::string> text) override {
    if (is_closing_) return;
    queued_ += text->size();
    if (queued_ > kMostQueuedBytes) {
      // Who does not read cannot be waited for. Closing politely would wait, too.
      is_closing_ = true;
      beast::get_lowest_layer(stream_).close();
      return;
    }
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }

  // After what is queued.
  void close(websocket::close_code code, std::string_view reason) {
    if (is_closing_) return;
    is_closing_ = true;
    reason_ = {code, beast::string_view(reason.data(), reason.size())};
    if (queue_.empty()) finish();
  }

 private:
  void write() {
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return;
                          self->queued_ -= self->queue_.front()->size();
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) {
                            self->write();
                          } else if (self->is_closing_) {
                            self->finish();
                          }
                        });
  }
  void finish() {
    stream_.async_close(reason_, [self = shared_from_this()](beast::error_code) {});
  }

  websocket::stream<Stream> stream_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_ = 0;
  bool is_closing_ = false;
  websocket::close_reason reason_;
};

class Server {
 public:
  Server(const ServeOptions& options, std::unique_ptr<store::Store> store, Acceptor acceptor,
         asio::io_context& context)
      : context_(context),
        acceptor_(std::move(acceptor)),
        hub_(std::move(store),
             [&context](std::function<void()> what) { asio::post(context, std::move(what)); },
             {.public_origin = options.public_url,
              .bot_threads = options.bot_threads,
              .now = wall_clock,
              .log = write_log,
              .broken = [this](const std::string& text) { fail(text); }}) {}

  void start() {
    asio::co_spawn(context_, listen(), asio::detached);
    asio::co_spawn(context_, tick(), asio::detached);
    asio::co_spawn(context_, wait_for_signal(), asio::detached);
  }
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  using Incoming = http::request<http::string_body>;

  void fail(const std::string& text) {
    problem_ = text;
    stop();
  }

  void stop() {
    if (is_stopping_) return;
    is_stopping_ = true;
    beast::error_code ignored;
    acceptor_.close(ignored);
    for (const auto& line : lines_) {
      line->close(websocket::close_code::service_restart, "the server restarts");
    }
    // Clients have a moment to say goodbye.
    farewell_.expires_after(seconds(lines_.empty() ? 0 : 1));
    farewell_.async_wait([this](beast::error_code) { context_.stop(); });
  }

  awaitable<void> wait_for_signal() {
    asio::signal_set signals(context_, SIGINT, SIGTERM);
    co_await signals.async_wait(kTuple);
    write_log({{"event", "stopping"}});
    stop();
  }

  awaitable<void> tick() {
    Timer timer(context_);
    while (!is_stopping_) {
      hub_.tick();
      timer.expires_after(seconds(1));
      co_await timer.async_wait(kTuple);
    }
  }

  awaitable<void> listen() {
    while (!is_stopping_) {
      auto [error, socket] = co_await acceptor_.async_accept(kTuple);
      if (!error) {
        asio::co_spawn(context_, converse(std::move(socket)), asio::detached);
        continue;
      }
      if (is_stopping_) co_return;
      // Out of file handles, most likely: let others end first.
      Timer timer(context_, std::chrono::milliseconds(100));
      co_await timer.async_wait(kTuple);
    }
  }

  // One connection: request after request, until it becomes a WebSocket or ends.
  awaitable<void> converse(Socket socket) {
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
      if (websocket::is_upgrade(incoming) && incoming.target() == "/ws") {
        co_await upgrade(std::move(stream), std::move(incoming), request);
        co_return;
      }
      const bool keeps_alive = incoming.keep_alive();
      auto response = to_send(incoming, co_await answer(request));
      stream.expires_after(kTimeForResponse);
      auto [write_error, written] = co_await http::async_write(stream, response, kTuple);
      if (write_error || !keeps_alive) break;
    }
    stream.socket().shutdown(Socket::shutdown_send, ignored);
  }

  static Request to_request(const Incoming& incoming, std::string address) {
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

  // Waits for an answer that may come at once, or after the store was asked.
  template <class Value, class Ask>
  awaitable<Value> wait_for(Ask ask) {
    struct Waiting {
      explicit Waiting(asio::io_context& context) : timer(context) {
        timer.expires_at(Timer::time_point::max());
      }
      Timer timer;
      std::optional<Value> value;
    };
    auto waiting = std::make_shared<Waiting>(context_);
    ask([waiting](Value value) {
      waiting->value = std::move(value);
      waiting->timer.cancel();
    });
    while (!waiting->value) co_await waiting->timer.async_wait(kTuple);
    co_return *std::move(waiting->value);
  }

  awaitable<Response> answer(const Request& request) {
    const bool is_get = request.method == "GET" || request.method == "HEAD";
    if (is_get && request.path == "/") {
      co_return Response{.type = "text/html; charset=utf-8", .body = std::string(kPage)};
    }
    co_return co_await wait_for<Response>(
        [&](const Respond& respond) { hub_.answer(request, respond); });
  }

  static http::response<http::string_body> to_send(const Incoming& incoming, Response response) {
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

  awaitable<void> upgrade(Stream stream, Incoming incoming, const Request& request) {
    std::optional<table::Person> person;
    if (hub_.is_own(request.origin)) {
      person = co_await wait_for<std::optional<table::Person>>(
          [&](const Hub::Identified& then) { hub_.identify(request.cookie, then); });
    }
    if (!person) {
      const bool is_own = hub_.is_own(request.origin);
      auto refused =
          to_send(incoming, is_own ? error_response(401, "no_guest", "say who you are first")
                                   : error_response(403, "other_origin", "that page is not ours"));
      stream.expires_after(kTimeForResponse);
      co_await http::async_write(stream, refused, kTuple);
      co_return;
    }
    stream.expires_never();  // the WebSocket has times of its own
    const auto line = std::make_shared<WebSocket>(std::move(stream));
    auto& socket = line->stream();
    socket.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    socket.read_message_max(kMostMessageBytes);
    auto [error] = co_await socket.async_accept(incoming, kTuple);
    if (error) co_return;
    // Apart, so that nothing of the request is kept while people play.
    asio::co_spawn(context_, talk(line, hub_.connect(*line, *std::move(person))), asio::detached);
  }

  awaitable<void> talk(std::shared_ptr<WebSocket> line, table::Connection connection) {
    lines_.insert(line);
    beast::flat_buffer buffer;
    while (true) {
      auto [error, size] = co_await line->stream().async_read(buffer, kTuple);
      if (error) break;
      const auto data = buffer.cdata();
      hub_.receive(connection, {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(size);
    }
    lines_.erase(line);
    hub_.disconnect(connection);
  }

  asio::io_context& context_;
  Acceptor acceptor_;
  Timer farewell_{context_};
  std::set<std::shared_ptr<WebSocket>> lines_;
  bool is_stopping_ = false;
  std::string problem_;
  Hub hub_;
};

}  // namespace

std::expected<void, Problem> serve(const ServeOptions& options,
                                   std::unique_ptr<store::Store> store) {
  asio::io_context context(1);
  beast::error_code error;
  const auto address = asio::ip::make_address(options.address, error);
  if (error)
    return std::unexpected(Problem{"listen", in_quotes(options.address) + " is no address"});
  Acceptor acceptor(context);
  const tcp::endpoint endpoint(address, options.port);
  const auto failed = [&] {
    return std::unexpected(Problem{
        "listen", std::format("{}:{}: {}", options.address, options.port, error.message())});
  };
  if (acceptor.open(endpoint.protocol(), error)) return failed();
  if (acceptor.set_option(asio::socket_base::reuse_address(true), error)) return failed();
  if (acceptor.bind(endpoint, error)) return failed();
  if (acceptor.listen(asio::socket_base::max_listen_connections, error)) return failed();
  ServeOptions known = options;
  if (known.public_url.empty()) {
    const std::string host = address.is_v6() ? "[" + options.address + "]" : options.address;
    known.public_url = std::format("http://{}:{}", host, acceptor.local_endpoint().port());
  }
  std::cout << std::format("Loggia is open at {}\n", known.public_url) << std::flush;
  Server server(known, std::move(store), std::move(acceptor), context);
  server.start();
  context.run();
  if (!server.problem().empty()) return std::unexpected(Problem{"store", server.problem()});
  return {};
}

}  // namespace loggia::server
