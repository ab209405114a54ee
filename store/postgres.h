// A store in a PostgreSQL database, for any number of processes. A connection that is lost is made
// anew by the next call.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "store/postgres_connection.h"
#include "store/store.h"

namespace loggia::store::postgres {

class PostgresStore final : public Store {
 public:
  static Answer<std::unique_ptr<Store>> open(const std::string& address);

  Answer<std::vector<Verdict>> append(std::span<const Append> appends) override;
  Answer<std::vector<Row>> rows(std::string_view match, std::uint64_t after) override;
  Answer<std::optional<Summary>> summary(std::string_view match) override;
  Answer<std::vector<Listed>> open_tables(std::size_t limit) override;
  Answer<std::vector<Listed>> matches_of(std::string_view guest, std::size_t limit) override;
  Answer<std::size_t> count_unfinished(std::string_view guest) override;
  Answer<std::vector<Listed>> due(Time until, std::size_t limit) override;
  Answer<std::size_t> clean(Phase phase, Time before) override;

  Answer<void> put_content(std::string_view hash, std::string_view text) override;
  Answer<std::optional<std::string>> content(std::string_view hash) override;

  Answer<void> put_guest(const Guest& guest) override;
  Answer<std::optional<Guest>> guest(std::string_view id) override;
  Answer<void> put_session(const Session& session) override;
  Answer<std::optional<Guest>> guest_of_session(std::string_view token_hash) override;
  Answer<void> end_session(std::string_view token_hash) override;
  Answer<void> end_sessions_of(std::string_view guest, std::string_view except) override;
  Answer<Verdict> put_account(const Account& account) override;
  Answer<std::optional<Account>> account(std::string_view login) override;
  Answer<std::optional<Account>> account_of(std::string_view guest) override;
  Answer<std::size_t> clean_guests(Time before) override;

  Answer<void> visit(const Visitor& visitor) override;

 private:
  explicit PostgresStore(std::string address) : address_(std::move(address)) {}

  Answer<Connection*> connected();
  // On a connection that works. One that turns out to be lost is replaced, once: whatever we write
  // may be written twice, and is there once.
  template <class T>
  Answer<T> connected(const std::function<Answer<T>(Connection&)>& work) {
    const bool is_fresh = !connection_ || !connection_->is_usable();
    auto connection = connected();
    if (!connection) return std::unexpected(connection.error());
    Answer<T> done = work(**connection);
    if (done || is_fresh || !connection_->is_lost()) return done;
    connection = connected();
    if (!connection) return std::unexpected(connection.error());
    return work(**connection);
  }
  // One statement.
  template <class... Values>
  Answer<Result> query(const char* sql, const Values&... values) {
    return connected<Result>(
        [&](Connection& connection) { return connection.query(sql, values...); });
  }
  // One that removes a slice of what is to be removed, until nothing is.
  template <class... Values>
  Answer<std::size_t> clean_with(const char* sql, const Values&... values) {
    std::size_t count = 0;
    for (;;) {
      const auto cleaned = query(sql, values...);
      if (!cleaned) return std::unexpected(cleaned.error());
      if (cleaned->changes() == 0) return count;
      count += cleaned->changes();
    }
  }
  template <class... Values>
  Answer<std::vector<Listed>> listed(const std::string& sql, const Values&... values);

  std::string address_;
  std::optional<Connection> connection_;
};

}  // namespace loggia::store::postgres
