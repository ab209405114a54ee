// A store that is gone when the program is: for tests, and for tables that need not survive.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "store/store.h"

namespace loggia::store {

class MemoryStore : public Store {
 public:
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
  struct Match {
    std::vector<Row> rows;
    Summary summary;
  };
  template <class T>
  using ByText = std::map<std::string, T, std::less<>>;

  Verdict append_one(const Append& append);
  [[nodiscard]] std::vector<Listed> listed(
      const std::function<bool(const Summary&)>& is_wanted,
      const std::function<bool(const Summary&, const Summary&)>& is_before,
      std::size_t limit) const;

  ByText<Match> matches_;
  ByText<std::string> contents_;
  ByText<Guest> guests_;
  ByText<Session> sessions_;
  ByText<Account> accounts_;  // by login
};

}  // namespace loggia::store
