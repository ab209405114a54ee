// What all connections of the server share.
#pragma once

#include <set>

#include "server/hub.h"
#include "server/net.h"

namespace loggia::server {

class WebSocket;

struct Edge {
  asio::io_context& context;
  Hub& hub;
  std::set<WebSocket*> lines;
};

}  // namespace loggia::server
