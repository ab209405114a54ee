#include "table/simulation.h"

#include <algorithm>
#include <array>
#include <format>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "table/service.h"
#include "table/simulated_world.h"
#include "table/telling.h"

namespace loggia::table {
namespace {

constexpr Milliseconds kLongest = std::int64_t{1000} * 3600 * 24;

// Somebody at a device. Keeps what was told, asks for what was missed, and sends a command until it
// is answered.
struct Player {
  std::string guest;
  std::string match;
  std::optional<Connection> line;
  std::map<std::uint64_t, std::string> told;  // events, by number
  std::uint64_t known = 0;                    // all up to there
  int commands = 0;
  std::string command;             // being sent
  std::set<std::string> answered;  // ids that were done
};

class Simulation {
 public:
  explicit Simulation(std::uint64_t seed) : rng_(seed) {}

  SimulationReport run() {
    start_process();
    const std::array<std::string_view, 4> specs = {
        R"({"game":"balconia","chairs":["me","open"],"clock":{"move":3600}})",
        R"({"game":"balconia","chairs":[{"bot":"newcomer"},"me"]})",
        R"({"game":"highrise","options":{"players":3,"floors":2},"chairs":["me",{"bot":"tenant"},"open"]})",
        R"({"game":"highrise","options":{"floors":2},"chairs":["open","me"],"clock":{"total":600,"increment":1},"stand_in":"newcomer"})"};
    const std::string_view spec = specs[rng_.below(specs.size())];
    const int people = spec.contains("open") ? 2 : 1;
    for (int i = 0; i < people; ++i) {
      players_.push_back(std::make_unique<Player>());
      players_.back()->guest = std::format("guest{}", i);
    }
    Player& maker = *players_.front();
    give(maker, std::format(R"("type":"make","nonce":"n0","spec":{})", spec));
    connect_later(maker);
    agenda_.in(50 + rng_.below(500), [this] { trouble(); });
    agenda_.in(60'000, [this] { look_at_clock(); });
    while (!is_done() && agenda_.now() < kLongest && agenda_.step()) {
    }
    is_calm_ = true;
    // Time for what is still under way.
    const Milliseconds end = agenda_.now() + 600'000;
    while (agenda_.now() < end && agenda_.step()) {
    }
    report_.matches = static_cast<int>(disk_.logs.size());
    if (process_) report_.stale += process_->stale;
    check();
    return report_;
  }

 private:
  // The process
  void start_process() {
    process_ = std::make_unique<Process>(
        agenda_, disk_, library_, rng_,
        [this](Connection to, std::string text) { deliver(to, std::move(text)); });
    for (const auto& [match, summary] : disk_.summaries) {
      if (summary.wake) process_->service.wake(match, agenda_.now());
    }
  }
  void crash() {
    ++report_.crashes;
    report_.stale += process_->stale;
    process_.reset();
    for (const auto& player : players_) break_line(*player);
    agenda_.in(10 + rng_.below(500), [this] { start_process(); });
  }
  void look_at_clock() {
    if (process_) {
      process_->service.tick(agenda_.now());
      if (rng_.below(2) == 0) process_->service.forget_unused(agenda_.now());
      for (const auto& [match, summary] : disk_.summaries) {
        if (summary.wake && *summary.wake <= agenda_.now() &&
            process_->service.table(match) == nullptr) {
          process_->service.wake(match, agenda_.now());
        }
      }
    }
    if (!is_calm_) agenda_.in(60'000, [this] { look_at_clock(); });
  }
  void trouble() {
    if (is_calm_) return;
    const std::uint32_t kind = rng_.below(10);
    if (kind < 3 && process_) {
      crash();
    } else if (kind < 8) {
      Player& player = *players_[rng_.below(static_cast<std::uint32_t>(players_.size()))];
      if (player.line) {
        ++report_.broken_lines;
        break_line(player);
      }
    }
    agenda_.in(20 + rng_.below(700), [this] { trouble(); });
  }

  // Lines. What is under way on a broken one is lost; on one line nothing overtakes.
  void connect_later(Player& player) {
    agenda_.in(10 + rng_.below(300), [this, &player] {
      if (player.line) return;
      if (!process_) return connect_later(player);
      player.line = ++lines_;
      process_->service.connect(*player.line, {.guest = player.guest, .name = player.guest});
      say(player, R"({"type":"hello","protocol":1})");
      if (!player.match.empty()) {
        say(player, std::format(R"({{"type":"watch","match":"{}","after":{}}})", player.match,
                                player.known));
      }
      if (!player.command.empty()) say(player, player.command);
    });
  }
  void break_line(Player& player) {
    if (!player.line) return;
    if (process_) process_->service.disconnect(*player.line);
    player.line.reset();
    connect_later(player);
  }
  Milliseconds next_on(Connection line) {
    Milliseconds& last = arrival_[line];
    last = std::max(last, agenda_.now() + 1 + rng_.below(40));
    return last - agenda_.now();
  }
  void say(Player& player, const std::string& text) {
    agenda_.in(next_on(*player.line), [this, &player, text, line = *player.line] {
      if (process_ && player.line == line) {
        process_->service.receive(line, text, agenda_.now());
      }
    });
  }
  void deliver(Connection to, std::string text) {
    for (const auto& player : players_) {
      if (player->line != to) continue;
      agenda_.in(next_on(to), [this, to, &player = *player, text = std::move(text)] {
        if (player.line == to) hear(player, parse_json(text).value().as_object());
      });
      return;
    }
  }

  // People
  void give(Player& player, const std::string& fields) {
    ++report_.commands;
    player.command = std::format(R"({{"id":"c{}",{}}})", ++player.commands, fields);
    if (!player.line) return;
    say(player, player.command);
    if (rng_.below(8) == 0) say(player, player.command);  // to be sure
  }
  void command(Player& player, const std::string& what) {
    give(player, std::format(R"("type":"do","match":"{}","what":{})", player.match, what));
  }

  void hear(Player& player, const json::object& message) {
    const std::string_view type = message.at("type").as_string();
    if (type == "events" || type == "table") note(player, message);
    const char* id = type == "events" ? "done" : "id";
    if (message.contains(id)) {
      const std::string answered(message.at(id).as_string());
      if (type == "done" || type == "events") player.answered.insert(answered);
      if (player.command.starts_with(std::format(R"({{"id":"{}",)", answered))) {
        player.command.clear();
      }
      if (type == "done" && player.match.empty())
        begin(std::string(message.at("match").as_string()));
    }
    if (player.command.empty()) {
      agenda_.in(1 + rng_.below(200), [this, &player] { act(player); });
    }
  }
  void note(Player& player, const json::object& message) {
    for (const json::value& event : message.at("events").as_array()) {
      const auto seq = event.at("seq").to_number<std::uint64_t>();
      const auto [known, is_new] = player.told.try_emplace(seq, compact(event));
      if (!is_new && known->second != compact(event)) {
        problem(std::format("{} was told two things of event {}", player.guest, seq));
      }
    }
    while (player.told.contains(player.known + 1)) ++player.known;
    const bool has_gap = !player.told.empty() && player.told.rbegin()->first > player.known;
    if (has_gap && player.line) {
      say(player,
          std::format(R"({{"type":"watch","match":"{}","after":{}}})", player.match, player.known));
    }
  }
  // The table is made: everybody learns the link.
  void begin(const std::string& match) {
    for (const auto& player : players_) {
      player->match = match;
      if (player->line) say(*player, std::format(R"({{"type":"watch","match":"{}"}})", match));
      connect_later(*player);
    }
  }
  // As a person would, from what is known to be stored: a client of this test cannot see more than
  // its own events, and may be late; then the command is refused.
  void act(Player& player) {
    if (!player.command.empty() || player.match.empty() || is_calm_) return;
    const auto table = folded(disk_.logs[player.match], "", library_);
    if (!table) return problem("a log that cannot be folded");
    if (table->phase() == Phase::kOpen) {
      for (std::size_t i = 0; !table->chair_of(player.guest) && i < table->chairs().size(); ++i) {
        if (table->chairs()[i].is_taken()) continue;
        return command(player, std::format(R"({{"sit":{},"nonce":"n"}})", i + 1));
      }
      return;
    }
    const Viewer seat = table->seat_of(player.guest);
    if (table->phase() != Phase::kPlaying || !seat) return;
    if (rng_.below(40) == 0 && table->seq() > table->started_seq()) {
      const auto to = table->match()->last_decision(*seat);
      if (to) return command(player, std::format(R"({{"undo":{}}})", table->seq_of(*to - 1)));
    }
    if (rng_.below(10) == 0) return command(player, R"({"agree":true})");
    if (rng_.below(2000) == 0) return command(player, R"({"leave":true})");
    if (table->match()->turn() != Turn::of(*seat)) return;
    const auto legal = table->game().legal(table->match()->state());
    const auto chosen = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    command(player, std::format(R"({{"act":{}}})", compact(table->game().action_json(chosen))));
  }

  [[nodiscard]] bool is_done() const {
    return !disk_.summaries.empty() && std::ranges::all_of(disk_.summaries, [](const auto& entry) {
      return entry.second.phase == store::Phase::kOver;
    });
  }

  void problem(std::string what) {
    if (report_.problem.empty()) report_.problem = std::move(what);
  }
  void check() {
    if (!is_done()) problem("a match did not come to its end");
    std::map<std::string, int> stored;
    for (const auto& [match, rows] : disk_.logs) {
      for (const store::Row& row : rows) {
        if (!row.command.empty() && ++stored[row.command] > 1) problem(row.command + " twice");
      }
      const auto table = folded(rows, "", library_);
      if (!table) return problem("a log that cannot be folded");
      if (!verify(*table->match())) problem("chance that was not fair");
      for (const auto& player : players_) check_told(*player, *table);
    }
  }
  void check_told(const Player& player, const Table& table) {
    // Who left the seat to a bot saw as a seat before, and sees as a spectator now.
    const json::array before =
        parse_json(told_since(table, 0, first_seat(player, table)))->as_array();
    const json::array now =
        parse_json(told_since(table, 0, table.seat_of(player.guest)))->as_array();
    if (player.known != table.seq()) {
      problem(std::format("{} knows {} of {} events", player.guest, player.known, table.seq()));
    }
    for (const auto& [seq, event] : player.told) {
      const bool is_right = seq <= table.seq() &&
                            (compact(before[seq - 1]) == event || compact(now[seq - 1]) == event);
      if (!is_right) problem(std::format("{} was told of event {}: {}", player.guest, seq, event));
    }
  }
  static Viewer first_seat(const Player& player, const Table& table) {
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

  Rng rng_;
  Agenda agenda_;
  Disk disk_;
  Library library_;
  std::unique_ptr<Process> process_;
  std::vector<std::unique_ptr<Player>> players_;
  std::map<Connection, Milliseconds> arrival_;
  Connection lines_ = 0;
  bool is_calm_ = false;
  SimulationReport report_;
};

}  // namespace

SimulationReport simulate(std::uint64_t seed) { return Simulation(seed).run(); }

}  // namespace loggia::table
