#include "store/sqlite_connection.h"

#include <system_error>
#include <utility>

#include "store/checks.h"

namespace loggia::store::sqlite {
namespace {

// A full disk, a busy file or an unreachable one may be another day's trouble.
bool may_pass(int code) {
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_NOMEM:
    case SQLITE_INTERRUPT: return true;
    default: return false;
  }
}

std::unexpected<Trouble> trouble_of(sqlite3* database) {
  std::string text = std::string("SQLite: ") + sqlite3_errmsg(database);
  return may_pass(sqlite3_extended_errcode(database)) ? unavailable(std::move(text))
                                                      : broken(std::move(text));
}

// Nobody asks how much memory is in use, and counting it takes a lock for each piece. Has an effect
// only before the first file is opened.
void leave_memory_uncounted() {
  static const int done = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  (void)done;
}

constexpr const char* kBegin = "BEGIN IMMEDIATE";
constexpr const char* kCommit = "COMMIT";
constexpr const char* kRollback = "ROLLBACK";

}  // namespace

Query::~Query() {
  if (statement_ == nullptr) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

// A value that cannot be bound stays NULL, which every column refuses that must have one.
void Query::bind(std::string_view text) {
  if (statement_ == nullptr) return;
  sqlite3_bind_text64(statement_, ++bound_, text.data() == nullptr ? "" : text.data(), text.size(),
                      SQLITE_STATIC, SQLITE_UTF8);
}

void Query::bind(std::int64_t number) {
  if (statement_ != nullptr) sqlite3_bind_int64(statement_, ++bound_, number);
}

Answer<bool> Query::step() {
  if (statement_ == nullptr) return trouble_of(database_);
  switch (sqlite3_step(statement_)) {
    case SQLITE_ROW: return true;
    case SQLITE_DONE: return false;
    default: return trouble_of(database_);
  }
}

Answer<void> Query::finish() {
  for (;;) {
    const auto has_row = step();
    if (!has_row) return std::unexpected(has_row.error());
    if (!*has_row) return {};
  }
}

std::int64_t Query::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::optional<Time> Query::optional_time(int column) const {
  if (sqlite3_column_type(statement_, column) == SQLITE_NULL) return std::nullopt;
  return time(column);
}

std::string Query::text(int column) const {
  const void* const data = sqlite3_column_blob(statement_, column);
  if (data == nullptr) return "";
  return {static_cast<const char*>(data),
          static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

Answer<Connection> Connection::open(const std::string& path) {
  constexpr int kBusyMilliseconds = 5000;
  leave_memory_uncounted();
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(
      path.c_str(), &raw,
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      nullptr);
  std::unique_ptr<sqlite3, Close> database(raw);
  if (database == nullptr) return unavailable("SQLite: no memory");
  if ((code & 0xff) == SQLITE_CANTOPEN) {
    return broken("cannot be opened: " +
                  std::generic_category().message(sqlite3_system_errno(raw)));
  }
  if (code != SQLITE_OK) return trouble_of(raw);
  sqlite3_busy_timeout(raw, kBusyMilliseconds);
  return Connection(std::move(database));
}

sqlite3_stmt* Connection::statement(const char* sql) {
  Statement& kept = statements_[sql];
  if (kept == nullptr) {
    sqlite3_stmt* raw = nullptr;
    sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
    kept.reset(raw);
  }
  return kept.get();
}

Answer<void> Connection::run_script(const std::string& sql) {
  if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    return trouble_of(database_.get());
  }
  return {};
}

Transaction::~Transaction() {
  // Where SQLite has already undone it, this answers an error that says no more than that.
  if (is_open_) (void)connection_->run(kRollback);
}

Answer<void> Transaction::begin() {
  auto begun = connection_->run(kBegin);
  is_open_ = begun.has_value();
  return begun;
}

Answer<void> Transaction::commit() {
  auto committed = connection_->run(kCommit);
  if (committed) is_open_ = false;
  return committed;
}

}  // namespace loggia::store::sqlite
