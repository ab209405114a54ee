// Who is looking at a table, and since when those who sit there are not. A line on which nothing is
// heard counts for nobody, though it is still open.
#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "table/service.h"

namespace loggia::table {
namespace {

bool has_chair(unsigned chairs, int chair) {
  return (chairs >> static_cast<unsigned>(chair) & 1U) != 0;
}

}  // namespace

void Service::silent(Connection connection, Time since) {
  const auto client = clients_.find(connection);
  if (client == clients_.end() || !std::exchange(client->second.is_heard, false)) return;
  tell_presence(client->second, since);
}

void Service::heard(Connection connection, Time now) {
  const auto client = clients_.find(connection);
  if (client == clients_.end() || std::exchange(client->second.is_heard, true)) return;
  tell_presence(client->second, now);
}

void Service::tell_presence(const Client& client, Time left) {
  for (const std::string& match : client.watched) {
    const auto live = lives_.find(match);
    if (live != lives_.end()) tell_presence(match, live->second, left);
  }
}

void Service::note_told(Live& live, std::span<const Connection> watchers) const {
  for (const Connection watcher : watchers) {
    const Client& client = clients_.at(watcher);
    if (client.is_heard && live.table->chair_kept_for(client.person.guest)) {
      live.told.insert(client.person.guest);
    }
  }
}

void Service::note_told_before(const std::string& match, Live& live) const {
  if (live.table->phase() != Phase::kOpen) return;
  for (const auto& [other, before] : lives_) {
    if (before.table && before.table->rematch() == match) note_told(live, before.watchers);
  }
}

Service::Presence Service::presence_at(const Live& live, Time left) const {
  Presence now;
  std::vector<std::string_view> onlookers;
  for (const Connection watcher : live.watchers) {
    const Client& client = clients_.at(watcher);
    if (!client.is_heard) continue;
    if (const auto chair = live.table->chair_of(client.person.guest)) {
      now.present |= 1U << static_cast<unsigned>(*chair);
    } else if (!live.table->chair_kept_for(client.person.guest)) {
      onlookers.emplace_back(client.person.guest);
    }
  }
  std::ranges::sort(onlookers);
  now.watching = onlookers.size() - std::ranges::unique(onlookers).size();
  for (int chair = 0; std::cmp_less(chair, live.table->chairs().size()); ++chair) {
    const auto place = static_cast<std::size_t>(chair);
    const Chair& there = live.table->chairs()[place];
    if (!there.is_taken() && !there.kept_for.empty()) {
      now.kept |= 1U << static_cast<unsigned>(chair);
      if (live.told.contains(there.kept_for)) now.told |= 1U << static_cast<unsigned>(chair);
    }
    if (there.guest.empty() || has_chair(now.present, chair)) continue;
    now.away_since[place] =
        has_chair(live.presence.present, chair) ? left : live.presence.away_since[place];
  }
  return now;
}

void Service::tell_presence(const std::string& match, Live& live, Time left, Connection except) {
  if (!live.table) return;
  note_told(live, live.watchers);
  // Who looks at a match that is over knows of its rematch.
  const auto& rematch = live.table->rematch();
  const auto next = rematch ? lives_.find(*rematch) : lives_.end();
  if (next != lives_.end() && next->second.table) {
    note_told(next->second, live.watchers);
    tell_presence(*rematch, next->second, left);
  }
  const Presence now = presence_at(live, left);
  Presence before = std::exchange(live.presence, now);
  if (now == before) return;
  // Spectators are not told of each other, who could come and go as often as they like.
  before.watching = now.watching;
  if (now == before) {
    recounted_.insert(match);
    return;
  }
  recounted_.erase(match);
  send_presence(match, live, Eyes::kSeated, except);
  send_presence(match, live, Eyes::kOnlooker, except);
}

void Service::tell_recounted() {
  for (const std::string& match : std::exchange(recounted_, {})) {
    const auto live = lives_.find(match);
    if (live != lives_.end() && live->second.table) {
      send_presence(match, live->second, Eyes::kSeated);
    }
  }
}

void Service::send_presence(const std::string& match, const Live& live, Eyes whose,
                            Connection except) {
  std::vector<Connection> audience;
  std::ranges::copy_if(live.watchers, std::back_inserter(audience), [&](Connection watcher) {
    return watcher != except && eyes_of(live, watcher) == whose;
  });
  if (audience.empty()) return;
  world_.tell(audience, told::Presence{.match = match, .onlookers = onlookers(live, whose)},
              &live.table->game());
}

Service::Eyes Service::eyes_of(const Live& live, Connection watcher) const {
  return live.table->chair_of(clients_.at(watcher).person.guest) ? Eyes::kSeated : Eyes::kOnlooker;
}

told::Onlookers Service::onlookers(const Live& live, Eyes whose) {
  told::Onlookers out;
  for (int chair = 0; std::cmp_less(chair, live.table->chairs().size()); ++chair) {
    const auto place = static_cast<std::size_t>(chair);
    const Time since = live.presence.away_since[place];
    if (has_chair(live.presence.present, chair)) out.present.push_back(chair);
    if (since != Time()) out.away.push_back({.chair = chair, .since = since});
    if (!has_chair(live.presence.kept, chair)) continue;
    out.kept.push_back({.chair = chair,
                        .is_told = has_chair(live.presence.told, chair),
                        .name = live.table->chairs()[place].name});
  }
  if (whose == Eyes::kSeated) out.watching = live.presence.watching;
  return out;
}

}  // namespace loggia::table
