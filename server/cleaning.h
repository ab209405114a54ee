// What nobody needs any more is cleaned away: once an hour, as the policy says.
#pragma once

#include "server/outside.h"
#include "server/policy.h"
#include "server/sessions.h"
#include "server/store_thread.h"
#include "server/tables.h"

namespace loggia::server {

class Cleaning {
 public:
  Cleaning(StoreThread& store, Sessions& sessions, Tables& tables, const Outside& outside,
           Policy policy)
      : store_(store), sessions_(sessions), tables_(tables), outside_(outside), policy_(policy) {}

  // If it is time.
  void tick();

 private:
  // So many of each were cleaned away.
  struct Cleaned {
    std::size_t open = 0;
    std::size_t playing = 0;
    std::size_t over = 0;
    std::size_t guests = 0;
  };

  static store::Answer<Cleaned> clean(store::Store& store, Time now, const Policy& policy);
  void note(const Cleaned& cleaned, Time then);

  StoreThread& store_;
  Sessions& sessions_;
  Tables& tables_;
  const Outside& outside_;
  Policy policy_;
  Time next_;  // at the first tick, and then now and then
};

}  // namespace loggia::server
