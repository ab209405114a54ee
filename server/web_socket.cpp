#include "server/web_socket.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

namespace loggia::server {
namespace {

constexpr Milliseconds kTimeToClose = seconds(3);
constexpr Milliseconds kPause(500);  // between messages, while nothing can be stored
// Pings are answered where nobody can be made to wait: who has taken so much in advance must go.
constexpr Milliseconds kMostAhead = seconds(10);

}  // namespace

WebSocket::WebSocket(Edge& edge, Stream stream, Crowd::Admission admission)
    : edge_(edge),
      stream_(std::move(stream)),
      admission_(std::move(admission)),
      allowance_(edge.options.limits.messages()) {
  stream_.set_option(
      websocket::stream_base::timeout{.handshake_timeout = seconds(limits().handshake_seconds),
                                      .idle_timeout = seconds(limits().idle_seconds),
                                      .keep_alive_pings = true});
  stream_.read_message_max(limits().message_bytes);
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    // Not in the midst of the stream's reading: what is told of it is written there, too.
    asio::post(edge_.context, [self = shared_from_this()] { self->note_heard(); });
    if (kind == websocket::frame_type::ping) count_ping();
  });
}

void WebSocket::listen(Visitor visitor) {
  // Strangers of an address share what one guest may say.
  guest_ = visitor.person.is_stranger ? admission_.address() : visitor.person.guest;
  edge_.lines.insert(this);
  connection_ = edge_.hub.connect(*this, std::move(visitor));
  if (edge_.is_stopping) close(websocket::close_code::service_restart, "the server restarts");
  if (!is_closing_) read();
}

void WebSocket::read() {
  stream_.async_read_some(asio::buffer(part_),
                          [self = shared_from_this()](beast::error_code error, std::size_t size) {
                            self->hear(error, size);
                          });
}

void WebSocket::hear(beast::error_code error, std::size_t size) {
  if (error == websocket::error::message_too_big) {
    edge_.tally.refused(Limit::kMessage, admission_.address(), steady_clock());
  }
  if (error) return cut();
  note_heard();
  if (is_closing_) return;  // closing reads what still comes
  if (stream_.got_binary()) {
    return close(websocket::close_code::unknown_data, "a message is a text");
  }
  const std::string_view part(part_.data(), size);
  if (!stream_.is_message_done()) {
    parts_ += part;
    return read();
  }
  if (parts_.empty()) {
    edge_.hub.receive(connection_, part);
  } else {
    parts_ += part;
    edge_.hub.receive(connection_, std::exchange(parts_, {}));
  }
  if (is_closing_) return;  // by an answer that was too much
  // Who sends too much is not read for a while: nothing is lost, and nobody else is slower.
  const Milliseconds now = steady_clock();
  const Milliseconds pause = edge_.hub.is_paused() ? kPause : Milliseconds(0);
  const Milliseconds wait = std::max({allowance_.take(limits().messages(), now),
                                      edge_.guest_messages.take_ahead(guest_, now), pause});
  if (wait == Milliseconds(0)) return read();
  later(wait, &WebSocket::read);
}

void WebSocket::note_heard() {
  heard_ = steady_clock();
  if (std::exchange(is_silent_, false)) edge_.hub.heard(connection_);
}

void WebSocket::look() {
  if (is_closing_) return;
  const Milliseconds now = steady_clock();
  if (timer_) heard_ = now;  // whom nobody listens to is not silent
  const Milliseconds silence = now - heard_;
  const Milliseconds longest = seconds(limits().away_seconds);
  if (!is_silent_ && silence >= longest) {
    is_silent_ = true;
    edge_.hub.silent(connection_, silence);
  }
  if (is_pinging_ || silence < longest / 2) return;
  is_pinging_ = true;
  stream_.async_ping({},
                     [self = shared_from_this()](beast::error_code) { self->is_pinging_ = false; });
}

void WebSocket::count_ping() {
  if (allowance_.take(limits().messages(), steady_clock()) < kMostAhead) return;
  asio::post(edge_.context, [self = shared_from_this()] {
    self->refuse(Limit::kPings, websocket::close_code::policy_error, "too many pings");
  });
}

void WebSocket::refuse(Limit limit, std::uint16_t code, std::string_view reason) {
  if (is_closing_) return;
  edge_.tally.refused(limit, admission_.address(), steady_clock());
  close(code, reason);
}

void WebSocket::later(Milliseconds wait, void (WebSocket::*what)()) {
  timer_ = std::make_unique<Timer>(edge_.context, wait);
  timer_->async_wait([self = shared_from_this(), timer = timer_.get(), what](beast::error_code) {
    if (self->timer_.get() != timer) return;
    self->timer_.reset();
    (*self.*what)();
  });
}

void WebSocket::end() {
  if (connection_ == 0) return;
  timer_.reset();
  edge_.lines.erase(this);
  edge_.hub.disconnect(std::exchange(connection_, 0));
}

void WebSocket::send(std::shared_ptr<const std::string> text) {
  if (is_closing_) return;
  if (!queue_.empty()) {
    waiting_ += text->size();
    if (waiting_ > limits().waiting_bytes) {
      // Nothing of it will be missed: who comes back is told again.
      queue_.resize(1);
      return refuse(Limit::kWaiting, websocket::close_code::try_again_later,
                    "you do not read what you are told");
    }
  }
  edge_.tally.sent();
  queue_.push_back(std::move(text));
  if (queue_.size() == 1) write();
}

void WebSocket::close(std::uint16_t code, std::string_view reason) {
  if (is_closing_) return;
  is_closing_ = true;
  code_ = code;
  reason_ = reason;
  later(kTimeToClose, &WebSocket::cut);
  if (queue_.empty()) finish();
}

void WebSocket::write() {
  stream_.async_write(asio::buffer(*queue_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        if (error) return self->cut();
                        self->queue_.pop_front();
                        if (!self->queue_.empty()) {
                          self->waiting_ -= self->queue_.front()->size();
                          self->write();
                        } else if (self->is_closing_) {
                          self->finish();
                        }
                      });
}

void WebSocket::finish() {
  const websocket::close_reason reason(static_cast<websocket::close_code>(code_),
                                       {reason_.begin(), reason_.size()});
  stream_.async_close(reason, [self = shared_from_this()](beast::error_code) { self->end(); });
}

void WebSocket::cut() {
  beast::get_lowest_layer(stream_).close();
  end();
}

}  // namespace loggia::server
