// Rows of a match, as they come from PostgreSQL.
#pragma once

#include <vector>

#include "store/postgres_connection.h"
#include "store/store.h"

namespace loggia::store::postgres {

// Of a result with the columns seq, time, command, body.
inline std::vector<Row> rows_of(const Result& result) {
  std::vector<Row> rows;
  for (int i = 0; i < result.count(); ++i) {
    rows.push_back({.seq = static_cast<std::uint64_t>(result.number(i, 0)),
                    .time = result.time(i, 1),
                    .command = result.text(i, 2),
                    .body = result.text(i, 3)});
  }
  return rows;
}

}  // namespace loggia::store::postgres
