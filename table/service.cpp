// What comes in: messages, answers of the store and of bots, time. service_making.cpp has how
// tables come to be, service_presence.cpp who is looking, service_telling.cpp what goes out.
#include "table/service.h"

#include <algorithm>
#include <utility>

#include "table/match_ids.h"

namespace loggia::table {
namespace {

constexpr std::size_t kMostWatched = 64;

// Ids of guests are secrets, so nobody can look for two commands with one hash.
std::uint64_t hash_of(std::string_view command) { return std::hash<std::string_view>()(command); }

}  // namespace

void Service::connect(Connection connection, Person person) {
  clients_[connection] = {.person = std::move(person)};
}

void Service::disconnect(Connection connection, Time now) {
  const auto client = clients_.find(connection);
  if (client == clients_.end()) return;
  for (const std::string& match : client->second.watched) {
    stop_watching(match, connection, now);
  }
  clients_.erase(client);
}

void Service::stop_watching(const std::string& match, Connection connection, Time now) {
  const auto live = lives_.find(match);
  if (live == lives_.end()) return;
  std::erase(live->second.watchers, connection);
  tell_presence(match, live->second, now);
}

void Service::rename(const std::string& guest, const std::string& name) {
  for (auto& [connection, client] : clients_) {
    if (client.person.guest == guest) client.person.name = name;
  }
}

void Service::receive(Connection connection, std::string_view text, Time now) {
  const auto found = clients_.find(connection);
  if (found == clients_.end()) return;
  Client& client = found->second;
  auto message = read_message(text);
  if (!message) {
    complain(connection, message.error().id, "", "not_understood",
             to_text(message.error().problem));
    return;
  }
  if (const Hello* hello = std::get_if<Hello>(&*message)) {
    greet(connection, client, *hello, now);
  } else if (!client.has_said_hello) {
    const Command* command = std::get_if<Command>(&*message);
    complain(connection, command == nullptr ? "" : command->id, "", "hello_first",
             "the first message must be a hello");
  } else if (std::holds_alternative<Ping>(*message)) {
    tell(connection, told::Pong());
  } else if (const Watch* watch = std::get_if<Watch>(&*message)) {
    if (client.watched.size() >= kMostWatched && !client.watched.contains(watch->match)) {
      complain(connection, "", watch->match, "too_many_watched", "too many matches are watched");
      return;
    }
    client.watched.insert(watch->match);
    enqueue(watch->match, Watching{.connection = connection, .after = watch->after}, now);
  } else if (const Unwatch* unwatch = std::get_if<Unwatch>(&*message)) {
    client.watched.erase(unwatch->match);
    stop_watching(unwatch->match, connection, now);
  } else if (auto* command = std::get_if<Command>(&*message)) {
    if (client.person.is_stranger) {
      complain(connection, command->id, command->match, "no_guest", "say who you are first");
      return;
    }
    if (std::holds_alternative<Make>(command->what)) {
      command->match = id_of_made(client.person.guest, command->id);
    }
    const std::string match = command->match;
    auto given = std::make_unique<Given>(connection, client.person, std::move(*command));
    enqueue(match, std::move(given), now);
  }
}

void Service::greet(Connection connection, Client& client, const Hello& hello, Time now) {
  client.has_said_hello = hello.protocol == kProtocol;
  if (!client.has_said_hello) {
    tell(connection, told::Reload());
    return;
  }
  const auto& [guest, name, is_stranger] = client.person;
  tell(connection,
       told::Welcome{.name = is_stranger ? std::nullopt : std::optional(name), .time = now});
}

// There is no such match, or none any more: whoever waits for it or watches it hears why.
void Service::give_up(const std::string& match, std::string_view code, std::string_view text) {
  const auto found = lives_.find(match);
  const Live live = std::move(found->second);
  lives_.erase(found);
  if (live.deadline) deadlines_.erase({*live.deadline, match});
  const auto stop_watching = [&](Connection connection) {
    const auto client = clients_.find(connection);
    if (client != clients_.end()) client->second.watched.erase(match);
    complain(connection, "", match, code, text);
  };
  std::ranges::for_each(live.watchers, stop_watching);
  for (const Pending& pending : live.waiting) {
    if (const auto* given = std::get_if<std::unique_ptr<Given>>(&pending)) {
      complain((*given)->connection, (*given)->command.id, is_make(pending) ? "" : match, code,
               text);
    } else if (const Watching* watching = std::get_if<Watching>(&pending)) {
      stop_watching(watching->connection);
    } else if (const Inspector* inspector = std::get_if<Inspector>(&pending)) {
      (*inspector)(nullptr);
    }
  }
}

void Service::enqueue(const std::string& match, Pending pending, Time now) {
  const auto [found, is_new] = lives_.try_emplace(match);
  Live& live = found->second;
  live.used = now;
  if (is_new) reload(match, live);
  if (live.is_busy || !live.waiting.empty()) {
    live.waiting.push_back(std::move(pending));
  } else {
    handle(match, live, pending, now);
  }
}

void Service::reload(const std::string& match, Live& live) {
  live.table.reset();
  live.untold.clear();
  live.commands.clear();
  live.card.clear();
  live.undo_asked.reset();
  live.is_busy = true;
  world_.load(match);
}

void Service::catch_up(const std::string& match, Live& live) {
  const std::uint64_t told = live.table->seq() - live.untold.size();
  for (const Connection watcher : live.watchers) {
    live.waiting.emplace(live.waiting.begin(), Watching{.connection = watcher, .after = told});
  }
  reload(match, live);
}

void Service::work(const std::string& match, Live& live, Time now) {
  while (!live.is_busy && !live.waiting.empty()) {
    Pending pending = std::move(live.waiting.front());
    live.waiting.erase(live.waiting.begin());
    handle(match, live, pending, now);
  }
}

void Service::handle(const std::string& match, Live& live, Pending& pending, Time now) {
  std::visit([&](auto& what) { this->handle(match, live, what, now); }, pending);
}

void Service::handle(const std::string& match, Live& live, std::unique_ptr<Given>& given,
                     Time now) {
  const auto before = live.commands.find(hash_of(given->key));
  if (before != live.commands.end()) return done(*given, before->second);
  if (std::holds_alternative<PlayAgain>(given->command.what)) {
    return play_again(match, live, given, now);
  }
  auto decision = decide(*live.table, live.undo_asked, given->person, given->command);
  if (!decision) return refuse(*given, *live.table, decision.error());
  if (!decision->events.empty()) {
    return commit(match, live, std::move(decision->events), std::move(given), now);
  }
  live.undo_asked = std::move(decision->undo_asked);
  tell_undo_asked(match, live);
  done(*given, live.table->seq());
}

void Service::handle(const std::string& match, Live& live, const Chosen& chosen, Time now) {
  const Table& table = *live.table;
  const auto seat = table.bot_to_act();
  if (chosen.seq != table.seq() || !seat) return;  // something was taken back
  const AnyGame& game = table.game();
  const AnyState& state = table.match()->state();
  // A bot that does not find a move is no reason for people to wait.
  const bool is_legal = chosen.action && !game.check(state, *chosen.action);
  const AnyAction action = is_legal ? *chosen.action : game.legal(state).front();
  commit(match, live, {Entry(Acted{.by = Turn::of(*seat), .action = action})}, nullptr, now);
}

void Service::handle(const std::string& match, Live& live, const Woken& /*woken*/, Time now) {
  const auto deadline = live.table->deadline();
  if (deadline && *deadline <= now) {
    const Seat seat = live.table->match()->turn().seat();
    commit(match, live, {desertion(*live.table, seat, "ran out of time")}, nullptr, now);
    return;
  }
  note_deadline(match, live);
  ask_bot(match, live);
}

void Service::handle(const std::string& /*match*/, Live& live, const Inspector& inspector,
                     Time /*now*/) {
  inspector(&*live.table);
}

void Service::inspect(const std::string& match, Time now, Inspector inspector) {
  enqueue(match, std::move(inspector), now);
}

void Service::stored(const std::string& match, store::Verdict verdict, Time now) {
  const auto found = lives_.find(match);
  if (found == lives_.end()) return;
  Live& live = found->second;
  count_as_made(live, live.table->maker());
  if (verdict == store::Verdict::kStale) {
    // What was to be done is looked at again, as it stands now.
    if (live.doing) live.waiting.emplace(live.waiting.begin(), std::move(live.doing));
    return catch_up(match, live);
  }
  live.is_busy = false;
  live.undo_asked.reset();
  if (live.doing) live.commands[hash_of(live.doing->key)] = live.table->seq();
  tell(match, live);
  tell_presence(match, live, now);
  note_deadline(match, live);
  ask_bot(match, live);
  work(match, live, now);
}

void Service::not_storable(const std::string& match) {
  const auto found = lives_.find(match);
  if (found == lives_.end()) return;
  Live& live = found->second;
  count_as_made(live, live.table->maker());
  if (live.doing) {
    complain(live.doing->connection, live.doing->command.id, match, "not_stored",
             "this cannot be stored");
  }
  live.doing.reset();
  reload(match, live);
}

void Service::loaded(const std::string& match, const std::vector<store::Row>& rows,
                     std::string_view content, Time now) {
  const auto found = lives_.find(match);
  if (found == lives_.end()) return;
  Live& live = found->second;
  const auto maker = std::ranges::find_if(live.waiting, is_make);
  if (rows.empty() && maker != live.waiting.end()) {
    const std::string& guest = std::get<std::unique_ptr<Given>>(*maker)->person.guest;
    live.is_made = false;
    ++making_[guest];
    return world_.count_unfinished(match, guest);
  }
  live.is_busy = false;
  fold(live, rows, content);
  if (!live.table) return give_up(match, "unknown_match", "there is no such match");
  note_told_before(match, live);
  note_deadline(match, live);
  ask_bot(match, live);
  work(match, live, now);
  tell_presence(match, live, now);  // whoever came or went meanwhile
}

void Service::fold(Live& live, const std::vector<store::Row>& rows, std::string_view content) {
  live.table = folded(rows, content, library_);
  for (const store::Row& row : rows) {
    if (!row.command.empty()) live.commands[hash_of(row.command)] = row.seq;
  }
}

std::optional<Table> folded(const std::vector<store::Row>& rows, std::string_view content,
                            Library& library) {
  if (rows.empty()) return std::nullopt;
  const auto first = read_event(rows.front().body, nullptr);
  const Made* made = first ? std::get_if<Made>(&*first) : nullptr;
  if (made == nullptr) return std::nullopt;
  if (library.text(made->spec.content) == nullptr) {
    (void)library.add_unnamed(*made->spec.game, content);
  }
  auto table = Table::make(*made, rows.front().time, library);
  if (!table) return std::nullopt;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto event = read_event(rows[i].body, &table->game());
    if (!event || !table->add(*event, rows[i].time)) return std::nullopt;
  }
  return *std::move(table);
}

void Service::thought(const std::string& match, std::uint64_t seq,
                      std::expected<AnyAction, std::string> action, Time now) {
  if (!lives_.contains(match)) return;
  enqueue(match, Chosen{.seq = seq, .action = std::move(action)}, now);
}

void Service::wake(const std::string& match, Time now) { enqueue(match, Woken{}, now); }

void Service::tick(Time now) {
  while (!deadlines_.empty() && deadlines_.begin()->first <= now) {
    const std::string match = deadlines_.begin()->second;
    deadlines_.erase(deadlines_.begin());
    lives_.at(match).deadline.reset();
    wake(match, now);
  }
  tell_recounted();
}

std::optional<Time> Service::next_deadline() const {
  return deadlines_.empty() ? std::nullopt : std::optional(deadlines_.begin()->first);
}

void Service::forget_unused(Time since) {
  std::erase_if(lives_, [&](const auto& entry) {
    const auto& [match, live] = entry;
    if (live.is_busy || !live.waiting.empty() || !live.watchers.empty() || live.used >= since ||
        live.table->bot_to_act()) {  // who thinks, or would be asked again
      return false;
    }
    if (live.deadline) deadlines_.erase({*live.deadline, match});
    return true;
  });
}

void Service::written_elsewhere(const std::string& match) {
  const auto found = lives_.find(match);
  // What is being stored turns out stale.
  if (found != lives_.end() && !found->second.is_busy) catch_up(match, found->second);
}

void Service::look_again(Phase phase, Time before) {
  for (auto& [match, live] : lives_) {
    // What is being stored turns out stale, if it was cleaned away.
    if (live.is_busy || live.table->phase() != phase || live.table->touched() >= before) continue;
    reload(match, live);
  }
}

const Table* Service::table(const std::string& match) const {
  const auto found = lives_.find(match);
  return found == lives_.end() || !found->second.table || found->second.is_busy
             ? nullptr
             : &*found->second.table;
}

}  // namespace loggia::table
