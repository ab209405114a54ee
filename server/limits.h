// What one client, or all of them, may ask of the server. docs/HOSTING.md tells of each; where it
// is a rate or a number of connections, 0 is no limit.
#pragma once

#include <cstddef>
#include <cstdint>

#include "server/limiter.h"

namespace loggia::server {

struct Limits {
  std::uint64_t connections = 20'000;
  std::uint64_t connections_per_address = 200;  // a school has one address

  // HTTP, of an address
  std::uint64_t requests_per_second = 20;
  std::uint64_t requests_at_once = 200;
  std::uint64_t guests_per_minute = 10;
  std::uint64_t guests_at_once = 50;
  // on a line, and on all lines of a guest
  std::uint64_t messages_per_second = 20;
  std::uint64_t messages_at_once = 100;
  std::uint64_t guest_messages_per_second = 40;
  std::uint64_t guest_messages_at_once = 200;

  std::uint64_t header_bytes = 16'384;
  std::uint64_t body_bytes = 65'536;
  std::uint64_t message_bytes = 16'384;
  std::uint64_t waiting_bytes = 1'048'576;  // behind the message that is being sent

  std::uint64_t header_seconds = 15;  // also until the next request
  std::uint64_t body_seconds = 15;
  std::uint64_t response_seconds = 30;
  std::uint64_t handshake_seconds = 15;  // of a WebSocket
  std::uint64_t away_seconds = 7;    // a line on which not even a pong is heard: nobody is there
  std::uint64_t idle_seconds = 300;  // and then it is closed

  [[nodiscard]] Rate requests() const { return rate(requests_at_once, requests_per_second, 1); }
  [[nodiscard]] Rate guests() const { return rate(guests_at_once, guests_per_minute, 60); }
  [[nodiscard]] Rate messages() const { return rate(messages_at_once, messages_per_second, 1); }
  [[nodiscard]] Rate guest_messages() const {
    return rate(guest_messages_at_once, guest_messages_per_second, 1);
  }

 private:
  static Rate rate(std::uint64_t at_once, std::uint64_t count, int seconds) {
    return {.burst = static_cast<double>(at_once),
            .per_second = static_cast<double>(count) / seconds};
  }
};

// Which of them was reached, for metrics and the log.
enum class Limit : std::uint8_t {
  kConnections,
  kConnectionsPerAddress,
  kRequests,
  kGuests,
  kHeader,
  kBody,
  kMessage,
  kPings,
  kWaiting,
};
inline constexpr std::size_t kLimits = 9;

}  // namespace loggia::server
