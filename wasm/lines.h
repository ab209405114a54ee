// The page's ends of its lines, to a server or to the tables on this device: what is told there is
// made into what screens show. Orders:
//
//   show   "connection" TEXT                 a message of table/watched.h, or one of the
//                                            protocol that is shown as it is
//   watch  "connection" "match" "after"      something is missing
//   wanted "connection" "game" "hash" TEXT   a content that is not known here: with it, hear
//                                            TEXT again
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "table/watched.h"
#include "table/world.h"
#include "wasm/orders.h"

namespace loggia::wasm {

class Lines {
 public:
  Lines(table::Library& library, Orders& orders) : library_(&library), orders_(&orders) {}

  // By a service of the same module.
  void tell(table::Connection to, const table::told::Message& message, wire::Game game);
  // By a server.
  void hear(table::Connection on, std::string_view text);
  // What a decision would change there, or null.
  [[nodiscard]] std::optional<Told> preview(table::Connection on, const std::string& match,
                                            const json::value& action) const;
  void have_seen(table::Connection on, const std::string& match, std::uint64_t seq) {
    watched(on, match).have_seen(seq);
  }
  void unwatch(table::Connection on, const std::string& match) { watched_.erase({on, match}); }
  void hang_up(table::Connection connection);

 private:
  using Key = std::pair<table::Connection, std::string>;

  table::Watched& watched(table::Connection on, const std::string& match);
  void show(table::Connection on, const std::string& match, const table::Watched::Shown& shown);
  void show(table::Connection on, std::string_view text);

  table::Library* library_;
  Orders* orders_;
  std::map<Key, table::Watched> watched_;
};

}  // namespace loggia::wasm
