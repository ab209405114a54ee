// How a guest comes back from another device, over HTTP: logins and passwords.
#pragma once

#include "server/http.h"
#include "server/limiter.h"
#include "server/outside.h"
#include "server/passwords.h"
#include "server/sessions.h"
#include "server/store_thread.h"

namespace loggia::server {

class Accounts {
 public:
  Accounts(StoreThread& store, Sessions& sessions, const Outside& outside, Post post)
      : store_(store), sessions_(sessions), outside_(outside), passwords_(std::move(post)) {}

  // A new one, or another login or password.
  void put(const Request& request, const Visitor& visitor, const Respond& respond);
  void log_in(const Request& request, const Respond& respond);
  void log_out(const Visitor& visitor, const Respond& respond);

 private:
  // For limits.
  [[nodiscard]] Milliseconds now() const { return outside_.now().time_since_epoch(); }
  void keep(const store::Account& account, const Visitor& visitor, const Respond& respond);
  void open_session(const store::Account& account, const Respond& respond);

  StoreThread& store_;
  Sessions& sessions_;
  const Outside& outside_;
  // Passwords are guessed from somewhere, or at somebody.
  Limiter tries_by_address_{{.burst = 30, .per_second = 1.0 / 2}};
  Limiter tries_by_login_{{.burst = 10, .per_second = 1.0 / 6}};
  Limiter changes_by_guest_{{.burst = 10, .per_second = 1.0 / 6}};
  Passwords passwords_;
};

}  // namespace loggia::server
