#include "server/serve.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <format>
#include <iostream>
#include <utility>

#include "server/conversation.h"
#include "server/web_socket.h"

namespace loggia::server {
namespace {

table::Milliseconds wall_clock() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

void write_log(json::object line) {
  line["time"] = wall_clock();
  std::cerr << compact(line) + "\n";
}

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
              .broken = [this](const std::string& text) { fail(text); },
              .library = options.library}),
        edge_{.context = context, .hub = hub_, .lines = {}} {}

  void start() {
    asio::co_spawn(context_, listen(), asio::detached);
    asio::co_spawn(context_, tick(), asio::detached);
    asio::co_spawn(context_, wait_for_signal(), asio::detached);
  }
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  void fail(const std::string& text) {
    problem_ = text;
    stop();
  }

  void stop() {
    if (is_stopping_) return;
    is_stopping_ = true;
    beast::error_code ignored;
    acceptor_.close(ignored);
    for (WebSocket* line : edge_.lines) {
      line->close(websocket::close_code::service_restart, "the server restarts");
    }
    // Clients have a moment to say goodbye.
    farewell_.expires_after(seconds(edge_.lines.empty() ? 0 : 1));
    farewell_.async_wait([this](beast::error_code) { context_.stop(); });
  }

  awaitable<void> wait_for_signal() {
    co_await signals_.async_wait(kTuple);
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
        asio::co_spawn(context_, converse(edge_, std::move(socket)), asio::detached);
        continue;
      }
      if (is_stopping_) co_return;
      // Out of file handles, most likely: let others end first.
      Timer timer(context_, std::chrono::milliseconds(100));
      co_await timer.async_wait(kTuple);
    }
  }

  asio::io_context& context_;
  Acceptor acceptor_;
  asio::signal_set signals_{context_, SIGINT, SIGTERM};  // heard from the beginning
  Timer farewell_{context_};
  bool is_stopping_ = false;
  std::string problem_;
  Hub hub_;
  Edge edge_;
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
  Server server(known, std::move(store), std::move(acceptor), context);
  server.start();
  std::cout << std::format("Loggia is open at {}\n", known.public_url) << std::flush;
  context.run();
  if (!server.problem().empty()) return std::unexpected(Problem{"store", server.problem()});
  return {};
}

}  // namespace loggia::server
