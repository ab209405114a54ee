#include "store/memory.h"

#include <algorithm>
#include <tuple>

#include "store/checks.h"

namespace loggia::store {
namespace {

template <class Map>
auto found(const Map& map, std::string_view key) -> std::optional<typename Map::mapped_type> {
  const auto it = map.find(key);
  if (it == map.end()) return std::nullopt;
  return it->second;
}

const Member* member_of(const Summary& summary, std::string_view guest) {
  const auto it = std::ranges::find(summary.members, guest, &Member::guest);
  return it == summary.members.end() ? nullptr : &*it;
}

// Among the matches of a guest.
int rank_of(const Summary& summary, std::string_view guest) {
  if (member_of(summary, guest)->is_awaited) return 0;
  return summary.phase != Phase::kOver ? 1 : 2;
}

template <class Map>
Answer<void> visit_each(const Map& map, const auto& visit_one) {
  for (const auto& [key, value] : map) {
    if (auto fine = visit_one(key, value); !fine) return fine;
  }
  return {};
}

}  // namespace

Answer<std::vector<Verdict>> MemoryStore::append(std::span<const Append> appends) {
  if (const auto fine = check(appends); !fine) return std::unexpected(fine.error());
  std::vector<Verdict> verdicts;
  for (const Append& append : appends) verdicts.push_back(append_one(append));
  return verdicts;
}

Verdict MemoryStore::append_one(const Append& append) {
  const auto it = matches_.find(append.match);
  const std::uint64_t last = it == matches_.end() ? 0 : it->second.rows.size();
  if (follows(append, last)) {
    Match& match = it == matches_.end() ? matches_[append.match] : it->second;
    match.rows.insert(match.rows.end(), append.rows.begin(), append.rows.end());
    match.summary = append.summary;
    return Verdict::kStored;
  }
  if (append.rows.empty() || append.rows.front().seq == 0 || append.rows.front().seq > last) {
    return Verdict::kStale;
  }
  const std::span<const Row> rows(it->second.rows);
  return is_there(append, rows.subspan(append.rows.front().seq - 1)) ? Verdict::kStored
                                                                     : Verdict::kStale;
}

Answer<std::vector<Row>> MemoryStore::rows(std::string_view match, std::uint64_t after) {
  const auto it = matches_.find(match);
  if (it == matches_.end() || after >= it->second.rows.size()) return {};
  return std::vector<Row>(it->second.rows.begin() + static_cast<std::ptrdiff_t>(after),
                          it->second.rows.end());
}

Answer<std::optional<Summary>> MemoryStore::summary(std::string_view match) {
  const auto it = matches_.find(match);
  if (it == matches_.end()) return std::nullopt;
  return it->second.summary;
}

std::vector<Listed> MemoryStore::listed(
    const std::function<bool(const Summary&)>& is_wanted,
    const std::function<bool(const Summary&, const Summary&)>& is_before, std::size_t limit) const {
  std::vector<Listed> list;
  for (const auto& [id, match] : matches_) {
    if (is_wanted(match.summary)) list.push_back({id, match.summary});
  }
  std::ranges::stable_sort(list, is_before, &Listed::summary);
  if (list.size() > limit)
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(limit), list.end());
  return list;
}

Answer<std::vector<Listed>> MemoryStore::open_tables(std::size_t limit) {
  return listed([](const Summary& s) { return s.phase == Phase::kOpen && s.is_listed; },
                [](const Summary& a, const Summary& b) { return a.touched > b.touched; }, limit);
}

Answer<std::vector<Listed>> MemoryStore::matches_of(std::string_view guest, std::size_t limit) {
  return listed([&](const Summary& s) { return member_of(s, guest) != nullptr; },
                [&](const Summary& a, const Summary& b) {
                  return std::tuple(rank_of(a, guest), b.touched) <
                         std::tuple(rank_of(b, guest), a.touched);
                },
                limit);
}

Answer<std::size_t> MemoryStore::count_unfinished(std::string_view guest) {
  const auto is_counted = [&](const auto& item) {
    const Summary& summary = item.second.summary;
    const Member* member = member_of(summary, guest);
    return member != nullptr && summary.phase != Phase::kOver &&
           (summary.phase != Phase::kOpen || !member->is_awaited);
  };
  return static_cast<std::size_t>(std::ranges::count_if(matches_, is_counted));
}

Answer<std::vector<Listed>> MemoryStore::due(Time until, std::size_t limit) {
  return listed([=](const Summary& s) { return s.wake && *s.wake <= until; },
                [](const Summary& a, const Summary& b) { return *a.wake < *b.wake; }, limit);
}

Answer<std::size_t> MemoryStore::clean(Phase phase, Time before) {
  return std::erase_if(matches_, [&](const auto& item) {
    const Summary& summary = item.second.summary;
    return summary.phase == phase && summary.touched < before;
  });
}

Answer<void> MemoryStore::put_content(std::string_view hash, std::string_view text) {
  if (auto fine = check({hash}, {text}); !fine) return fine;
  contents_.emplace(hash, text);
  return {};
}

Answer<std::optional<std::string>> MemoryStore::content(std::string_view hash) {
  return found(contents_, hash);
}

Answer<void> MemoryStore::put_guest(const Guest& guest) {
  if (auto fine = check({guest.id}, {guest.name}); !fine) return fine;
  const auto [it, is_new] = guests_.emplace(guest.id, guest);
  it->second.name = guest.name;
  it->second.seen = std::max(it->second.seen, guest.seen);
  return {};
}

Answer<std::optional<Guest>> MemoryStore::guest(std::string_view id) { return found(guests_, id); }

Answer<void> MemoryStore::put_session(const Session& session) {
  if (auto fine = check({session.token_hash, session.guest}, {}); !fine) return fine;
  if (!guests_.contains(session.guest)) return no_such_guest(session.guest);
  sessions_[session.token_hash] = session;
  return {};
}

Answer<std::optional<Guest>> MemoryStore::guest_of_session(std::string_view token_hash) {
  const auto it = sessions_.find(token_hash);
  if (it == sessions_.end()) return std::nullopt;
  return found(guests_, it->second.guest);
}

Answer<void> MemoryStore::end_session(std::string_view token_hash) {
  if (const auto it = sessions_.find(token_hash); it != sessions_.end()) sessions_.erase(it);
  return {};
}

Answer<void> MemoryStore::end_sessions_of(std::string_view guest, std::string_view except) {
  std::erase_if(sessions_, [&](const auto& item) {
    return item.second.guest == guest && item.second.token_hash != except;
  });
  return {};
}

Answer<Verdict> MemoryStore::put_account(const Account& account) {
  if (const auto fine = check({account.login, account.guest}, {account.password_hash}); !fine) {
    return std::unexpected(fine.error());
  }
  if (!guests_.contains(account.guest)) {
    return no_such_guest(account.guest);
  }
  const auto it = accounts_.find(account.login);
  if (it != accounts_.end() && it->second.guest != account.guest) return Verdict::kStale;
  std::erase_if(accounts_, [&](const auto& item) { return item.second.guest == account.guest; });
  accounts_[account.login] = account;
  return Verdict::kStored;
}

Answer<std::optional<Account>> MemoryStore::account(std::string_view login) {
  return found(accounts_, login);
}

Answer<std::optional<Account>> MemoryStore::account_of(std::string_view guest) {
  const auto it =
      std::ranges::find_if(accounts_, [&](const auto& item) { return item.second.guest == guest; });
  if (it == accounts_.end()) return std::nullopt;
  return it->second;
}

Answer<std::size_t> MemoryStore::clean_guests(Time before) {
  const auto is_kept = [&](const Guest& guest) {
    return guest.seen >= before ||
           std::ranges::any_of(accounts_,
                               [&](const auto& item) { return item.second.guest == guest.id; }) ||
           std::ranges::any_of(matches_, [&](const auto& item) {
             return member_of(item.second.summary, guest.id) != nullptr;
           });
  };
  const std::size_t count =
      std::erase_if(guests_, [&](const auto& item) { return !is_kept(item.second); });
  std::erase_if(sessions_, [&](const auto& item) { return !guests_.contains(item.second.guest); });
  return count;
}

Answer<void> MemoryStore::visit(const Visitor& visitor) {
  const auto visit_value = [](const auto& function) {
    return [&function](const std::string&, const auto& value) { return function(value); };
  };
  return visit_each(contents_, visitor.content)
      .and_then([&] { return visit_each(guests_, visit_value(visitor.guest)); })
      .and_then([&] { return visit_each(sessions_, visit_value(visitor.session)); })
      .and_then([&] { return visit_each(accounts_, visit_value(visitor.account)); })
      .and_then([&] {
        return visit_each(matches_, [&](const std::string& id, const Match& match) {
          return visitor.match({id, match.rows, match.summary});
        });
      });
}

}  // namespace loggia::store
