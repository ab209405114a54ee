// Matches as lists show them, their end, and the visit of everything.
#include <utility>

#include "store/checks.h"
#include "store/sqlite.h"

namespace loggia::store {
namespace {

using sqlite::Query;

const std::string kListed =
    "SELECT m.id, m.name, m.phase, m.is_listed, m.touched, m.wake, m.game, m.card "
    "FROM matches AS m ";
const std::string kSummary = kListed + "WHERE m.name = ?";
const std::string kOpenTables =
    kListed + "WHERE m.phase = 0 AND m.is_listed = 1 ORDER BY m.touched DESC, m.name LIMIT ?";
const std::string kMatchesOf =
    kListed +
    "JOIN members AS w ON w.match = m.id WHERE w.guest = ? "
    "ORDER BY CASE WHEN w.is_awaited = 1 THEN 0 WHEN m.phase <> 2 THEN 1 ELSE 2 END, "
    "m.touched DESC, m.name LIMIT ?";
const std::string kDue =
    kListed + "WHERE m.wake IS NOT NULL AND m.wake <= ? ORDER BY m.wake, m.name LIMIT ?";
const std::string kAll = kListed + "ORDER BY m.name";

static_assert(static_cast<int>(Phase::kOpen) == 0 && static_cast<int>(Phase::kOver) == 2);

constexpr const char* kMembers =
    "SELECT guest, is_awaited FROM members WHERE match = ? ORDER BY place";
constexpr const char* kClean =
    "DELETE FROM matches WHERE id IN "
    "(SELECT id FROM matches WHERE phase = ? AND touched < ? LIMIT 1000)";
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

Answer<std::vector<Member>> SqliteStore::members(std::int64_t id) {
  std::vector<Member> members;
  return visit_each(connection_.query(kMembers, id),
                    [&](const Query& query) -> Answer<void> {
                      members.push_back({query.text(0), query.number(1) != 0});
                      return {};
                    })
      .transform([&] { return std::move(members); });
}

Answer<Listed> SqliteStore::one_listed(const Query& query) {
  auto those = members(query.number(0));
  if (!those) return std::unexpected(those.error());
  return Listed{.match = query.text(1),
                .summary = {.game = query.text(6),
                            .phase = static_cast<Phase>(query.number(2)),
                            .is_listed = query.number(3) != 0,
                            .touched = query.number(4),
                            .wake = query.optional_number(5),
                            .members = std::move(*those),
                            .card = query.text(7)}};
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
  return listed(connection_.query(kSummary.c_str(), match)).transform([](std::vector<Listed> list) {
    return list.empty() ? std::nullopt : std::optional(std::move(list.front().summary));
  });
}

Answer<std::vector<Listed>> SqliteStore::open_tables(std::size_t limit) {
  return listed(connection_.query(kOpenTables.c_str(), to_signed(limit)));
}

Answer<std::vector<Listed>> SqliteStore::matches_of(std::string_view guest, std::size_t limit) {
  return listed(connection_.query(kMatchesOf.c_str(), guest, to_signed(limit)));
}

Answer<std::vector<Listed>> SqliteStore::due(Milliseconds until, std::size_t limit) {
  return listed(connection_.query(kDue.c_str(), until, to_signed(limit)));
}

// In slices, so that no transaction grows without bound.
Answer<std::size_t> SqliteStore::clean(Phase phase, Milliseconds before) {
  std::size_t count = 0;
  for (;;) {
    const auto cleaned = connection_.run(kClean, static_cast<std::int64_t>(phase), before);
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
          return visitor.guest({q.text(0), q.text(1), q.number(2)});
        });
      })
      .and_then([&] {
        return visit_each(connection_.query(kSessions), [&](const Query& q) {
          return visitor.session({q.text(0), q.text(1), q.number(2)});
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
  return visit_each(connection_.query(kAll.c_str()), [&](const Query& query) -> Answer<void> {
    auto one = one_listed(query);
    if (!one) return std::unexpected(one.error());
    auto all = rows(one->match, 0);
    if (!all) return std::unexpected(all.error());
    return visitor.match({std::move(one->match), std::move(*all), std::move(one->summary)});
  });
}

}  // namespace loggia::store
