// Appends: all of a call in one transaction, with a handful of statements however many they are.
#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "store/checks.h"
#include "store/postgres.h"
#include "store/postgres_rows.h"

namespace loggia::store::postgres {
namespace {

using Texts = std::vector<std::string_view>;
using Numbers = std::vector<std::int64_t>;

// Everybody makes and locks matches in the order of their names, so that nobody waits in a circle.
constexpr const char* kMakeMatches =
    "INSERT INTO matches (name, last, phase, is_listed, touched, game, card) "
    "SELECT name, 0, 0, false, 0, '', '' FROM unnest($1::text[]) AS name "
    "ORDER BY name COLLATE \"C\" ON CONFLICT (name) DO NOTHING";
// Else a race for one match would undo what the same call does to all others.
constexpr const char* kLockMatches =
    "SELECT name, id, last FROM matches WHERE name = ANY($1::text[]) ORDER BY name "
    "FOR NO KEY UPDATE";
constexpr const char* kPutRows =
    "INSERT INTO match_rows (match, seq, time, command, body) "
    "SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])";
constexpr const char* kPutSummaries =
    "UPDATE matches AS m SET last = v.last, phase = v.phase, is_listed = v.is_listed <> 0, "
    "touched = v.touched, wake = v.wake, game = v.game, card = v.card "
    "FROM unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::bigint[], $5::bigint[], "
    "$6::bigint[], $7::text[], $8::text[]) "
    "AS v (id, last, phase, is_listed, touched, wake, game, card) WHERE m.id = v.id";
constexpr const char* kPutMembers =
    "INSERT INTO members AS w (match, place, guest, is_awaited) "
    "SELECT v.match, v.place, v.guest, v.is_awaited <> 0 "
    "FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) "
    "AS v (match, place, guest, is_awaited) "
    "ON CONFLICT (match, place) DO UPDATE SET guest = excluded.guest, "
    "is_awaited = excluded.is_awaited "
    "WHERE w.guest <> excluded.guest OR w.is_awaited <> excluded.is_awaited";
constexpr const char* kDropMembersOfAll =
    "DELETE FROM members AS w USING unnest($1::bigint[], $2::bigint[]) AS v (match, seats) "
    "WHERE w.match = v.match AND w.place >= v.seats";
constexpr const char* kSameRows =
    "SELECT seq, time, command, body FROM match_rows "
    "WHERE match = $1::bigint AND seq >= $2::bigint ORDER BY seq LIMIT $3::bigint";

struct Locked {
  std::int64_t id = 0;
  std::uint64_t last = 0;
  const Append* newest = nullptr;  // of those that are stored now
};
using LockedMatches = std::map<std::string, Locked, std::less<>>;

class Appending {
 public:
  Appending(Connection& connection, std::span<const Append> appends)
      : connection_(&connection), appends_(appends), verdicts_(appends.size(), Verdict::kStale) {}

  Answer<std::vector<Verdict>> run() {
    return lock()
        .and_then([&] { return put_rows(); })
        .and_then([&] { return put_summaries(); })
        .and_then([&] { return put_members(); })
        .and_then([&] { return look_for_stale(); })
        .transform([&] { return std::move(verdicts_); });
  }

 private:
  template <class... Values>
  Answer<void> execute(const char* sql, const Values&... values) {
    return connection_->query(sql, values...).transform([](const Result&) {});
  }

  Answer<void> lock() {
    Texts names;
    Texts new_names;
    for (const Append& append : appends_) {
      names.push_back(append.match);
      if (follows(append, 0)) new_names.push_back(append.match);
    }
    if (!new_names.empty()) {
      if (auto made = execute(kMakeMatches, new_names); !made) return made;
    }
    const auto found = connection_->query(kLockMatches, names);
    if (!found) return std::unexpected(found.error());
    for (int i = 0; i < found->count(); ++i) {
      matches_[found->text(i, 0)] = {.id = found->number(i, 1),
                                     .last = static_cast<std::uint64_t>(found->number(i, 2))};
    }
    return {};
  }

  Answer<void> put_rows() {
    Numbers matches;
    Numbers seqs;
    Numbers times;
    Texts commands;
    Texts bodies;
    for (std::size_t i = 0; i < appends_.size(); ++i) {
      const Append& append = appends_[i];
      const auto it = matches_.find(append.match);
      if (it == matches_.end() || !follows(append, it->second.last)) continue;
      verdicts_[i] = Verdict::kStored;
      it->second.last = append.rows.back().seq;
      it->second.newest = &append;
      for (const Row& row : append.rows) {
        matches.push_back(it->second.id);
        seqs.push_back(to_signed(row.seq));
        times.push_back(number_of(row.time));
        commands.emplace_back(row.command);
        bodies.emplace_back(row.body);
      }
    }
    if (matches.empty()) return {};
    return execute(kPutRows, matches, seqs, times, commands, bodies);
  }

  Answer<void> put_summaries() {
    Numbers ids;
    Numbers lasts;
    Numbers phases;
    Numbers are_listed;
    Numbers touched;
    std::vector<std::optional<std::int64_t>> wakes;
    Texts games;
    Texts cards;
    for (const auto& [name, match] : matches_) {
      if (match.newest == nullptr) continue;
      const Summary& summary = match.newest->summary;
      ids.push_back(match.id);
      lasts.push_back(to_signed(match.last));
      phases.push_back(static_cast<std::int64_t>(summary.phase));
      are_listed.push_back(static_cast<std::int64_t>(summary.is_listed));
      touched.push_back(number_of(summary.touched));
      wakes.push_back(summary.wake.transform([](Time wake) { return number_of(wake); }));
      games.emplace_back(summary.game);
      cards.emplace_back(summary.card);
    }
    if (ids.empty()) return {};
    return execute(kPutSummaries, ids, lasts, phases, are_listed, touched, wakes, games, cards);
  }

  Answer<void> put_members() {
    Numbers ids;
    Numbers seats;
    Numbers matches;
    Numbers places;
    Texts guests;
    Numbers are_awaited;
    for (const auto& [name, match] : matches_) {
      if (match.newest == nullptr) continue;
      const std::vector<Member>& members = match.newest->summary.members;
      ids.push_back(match.id);
      seats.push_back(to_signed(members.size()));
      std::int64_t place = 0;
      for (const Member& member : members) {
        matches.push_back(match.id);
        places.push_back(place++);
        guests.emplace_back(member.guest);
        are_awaited.push_back(static_cast<std::int64_t>(member.is_awaited));
      }
    }
    if (ids.empty()) return {};
    if (auto dropped = execute(kDropMembersOfAll, ids, seats); !dropped) return dropped;
    return execute(kPutMembers, matches, places, guests, are_awaited);
  }

  // Of an append whose answer was lost, the rows are there.
  Answer<void> look_for_stale() {
    for (std::size_t i = 0; i < appends_.size(); ++i) {
      const Append& append = appends_[i];
      const auto it = matches_.find(append.match);
      if (verdicts_[i] == Verdict::kStored || it == matches_.end() || append.rows.empty()) continue;
      const auto found =
          connection_->query(kSameRows, it->second.id, to_signed(append.rows.front().seq),
                             to_signed(append.rows.size()));
      if (!found) return std::unexpected(found.error());
      if (is_there(append, rows_of(*found))) verdicts_[i] = Verdict::kStored;
    }
    return {};
  }

  Connection* connection_;
  std::span<const Append> appends_;
  std::vector<Verdict> verdicts_;
  LockedMatches matches_;
};

}  // namespace

Answer<std::vector<Verdict>> PostgresStore::append(std::span<const Append> appends) {
  if (const auto fine = check(appends); !fine) return std::unexpected(fine.error());
  if (appends.empty()) return {};
  return connected<std::vector<Verdict>>([&](Connection& connection) {
    return connection.transact<std::vector<Verdict>>(
        "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE",
        [&] { return Appending(connection, appends).run(); });
  });
}

}  // namespace loggia::store::postgres
