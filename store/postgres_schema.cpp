#include "store/postgres_schema.h"

#include <array>
#include <format>

#include "notation/problem.h"
#include "store/checks.h"

namespace loggia::store::postgres {
namespace {

// Texts are compared byte by byte, as everywhere. Members and awaited turns change in place: no
// index knows of them.
constexpr std::string_view kFirst = R"(
CREATE TABLE matches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  last bigint NOT NULL,
  phase smallint NOT NULL,
  is_listed boolean NOT NULL,
  touched bigint NOT NULL,
  wake bigint,
  game text NOT NULL,
  card text NOT NULL
);
CREATE INDEX matches_open ON matches (touched) WHERE phase = 0 AND is_listed;
CREATE INDEX matches_due ON matches (wake) WHERE wake IS NOT NULL;
CREATE INDEX matches_by_phase ON matches (phase, touched);

CREATE TABLE match_rows (
  match bigint NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  time bigint NOT NULL,
  command text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (match, seq)
);

CREATE TABLE members (
  match bigint NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  place bigint NOT NULL,
  guest text COLLATE "C" NOT NULL,
  is_awaited boolean NOT NULL,
  PRIMARY KEY (match, place)
) WITH (fillfactor = 70);
CREATE INDEX members_by_guest ON members (guest);

CREATE TABLE contents (hash text COLLATE "C" PRIMARY KEY, text text NOT NULL);

CREATE TABLE guests (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  seen bigint NOT NULL
);
CREATE INDEX guests_by_seen ON guests (seen);

CREATE TABLE sessions (
  token_hash text COLLATE "C" PRIMARY KEY,
  guest text COLLATE "C" NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
  made bigint NOT NULL
);
CREATE INDEX sessions_by_guest ON sessions (guest);

CREATE TABLE accounts (
  guest text COLLATE "C" PRIMARY KEY REFERENCES guests (id),
  login text COLLATE "C" NOT NULL UNIQUE,
  password_hash text NOT NULL
);
)";

constexpr std::array kSteps = {kFirst};

constexpr const char* kIsThere =
    "SELECT current_setting('server_encoding'), to_regclass('loggia.version') IS NOT NULL";
// Any number that is nobody else's.
constexpr const char* kLock = "SELECT pg_advisory_xact_lock(5507321604)";
constexpr const char* kMakeVersion = R"(
CREATE SCHEMA IF NOT EXISTS loggia;
CREATE TABLE IF NOT EXISTS version (version integer NOT NULL);
INSERT INTO version SELECT 0 WHERE NOT EXISTS (SELECT FROM version);
)";

Answer<std::size_t> version_of(Connection& connection) {
  const auto found = connection.query("SELECT version FROM version");
  if (!found) return std::unexpected(found.error());
  return found->count() == 0 ? 0 : static_cast<std::size_t>(found->number(0, 0));
}

Answer<void> check_version(std::size_t version, std::size_t newest) {
  if (version <= newest) return {};
  return broken(
      std::format("the database was written by a newer program: its version is {}, this program "
                  "knows {} at most",
                  version, newest));
}

// Under the lock: another node may have come first.
Answer<void> migrate_locked(Connection& connection, std::span<const std::string_view> steps) {
  if (const auto locked = connection.query(kLock); !locked) return std::unexpected(locked.error());
  if (auto made = connection.run_script(kMakeVersion); !made) return made;
  const auto version = version_of(connection);
  if (!version) return std::unexpected(version.error());
  if (auto fine = check_version(*version, steps.size()); !fine) return fine;
  for (const std::string_view step : steps.subspan(*version)) {
    if (auto done = connection.run_script(std::string(step)); !done) return done;
  }
  return connection.run_script(std::format("UPDATE version SET version = {}", steps.size()));
}

}  // namespace

std::span<const std::string_view> schema_steps() { return kSteps; }

Answer<void> migrate(Connection& connection, std::span<const std::string_view> steps) {
  const auto there = connection.query(kIsThere);
  if (!there) return std::unexpected(there.error());
  if (const std::string encoding = there->text(0, 0); encoding != "UTF8") {
    return broken("the database's encoding must be UTF8, not " + in_quotes(encoding));
  }
  if (there->flag(0, 1)) {
    const auto version = version_of(connection);
    if (!version) return std::unexpected(version.error());
    if (*version >= steps.size()) return check_version(*version, steps.size());
  }
  return connection.transact<void>("BEGIN", [&] { return migrate_locked(connection, steps); });
}

}  // namespace loggia::store::postgres
