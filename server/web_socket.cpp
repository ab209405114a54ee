#include "server/web_socket.h"

#include <utility>

namespace loggia::server {
namespace {

constexpr std::size_t kMostMessageBytes = 16'384;
constexpr std::size_t kMostQueuedBytes = 1'048'576;

}  // namespace

WebSocket::WebSocket(Edge& edge, Stream stream) : edge_(edge), stream_(std::move(stream)) {
  stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
  stream_.read_message_max(kMostMessageBytes);
}

void WebSocket::listen(Visitor visitor) {
  edge_.lines.insert(this);
  connection_ = edge_.hub.connect(*this, std::move(visitor));
  read();
}

void WebSocket::read() {
  stream_.async_read_some(asio::buffer(part_),
                          [self = shared_from_this()](beast::error_code error, std::size_t size) {
                            self->hear(error, size);
                          });
}

void WebSocket::hear(beast::error_code error, std::size_t size) {
  if (error) return end();
  const std::string_view part(part_.data(), size);
  if (!stream_.is_message_done()) {
    parts_ += part;
  } else if (parts_.empty()) {
    edge_.hub.receive(connection_, part);
  } else {
    parts_ += part;
    edge_.hub.receive(connection_, std::exchange(parts_, {}));
  }
  read();
}

void WebSocket::end() {
  edge_.lines.erase(this);
  edge_.hub.disconnect(connection_);
}

void WebSocket::send(std::shared_ptr<const std::string> text) {
  if (is_closing_) return;
  queued_ += text->size();
  if (queued_ > kMostQueuedBytes) {
    // Who does not read cannot be waited for. Closing politely would wait, too.
    is_closing_ = true;
    beast::get_lowest_layer(stream_).close();
    return;
  }
  queue_.push_back(std::move(text));
  if (queue_.size() == 1) write();
}

void WebSocket::close(std::uint16_t code, std::string_view reason) {
  if (is_closing_) return;
  is_closing_ = true;
  reason_ = {static_cast<websocket::close_code>(code),
             beast::string_view(reason.data(), reason.size())};
  if (queue_.empty()) finish();
}

void WebSocket::write() {
  stream_.async_write(asio::buffer(*queue_.front()),
                      [self = shared_from_this()](beast::error_code error, std::size_t) {
                        if (error) return;
                        self->queued_ -= self->queue_.front()->size();
                        self->queue_.pop_front();
                        if (!self->queue_.empty()) {
                          self->write();
                        } else if (self->is_closing_) {
                          self->finish();
                        }
                      });
}

void WebSocket::finish() {
  stream_.async_close(reason_, [self = shared_from_this()](beast::error_code) {});
}

}  // namespace loggia::server
