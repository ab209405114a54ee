// What there is to see, over HTTP: games, tables, contents, records.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http.h"
#include "server/sessions.h"
#include "server/store_thread.h"
#include "server/tables.h"
#include "table/card.h"

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
  using Summarized = std::function<void(std::optional<table::told::Listed>)>;
  void summarize(const std::string& match, const Summarized& then);

 private:
  void list(const std::vector<store::Listed>& found, std::string_view guest,
            const Respond& respond);

  StoreThread& store_;
  Sessions& sessions_;
  Tables& tables_;
  const Outside& outside_;
  table::Cards cards_;
};

}  // namespace loggia::server
