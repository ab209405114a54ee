// SQLite's C interface as values that clean up after themselves. Knows SQL, and no table of ours.
#pragma once

#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "store/store.h"

namespace loggia::store::sqlite {

// One run of a statement. Texts that were bound to it must live as long as it does.
class Query {
 public:
  template <class... Values>
  Query(sqlite3* database, sqlite3_stmt* statement, const Values&... values)
      : database_(database), statement_(statement) {
    (bind(values), ...);
  }
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  // Whether there is a row (more); or why the statement fails.
  Answer<bool> step();
  // To its end, whatever it answers.
  Answer<void> finish();

  // Of the row that is there; columns count from 0.
  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] Time time(int column) const { return time_at(number(column)); }
  [[nodiscard]] std::optional<Time> optional_time(int column) const;
  [[nodiscard]] std::string text(int column) const;

 private:
  void bind(std::string_view text);
  void bind(std::int64_t number);
  void bind(Time time) { bind(number_of(time)); }
  template <class Value>
  void bind(const std::optional<Value>& value) {
    if (value) {
      bind(*value);
    } else {
      ++bound_;
    }
  }

  sqlite3* database_;
  sqlite3_stmt* statement_;  // none where it cannot be prepared: step() says why
  int bound_ = 0;
};

class Connection {
 public:
  static Answer<Connection> open(const std::string& path);

  // Prepares a statement once and keeps it: the text is known by its address.
  template <class... Values>
  Query query(const char* sql, const Values&... values) {
    return {database_.get(), statement(sql), values...};
  }
  template <class... Values>
  Answer<void> run(const char* sql, const Values&... values) {
    return query(sql, values...).finish();
  }
  // Any number of statements without values, kept no longer than they run.
  Answer<void> run_script(const std::string& sql);

  [[nodiscard]] std::int64_t changes() const { return sqlite3_changes64(database_.get()); }
  [[nodiscard]] std::int64_t last_id() const { return sqlite3_last_insert_rowid(database_.get()); }
  [[nodiscard]] bool is_read_only() const {
    return sqlite3_db_readonly(database_.get(), "main") == 1;
  }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  explicit Connection(std::unique_ptr<sqlite3, Close> database) : database_(std::move(database)) {}

  sqlite3_stmt* statement(const char* sql);

  std::unique_ptr<sqlite3, Close> database_;
  std::unordered_map<const void*, Statement> statements_;
};

// Undone unless committed.
class Transaction {
 public:
  explicit Transaction(Connection& connection) : connection_(&connection) {}
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  Answer<void> begin();
  Answer<void> commit();

 private:
  Connection* connection_;
  bool is_open_ = false;
};

}  // namespace loggia::store::sqlite
