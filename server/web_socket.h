// A line to a person: one WebSocket. Thousands are open at a time, and most are silent, so it is
// kept small: callbacks and no coroutine, no compression, a short buffer.
#pragma once

#include <array>
#include <boost/beast/websocket.hpp>
#include <list>
#include <memory>
#include <string>
#include <string_view>

#include "server/edge.h"

namespace loggia::server {

namespace websocket = beast::websocket;

class WebSocket final : public Line, public std::enable_shared_from_this<WebSocket> {
 public:
  using Frames = websocket::stream<Stream, false>;

  WebSocket(Edge& edge, Stream stream);

  Frames& stream() { return stream_; }
  // After the handshake: hears this person until the line ends.
  void listen(Visitor visitor);

  void send(std::shared_ptr<const std::string> text) override;
  // After what is queued.
  void close(std::uint16_t code, std::string_view reason) override;

 private:
  void read();
  void hear(beast::error_code error, std::size_t size);
  void write();
  void finish();
  void end();

  Edge& edge_;
  Frames stream_;
  table::Connection connection_ = 0;
  std::array<char, 512> part_{};                         // of a message; most are shorter
  std::string parts_;                                    // of a longer one
  std::list<std::shared_ptr<const std::string>> queue_;  // the first is being written
  std::size_t queued_ = 0;
  bool is_closing_ = false;
  websocket::close_reason reason_;
};

}  // namespace loggia::server
