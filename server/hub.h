// Where everything meets: puts the parts of the server together, and hands on to them what comes
// from sockets, which it knows only as lines. Lives on one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/accounts.h"
#include "server/api.h"
#include "server/bot_pool.h"
#include "server/catalogue.h"
#include "server/cleaning.h"
#include "server/guests.h"
#include "server/lines.h"
#include "server/metrics.h"
#include "server/origin.h"
#include "server/outside.h"
#include "server/policy.h"
#include "server/sessions.h"
#include "server/store_thread.h"
#include "server/tables.h"

namespace loggia::server {

struct HubOptions {
  Origins origins;
  std::size_t bot_threads = 1;
  Outside outside;
  std::function<void(const std::string&)> broken;  // the store will not come back
  table::Library library;                          // what may be played with
  Policy policy;
};

class Hub {
 public:
  Hub(std::unique_ptr<store::Store> store, Post post, HubOptions options);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  // HTTP
  void answer(const Request& request, const Respond& respond) { api_.answer(request, respond); }
  void summarize(const std::string& match, const Catalogue::Summarized& then);
  [[nodiscard]] const Origins& origins() const { return origins_; }
  void measure(Exposition& out);

  // WebSockets
  void identify(std::string_view cookie, const Sessions::Identified& then);
  table::Connection connect(Line& line, Visitor visitor);
  void receive(table::Connection connection, std::string_view text);
  void disconnect(table::Connection connection);
  // Nothing was heard on this line for so long; and then something was.
  void silent(table::Connection connection, Milliseconds how_long);
  void heard(table::Connection connection);

  [[nodiscard]] bool is_paused() const { return store_.is_away(); }
  // Once a second or so.
  void tick();

 private:
  StoreThread::Troubles troubles(std::function<void(const std::string&)> broken);
  Sessions::Changes changes();

  Origins origins_;
  Outside outside_;
  // Declared before those who use them, so that late answers reach nobody.
  StoreThread store_;
  BotPool bots_;
  Lines lines_;
  Tables tables_;
  Sessions sessions_;
  Guests guests_;
  Accounts accounts_;
  Catalogue catalogue_;
  Cleaning cleaning_;
  Api api_;
  table::Connection last_connection_ = 0;
  std::uint64_t messages_ = 0;
};

}  // namespace loggia::server
