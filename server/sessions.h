// Who comes with which cookie: the sessions of guests' devices. Remembers who came lately, so that
// the store is not asked each time.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/http.h"
#include "server/outside.h"
#include "server/store_thread.h"
#include "table/commands.h"

namespace loggia::server {

// Who comes with a cookie.
struct Visitor {
  table::Person person;
  std::string session;  // the hash of its token

  // Whoever comes without a guest's cookie, and only looks on.
  static Visitor stranger();
};

using WhichSessions = std::function<bool(const std::string& session, const std::string& guest)>;

class Sessions {
 public:
  // What others must hear of.
  struct Changes {
    std::function<void(const WhichSessions&)> ended;
    std::function<void(const std::string& guest, const std::string& name)> renamed;
  };

  Sessions(StoreThread& store, const Outside& outside, bool is_secure, Changes changes);

  using Identified = std::function<void(std::optional<Visitor>)>;
  void identify(std::string_view cookie, const Identified& then);
  // As people have it in their browsers from now on; over secure connections alone, where there are
  // any.
  void give_cookie(Response& response, std::string_view token) const;
  void take_cookie(Response& response) const;

  void rename(const std::string& guest, const std::string& name);

  // Nobody acts by them any more: not on lines that are open, nor on one that is just being opened.
  void end(const std::string& session);
  void end_each(const WhichSessions& which);
  // Lately: whoever was identified before may not have heard of it.
  [[nodiscard]] bool has_ended(const std::string& session) const;
  void forget_ended(Time before);

  // Who comes is looked for again, and noted as seen.
  void forget_known() { known_.clear(); }

 private:
  StoreThread& store_;
  const Outside& outside_;
  bool is_secure_;
  Changes changes_;
  std::unordered_map<std::string, table::Person> known_;  // by the hash of a token
  std::unordered_map<std::string, Time> ended_;           // when
};

}  // namespace loggia::server
