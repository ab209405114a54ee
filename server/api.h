// HTTP: who may ask, and who answers. docs/openapi.json tells of all of it.
#pragma once

#include <functional>

#include "server/accounts.h"
#include "server/catalogue.h"
#include "server/guests.h"
#include "server/http.h"
#include "server/origin.h"

namespace loggia::server {

class Api {
 public:
  Api(const StoreThread& store, const Origins& origins, Sessions& sessions, Guests& guests,
      Accounts& accounts, Catalogue& catalogue)
      : store_(store),
        origins_(origins),
        sessions_(sessions),
        guests_(guests),
        accounts_(accounts),
        catalogue_(catalogue) {}

  void answer(const Request& request, const Respond& respond);

 private:
  void get(const Request& request, const Respond& respond);
  void post(const Request& request, const Respond& respond);
  // Only a guest may do that.
  using Handler = std::function<void(const Visitor&)>;
  void for_guest(const Request& request, const Respond& respond, const Handler& handler);
  void tell_ready(const Respond& respond) const;

  const StoreThread& store_;
  const Origins& origins_;
  Sessions& sessions_;
  Guests& guests_;
  Accounts& accounts_;
  Catalogue& catalogue_;
};

}  // namespace loggia::server
