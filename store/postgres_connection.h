// libpq's connection and results as values that clean up after themselves. No call waits without
// end: not for a server that is gone, nor for one that keeps silent. Knows no table of ours.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/libpq.h"
#include "store/store.h"

namespace loggia::store::postgres {

// What a statement answered. Rows and columns count from 0.
class Result {
 public:
  Result(const Libpq& pq, PGresult* result) : pq_(&pq), result_(result, pq.clear) {}

  [[nodiscard]] int count() const { return pq_->row_count(result_.get()); }
  [[nodiscard]] std::string text(int row, int column) const;
  [[nodiscard]] std::int64_t number(int row, int column) const;
  [[nodiscard]] Time time(int row, int column) const { return time_at(number(row, column)); }
  [[nodiscard]] std::optional<Time> optional_time(int row, int column) const;
  [[nodiscard]] bool flag(int row, int column) const { return text(row, column) == "t"; }
  // How many rows it changed.
  [[nodiscard]] std::size_t changes() const;
  // What went wrong, if anything did.
  [[nodiscard]] std::optional<Trouble> trouble() const;
  // Whether that was a name that is taken.
  [[nodiscard]] bool is_taken() const;

 private:
  [[nodiscard]] std::string_view code() const;

  const Libpq* pq_;
  std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

// A value bound to a statement, as PostgreSQL reads it; absent is NULL.
using Parameter = std::optional<std::string>;
Parameter to_parameter(std::string_view text);
Parameter to_parameter(std::int64_t number);
inline Parameter to_parameter(Time time) { return to_parameter(number_of(time)); }
// Lists become arrays.
Parameter to_parameter(const std::vector<std::string_view>& texts);
Parameter to_parameter(const std::vector<std::int64_t>& numbers);
Parameter to_parameter(const std::vector<std::optional<std::int64_t>>& numbers);

class Connection {
 public:
  static Answer<Connection> open(const std::string& address);

  template <class... Values>
  Answer<Result> query(const char* sql, const Values&... values) {
    const std::vector<Parameter> parameters = {to_parameter(values)...};
    return run(sql, parameters);
  }
  // The same, with an answer also where a name is taken.
  template <class... Values>
  Answer<Result> query_or_taken(const char* sql, const Values&... values) {
    const std::vector<Parameter> parameters = {to_parameter(values)...};
    return send_and_wait(sql, parameters);
  }
  // Any number of statements without values.
  Answer<void> run_script(const std::string& sql);
  // All of what is done, or nothing. `begin` says what kind of transaction.
  template <class T>
  Answer<T> transact(const char* begin, const std::function<Answer<T>()>& work) {
    if (const auto begun = run_script(begin); !begun) return std::unexpected(begun.error());
    Answer<T> done = work();
    const auto ended = run_script(done ? "COMMIT" : "ROLLBACK");
    // What cannot be undone is undone when the connection goes.
    if (!ended) close();
    if (done && !ended) return std::unexpected(ended.error());
    return done;
  }

  [[nodiscard]] bool is_usable() const;
  // By the server or the network: perhaps another connection works.
  [[nodiscard]] bool is_lost() const { return !is_usable() && !has_given_up_; }

 private:
  using Clock = std::chrono::steady_clock;

  Connection(const Libpq& pq, PGconn* connection) : pq_(&pq), connection_(connection, pq.finish) {}

  void close() { connection_.reset(); }
  Answer<Result> run(const char* sql, std::span<const Parameter> parameters);
  Answer<Result> send_and_wait(const char* sql, std::span<const Parameter> parameters);
  Answer<Result> wait_for_result();
  Answer<void> wait(Clock::time_point deadline, bool wants_write);
  std::unexpected<Trouble> lost();

  const Libpq* pq_;
  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_;
  bool has_given_up_ = false;  // a server that did not answer in time
};

}  // namespace loggia::store::postgres
