// One connection: request after request, until it becomes a WebSocket or ends.
#pragma once

#include <cstdint>

#include "server/edge.h"

namespace loggia::server {

enum class Door : std::uint8_t {
  kPublic,
  kMachines,  // health and metrics, without limits
};

awaitable<void> converse(Edge& edge, Socket socket, Crowd::Admission admission, Door door);

}  // namespace loggia::server
