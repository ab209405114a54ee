// Who one is: guests and their names, over HTTP. Logins and passwords are in server/accounts.h.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/outside.h"
#include "server/sessions.h"
#include "server/store_thread.h"

namespace loggia::server {

class Guests {
 public:
  Guests(StoreThread& store, Sessions& sessions, const Outside& outside)
      : store_(store), sessions_(sessions), outside_(outside) {}

  void make(const Request& request, const Respond& respond);
  // null for whom nobody knows.
  void tell(const Request& request, const Respond& respond);
  void rename(const Request& request, const Visitor& visitor, const Respond& respond);

 private:
  StoreThread& store_;
  Sessions& sessions_;
  const Outside& outside_;
};

// {"name": …, "login": …}
json::object person_json(const std::string& name, const std::optional<store::Account>& account);
Response no_guest();
Response not_understood(const Problem& problem);

}  // namespace loggia::server
