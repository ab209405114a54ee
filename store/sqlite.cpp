#include "store/sqlite.h"

#include <filesystem>
#include <utility>

#include "store/checks.h"
#include "store/sqlite_schema.h"

namespace loggia::store {
namespace {

using sqlite::Query;

// What SQLite would only call "unable to open".
Answer<void> check_path(const std::string& path) {
  namespace fs = std::filesystem;
  if (auto fine = check({}, {path}); !fine) return fine;
  if (path.empty()) return broken("a SQLite store needs the path of a file");
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_directory(status)) return broken(path + ": it is a folder, not a file");
  if (fs::exists(status) && !fs::is_regular_file(status)) return broken(path + ": it is no file");
  const fs::path folder = fs::absolute(path, error).parent_path();
  if (!fs::is_directory(folder, error)) return broken(path + ": there is no such folder");
  return {};
}

// Nothing is answered before it is on the disk. The rest of the settings spares work: a checkpoint
// for some dozens of appends rather than for a few, and memory for the pages in use.
constexpr const char* kSettings = R"(
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA wal_autocheckpoint = 8000;
PRAGMA journal_size_limit = 67108864;
PRAGMA cache_size = -65536;
PRAGMA temp_store = MEMORY;
)";

Answer<void> use_wal(sqlite::Connection& connection) {
  auto query = connection.query("PRAGMA journal_mode = WAL");
  const auto has_row = query.step();
  if (!has_row) return std::unexpected(has_row.error());
  if (!*has_row || query.text(0) != "wal") return broken("no write-ahead log is possible there");
  return {};
}

Answer<void> prepare(sqlite::Connection& connection) {
  if (connection.is_read_only()) return broken("it can only be read, not written");
  return connection.run_script(kSettings)
      .and_then([&] { return migrate(connection, sqlite::schema_steps()); })
      .and_then([&] { return use_wal(connection); });
}

constexpr const char* kFindMatch = "SELECT id, last, seats FROM matches WHERE name = ?";
constexpr const char* kNewMatch =
    "INSERT INTO matches (last, phase, is_listed, touched, wake, seats, game, card, name) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr const char* kChangeMatch =
    "UPDATE matches SET last = ?, phase = ?, is_listed = ?, touched = ?, wake = ?, seats = ?, "
    "game = ?, card = ? WHERE id = ?";
constexpr const char* kNewRow =
    "INSERT INTO match_rows (match, seq, time, command, body) VALUES (?, ?, ?, ?, ?)";
constexpr const char* kPutMember =
    "INSERT INTO members (match, place, guest, is_awaited) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (match, place) DO UPDATE SET guest = excluded.guest, "
    "is_awaited = excluded.is_awaited "
    "WHERE guest <> excluded.guest OR is_awaited <> excluded.is_awaited";
constexpr const char* kDropMembers = "DELETE FROM members WHERE match = ? AND place >= ?";
constexpr const char* kRowsFrom =
    "SELECT seq, time, command, body FROM match_rows WHERE match = ? AND seq >= ? "
    "ORDER BY seq LIMIT ?";
constexpr const char* kRowsAfter =
    "SELECT seq, time, command, body FROM match_rows "
    "WHERE match = (SELECT id FROM matches WHERE name = ?) AND seq > ? ORDER BY seq";

Answer<std::vector<Row>> all_rows(Query query) {
  std::vector<Row> rows;
  for (;;) {
    const auto has_row = query.step();
    if (!has_row) return std::unexpected(has_row.error());
    if (!*has_row) return rows;
    rows.push_back({.seq = static_cast<std::uint64_t>(query.number(0)),
                    .time = query.number(1),
                    .command = query.text(2),
                    .body = query.text(3)});
  }
}

}  // namespace

Answer<std::unique_ptr<Store>> SqliteStore::open(const std::string& path) {
  if (const auto fine = check_path(path); !fine) return std::unexpected(fine.error());
  auto lock = FileLock::take(path + "-lock");
  if (!lock) return broken(path + ": " + lock.error());
  const auto with_path = [&](Trouble trouble) {
    return Trouble{trouble.kind, path + ": " + trouble.text};
  };
  auto connection = sqlite::Connection::open(path).transform_error(with_path);
  if (!connection) return std::unexpected(connection.error());
  if (const auto fine = prepare(*connection).transform_error(with_path); !fine) {
    return std::unexpected(fine.error());
  }
  return std::unique_ptr<Store>(new SqliteStore(std::move(*lock), std::move(*connection)));
}

Answer<std::vector<Verdict>> SqliteStore::append(std::span<const Append> appends) {
  if (const auto fine = check(appends); !fine) return std::unexpected(fine.error());
  sqlite::Transaction transaction(connection_);
  if (const auto begun = transaction.begin(); !begun) return std::unexpected(begun.error());
  std::vector<Verdict> verdicts;
  verdicts.reserve(appends.size());
  for (const Append& append : appends) {
    const auto verdict = append_one(append);
    if (!verdict) return std::unexpected(verdict.error());
    verdicts.push_back(*verdict);
  }
  return transaction.commit().transform([&] { return std::move(verdicts); });
}

Answer<Verdict> SqliteStore::append_one(const Append& append) {
  std::optional<std::int64_t> found;
  std::uint64_t last = 0;
  std::int64_t seats = 0;
  {
    Query query = connection_.query(kFindMatch, append.match);
    const auto has_row = query.step();
    if (!has_row) return std::unexpected(has_row.error());
    if (*has_row) {
      found = query.number(0);
      last = static_cast<std::uint64_t>(query.number(1));
      seats = query.number(2);
    }
  }
  if (!follows(append, last)) {
    if (!found || append.rows.empty()) return Verdict::kStale;
    const auto there = all_rows(connection_.query(
        kRowsFrom, *found, to_signed(append.rows.front().seq), to_signed(append.rows.size())));
    if (!there) return std::unexpected(there.error());
    return is_there(append, *there) ? Verdict::kStored : Verdict::kStale;
  }
  const auto id = put_summary(append, found);
  if (!id) return std::unexpected(id.error());
  for (const Row& row : append.rows) {
    const auto put =
        connection_.run(kNewRow, *id, to_signed(row.seq), row.time, row.command, row.body);
    if (!put) return std::unexpected(put.error());
  }
  return put_members(*id, append.summary.members, seats).transform([] { return Verdict::kStored; });
}

Answer<std::int64_t> SqliteStore::put_summary(const Append& append,
                                              std::optional<std::int64_t> id) {
  const Summary& summary = append.summary;
  const auto put = [&](const char* sql, const auto& key) {
    return connection_.run(
        sql, to_signed(append.rows.back().seq), static_cast<std::int64_t>(summary.phase),
        static_cast<std::int64_t>(summary.is_listed), summary.touched, summary.wake,
        to_signed(summary.members.size()), summary.game, summary.card, key);
  };
  const auto fine = id ? put(kChangeMatch, *id) : put(kNewMatch, append.match);
  return fine.transform([&] { return id ? *id : connection_.last_id(); });
}

Answer<void> SqliteStore::put_members(std::int64_t id, const std::vector<Member>& members,
                                      std::int64_t seats_before) {
  std::int64_t place = 0;
  for (const Member& member : members) {
    auto put = connection_.run(kPutMember, id, place++, member.guest,
                               static_cast<std::int64_t>(member.is_awaited));
    if (!put) return put;
  }
  if (place >= seats_before) return {};
  return connection_.run(kDropMembers, id, place);
}

Answer<std::vector<Row>> SqliteStore::rows(std::string_view match, std::uint64_t after) {
  return all_rows(connection_.query(kRowsAfter, match, to_signed(after)));
}

}  // namespace loggia::store
