#include "store/sqlite.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "store/checks.h"
#include "store/sqlite_schema.h"

namespace loggia::store::sqlite {
namespace {

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

Answer<void> use_wal(Connection& connection) {
  auto query = connection.query("PRAGMA journal_mode = WAL");
  const auto has_row = query.step();
  if (!has_row) return std::unexpected(has_row.error());
  if (!*has_row || query.text(0) != "wal") return broken("no write-ahead log is possible there");
  return {};
}

Answer<void> prepare(Connection& connection) {
  if (connection.is_read_only()) return broken("it can only be read, not written");
  return connection.run_script(kSettings)
      .and_then([&] { return migrate(connection, schema_steps()); })
      .and_then([&] { return use_wal(connection); });
}

constexpr std::size_t kMostRemembered = 20'000;

constexpr const char* kFindMatch =
    "SELECT id, phase, day, (SELECT max(seq) FROM match_rows WHERE match = id) "
    "FROM matches WHERE name = ?";
constexpr const char* kNewMatch = "INSERT INTO matches (phase, day, name) VALUES (?, ?, ?)";
constexpr const char* kChangeMatch = "UPDATE matches SET phase = ?, day = ? WHERE id = ?";
constexpr const char* kFindNoMore =
    "UPDATE match_rows SET is_listed = NULL, wake = NULL WHERE match = ? AND seq = ?";
constexpr const char* kNewRow =
    "INSERT INTO match_rows (match, seq, time, command, body) VALUES (?, ?, ?, ?, ?)";
constexpr const char* kNewLastRow =
    "INSERT INTO match_rows (match, seq, time, command, body, "
    "phase, is_listed, touched, wake, awaited, game, card) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr const char* kGuestsOf = "SELECT guest FROM members WHERE match = ? ORDER BY place";
constexpr const char* kDropMembers = "DELETE FROM members WHERE match = ?";
constexpr const char* kNewMember = "INSERT INTO members (match, place, guest) VALUES (?, ?, ?)";
constexpr const char* kRowsFrom =
    "SELECT seq, time, command, body FROM match_rows WHERE match = ? AND seq >= ? "
    "ORDER BY seq LIMIT ?";
constexpr const char* kRowsAfter =
    "SELECT seq, time, command, body FROM match_rows "
    "WHERE match = (SELECT id FROM matches WHERE name = ?) AND seq > ? ORDER BY seq";

std::int64_t awaited_among(const std::vector<Member>& members) {
  std::uint64_t awaited = 0;
  for (std::size_t i = 0; i < members.size(); ++i) {
    awaited |= std::uint64_t{members[i].is_awaited} << i;
  }
  return to_signed(awaited);
}

Answer<std::vector<Row>> all_rows(Query query) {
  std::vector<Row> rows;
  for (;;) {
    const auto has_row = query.step();
    if (!has_row) return std::unexpected(has_row.error());
    if (!*has_row) return rows;
    rows.push_back({.seq = static_cast<std::uint64_t>(query.number(0)),
                    .time = query.time(1),
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
  auto connection = Connection::open(path).transform_error(with_path);
  if (!connection) return std::unexpected(connection.error());
  if (const auto fine = prepare(*connection).transform_error(with_path); !fine) {
    return std::unexpected(fine.error());
  }
  return std::unique_ptr<Store>(new SqliteStore(std::move(*lock), std::move(*connection)));
}

Answer<std::vector<Verdict>> SqliteStore::append(std::span<const Append> appends) {
  if (const auto fine = check(appends); !fine) return std::unexpected(fine.error());
  if (remembered_.size() > kMostRemembered) remembered_.clear();
  Transaction transaction(connection_);
  std::vector<Verdict> verdicts;
  verdicts.reserve(appends.size());
  auto done = transaction.begin();
  for (const Append& append : appends) {
    if (!done) break;
    const auto verdict = append_one(append);
    if (verdict) verdicts.push_back(*verdict);
    if (!verdict) done = std::unexpected(verdict.error());
  }
  if (done) done = transaction.commit();
  if (!done) remembered_.clear();  // they are as before
  return done.transform([&] { return std::move(verdicts); });
}

Answer<SqliteStore::StoredMatch*> SqliteStore::find(const std::string& match) {
  if (const auto found = remembered_.find(match); found != remembered_.end()) return &found->second;
  Query query = connection_.query(kFindMatch, match);
  const auto has_row = query.step();
  if (!has_row) return std::unexpected(has_row.error());
  if (!*has_row) return nullptr;
  auto guests = guests_of(query.number(0));
  if (!guests) return std::unexpected(guests.error());
  StoredMatch& known = remembered_[match];
  known = {.id = query.number(0),
           .phase = query.number(1),
           .day = query.number(2),
           .last = static_cast<std::uint64_t>(query.number(3)),
           .guests = *std::move(guests)};
  return &known;
}

Answer<Verdict> SqliteStore::append_one(const Append& append) {
  auto known = find(append.match);
  if (!known) return std::unexpected(known.error());
  if (!follows(append, *known == nullptr ? 0 : (*known)->last)) {
    return compare(append, *known);
  }
  if (*known == nullptr) {
    known = put_new_match(append);
    if (!known) return std::unexpected(known.error());
  } else if (const auto put = put_phase(append, **known); !put) {
    return std::unexpected(put.error());
  }
  (*known)->last = append.rows.back().seq;
  return put_rows(append, **known)
      .and_then([&] { return put_members(append, **known); })
      .transform([] { return Verdict::kStored; });
}

// What does not follow may be there already.
Answer<Verdict> SqliteStore::compare(const Append& append, const StoredMatch* known) {
  if (known == nullptr || append.rows.empty()) return Verdict::kStale;
  const auto there = all_rows(connection_.query(
      kRowsFrom, known->id, to_signed(append.rows.front().seq), to_signed(append.rows.size())));
  if (!there) return std::unexpected(there.error());
  return is_there(append, *there) ? Verdict::kStored : Verdict::kStale;
}

Answer<SqliteStore::StoredMatch*> SqliteStore::put_new_match(const Append& append) {
  StoredMatch& known = remembered_[append.match];
  known = {.phase = static_cast<std::int64_t>(append.summary.phase),
           .day = day_of(append.summary.touched)};
  return connection_.run(kNewMatch, known.phase, known.day, append.match).transform([&] {
    known.id = connection_.last_id();
    return &known;
  });
}

Answer<void> SqliteStore::put_phase(const Append& append, StoredMatch& known) {
  const auto phase = static_cast<std::int64_t>(append.summary.phase);
  const std::int64_t day = day_of(append.summary.touched);
  Answer<void> fine;
  if (known.is_found_by_last) fine = connection_.run(kFindNoMore, known.id, to_signed(known.last));
  if (!fine || (phase == known.phase && day == known.day)) return fine;
  known.phase = phase;
  known.day = day;
  return connection_.run(kChangeMatch, phase, day, known.id);
}

Answer<void> SqliteStore::put_rows(const Append& append, StoredMatch& known) {
  const std::span<const Row> rows(append.rows);
  for (const Row& row : rows.first(rows.size() - 1)) {
    auto put =
        connection_.run(kNewRow, known.id, to_signed(row.seq), row.time, row.command, row.body);
    if (!put) return put;
  }
  const Row& last = rows.back();
  const Summary& summary = append.summary;
  std::optional<std::string_view> game;
  std::optional<std::string_view> card;
  if (summary.game != known.game || summary.card != known.card) {
    game = known.game = summary.game;
    card = known.card = summary.card;
  }
  known.is_found_by_last = (summary.phase == Phase::kOpen && summary.is_listed) || summary.wake;
  return connection_.run(kNewLastRow, known.id, to_signed(last.seq), last.time, last.command,
                         last.body, static_cast<std::int64_t>(summary.phase),
                         static_cast<std::int64_t>(summary.is_listed), summary.touched,
                         summary.wake, awaited_among(summary.members), game, card);
}

Answer<void> SqliteStore::put_members(const Append& append, StoredMatch& known) {
  const std::vector<Member>& members = append.summary.members;
  if (std::ranges::equal(known.guests, members, {}, {}, &Member::guest)) return {};
  known.guests.clear();
  auto fine = connection_.run(kDropMembers, known.id);
  for (const Member& member : members) {
    const auto place = static_cast<std::int64_t>(known.guests.size());
    if (fine) fine = connection_.run(kNewMember, known.id, place, member.guest);
    known.guests.push_back(member.guest);
  }
  return fine;
}

Answer<std::vector<std::string>> SqliteStore::guests_of(std::int64_t id) {
  Query query = connection_.query(kGuestsOf, id);
  std::vector<std::string> guests;
  for (;;) {
    const auto has_row = query.step();
    if (!has_row) return std::unexpected(has_row.error());
    if (!*has_row) return guests;
    guests.push_back(query.text(0));
  }
}

Answer<std::vector<Row>> SqliteStore::rows(std::string_view match, std::uint64_t after) {
  return all_rows(connection_.query(kRowsAfter, match, to_signed(after)));
}

}  // namespace loggia::store::sqlite
