// The server on its sockets: HTTP, WebSockets, signals, time. Everything else is the hub's.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/problem.h"
#include "server/addresses.h"
#include "server/limits.h"
#include "server/policy.h"
#include "store/store.h"
#include "table/library.h"

namespace loggia::server {

// "127.0.0.1:8080", "[::1]:8080"
struct Endpoint {
  Address address;
  std::uint16_t port = 0;  // 0: any that is free

  static std::optional<Endpoint> parse(std::string_view text);
};

struct ServeOptions {
  Endpoint listen;
  std::optional<Endpoint> metrics;  // a listener of its own; else they are on the public one
  std::string public_url;           // as browsers see it; empty: where it listens
  std::vector<Network> trusted_proxies;
  std::filesystem::path web;  // the built web app; empty: there is none
  std::size_t bot_threads = 1;
  bool logs_requests = false;
  std::string version;
  Limits limits;
  Policy policy;
  table::Library library;  // what may be played with
};

// Serves until it is told to stop (SIGTERM, SIGINT), and says where on stdout.
std::expected<void, Problem> serve(const ServeOptions& options,
                                   std::unique_ptr<store::Store> store);

}  // namespace loggia::server
