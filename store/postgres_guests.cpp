// Contents, guests, sessions and accounts.
#include "store/checks.h"
#include "store/postgres.h"

namespace loggia::store::postgres {
namespace {

constexpr const char* kPutContent =
    "INSERT INTO contents (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING";
constexpr const char* kContent = "SELECT text FROM contents WHERE hash = $1";
constexpr const char* kPutGuest =
    "INSERT INTO guests AS g (id, name, seen) VALUES ($1, $2, $3::bigint) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = greatest(g.seen, excluded.seen) "
    "WHERE g.name <> excluded.name OR g.seen < excluded.seen";
constexpr const char* kGuest = "SELECT id, name, seen FROM guests WHERE id = $1";
constexpr const char* kPutSession =
    "INSERT INTO sessions (token_hash, guest, made) "
    "SELECT $1, id, $2::bigint FROM guests WHERE id = $3 "
    "ON CONFLICT (token_hash) DO UPDATE SET guest = excluded.guest, made = excluded.made";
constexpr const char* kGuestOfSession =
    "SELECT g.id, g.name, g.seen FROM sessions AS s JOIN guests AS g ON g.id = s.guest "
    "WHERE s.token_hash = $1";
constexpr const char* kEndSession = "DELETE FROM sessions WHERE token_hash = $1";
constexpr const char* kEndSessionsOf = "DELETE FROM sessions WHERE guest = $1 AND token_hash <> $2";
constexpr const char* kPutAccount =
    "INSERT INTO accounts (guest, login, password_hash) "
    "SELECT id, $1, $2 FROM guests WHERE id = $3 "
    "ON CONFLICT (guest) DO UPDATE SET login = excluded.login, "
    "password_hash = excluded.password_hash";
constexpr const char* kAccount =
    "SELECT login, guest, password_hash FROM accounts WHERE login = $1";
constexpr const char* kAccountOf =
    "SELECT login, guest, password_hash FROM accounts WHERE guest = $1";
constexpr const char* kCleanGuests =
    "DELETE FROM guests WHERE id IN (SELECT id FROM guests AS g WHERE seen < $1::bigint "
    "AND NOT EXISTS (SELECT FROM accounts WHERE guest = g.id) "
    "AND NOT EXISTS (SELECT FROM members WHERE guest = g.id) LIMIT 1000 FOR UPDATE)";

std::optional<Guest> guest_of(const Result& result) {
  if (result.count() == 0) return std::nullopt;
  return Guest{result.text(0, 0), result.text(0, 1), result.time(0, 2)};
}

std::optional<Account> account_in(const Result& result) {
  if (result.count() == 0) return std::nullopt;
  return Account{result.text(0, 0), result.text(0, 1), result.text(0, 2)};
}

}  // namespace

Answer<void> PostgresStore::put_content(std::string_view hash, std::string_view text) {
  if (auto fine = check({hash}, {text}); !fine) return fine;
  return query(kPutContent, hash, text).transform([](const Result&) {});
}

Answer<std::optional<std::string>> PostgresStore::content(std::string_view hash) {
  if (!is_storable(hash)) return std::nullopt;
  return query(kContent, hash).transform([](const Result& result) {
    return result.count() == 0 ? std::nullopt : std::optional(result.text(0, 0));
  });
}

Answer<void> PostgresStore::put_guest(const Guest& guest) {
  if (auto fine = check({guest.id}, {guest.name}); !fine) return fine;
  return query(kPutGuest, guest.id, guest.name, guest.seen).transform([](const Result&) {});
}

Answer<std::optional<Guest>> PostgresStore::guest(std::string_view id) {
  if (!is_storable(id)) return std::nullopt;
  return query(kGuest, id).transform(guest_of);
}

Answer<void> PostgresStore::put_session(const Session& session) {
  if (auto fine = check({session.token_hash, session.guest}, {}); !fine) return fine;
  const auto put = query(kPutSession, session.token_hash, session.made, session.guest);
  if (!put) return std::unexpected(put.error());
  if (put->changes() == 0) return no_such_guest(session.guest);
  return {};
}

Answer<std::optional<Guest>> PostgresStore::guest_of_session(std::string_view token_hash) {
  if (!is_storable(token_hash)) return std::nullopt;
  return query(kGuestOfSession, token_hash).transform(guest_of);
}

Answer<void> PostgresStore::end_session(std::string_view token_hash) {
  if (!is_storable(token_hash)) return {};
  return query(kEndSession, token_hash).transform([](const Result&) {});
}

Answer<void> PostgresStore::end_sessions_of(std::string_view guest, std::string_view except) {
  if (!is_storable(guest) || !is_storable(except)) return {};
  return query(kEndSessionsOf, guest, except).transform([](const Result&) {});
}

Answer<Verdict> PostgresStore::put_account(const Account& account) {
  if (const auto fine = check({account.login, account.guest}, {account.password_hash}); !fine) {
    return std::unexpected(fine.error());
  }
  const auto put = connected<Result>([&](Connection& connection) {
    return connection.query_or_taken(kPutAccount, account.login, account.password_hash,
                                     account.guest);
  });
  if (!put) return std::unexpected(put.error());
  if (put->is_taken()) return Verdict::kStale;
  if (put->changes() == 0) return no_such_guest(account.guest);
  return Verdict::kStored;
}

Answer<std::optional<Account>> PostgresStore::account(std::string_view login) {
  if (!is_storable(login)) return std::nullopt;
  return query(kAccount, login).transform(account_in);
}

Answer<std::optional<Account>> PostgresStore::account_of(std::string_view guest) {
  if (!is_storable(guest)) return std::nullopt;
  return query(kAccountOf, guest).transform(account_in);
}

Answer<std::size_t> PostgresStore::clean_guests(Time before) {
  return clean_with(kCleanGuests, before);
}

}  // namespace loggia::store::postgres
