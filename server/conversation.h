// One connection: request after request, until it becomes a WebSocket or ends.
#pragma once

#include "server/edge.h"

namespace loggia::server {

awaitable<void> converse(Edge& edge, Socket socket);

}  // namespace loggia::server
