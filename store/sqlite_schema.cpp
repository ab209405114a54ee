#include "store/sqlite_schema.h"

#include <array>
#include <format>
#include <string>

#include "store/checks.h"

namespace loggia::store::sqlite {
namespace {

// An append costs what it writes: pages of 4 KiB, wherever something in them changes, and rows that
// are written again. So a match's summary stands in its last row, and is left behind there; only
// what an index finds is taken from it. What is shown of a match, `game` and `card`, stands where
// it changed last. Who is awaited is a number, a bit for each place. What stands in `matches` and
// `members` changes rarely: `day` is that of the last touch.
constexpr std::string_view kFirst = R"(
CREATE TABLE matches (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  phase INTEGER NOT NULL,
  day INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_by_phase ON matches (phase, day);

CREATE TABLE match_rows (
  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  time INTEGER NOT NULL,
  command TEXT NOT NULL,
  body TEXT NOT NULL,
  phase INTEGER,
  is_listed INTEGER,
  touched INTEGER,
  wake INTEGER,
  awaited INTEGER,
  game TEXT,
  card TEXT,
  PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX rows_open ON match_rows (touched) WHERE phase = 0 AND is_listed = 1;
CREATE INDEX rows_due ON match_rows (wake) WHERE wake IS NOT NULL;

CREATE TABLE members (
  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  guest TEXT NOT NULL,
  PRIMARY KEY (match, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_guest ON members (guest);

CREATE TABLE contents (hash TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;

CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL) STRICT;
CREATE INDEX guests_by_seen ON guests (seen);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
  made INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_guest ON sessions (guest);

CREATE TABLE accounts (
  guest TEXT PRIMARY KEY REFERENCES guests (id),
  login TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL
) STRICT;
)";

// Nothing is another than before; but who expects what is shown in the last row must not read on.
constexpr std::string_view kShownWhereItChanged;

constexpr std::array kSteps = {kFirst, kShownWhereItChanged};

// "Logg": what tells our files from those of other programs.
constexpr std::int64_t kApplication = 0x4c6f6767;

Answer<std::int64_t> number_of(Connection& connection, const char* sql) {
  auto query = connection.query(sql);
  const auto has_row = query.step();
  if (!has_row) return std::unexpected(has_row.error());
  return *has_row ? query.number(0) : 0;
}

}  // namespace

std::span<const std::string_view> schema_steps() { return kSteps; }

Answer<void> migrate(Connection& connection, std::span<const std::string_view> steps) {
  const auto tables = number_of(connection, "SELECT count(*) FROM sqlite_schema");
  if (!tables) return std::unexpected(tables.error());
  const auto application = number_of(connection, "PRAGMA application_id");
  if (!application) return std::unexpected(application.error());
  if (*tables > 0 && *application != kApplication) {
    return broken("it is a database of another program");
  }
  const auto version = number_of(connection, "PRAGMA user_version");
  if (!version) return std::unexpected(version.error());
  const auto newest = static_cast<std::int64_t>(steps.size());
  if (*version > newest) {
    return broken(std::format(
        "it was written by a newer program: its version is {}, this program knows {} at most",
        *version, newest));
  }
  for (std::int64_t next = *version; next < newest; ++next) {
    Transaction transaction(connection);
    auto done = transaction.begin()
                    .and_then([&] {
                      return connection.run_script(std::format(
                          "{} PRAGMA user_version = {}; PRAGMA application_id = {};",
                          steps[static_cast<std::size_t>(next)], next + 1, kApplication));
                    })
                    .and_then([&] { return transaction.commit(); });
    if (!done) return done;
  }
  return {};
}

}  // namespace loggia::store::sqlite
