#include "server/serve.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <charconv>
#include <csignal>
#include <format>
#include <iostream>
#include <list>
#include <utility>

#include "server/conversation.h"
#include "server/origin.h"
#include "server/web_socket.h"

namespace loggia::server {
namespace {

constexpr seconds kTimeToLeave(5);
constexpr seconds kTick(1);
// Whoever vanishes just after a word was heard is away after this time, and seen at the next tick:
// within ten seconds, with two to spare for the way there.
static_assert(Limits().away_seconds + kTick.count() <= 8);

Time wall_clock() {
  using namespace std::chrono;
  return floor<milliseconds>(system_clock::now());
}

// As many files as the system allows: a connection is one.
std::size_t raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
  (void)getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

std::string to_text(const Endpoint& endpoint) {
  const std::string address = endpoint.address.to_string();
  return std::format("{}:{}", endpoint.address.is_v6() ? "[" + address + "]" : address,
                     endpoint.port);
}

std::expected<Acceptor, Problem> listen_at(asio::io_context& context, const Endpoint& where) {
  Acceptor acceptor(context);
  const tcp::endpoint endpoint(where.address, where.port);
  beast::error_code error;
  if (acceptor.open(endpoint.protocol(), error) ||
      acceptor.set_option(asio::socket_base::reuse_address(true), error) ||
      acceptor.bind(endpoint, error) ||
      acceptor.listen(asio::socket_base::max_listen_connections, error)) {
    return std::unexpected(
        Problem{"listen", std::format("{}: {}", to_text(where), error.message())});
  }
  return acceptor;
}

class Server {
 public:
  Server(const ServeOptions& options, StaticFiles files, HubOptions hub_options,
         std::unique_ptr<store::Store> store, Crowd& crowd, asio::io_context& context)
      : context_(context),
        hub_(
            std::move(store),
            [&context](std::function<void()> what) { asio::post(context, std::move(what)); },
            with_troubles(std::move(hub_options))),
        edge_{.context = context,
              .options = options,
              .crowd = crowd,
              .hub = hub_,
              .files = std::move(files)} {}

  void start(Acceptor open, std::optional<Acceptor> for_machines) {
    asio::co_spawn(context_, tick(), asio::detached);
    asio::co_spawn(context_, wait_for_signals(), asio::detached);
    add(std::move(open), Door::kPublic);
    if (for_machines) add(*std::move(for_machines), Door::kMachines);
  }
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  HubOptions with_troubles(HubOptions options) {
    options.broken = [this](const std::string& text) {
      problem_ = text;
      stop();
    };
    return options;
  }

  void add(Acceptor acceptor, Door door) {
    acceptors_.push_back(std::move(acceptor));
    asio::co_spawn(context_, listen(acceptors_.back(), door), asio::detached);
  }

  // Everybody is told, requests under way are answered, and when all have gone it is over.
  void stop() {
    if (edge_.is_stopping) return;
    edge_.is_stopping = true;
    beast::error_code ignored;
    for (Acceptor& acceptor : acceptors_) acceptor.close(ignored);
    for (Stream* stream : edge_.idle) stream->cancel();
    for (WebSocket* line : edge_.lines) {
      line->close(websocket::close_code::service_restart, "the server restarts");
    }
    asio::co_spawn(context_, wait_until_empty(), asio::detached);
  }

  awaitable<void> wait_until_empty() {
    Timer timer(context_);
    const auto last = std::chrono::steady_clock::now() + kTimeToLeave;
    while (edge_.crowd.size() > 0 && std::chrono::steady_clock::now() < last) {
      timer.expires_after(std::chrono::milliseconds(10));
      co_await timer.async_wait(kTuple);
    }
    end(edge_.crowd.size() == 0 ? "all have gone" : "time is up");
  }

  void end(std::string_view why) {
    write_log({{"event", "stopped"}, {"why", why}});
    context_.stop();
  }

  // The second one does not wait for anybody.
  awaitable<void> wait_for_signals() {
    co_await signals_.async_wait(kTuple);
    write_log({{"event", "stopping"}, {"connections", edge_.crowd.size()}});
    stop();
    co_await signals_.async_wait(kTuple);
    end("told again");
  }

  awaitable<void> tick() {
    Timer timer(context_);
    while (!edge_.is_stopping) {
      hub_.tick();
      for (WebSocket* line : edge_.lines) line->look();
      timer.expires_after(kTick);
      co_await timer.async_wait(kTuple);
    }
  }

  awaitable<void> listen(Acceptor& acceptor, Door door) {
    while (!edge_.is_stopping) {
      auto [error, socket] = co_await acceptor.async_accept(kTuple);
      if (!error) {
        welcome(std::move(socket), door);
        continue;
      }
      if (edge_.is_stopping) co_return;
      // Out of file handles, most likely: let others end first.
      Timer timer(context_, std::chrono::milliseconds(100));
      co_await timer.async_wait(kTuple);
    }
  }

  void welcome(Socket socket, Door door) {
    beast::error_code error;
    const Address peer = socket.remote_endpoint(error).address();
    if (error) return;  // gone already
    const std::string address = household(peer);
    // Who looks after the server must reach it above all when it is full.
    auto admission = door == Door::kPublic ? edge_.crowd.enter() : edge_.crowd.enter_anyway();
    if (!admission) return turn_away(std::move(socket), admission.error(), address);
    const bool is_proxy = std::ranges::any_of(
        edge_.options.trusted_proxies, [&](const Network& each) { return each.contains(peer); });
    if (!is_proxy && door == Door::kPublic && !edge_.crowd.belongs_to(*admission, address)) {
      return turn_away(std::move(socket), Limit::kConnectionsPerAddress, address);
    }
    asio::co_spawn(context_, converse(edge_, std::move(socket), *std::move(admission), door),
                   asio::detached);
  }

  // Without waiting for anything: there is no room to wait.
  void turn_away(Socket socket, Limit limit, const std::string& address) {
    constexpr std::string_view kAnswer =
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\n"
        "Connection: close\r\n\r\n";
    edge_.tally.refused(limit, address, steady_clock());
    edge_.tally.answered(503);
    beast::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(kAnswer), ignored);
    socket.shutdown(Socket::shutdown_both, ignored);
  }

  asio::io_context& context_;
  asio::signal_set signals_{context_, SIGINT, SIGTERM};  // heard from the beginning
  std::list<Acceptor> acceptors_;
  std::string problem_;
  Hub hub_;
  Edge edge_;
};

// Where browsers find it, if nobody says so.
std::string own_url(const Endpoint& endpoint) { return "http://" + to_text(endpoint); }

}  // namespace

std::optional<Endpoint> Endpoint::parse(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  const bool is_bracketed = host.starts_with('[') && host.ends_with(']');
  if (is_bracketed) host = host.substr(1, host.size() - 2);
  const auto address = parse_address(host);
  if (!address || address->is_v6() != is_bracketed) return std::nullopt;
  Endpoint endpoint{.address = *address};
  const std::string_view digits = text.substr(colon + 1);
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), endpoint.port);
  if (error != std::errc() || end != digits.end()) return std::nullopt;
  return endpoint;
}

std::expected<void, Problem> serve(const ServeOptions& options,
                                   std::unique_ptr<store::Store> store) {
  constexpr std::size_t kOtherFiles = 64;
  ServeOptions known = options;
  if (const std::size_t files = raise_file_limit(); files > kOtherFiles) {
    std::size_t& connections = known.limits.connections;
    connections = std::min(connections == 0 ? files : connections, files - kOtherFiles);
  }
  HubOptions hub_options{.bot_threads = options.bot_threads,
                         .outside = {.now = wall_clock, .log = write_log},
                         .library = options.library,
                         .policy = options.policy};
  StaticFiles files;
  if (!options.web.empty()) {
    auto loaded = StaticFiles::load(options.web);
    if (!loaded) return std::unexpected(loaded.error());
    files = *std::move(loaded);
  }
  Crowd crowd(known.limits);  // before the context: what it drops at the end still leaves
  asio::io_context context(1);
  auto acceptor = listen_at(context, options.listen);
  if (!acceptor) return std::unexpected(acceptor.error());
  known.listen.port = acceptor->local_endpoint().port();
  std::optional<Acceptor> for_machines;
  if (options.metrics) {
    auto second = listen_at(context, *options.metrics);
    if (!second) return std::unexpected(second.error());
    known.metrics->port = second->local_endpoint().port();
    for_machines = *std::move(second);
  }
  if (known.public_url.empty()) {
    known.public_url = own_url(known.listen);
    if (known.listen.address.is_loopback()) {
      hub_options.origins.local = std::format("http://localhost:{}", known.listen.port);
    }
  }
  auto origin = normal_origin(known.public_url);
  if (!origin) return std::unexpected(Problem{"public-url", origin.error().what});
  hub_options.origins.open = *origin;
  Server server(known, std::move(files), std::move(hub_options), std::move(store), crowd, context);
  write_log({{"event", "open"},
             {"address", to_text(known.listen)},
             {"metrics", known.metrics ? json::value(to_text(*known.metrics)) : nullptr},
             {"public_url", *origin},
             {"version", known.version}});
  server.start(*std::move(acceptor), std::move(for_machines));
  std::cout << std::format("Loggia is open at {}\n", *origin) << std::flush;
  context.run();
  if (!server.problem().empty()) return std::unexpected(Problem{"store", server.problem()});
  return {};
}

}  // namespace loggia::server
