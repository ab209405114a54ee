// What all connections of the server share.
#pragma once

#include <set>

#include "server/crowd.h"
#include "server/hub.h"
#include "server/net.h"
#include "server/serve.h"
#include "server/static_files.h"
#include "server/tally.h"

namespace loggia::server {

class WebSocket;

struct Edge {
  asio::io_context& context;
  const ServeOptions& options;
  Crowd& crowd;
  Hub& hub;
  StaticFiles files;
  Limiter requests{options.limits.requests()};  // of an address
  Limiter guests{options.limits.guests()};
  Limiter guest_messages{options.limits.guest_messages()};
  Tally tally;
  std::set<WebSocket*> lines;
  std::set<Stream*> idle;  // between requests
  bool is_stopping = false;
};

// For what is measured, and not told: never goes back.
inline Milliseconds steady_clock() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace loggia::server
