// A store in one SQLite file, for one process on one machine: a second one is refused the file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/file_lock.h"
#include "store/sqlite_connection.h"
#include "store/store.h"

namespace loggia::store::sqlite {

class SqliteStore final : public Store {
 public:
  // Makes the file where there is none, in a folder that must be there.
  static Answer<std::unique_ptr<Store>> open(const std::string& path);

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
  SqliteStore(FileLock lock, Connection connection)
      : lock_(std::move(lock)), connection_(std::move(connection)) {}

  // What an append needs to know of a match that is there.
  struct StoredMatch {
    std::int64_t id = 0;
    std::int64_t phase = 0;
    std::int64_t day = 0;
    std::uint64_t last = 0;
    bool is_found_by_last = true;  // or may be: by what lists look for in the last row
    std::string game;
    std::optional<std::string> card;  // as last shown, with the game; none: not known
    std::vector<std::string> guests;
  };

  Answer<Verdict> append_one(const Append& append);
  // Null, if there is no such match.
  Answer<StoredMatch*> find(const std::string& match);
  Answer<Verdict> compare(const Append& append, const StoredMatch* known);
  Answer<StoredMatch*> put_new_match(const Append& append);
  Answer<void> put_phase(const Append& append, StoredMatch& known);
  Answer<void> put_rows(const Append& append, StoredMatch& known);
  Answer<void> put_members(const Append& append, StoredMatch& known);
  Answer<std::vector<std::string>> guests_of(std::int64_t id);
  Answer<Listed> one_listed(const Query& query);
  Answer<std::vector<Listed>> listed(Query query);
  Answer<void> visit_matches(const Visitor& visitor);

  FileLock lock_;
  Connection connection_;
  // Matches that were appended to lately. Nobody else writes the file, so they are as it says.
  std::unordered_map<std::string, StoredMatch> remembered_;
};

}  // namespace loggia::store::sqlite
