#include "store/postgres.h"

#include <map>

#include "store/checks.h"
#include "store/postgres_rows.h"
#include "store/postgres_schema.h"

namespace loggia::store::postgres {
namespace {

const std::string listed_sql =
    "SELECT m.id, m.name, m.phase, m.is_listed, m.touched, m.wake, m.game, m.card "
    "FROM matches AS m ";
const std::string summary_sql = listed_sql + "WHERE m.name = $1";
const std::string open_tables_sql =
    listed_sql +
    "WHERE m.phase = 0 AND m.is_listed ORDER BY m.touched DESC, m.name LIMIT $1::bigint";
const std::string matches_of_sql =
    listed_sql +
    "JOIN members AS w ON w.match = m.id WHERE w.guest = $1 "
    "ORDER BY CASE WHEN w.is_awaited THEN 0 WHEN m.phase <> 2 THEN 1 ELSE 2 END, "
    "m.touched DESC, m.name LIMIT $2::bigint";
const std::string due_sql =
    listed_sql + "WHERE m.wake <= $1::bigint ORDER BY m.wake, m.name LIMIT $2::bigint";

static_assert(static_cast<int>(Phase::kOpen) == 0 && static_cast<int>(Phase::kOver) == 2);

constexpr const char* kMembers =
    "SELECT match, guest, is_awaited FROM members WHERE match = ANY($1::bigint[]) "
    "ORDER BY match, place";
constexpr const char* kRows =
    "SELECT seq, time, command, body FROM match_rows "
    "WHERE match = (SELECT id FROM matches WHERE name = $1) AND seq > $2::bigint ORDER BY seq";
constexpr const char* kCountUnfinished =
    "SELECT count(*) FROM members AS w JOIN matches AS m ON m.id = w.match "
    "WHERE w.guest = $1 AND m.phase <> 2 AND NOT (m.phase = 0 AND w.is_awaited)";
// In the order in which appends lock them.
constexpr const char* kClean =
    "DELETE FROM matches WHERE id IN (SELECT id FROM matches WHERE phase = $1::smallint "
    "AND touched < $2::bigint ORDER BY name LIMIT 1000 FOR UPDATE)";

Answer<std::vector<Listed>> listed_of(Connection& connection, const Result& found) {
  std::vector<std::int64_t> ids;
  for (int i = 0; i < found.count(); ++i) ids.push_back(found.number(i, 0));
  const auto those = connection.query(kMembers, ids);
  if (!those) return std::unexpected(those.error());
  std::map<std::int64_t, std::vector<Member>> members;
  for (int i = 0; i < those->count(); ++i) {
    members[those->number(i, 0)].push_back({those->text(i, 1), those->flag(i, 2)});
  }
  std::vector<Listed> list;
  for (int i = 0; i < found.count(); ++i) {
    list.push_back({.match = found.text(i, 1),
                    .summary = {.game = found.text(i, 6),
                                .phase = static_cast<Phase>(found.number(i, 2)),
                                .is_listed = found.flag(i, 3),
                                .touched = found.time(i, 4),
                                .wake = found.optional_time(i, 5),
                                .members = std::move(members[found.number(i, 0)]),
                                .card = found.text(i, 7)}});
  }
  return list;
}

Answer<void> visit_each(Connection& connection, const char* sql, const auto& visit_one) {
  const auto found = connection.query(sql);
  if (!found) return std::unexpected(found.error());
  for (int i = 0; i < found->count(); ++i) {
    if (auto fine = visit_one(*found, i); !fine) return fine;
  }
  return {};
}

Answer<void> visit_contents(Connection& connection, const Store::Visitor& visitor) {
  return visit_each(connection, "SELECT hash FROM contents ORDER BY hash",
                    [&](const Result& hashes, int i) -> Answer<void> {
                      const std::string hash = hashes.text(i, 0);
                      const auto text =
                          connection.query("SELECT text FROM contents WHERE hash = $1", hash);
                      if (!text) return std::unexpected(text.error());
                      return visitor.content(hash, text->text(0, 0));
                    });
}

Answer<void> visit_matches(Connection& connection, const Store::Visitor& visitor) {
  return visit_each(
      connection, "SELECT name FROM matches ORDER BY name",
      [&](const Result& names, int i) -> Answer<void> {
        const std::string name = names.text(i, 0);
        const auto found = connection.query(summary_sql.c_str(), name);
        if (!found) return std::unexpected(found.error());
        auto list = listed_of(connection, *found);
        if (!list) return std::unexpected(list.error());
        const auto rows = connection.query(kRows, name, std::int64_t{0});
        if (!rows) return std::unexpected(rows.error());
        return visitor.match({name, rows_of(*rows), std::move(list->front().summary)});
      });
}

Answer<void> visit_all(Connection& connection, const Store::Visitor& visitor) {
  return visit_contents(connection, visitor)
      .and_then([&] {
        return visit_each(connection, "SELECT id, name, seen FROM guests ORDER BY id",
                          [&](const Result& r, int i) {
                            return visitor.guest({r.text(i, 0), r.text(i, 1), r.time(i, 2)});
                          });
      })
      .and_then([&] {
        return visit_each(connection,
                          "SELECT token_hash, guest, made FROM sessions ORDER BY token_hash",
                          [&](const Result& r, int i) {
                            return visitor.session({r.text(i, 0), r.text(i, 1), r.time(i, 2)});
                          });
      })
      .and_then([&] {
        return visit_each(connection,
                          "SELECT login, guest, password_hash FROM accounts ORDER BY login",
                          [&](const Result& r, int i) {
                            return visitor.account({r.text(i, 0), r.text(i, 1), r.text(i, 2)});
                          });
      })
      .and_then([&] { return visit_matches(connection, visitor); });
}

}  // namespace

Answer<std::unique_ptr<Store>> PostgresStore::open(const std::string& address) {
  if (const auto fine = check({}, {address}); !fine) return std::unexpected(fine.error());
  std::unique_ptr<PostgresStore> store(new PostgresStore(address));
  return store->connected().transform(
      [&](Connection*) -> std::unique_ptr<Store> { return std::move(store); });
}

Answer<Connection*> PostgresStore::connected() {
  if (connection_ && connection_->is_usable()) return &*connection_;
  connection_.reset();
  auto opened = Connection::open(address_);
  if (!opened) return std::unexpected(opened.error());
  if (const auto fine = migrate(*opened, schema_steps()); !fine) {
    return std::unexpected(fine.error());
  }
  return &connection_.emplace(std::move(*opened));
}

Answer<std::vector<Row>> PostgresStore::rows(std::string_view match, std::uint64_t after) {
  if (!is_storable(match)) return {};
  return query(kRows, match, to_signed(after)).transform(rows_of);
}

template <class... Values>
Answer<std::vector<Listed>> PostgresStore::listed(const std::string& sql, const Values&... values) {
  return connected<std::vector<Listed>>([&](Connection& connection) {
    return connection.transact<std::vector<Listed>>(
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", [&] {
          return connection.query(sql.c_str(), values...).and_then([&](const Result& found) {
            return listed_of(connection, found);
          });
        });
  });
}

Answer<std::optional<Summary>> PostgresStore::summary(std::string_view match) {
  if (!is_storable(match)) return std::nullopt;
  return listed(summary_sql, match).transform([](std::vector<Listed> list) {
    return list.empty() ? std::nullopt : std::optional(std::move(list.front().summary));
  });
}

Answer<std::vector<Listed>> PostgresStore::open_tables(std::size_t limit) {
  return listed(open_tables_sql, to_signed(limit));
}

Answer<std::vector<Listed>> PostgresStore::matches_of(std::string_view guest, std::size_t limit) {
  if (!is_storable(guest)) return {};
  return listed(matches_of_sql, guest, to_signed(limit));
}

Answer<std::size_t> PostgresStore::count_unfinished(std::string_view guest) {
  if (!is_storable(guest)) return 0;
  return query(kCountUnfinished, guest).transform([](const Result& found) {
    return static_cast<std::size_t>(found.number(0, 0));
  });
}

Answer<std::vector<Listed>> PostgresStore::due(Time until, std::size_t limit) {
  return listed(due_sql, until, to_signed(limit));
}

Answer<std::size_t> PostgresStore::clean(Phase phase, Time before) {
  return clean_with(kClean, static_cast<std::int64_t>(phase), before);
}

Answer<void> PostgresStore::visit(const Visitor& visitor) {
  const auto connection = connected();
  if (!connection) return std::unexpected(connection.error());
  return (*connection)->transact<void>("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", [&] {
    return visit_all(**connection, visitor);
  });
}

}  // namespace loggia::store::postgres
