// The worker's side of tables: the server's own match service for those on this device, with the
// worker for a world, and the ends of all lines, also those to a server.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/service.h"
#include "wasm/local_world.h"

namespace loggia::wasm {

class LocalTables {
 public:
  explicit LocalTables(table::Library& library)
      : lines_(library, orders_), world_(lines_, orders_), service_(world_, library) {}

  // A call, packed: its name, the time in milliseconds, and
  //   connect     "connection" "guest" "name"   somebody opens a line to the tables on this device
  //   say         "connection" TEXT             a message of docs/PROTOCOL.md, on such a line
  //   hear        "connection" TEXT             another, from a server
  //   seen        "connection" "match" "seq"    before it is watched: what comes later is not past
  //   unwatch     "connection" "match"          what is told of it is not shown any more
  //   hang_up     "connection"
  //   stored      "match" "fresh" or "stale"    an "append" was done, or something stood there
  //   not_storable       "match"                an "append" failed
  //   written_elsewhere  "match"                another page appended something
  //   loaded      "match" CONTENT, then "seq" "time" "command" BODY for each row
  //   thought     "match" "seq" ANSWER          of the thinker
  //   forget_thinker                            it was lost
  //   record      "match"                       of a match that is over
  // Answers with the orders that this leads to, or with "error" and what is wrong.
  std::string call(std::string_view packed);
  [[nodiscard]] const Lines& lines() const { return lines_; }

 private:
  bool dispatch(std::string_view name, Texts texts, Time now);
  bool dispatch_line(std::string_view name, Texts texts, Time now);
  bool dispatch_match(std::string_view name, Texts texts, Time now);
  void thought(Texts texts, Time now);

  Orders orders_;
  Lines lines_;
  LocalWorld world_;
  table::Service service_;
};

}  // namespace loggia::wasm
