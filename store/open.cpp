#include "store/open.h"

#include <string>

#include "notation/problem.h"
#include "store/checks.h"
#include "store/memory.h"
#include "store/postgres.h"
#include "store/sqlite.h"

namespace loggia::store {

Answer<std::unique_ptr<Store>> open(std::string_view where) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (where == "memory:") return std::make_unique<MemoryStore>();
  if (where.starts_with("postgres://") || where.starts_with("postgresql://")) {
    return postgres::PostgresStore::open(std::string(where));
  }
  if (where.starts_with(kSqlite))
    return sqlite::SqliteStore::open(std::string(where.substr(kSqlite.size())));
  // Of a mistyped address only the beginning is repeated: what follows may hold a password.
  if (const auto end = where.find("://"); end != where.npos) {
    return broken("no such kind of store: " + in_quotes(where.substr(0, end + 1)) +
                  "; choose from memory:, sqlite:PATH, postgres://…");
  }
  return sqlite::SqliteStore::open(std::string(where));
}

}  // namespace loggia::store
