// The server on its sockets: HTTP, WebSockets, signals, time. Everything else is the hub's.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>

#include "notation/problem.h"
#include "store/store.h"
#include "table/library.h"

namespace loggia::server {

struct ServeOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::string public_url;     // as browsers see it; empty: where it listens
  std::size_t bot_threads = 1;
  table::Library library;  // what may be played with
};

// Serves until it is told to stop (SIGTERM, SIGINT), and says where on stdout.
std::expected<void, Problem> serve(const ServeOptions& options,
                                   std::unique_ptr<store::Store> store);

}  // namespace loggia::server
