// What there is to see, over HTTP: games, tables, contents, records.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/sessions.h"
#include "server/store_thread.h"
#include "server/tables.h"

namespace loggia::server {

class Catalogue {
 public:
  Catalogue(StoreThread& store, Sessions& sessions, Tables& tables, const Outside& outside)
      : store_(store), sessions_(sessions), tables_(tables), outside_(outside) {}

  void games(const Respond& respond) const;
  void open_tables(const Request& request, const Respond& respond);
  void matches_of(const Visitor& visitor, const Respond& respond);
  void content(const std::string& hash, const Respond& respond);
  void record(const std::string& match, const Request& request, const Respond& respond);

  // A match as lists know it; nothing of one that there is not, nor while the store is away.
  using Summarized = std::function<void(std::optional<store::Summary>)>;
  void summarize(const std::string& match, const Summarized& then);

 private:
  StoreThread& store_;
  Sessions& sessions_;
  Tables& tables_;
  const Outside& outside_;
};

}  // namespace loggia::server
