// Tables on one device: the server's own match service, with the page's worker for a world.
#pragma once

#include <expected>

#include "table/service.h"
#include "wasm/local_world.h"

namespace loggia::wasm {

class LocalTables {
 public:
  explicit LocalTables(table::Library& library) : service_(world_, library) {}

  // {"call": …, "now": milliseconds} and, by what is called:
  //   connect     "connection", "guest", "name"      somebody opens a line
  //   disconnect  "connection"
  //   receive     "connection", "text"               a message of docs/PROTOCOL.md
  //   stored      "match", "fresh"                   an "append" was done, or something stood there
  //   not_storable       "match"                     an "append" failed
  //   written_elsewhere  "match"                     another page appended something
  //   loaded      "match", "rows", "content"         answers "load"
  //   thought     "match", "seq", "action"           answers "think"; the action may be null
  //   record      "match"                            of a match that is over
  // Answers with the orders that this leads to (LocalWorld::take_orders).
  std::expected<json::array, Problem> call(const json::value& call);

 private:
  std::optional<Problem> dispatch(const Reader& call, table::Milliseconds now);

  LocalWorld world_;
  table::Service service_;
};

}  // namespace loggia::wasm
