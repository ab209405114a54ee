// For tests: the thread of the service, which runs what is posted to it when it is told to, and a
// hub without sockets on it.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/hub.h"
#include "store/memory.h"

namespace loggia::server {

class Inbox {
 public:
  [[nodiscard]] Post post() {
    return [this](std::function<void()> what) {
      const std::scoped_lock lock(mutex_);
      posted_.push_back(std::move(what));
      changed_.notify_all();
    };
  }
  // Waits for what is posted and runs it, until the condition holds.
  void run_until(const std::function<bool()>& condition) {
    while (!condition()) {
      std::unique_lock lock(mutex_);
      // Nothing here takes a second; a machine under load may.
      const bool goes_on =
          changed_.wait_for(lock, std::chrono::seconds(60), [this] { return !posted_.empty(); });
      REQUIRE_MESSAGE(goes_on, "nothing is posted any more");
      const auto what = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      what();
    }
  }
  [[nodiscard]] std::size_t size() {
    const std::scoped_lock lock(mutex_);
    return posted_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posted_;
};

// The other end remembers what it was told, and does not care whether it is closed.
class FakeLine final : public Line {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    heard.push_back(parse_json(*text).value().as_object());
  }
  void close(std::uint16_t code, std::string_view /*reason*/) override { closed = code; }

  std::vector<json::object> heard;
  std::optional<std::uint16_t> closed;
};

// A hub on a store in memory, with a clock that stands still.
struct Room {
  Response http(const std::string& method, const std::string& path, const std::string& body = "",
                const std::string& cookie = "", const std::string& address = "here") {
    std::optional<Response> answer;
    ask(method, path, body, cookie, address, answer);
    inbox.run_until([&] { return answer.has_value(); });
    return *answer;
  }
  // The answer comes when the inbox runs.
  void ask(const std::string& method, const std::string& path, const std::string& body,
           const std::string& cookie, const std::string& address, std::optional<Response>& answer) {
    hub.answer({.method = method,
                .path = path,
                .body = body,
                .cookie = cookie,
                .content_type = "application/json",
                .address = address},
               [&answer](Response response) { answer = std::move(response); });
  }
  static std::string cookie_of(const Response& response) {
    const std::map<std::string, std::string> headers(response.headers.begin(),
                                                     response.headers.end());
    const std::string& cookie = headers.at("Set-Cookie");
    return cookie.substr(0, cookie.find(';'));
  }
  std::string guest(const std::string& name) {
    return cookie_of(http("POST", "/api/guest", R"({"name": ")" + name + "\"}"));
  }
  std::optional<Visitor> visitor(const std::string& cookie) {
    std::optional<std::optional<Visitor>> found;
    hub.identify(cookie, [&](std::optional<Visitor> visitor) { found = std::move(visitor); });
    inbox.run_until([&] { return found.has_value(); });
    return *found;
  }
  // With a hello.
  table::Connection connect(FakeLine& line, const std::string& cookie) {
    const auto connection = hub.connect(line, visitor(cookie).value());
    hub.receive(connection, R"({"type": "hello", "protocol": 1})");
    return connection;
  }
  // Says it, and waits for the next message of this type.
  json::object say(table::Connection connection, FakeLine& line, std::string_view text,
                   std::string_view type) {
    line.heard.clear();
    hub.receive(connection, text);
    return hear(line, type);
  }
  json::object hear(FakeLine& line, std::string_view type) {
    const auto is_it = [&](const json::object& message) {
      return message.at("type").as_string() == type;
    };
    inbox.run_until([&] { return std::ranges::any_of(line.heard, is_it); });
    return *std::ranges::find_if(line.heard, is_it);
  }

  Time now = time_at(1'000'000'000'000);
  std::vector<json::object> log;
  Inbox inbox;
  store::MemoryStore* store = nullptr;
  Hub hub = {[this] {
               auto made = std::make_unique<store::MemoryStore>();
               store = made.get();
               return made;
             }(),
             inbox.post(),
             {.outside = {.now = [this] { return now; },
                          .log = [this](const json::object& line) { log.push_back(line); }},
              .broken = [](const std::string&) {}}};
};

}  // namespace loggia::server
