// Where everything meets: the match service, the store, the bots, and the lines to people. Lives on
// one thread, and knows sockets only as lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/bot_pool.h"
#include "server/http.h"
#include "server/limiter.h"
#include "server/metrics.h"
#include "server/passwords.h"
#include "server/policy.h"
#include "server/store_thread.h"
#include "table/service.h"

namespace loggia::server {

// The other end of a WebSocket.
class Line {
 public:
  Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  virtual ~Line() = default;

  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // After what was sent.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;
};

inline constexpr std::uint16_t kLoggedOut = 4001;  // why a line is closed

// Who comes with a cookie.
struct Visitor {
  table::Person person;
  std::string session;  // the hash of its token
};

struct HubOptions {
  std::string public_origin;  // "https://loggia.example"; where browsers must come from
  std::string local_origin;   // or from there, if it is one
  std::size_t bot_threads = 1;
  std::function<table::Milliseconds()> now;
  std::function<void(const json::object&)> log;
  std::function<void(const std::string&)> broken;  // the store will not come back
  table::Library library;                          // what may be played with
  Policy policy;
};

class Hub final : public table::TextWorld {
 public:
  Hub(std::unique_ptr<store::Store> store, Post post, HubOptions options);
  ~Hub() override;
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  // HTTP
  void answer(const Request& request, const Respond& respond);
  // A match as lists know it; nothing of one that there is not, nor while the store is away.
  using Summarized = std::function<void(std::optional<store::Summary>)>;
  void summarize(const std::string& match, const Summarized& then);
  [[nodiscard]] const std::string& public_origin() const { return options_.public_origin; }
  // Whether a browser that says it comes from there may do anything.
  [[nodiscard]] bool is_own(std::string_view origin) const;
  // hub_metrics.cpp
  void measure(Exposition& out);

  // WebSockets. Whoever comes without a guest's cookie is a stranger, who only looks on.
  using Identified = std::function<void(std::optional<Visitor>)>;
  void identify(std::string_view cookie, const Identified& then);
  static Visitor stranger();
  table::Connection connect(Line& line, Visitor visitor);
  void receive(table::Connection connection, std::string_view text);
  void disconnect(table::Connection connection);
  // Nothing was heard on this line for so long; and then something was.
  void silent(table::Connection connection, table::Milliseconds how_long);
  void heard(table::Connection connection);

  [[nodiscard]] bool is_paused() const { return is_paused_; }  // the store is away
  // Once a second or so.
  void tick();

  // The world of the service
  void send(table::Connection to, std::shared_ptr<const std::string> text) override;
  void append(store::Append append) override;
  void put_content(const std::string& hash, const std::string& text) override;
  void load(const std::string& match) override;
  void count_unfinished(const std::string& match, const std::string& guest) override;
  void think(table::Thought thought) override;
  std::string random(std::size_t bytes) override;

 private:
  using Handler = std::function<void(const Request&, const Visitor&, const Respond&)>;

  // hub_api.cpp
  void for_guest(const Request& request, const Respond& respond, const Handler& handler);
  void open_tables(const Request& request, const Respond& respond);
  void own_matches(const Request& request, const Visitor& visitor, const Respond& respond);
  void content(const Request& request, const Respond& respond);
  void record(const Request& request, const Respond& respond);

  // hub_guests.cpp
  void make_guest(const Request& request, const Respond& respond);
  void tell_who(const Request& request, const Respond& respond);
  void rename(const Request& request, const Visitor& visitor, const Respond& respond);
  void put_account(const Request& request, const Visitor& visitor, const Respond& respond);
  void log_in(const Request& request, const Respond& respond);
  void open_session(const store::Account& account, const Respond& respond);
  void log_out(const Request& request, const Visitor& visitor, const Respond& respond);
  void end_sessions(
      const std::function<bool(const std::string& session, const std::string& guest)>& has_ended);
  [[nodiscard]] std::string cookie_header(const std::string& token) const;

  void announce(const json::object& message);
  void clean(table::Milliseconds now);

  HubOptions options_;
  table::Library library_;
  table::Service service_;
  struct OpenLine {
    Line* line = nullptr;
    std::string session;
    std::string guest;
  };
  std::unordered_map<table::Connection, OpenLine> lines_;
  table::Connection last_connection_ = 0;
  std::set<std::string> stored_contents_;
  std::unordered_map<std::string, table::Person> known_;        // by the hash of a token
  std::unordered_map<std::string, table::Milliseconds> ended_;  // sessions, lately
  // Passwords are guessed from somewhere, or at somebody.
  Limiter tries_by_address_{{.burst = 30, .per_second = 1.0 / 2}};
  Limiter tries_by_login_{{.burst = 10, .per_second = 1.0 / 6}};
  Limiter accounts_by_guest_{{.burst = 10, .per_second = 1.0 / 6}};
  table::Milliseconds clean_at_ = 0;  // at the first tick, and then now and then
  bool is_paused_ = false;
  Histogram appends_;
  std::uint64_t messages_ = 0;
  // Last: they call back until they are gone.
  StoreThread store_;
  Passwords passwords_;
  BotPool bots_;
};

}  // namespace loggia::server
