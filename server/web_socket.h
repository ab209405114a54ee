// A line to a person: one WebSocket. Thousands are open at a time, and most are silent, so it is
// kept small: callbacks and no coroutine, no compression, a short buffer.
#pragma once

#include <array>
#include <boost/beast/websocket.hpp>
#include <cstdint>
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

  WebSocket(Edge& edge, Stream stream, Crowd::Admission admission);

  Frames& stream() { return stream_; }
  // After the handshake: hears this person until the line ends.
  void listen(Visitor visitor);

  void send(std::shared_ptr<const std::string> text) override;
  // After what is queued; and if that takes too long, without a word. The reason is a literal.
  void close(std::uint16_t code, std::string_view reason) override;
  // Once a second or so: asks who is silent, and says who does not answer. Networks die without a
  // word.
  void look();

 private:
  [[nodiscard]] const Limits& limits() const { return edge_.options.limits; }
  void read();
  void hear(beast::error_code error, std::size_t size);
  void note_heard();
  void count_ping();
  void refuse(Limit limit, std::uint16_t code, std::string_view reason);
  // Calls it after a while, unless there is something else to wait for by then.
  void later(Milliseconds wait, void (WebSocket::*what)());
  void write();
  void finish();
  void cut();
  void end();

  Edge& edge_;
  Frames stream_;
  Crowd::Admission admission_;
  std::string guest_;
  table::Connection connection_ = 0;
  Allowance allowance_;
  std::array<char, 512> part_{};                         // of a message; most are shorter
  std::string parts_;                                    // of a longer one
  std::list<std::shared_ptr<const std::string>> queue_;  // the first is being sent
  std::size_t waiting_ = 0;                              // bytes behind that one
  std::unique_ptr<Timer> timer_;                         // of who sends too much, or goes
  Milliseconds heard_ = steady_clock();                  // when anything was, last
  bool is_silent_ = false;
  bool is_pinging_ = false;
  bool is_closing_ = false;
  std::uint16_t code_ = 0;
  std::string_view reason_;
};

}  // namespace loggia::server
