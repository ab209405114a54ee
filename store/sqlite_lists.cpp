// Matches as lists show them, their end, and the visit of everything.
#include <utility>

#include "store/checks.h"
#include "store/sqlite.h"
#include "store/sqlite_schema.h"

namespace loggia::store::sqlite {
namespace {

// The summary stands in the last row, but for what is shown, which stands where it changed last.
const std::string columns_sql =
    "SELECT m.id, m.name, r.phase, r.is_listed, r.touched, r.wake, r.awaited, c.game, c.card ";
const std::string shown_sql =
    "JOIN match_rows AS c ON c.match = m.id "
    "AND c.seq = (SELECT max(seq) FROM match_rows WHERE match = m.id AND card IS NOT NULL) ";
const std::string listed_sql = columns_sql +
                               "FROM matches AS m JOIN match_rows AS r ON r.match = m.id "
                               "AND r.seq = (SELECT max(seq) FROM match_rows WHERE match = m.id) " +
                               shown_sql;
const std::string summary_sql = listed_sql + "WHERE m.name = ?";
const std::string open_tables_sql =
    columns_sql + "FROM match_rows AS r JOIN matches AS m ON m.id = r.match " + shown_sql +
    "WHERE r.phase = 0 AND r.is_listed = 1 ORDER BY r.touched DESC, m.name LIMIT ?";
const std::string matches_of_sql =
    listed_sql +
    "JOIN members AS w ON w.match = m.id WHERE w.guest = ? "
    "ORDER BY CASE WHEN r.awaited >> w.place & 1 THEN 0 WHEN r.phase <> 2 THEN 1 ELSE 2 END, "
    "r.touched DESC, m.name LIMIT ?";
const std::string due_sql =
    columns_sql + "FROM match_rows AS r JOIN matches AS m ON m.id = r.match " + shown_sql +
    "WHERE r.wake IS NOT NULL AND r.wake <= ? ORDER BY r.wake, m.name LIMIT ?";
const std::string all_sql = listed_sql + "ORDER BY m.name";

static_assert(static_cast<int>(Phase::kOpen) == 0 && static_cast<int>(Phase::kOver) == 2);

constexpr const char* kCountUnfinished =
    "SELECT count(*) FROM members AS w JOIN matches AS m ON m.id = w.match "
    "WHERE w.guest = ? AND m.phase <> 2 AND NOT (m.phase = 0 AND (SELECT awaited >> w.place & 1 "
    "FROM match_rows WHERE match = m.id ORDER BY seq DESC LIMIT 1))";
constexpr const char* kClean =
    "DELETE FROM matches WHERE id IN (SELECT m.id FROM matches AS m JOIN match_rows AS r "
    "ON r.match = m.id AND r.seq = (SELECT max(seq) FROM match_rows WHERE match = m.id) "
    "WHERE m.phase = ? AND m.day <= ? AND r.touched < ? LIMIT 1000)";
constexpr const char* kContents = "SELECT hash, text FROM contents ORDER BY hash";
constexpr const char* kGuests = "SELECT id, name, seen FROM guests ORDER BY id";
constexpr const char* kSessions =
    "SELECT token_hash, guest, made FROM sessions ORDER BY token_hash";
constexpr const char* kAccounts = "SELECT login, guest, password_hash FROM accounts ORDER BY login";

Answer<void> visit_each(Query query, const auto& visit_one) {
  for (;;) {
    const auto has_row = query.step();
    if (!has_row) return std::unexpected(has_row.error());
    if (!*has_row) return {};
    if (auto fine = visit_one(query); !fine) return fine;
  }
}

}  // namespace

Answer<Listed> SqliteStore::one_listed(const Query& query) {
  const auto guests = guests_of(query.number(0));
  if (!guests) return std::unexpected(guests.error());
  const auto awaited = static_cast<std::uint64_t>(query.number(6));
  std::vector<Member> members;
  for (const std::string& guest : *guests) {
    members.push_back({guest, ((awaited >> members.size()) & 1U) != 0});
  }
  return Listed{.match = query.text(1),
                .summary = {.game = query.text(7),
                            .phase = static_cast<Phase>(query.number(2)),
                            .is_listed = query.number(3) != 0,
                            .touched = query.time(4),
                            .wake = query.optional_time(5),
                            .members = std::move(members),
                            .card = query.text(8)}};
}

Answer<std::vector<Listed>> SqliteStore::listed(Query query) {
  std::vector<Listed> list;
  for (;;) {
    const auto has_row = query.step();
    if (!has_row) return std::unexpected(has_row.error());
    if (!*has_row) return list;
    auto one = one_listed(query);
    if (!one) return std::unexpected(one.error());
    list.push_back(std::move(*one));
  }
}

Answer<std::optional<Summary>> SqliteStore::summary(std::string_view match) {
  return listed(connection_.query(summary_sql.c_str(), match))
      .transform([](std::vector<Listed> list) {
        return list.empty() ? std::nullopt : std::optional(std::move(list.front().summary));
      });
}

Answer<std::vector<Listed>> SqliteStore::open_tables(std::size_t limit) {
  return listed(connection_.query(open_tables_sql.c_str(), to_signed(limit)));
}

Answer<std::vector<Listed>> SqliteStore::matches_of(std::string_view guest, std::size_t limit) {
  return listed(connection_.query(matches_of_sql.c_str(), guest, to_signed(limit)));
}

Answer<std::size_t> SqliteStore::count_unfinished(std::string_view guest) {
  Query query = connection_.query(kCountUnfinished, guest);
  const auto has_row = query.step();
  if (!has_row) return std::unexpected(has_row.error());
  return static_cast<std::size_t>(query.number(0));
}

Answer<std::vector<Listed>> SqliteStore::due(Time until, std::size_t limit) {
  return listed(connection_.query(due_sql.c_str(), until, to_signed(limit)));
}

// In slices, so that no transaction grows without bound.
Answer<std::size_t> SqliteStore::clean(Phase phase, Time before) {
  remembered_.clear();
  std::size_t count = 0;
  for (;;) {
    const auto cleaned =
        connection_.run(kClean, static_cast<std::int64_t>(phase), day_of(before), before);
    if (!cleaned) return std::unexpected(cleaned.error());
    if (connection_.changes() == 0) return count;
    count += static_cast<std::size_t>(connection_.changes());
  }
}

Answer<void> SqliteStore::visit(const Visitor& visitor) {
  return visit_each(connection_.query(kContents),
                    [&](const Query& q) { return visitor.content(q.text(0), q.text(1)); })
      .and_then([&] {
        return visit_each(connection_.query(kGuests), [&](const Query& q) {
          return visitor.guest({q.text(0), q.text(1), q.time(2)});
        });
      })
      .and_then([&] {
        return visit_each(connection_.query(kSessions), [&](const Query& q) {
          return visitor.session({q.text(0), q.text(1), q.time(2)});
        });
      })
      .and_then([&] {
        return visit_each(connection_.query(kAccounts), [&](const Query& q) {
          return visitor.account({q.text(0), q.text(1), q.text(2)});
        });
      })
      .and_then([&] { return visit_matches(visitor); });
}

Answer<void> SqliteStore::visit_matches(const Visitor& visitor) {
  return visit_each(connection_.query(all_sql.c_str()), [&](const Query& query) -> Answer<void> {
    auto one = one_listed(query);
    if (!one) return std::unexpected(one.error());
    auto all = rows(one->match, 0);
    if (!all) return std::unexpected(all.error());
    return visitor.match({std::move(one->match), std::move(*all), std::move(one->summary)});
  });
}

}  // namespace loggia::store::sqlite
