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
#include "table/simulated_people.h"
#include "table/simulated_world.h"

namespace loggia::table {
namespace {

constexpr Time kLongest(std::chrono::days(1));

class Simulation {
 public:
  explicit Simulation(std::uint64_t seed) : rng_(seed) {}

  SimulationReport run() {
    start_process();
    const std::array<std::string_view, 4> specs = {
        R"({"game":"balconia","chairs":["me","open"],"clock":{"move":5}})",
        R"({"game":"balconia","chairs":[{"bot":"newcomer"},"me"]})",
        R"({"game":"highrise","options":{"players":3,"floors":2},"chairs":["me",{"bot":"tenant"},"open"]})",
        R"({"game":"highrise","options":{"floors":2},"chairs":["open","me"],"clock":{"total":30,"increment":1},"stand_in":"newcomer"})"};
    const std::string_view spec = specs[rng_.below(specs.size())];
    const int people = spec.contains("open") ? 2 : 1;
    for (int i = 0; i <= people; ++i) {
      players_.push_back(std::make_unique<Player>());
      players_.back()->guest = std::format("guest{}", i);
      players_.back()->looks_on = i == people;
    }
    wants_rematch_ = rng_.below(3) == 0;
    Player& maker = *players_.front();
    give(maker, std::format(R"("type":"make","nonce":"n0","spec":{})", spec));
    connect_later(maker);
    agenda_.in(Milliseconds(50 + rng_.below(500)), [this] { trouble(); });
    agenda_.in(Milliseconds(1000), [this] { look_at_clock(); });
    while (!is_done() && agenda_.now() < kLongest && agenda_.step()) {
    }
    is_calm_ = true;
    // Time for what is still under way.
    const Time end = agenda_.now() + std::chrono::minutes(10);
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
        [this](Connection to, const std::string& text) { deliver(to, text); });
    for (const auto& [match, summary] : disk_.summaries) {
      if (summary.wake) process_->service.wake(match, agenda_.now());
    }
  }
  // Dead, or so it seems: it may live on for a while without its lines, and write.
  void crash() {
    ++report_.crashes;
    if (rng_.below(3) == 0) {
      ++report_.lingering;
      agenda_.in(Milliseconds(100 + rng_.below(3000)),
                 [this, old = std::shared_ptr(std::move(process_))] mutable {
                   report_.stale += old->stale;
                   old.reset();
                 });
    } else {
      report_.stale += process_->stale;
      process_.reset();
    }
    for (const auto& player : players_) break_line(*player);
    agenda_.in(Milliseconds(10 + rng_.below(500)), [this] { start_process(); });
  }
  void look_at_clock() {
    if (process_) {
      process_->service.tick(agenda_.now());
      if (rng_.below(20) == 0) process_->service.forget_unused(agenda_.now());
      for (const auto& [match, summary] : disk_.summaries) {
        if (summary.wake && *summary.wake <= agenda_.now() &&
            process_->service.table(match) == nullptr) {
          process_->service.wake(match, agenda_.now());
        }
      }
    }
    if (!is_calm_) agenda_.in(Milliseconds(1000), [this] { look_at_clock(); });
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
    agenda_.in(Milliseconds(20 + rng_.below(700)), [this] { trouble(); });
  }

  // Lines. What is under way on a broken one is lost; on one line nothing overtakes.
  void connect_later(Player& player) {
    agenda_.in(Milliseconds(10 + rng_.below(300)), [this, &player] {
      if (player.line) return;
      if (!process_) return connect_later(player);
      player.line = ++lines_;
      process_->service.connect(*player.line, {.guest = player.guest, .name = player.guest});
      say(player, R"({"type":"hello","protocol":1})");
      for (const auto& [match, known] : player.known) watch(player, match);
      if (!player.command.empty()) say(player, player.command);
    });
  }
  void break_line(Player& player) {
    if (!player.line) return;
    if (process_) process_->service.disconnect(*player.line, agenda_.now());
    player.line.reset();
    connect_later(player);
  }
  Milliseconds next_on(Connection line) {
    Time& last = arrival_[line];
    last = std::max(last, agenda_.now() + Milliseconds(1 + rng_.below(40)));
    return last - agenda_.now();
  }
  void say(Player& player, const std::string& text) {
    agenda_.in(next_on(*player.line), [this, &player, text, line = *player.line] {
      if (process_ && player.line == line) {
        process_->service.receive(line, text, agenda_.now());
      }
    });
  }
  void watch(Player& player, const std::string& match) {
    say(player, std::format(R"({{"type":"watch","match":"{}","after":{}}})", match,
                            player.known[match].all));
  }
  void deliver(Connection to, const std::string& text) {
    const json::object message = parse_json(text).value().as_object();
    check_stored(message);
    for (const auto& player : players_) {
      if (player->line != to) continue;
      agenda_.in(next_on(to), [this, to, &player = *player, message] {
        if (player.line == to) hear(player, message);
      });
      return;
    }
  }
  // Whatever is told is stored by then.
  void check_stored(const json::object& message) {
    const json::value* events = message.if_contains("events");
    const json::value* seq = message.if_contains("seq");
    if (events != nullptr && !events->as_array().empty())
      seq = &events->as_array().back().at("seq");
    if (seq == nullptr) return;
    const std::string match(message.at("match").as_string());
    if (seq->to_number<std::uint64_t>() > disk_.logs[match].size()) {
      problem("told before it was stored: " + compact(message));
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
      player.take_answer(type, std::string(message.at(id).as_string()));
      if (type == "done" && player.match.empty()) {
        const std::string match(message.at("match").as_string());
        for (const auto& other : players_) go_to(*other, match);  // everybody learns the link
      }
    }
    if (player.command.empty()) {
      agenda_.in(Milliseconds(1 + rng_.below(200)), [this, &player] { act(player); });
    }
  }
  void note(Player& player, const json::object& message) {
    const std::string match(message.at("match").as_string());
    Known& known = player.known[match];
    const std::string wrong = known.add(message);
    if (!wrong.empty()) problem(player.guest + ": " + wrong);
    if (known.has_gap() && player.line) watch(player, match);
    for (const json::value& event : message.at("events").as_array()) {
      const json::value* next = event.as_object().if_contains("rematch");
      if (next != nullptr && player.match == match) {
        go_to(player, std::string(next->as_string()));
      }
    }
  }
  void go_to(Player& player, const std::string& match) {
    player.match = match;
    player.known[match];
    if (player.line) watch(player, match);
    connect_later(player);
  }
  // As a person would, from what is known to be stored: a client of this test cannot see more than
  // its own events, and may be late; then the command is refused.
  void act(Player& player) {
    if (!player.command.empty() || player.match.empty() || is_calm_ || player.looks_on) return;
    const auto table = folded(disk_.logs[player.match], "", library_);
    if (!table) return problem("a log that cannot be folded");
    switch (table->phase()) {
      case Phase::kOpen: return sit_down(player, *table);
      case Phase::kPlaying: return play(player, *table);
      case Phase::kOver: break;
    }
    if (may_play_again(*table) && table->seat_of(player.guest)) {
      command(player, R"({"rematch":true,"nonce":"n"})");
    }
  }
  void sit_down(Player& player, const Table& table) {
    if (table.chair_of(player.guest)) return;
    for (std::size_t i = 0; i < table.chairs().size(); ++i) {
      if (!table.chairs()[i].is_free_for(player.guest)) continue;
      return command(player, std::format(R"({{"sit":{},"nonce":"n"}})", i + 1));
    }
  }
  void play(Player& player, const Table& table) {
    const Viewer seat = table.seat_of(player.guest);
    if (!seat) return;
    if (rng_.below(100) == 0) {
      ++report_.naps;
      agenda_.in(Milliseconds(10'000 + rng_.below(30'000)), [this, &player] { act(player); });
      return;
    }
    if (rng_.below(40) == 0 && table.seq() > table.started_seq()) {
      const auto to = table.match()->last_decision(*seat);
      if (to) return command(player, std::format(R"({{"undo":{}}})", table.seq_of(*to - 1)));
    }
    if (rng_.below(10) == 0) return command(player, R"({"agree":true})");
    if (rng_.below(300) == 0) return command(player, R"({"leave":true})");
    if (rng_.below(1000) == 0) return command(player, R"({"resign":true})");
    if (table.match()->turn() != Turn::of(*seat)) return;
    const auto legal = table.game().legal(table.match()->state());
    const auto chosen = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    command(player, std::format(R"({{"act":{}}})", compact(table.game().action_json(chosen))));
  }

  // Once, while somebody who played is still there.
  [[nodiscard]] bool may_play_again(const Table& table) const {
    return wants_rematch_ && disk_.logs.size() == 1 && table.match() != nullptr &&
           std::ranges::any_of(players_, [&](const auto& player) {
             return table.seat_of(player->guest).has_value();
           });
  }
  [[nodiscard]] bool is_done() {
    const bool are_over =
        !disk_.summaries.empty() && std::ranges::all_of(disk_.summaries, [](const auto& entry) {
          return entry.second.phase == store::Phase::kOver;
        });
    if (!are_over || !wants_rematch_ || disk_.logs.size() > 1) return are_over;
    const auto table = folded(disk_.logs.begin()->second, "", library_);
    return table && !may_play_again(*table);
  }

  void problem(std::string what) {
    if (report_.problem.empty()) report_.problem = std::move(what);
  }
  void check() {
    if (!is_done()) problem("a match did not come to its end");
    const std::string wrong = problem_with(disk_.logs, players_, library_);
    if (!wrong.empty()) return problem(wrong);
    for (const auto& [match, rows] : disk_.logs) {
      const auto table = folded(rows, "", library_);
      for (const Entry& entry : table->match()->entries()) {
        const Resigned* resigned = std::get_if<Resigned>(&entry);
        const bool has_left = resigned != nullptr && !resigned->reason.empty();
        report_.undone += std::holds_alternative<Undone>(entry) ? 1 : 0;
        report_.deserted += std::holds_alternative<Replaced>(entry) || has_left ? 1 : 0;
      }
      report_.rematches += table->rematch() ? 1 : 0;
    }
  }

  Rng rng_;
  Agenda agenda_;
  Disk disk_;
  Library library_;
  std::unique_ptr<Process> process_;
  std::vector<std::unique_ptr<Player>> players_;
  std::map<Connection, Time> arrival_;
  Connection lines_ = 0;
  bool wants_rematch_ = false;
  bool is_calm_ = false;
  SimulationReport report_;
};

}  // namespace

SimulationReport simulate(std::uint64_t seed) { return Simulation(seed).run(); }

}  // namespace loggia::table
