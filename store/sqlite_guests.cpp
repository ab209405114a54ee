// Contents, guests, sessions and accounts.
#include "store/checks.h"
#include "store/sqlite.h"

namespace loggia::store::sqlite {
namespace {

constexpr const char* kPutContent =
    "INSERT INTO contents (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING";
constexpr const char* kContent = "SELECT text FROM contents WHERE hash = ?";
constexpr const char* kPutGuest =
    "INSERT INTO guests (id, name, seen) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
    "name = excluded.name, seen = max(seen, excluded.seen) "
    "WHERE name <> excluded.name OR seen < excluded.seen";
constexpr const char* kGuest = "SELECT id, name, seen FROM guests WHERE id = ?";
constexpr const char* kPutSession =
    "INSERT INTO sessions (token_hash, guest, made) SELECT ?, id, ? FROM guests WHERE id = ? "
    "ON CONFLICT (token_hash) DO UPDATE SET guest = excluded.guest, made = excluded.made";
constexpr const char* kGuestOfSession =
    "SELECT g.id, g.name, g.seen FROM sessions AS s JOIN guests AS g ON g.id = s.guest "
    "WHERE s.token_hash = ?";
constexpr const char* kEndSession = "DELETE FROM sessions WHERE token_hash = ?";
constexpr const char* kEndSessionsOf = "DELETE FROM sessions WHERE guest = ? AND token_hash <> ?";
constexpr const char* kPutAccount =
    "INSERT INTO accounts (guest, login, password_hash) SELECT id, ?, ? FROM guests WHERE id = ? "
    "ON CONFLICT (guest) DO UPDATE SET login = excluded.login, "
    "password_hash = excluded.password_hash";
constexpr const char* kAccount = "SELECT login, guest, password_hash FROM accounts WHERE login = ?";
constexpr const char* kAccountOf =
    "SELECT login, guest, password_hash FROM accounts WHERE guest = ?";
constexpr const char* kCleanGuests =
    "DELETE FROM guests WHERE id IN (SELECT id FROM guests AS g WHERE seen < ? "
    "AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = g.id) "
    "AND NOT EXISTS (SELECT 1 FROM members WHERE guest = g.id) LIMIT 1000)";

// What the first row says, where there is one.
template <class T>
Answer<std::optional<T>> first(Query query, const auto& read) {
  const auto has_row = query.step();
  if (!has_row) return std::unexpected(has_row.error());
  if (!*has_row) return std::nullopt;
  return read(query);
}

Guest read_guest(const Query& query) { return {query.text(0), query.text(1), query.time(2)}; }

Account read_account(const Query& query) { return {query.text(0), query.text(1), query.text(2)}; }

}  // namespace

Answer<void> SqliteStore::put_content(std::string_view hash, std::string_view text) {
  if (auto fine = check({hash}, {text}); !fine) return fine;
  return connection_.run(kPutContent, hash, text);
}

Answer<std::optional<std::string>> SqliteStore::content(std::string_view hash) {
  return first<std::string>(connection_.query(kContent, hash),
                            [](const Query& query) { return query.text(0); });
}

Answer<void> SqliteStore::put_guest(const Guest& guest) {
  if (auto fine = check({guest.id}, {guest.name}); !fine) return fine;
  return connection_.run(kPutGuest, guest.id, guest.name, guest.seen);
}

Answer<std::optional<Guest>> SqliteStore::guest(std::string_view id) {
  return first<Guest>(connection_.query(kGuest, id), read_guest);
}

Answer<void> SqliteStore::put_session(const Session& session) {
  if (auto fine = check({session.token_hash, session.guest}, {}); !fine) return fine;
  auto put = connection_.run(kPutSession, session.token_hash, session.made, session.guest);
  if (put && connection_.changes() == 0) return no_such_guest(session.guest);
  return put;
}

Answer<std::optional<Guest>> SqliteStore::guest_of_session(std::string_view token_hash) {
  return first<Guest>(connection_.query(kGuestOfSession, token_hash), read_guest);
}

Answer<void> SqliteStore::end_session(std::string_view token_hash) {
  return connection_.run(kEndSession, token_hash);
}

Answer<void> SqliteStore::end_sessions_of(std::string_view guest, std::string_view except) {
  return connection_.run(kEndSessionsOf, guest, except);
}

Answer<Verdict> SqliteStore::put_account(const Account& account) {
  if (const auto fine = check({account.login, account.guest}, {account.password_hash}); !fine) {
    return std::unexpected(fine.error());
  }
  const auto is_known = guest(account.guest);
  if (!is_known) return std::unexpected(is_known.error());
  if (!*is_known) return no_such_guest(account.guest);
  const auto there = this->account(account.login);
  if (!there) return std::unexpected(there.error());
  if (*there && (*there)->guest != account.guest) return Verdict::kStale;
  return connection_.run(kPutAccount, account.login, account.password_hash, account.guest)
      .transform([] { return Verdict::kStored; });
}

Answer<std::optional<Account>> SqliteStore::account(std::string_view login) {
  return first<Account>(connection_.query(kAccount, login), read_account);
}

Answer<std::optional<Account>> SqliteStore::account_of(std::string_view guest) {
  return first<Account>(connection_.query(kAccountOf, guest), read_account);
}

Answer<std::size_t> SqliteStore::clean_guests(Time before) {
  std::size_t count = 0;
  for (;;) {
    const auto cleaned = connection_.run(kCleanGuests, before);
    if (!cleaned) return std::unexpected(cleaned.error());
    if (connection_.changes() == 0) return count;
    count += static_cast<std::size_t>(connection_.changes());
  }
}

}  // namespace loggia::store::sqlite
