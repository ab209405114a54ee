// What goes out: appends to the store, then events to everybody who watches, each as it may be
// seen.
#include <algorithm>
#include <charconv>
#include <iterator>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "notation/sha256.h"
#include "table/card.h"
#include "table/service.h"
#include "table/telling.h"

namespace loggia::table {
namespace {

// A bot's random numbers have nothing to do with chance's.
std::uint64_t stream_of(const Table& table) {
  const std::string digits = sha256("bots\n" + table.chance_origin().seed);
  std::uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + 16, number, 16);
  return number + table.seq();
}

}  // namespace

// Applies at once, tells later: until it is stored nothing else happens at this table, and what
// turns out stale is forgotten with the table.
void Service::commit(const std::string& match, Live& live, std::vector<Event> events,
                     std::unique_ptr<Given> given, Time now) {
  Table& table = *live.table;
  store::Append append{.match = match};
  append.rows.reserve(events.size() + 1);  // mostly chance answers, once
  const auto add = [&](const Event& event) -> std::optional<Refusal> {
    const bool is_first = std::holds_alternative<Made>(event);  // it made the table
    if (!is_first) {
      if (const auto added = table.add(event, now); !added) return added.error();
    }
    append.rows.push_back({.seq = is_first ? 1 : table.seq(),
                           .time = table.touched(),
                           .body = event_text(event, &table.game())});
    live.untold.push_back(event);
    return std::nullopt;
  };
  for (const Event& event : events) {
    const auto refusal = add(event);
    if (!refusal) continue;
    // Only a first event can be refused: what follows was decided together with it.
    if (append.rows.empty()) {
      if (given) refuse(*given, table, *refusal);
      return;
    }
    break;
  }
  if (table.can_start()) (void)add(table.draw_start());
  while (table.match() != nullptr && table.match()->turn().is_chance()) {
    (void)add(world_.draw_chance(table));
  }
  if (given) append.rows.back().command = given->key;
  const bool is_move = std::ranges::all_of(live.untold, [](const Event& event) {
    const Entry* entry = std::get_if<Entry>(&event);
    return entry != nullptr && std::holds_alternative<Acted>(*entry);
  });
  if (!is_move || live.card.empty() || table.phase() == Phase::kOver) live.card = card_text(table);
  append.summary = summary_of(table);
  append.summary.card = live.card;
  live.doing = std::move(given);
  live.is_busy = true;
  world_.append(std::move(append));
}

bool Service::may_watch(const Table& table, std::string_view guest) {
  return table.spec().has_spectators || table.phase() == Phase::kOpen || table.chair_of(guest) ||
         (table.phase() == Phase::kOver && table.has_played(guest));
}

// At a table without spectators anybody may look at the chairs, and at nothing that is played.
void Service::send_spectators_away(const std::string& match, Live& live) {
  const Table& table = *live.table;
  if (table.match() == nullptr || table.spec().has_spectators) return;
  std::erase_if(live.watchers, [&](Connection watcher) {
    Client& client = clients_.at(watcher);
    if (may_watch(table, client.person.guest)) return false;
    client.watched.erase(match);
    complain(watcher, "", match, "no_spectators", "this table allows no spectators");
    return true;
  });
}

void Service::tell(const std::string& match, Live& live) {
  send_spectators_away(match, live);
  const Table& table = *live.table;
  const std::uint64_t first = table.seq() - live.untold.size() + 1;
  // While it is played, nothing changes in what anybody may do besides moving.
  const bool goes_on = table.phase() == Phase::kPlaying && first > table.started_seq();
  // One message for all who see the same and may do the same; who asked for it finds the command's
  // id in it.
  struct Audience {
    Viewer viewer;
    std::optional<May> rights;
    std::vector<Connection> watchers;
  };
  std::vector<Audience> audiences;
  for (const Connection watcher : live.watchers) {
    const std::string& guest = clients_.at(watcher).person.guest;
    const Viewer viewer = table.seat_of(guest);
    const auto rights = goes_on ? std::nullopt : std::optional(may(table, guest));
    auto found = std::ranges::find_if(audiences, [&](const Audience& each) {
      return each.viewer == viewer && each.rights == rights;
    });
    if (found == audiences.end()) {
      found = audiences.insert(found, {.viewer = viewer, .rights = rights, .watchers = {}});
    }
    found->watchers.push_back(watcher);
  }
  bool is_answered = false;
  for (auto& [viewer, rights, audience] : audiences) {
    told::Message message = told::Events{.match = match, .may = rights, .clock = told_clock(table)};
    auto& events = std::get<told::Events>(message);
    events.events.reserve(live.untold.size());
    std::uint64_t seq = first;
    for (const Event& event : live.untold) {
      events.events.push_back(told_event(table, event, seq++, table.touched(), viewer));
    }
    if (live.doing && std::erase(audience, live.doing->connection) > 0) {
      is_answered = true;
      events.done = live.doing->command.id;
      tell(live.doing->connection, message, &table);
      events.done.reset();
    }
    if (!audience.empty()) world_.tell(audience, message, &table.game());
  }
  if (live.doing && !is_answered) done(*live.doing, table.seq());
  live.untold = {};  // with its memory: most tables rest
  live.doing.reset();
}

void Service::handle(const std::string& match, Live& live, const Watching& watching, Time now) {
  const auto client = clients_.find(watching.connection);
  if (client == clients_.end() || !client->second.watched.contains(match)) return;
  const Table& table = *live.table;
  const std::string& guest = client->second.person.guest;
  const auto chair = table.chair_of(guest);
  const Viewer viewer = table.seat_of(guest);
  if (!may_watch(table, guest)) {
    client->second.watched.erase(match);
    std::erase(live.watchers, watching.connection);
    complain(watching.connection, "", match, "no_spectators", "this table allows no spectators");
    return;
  }
  if (!std::ranges::contains(live.watchers, watching.connection)) {
    live.watchers.push_back(watching.connection);
  }
  tell_presence(match, live, now, watching.connection);
  // Who knows of more than there is, knows of another match.
  const std::uint64_t after = watching.after > table.seq() ? 0 : watching.after;
  told::Table whole{.match = match,
                    .seq = table.seq(),
                    .after = after,
                    .room = {.chair = chair,
                             .chairs = told_chairs(table),
                             .onlookers = onlookers(live, eyes_of(live, watching.connection)),
                             .kept_for_you = table.chair_kept_for(guest),
                             .is_made_by_you = guest == table.maker(),
                             .host = table.chair_of(table.maker()),
                             .may = may(table, guest),
                             .clock = told_clock(table)},
                    .events = told_since(table, after, viewer)};
  if (live.undo_asked && viewer) {
    whole.room.undo_asked = {.by = live.undo_asked->by, .to = live.undo_asked->to};
  }
  tell(watching.connection, whole, &table);
}

void Service::tell_undo_asked(const std::string& match, const Live& live) {
  const Table& table = *live.table;
  told::UndoAsked message{.match = match};
  if (live.undo_asked) {
    message.by = live.undo_asked->by;
    message.to = live.undo_asked->to;
  }
  std::vector<Connection> seated;
  std::ranges::copy_if(live.watchers, std::back_inserter(seated), [&](Connection watcher) {
    return table.seat_of(clients_.at(watcher).person.guest).has_value();
  });
  if (!seated.empty()) world_.tell(seated, message, &table.game());
}

void Service::ask_bot(const std::string& match, Live& live) {
  const Table& table = *live.table;
  const auto seat = table.bot_to_act();
  if (!seat || live.bot_asked_at == table.seq()) return;
  live.bot_asked_at = table.seq();
  world_.think({.match = match,
                .seq = table.seq(),
                .seat = *seat,
                .bot = table.chair_at(*seat).name,
                .game = table.match()->shared_game(),
                .standing = table.match()->standing(),
                .stream = stream_of(table),
                .maker = table.maker()});
}

void Service::note_deadline(const std::string& match, Live& live) {
  const auto deadline = live.table->deadline();
  if (deadline == live.deadline) return;
  if (live.deadline) deadlines_.erase({*live.deadline, match});
  if (deadline) deadlines_.emplace(*deadline, match);
  live.deadline = deadline;
}

void Service::tell(Connection to, const told::Message& message, const Table* table) {
  if (!clients_.contains(to)) return;
  world_.tell(std::span(&to, 1), message, table == nullptr ? nullptr : &table->game());
}

void Service::done(const Given& given, std::uint64_t seq) {
  tell(given.connection,
       told::Done{.id = given.command.id, .match = given.command.match, .seq = seq});
}

void Service::refuse(const Given& given, const Table& table, const Refusal& refusal) {
  tell(given.connection, told::Refused{.id = given.command.id,
                                       .match = given.command.match,
                                       .code = refusal.code,
                                       .rule = refusal.rule,
                                       .text = refusal_text(&table.game(), refusal),
                                       .seq = table.seq()});
}

void Service::complain(Connection to, std::string_view id, std::string_view match,
                       std::string_view code, std::string_view text) {
  tell(to, told::Error{.code = std::string(code),
                       .text = std::string(text),
                       .id = std::string(id),
                       .match = std::string(match)});
}

// Members in the order of their chairs: lists tell by it who has which (card.cpp).
store::Summary summary_of(const Table& table) {
  store::Summary summary{.game = std::string(table.spec().game->name),
                         .phase = table.phase(),
                         .is_listed = table.spec().is_listed,
                         .touched = table.touched(),
                         .wake = table.bot_to_act() ? table.touched() : table.deadline()};
  const Match* match = table.match();
  summary.members.reserve(table.chairs().size());
  for (const Chair& chair : table.chairs()) {
    // Whom a chair is kept for finds the rematch too, and is awaited there.
    if (table.phase() == Phase::kOpen && !chair.is_taken() && !chair.kept_for.empty()) {
      summary.members.push_back({.guest = chair.kept_for, .is_awaited = true});
    }
    if (chair.guest.empty()) continue;
    const Viewer seat = table.seat_of(chair.guest);
    summary.members.push_back(
        {.guest = chair.guest, .is_awaited = seat && match->turn() == Turn::of(*seat)});
  }
  // Whoever made it finds it again, also without a chair.
  if (table.phase() == Phase::kOpen && !table.chair_of(table.maker())) {
    summary.members.push_back({.guest = table.maker()});
  }
  return summary;
}

}  // namespace loggia::table
