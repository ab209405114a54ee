// The people of the simulation: what each was told, what each sends until it is answered, and what
// must be true of it in the end.
#pragma once

#include <algorithm>
#include <cstdint>
#include <format>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "table/service.h"
#include "table/telling.h"

namespace loggia::table {

// What somebody was told of a match.
struct Known {
  std::map<std::uint64_t, std::string> told;  // events, by number
  std::uint64_t all = 0;                      // all up to there

  // Adds what a message tells; says what is wrong with it, if something is.
  std::string add(const json::object& message) {
    std::string problem;
    for (const json::value& event : message.at("events").as_array()) {
      const auto seq = event.at("seq").to_number<std::uint64_t>();
      const auto [known, is_new] = told.try_emplace(seq, compact(event));
      if (!is_new && known->second != compact(event)) {
        problem = std::format("two things were told of event {}", seq);
      }
    }
    while (told.contains(all + 1)) ++all;
    return problem;
  }
  [[nodiscard]] bool has_gap() const { return !told.empty() && told.rbegin()->first > all; }
};

// Somebody at a device. Keeps what was told, asks for what was missed, and sends a command until it
// is answered.
struct Player {
  std::string guest;
  bool looks_on = false;  // and does not play
  std::optional<Connection> line;
  std::string match;  // where they are
  std::map<std::string, Known> known;
  int commands = 0;
  std::string command;             // being sent
  std::set<std::string> answered;  // ids of commands that must be in a log

  // The one being sent was answered, or not: then it was another one, and long ago.
  void take_answer(std::string_view type, const std::string& id) {
    if (!command.starts_with(std::format(R"({{"id":"{}",)", id))) return;
    // A question leads to no event, nor does a rematch that is there already.
    const bool must_be_event = !command.contains(R"("undo")") && !command.contains(R"("agree")") &&
                               !command.contains(R"("rematch")");
    if (type == "events" || (type == "done" && must_be_event)) answered.insert(id);
    command.clear();
  }
};

inline Viewer first_seat(const Player& player, const Table& table) {
  std::optional<int> chair;
  for (const auto& [event, time] : table.history()) {
    const Sat* sat = std::get_if<Sat>(&event);
    if (sat != nullptr && sat->guest == player.guest) chair = sat->chair;
    const Started* started = std::get_if<Started>(&event);
    if (started == nullptr || !chair) continue;
    return seat_at(
        static_cast<int>(std::ranges::find(started->chairs, *chair) - started->chairs.begin()));
  }
  return kSpectator;
}

// Everybody knows all that there is, and nothing else; or what is wrong.
inline std::string problem_with(const Player& player, const std::string& match,
                                const Table& table) {
  const auto found = player.known.find(match);
  if (found == player.known.end()) return player.guest + " never heard of a match";
  const Known& known = found->second;
  if (known.all != table.seq()) {
    return std::format("{} knows {} of {} events", player.guest, known.all, table.seq());
  }
  // Who left the seat to a bot saw as a seat before, and sees as a spectator now.
  const auto told_to = [&](Viewer viewer) {
    const auto events = told_since(table, 0, viewer);
    return wire::as_json<told::EventList>(events, &table.game()).as_array();
  };
  const json::array before = told_to(first_seat(player, table));
  const json::array now = told_to(table.seat_of(player.guest));
  for (const auto& [seq, event] : known.told) {
    const bool is_right =
        seq <= table.seq() && (compact(before[seq - 1]) == event || compact(now[seq - 1]) == event);
    if (!is_right) return std::format("{} was told of event {}: {}", player.guest, seq, event);
  }
  return "";
}

// Every command was done once, those that were answered are there, every draw can be proved, and
// everybody knows everything; or what is wrong.
inline std::string problem_with(const std::map<std::string, std::vector<store::Row>>& logs,
                                const std::vector<std::unique_ptr<Player>>& players,
                                Library& library) {
  std::set<std::string> done;
  for (const auto& [match, rows] : logs) {
    for (const store::Row& row : rows) {
      if (!row.command.empty() && !done.insert(row.command).second) return row.command + " twice";
    }
    const auto table = folded(rows, "", library);
    if (!table || table->match() == nullptr) return "a log that cannot be folded";
    if (!verify(*table->match())) return "chance that was not fair";
    for (const auto& player : players) {
      std::string wrong = problem_with(*player, match, *table);
      if (!wrong.empty()) return wrong;
    }
  }
  for (const auto& player : players) {
    for (const std::string& id : player->answered) {
      if (!done.contains(player->guest + " " + id)) return player->guest + " lost " + id;
    }
  }
  return "";
}

}  // namespace loggia::table
