// A service with people around it, where everything is answered at once, and every byte that
// somebody gets is kept. Clock, ids and chance are given from outside.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <format>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/match.h"
#include "notation/sha256.h"
#include "table/service.h"

namespace loggia::table {

struct Visitor {
  std::string guest;  // an id, and a secret
  std::string name;
};

class Stage final : public TextWorld {
 public:
  // A leak on purpose: what everybody is told of a row, besides what they should be.
  using Leak = std::function<std::optional<std::string>(const store::Row&)>;

  Stage(std::string seed, std::vector<Visitor> people, Leak leak)
      : seed_(std::move(seed)),
        people_(std::move(people)),
        leak_(std::move(leak)),
        heard_(people_.size()),
        listed_(people_.size()),
        lines_(people_.size()) {
    service_.emplace(*this, library());
  }

  // Chance draws what stands here, entry by entry, as long as there is something.
  void prescribe(std::vector<Entry> entries) { prescribed_ = std::move(entries); }

  // People
  [[nodiscard]] const std::vector<Visitor>& people() const { return people_; }
  [[nodiscard]] bool is_here(std::size_t who) const { return lines_[who].has_value(); }
  void connect(std::size_t who) {
    lines_[who] = ++connections_;
    speakers_[*lines_[who]] = who;
    service_->connect(*lines_[who], {.guest = people_[who].guest, .name = people_[who].name});
  }
  void disconnect(std::size_t who, Time now) {
    service_->disconnect(*lines_[who], now);
    lines_[who].reset();
  }
  void say(std::size_t who, const std::string& text, Time now) {
    service_->receive(*lines_[who], text, now);
    settle(now);
  }

  // Bots, time, and the end of the process
  [[nodiscard]] bool has_thoughts() const { return !thoughts_.empty(); }
  void think(const std::function<AnyAction(const Table&)>& choose, Time now) {
    const Thought thought = std::move(thoughts_.front());
    thoughts_.pop_front();
    const Table* at = table(thought.match);
    if (at == nullptr || at->seq() != thought.seq) return;
    service_->thought(thought.match, thought.seq, choose(*at), now);
    settle(now);
  }
  void tick(Time now) {
    service_->tick(now);
    settle(now);
  }
  void restart(Time now) {
    service_.emplace(*this, library());
    thoughts_.clear();
    std::ranges::fill(lines_, std::nullopt);
    for (const auto& [match, log] : logs_) service_->wake(match, now);
    settle(now);
  }

  // How it stands
  [[nodiscard]] const Table* table(const std::string& match) const {
    return service_->table(match);
  }
  // What lists of matches show to each, where that changed.
  void look_at_lists() {
    for (const auto& [match, summary] : summaries_) {
      for (std::size_t who = 0; who < people_.size(); ++who) {
        std::string shown = std::format("{} {} {} {}", match, summary.card,
                                        static_cast<int>(summary.phase), summary.touched);
        for (const store::Member& member : summary.members) {
          if (member.guest == people_[who].guest)
            shown += member.is_awaited ? " yours" : " others'";
        }
        if (std::exchange(listed_[who], shown) != shown) heard_[who].push_back(std::move(shown));
      }
    }
  }
  [[nodiscard]] const std::vector<std::string>& heard(std::size_t who) const { return heard_[who]; }
  // Whatever was drawn at random here: seeds.
  [[nodiscard]] const std::vector<std::string>& secrets() const { return secrets_; }

  // World
  void send(Connection to, std::shared_ptr<const std::string> text) override {
    // Who is there and how many look on is no secret, and whoever passes by changes it.
    if (text->starts_with(R"({"type":"presence")")) return;
    const std::size_t who = speakers_.at(to);
    if (lines_[who] != to) return;
    const std::string_view count = R"(,"watching":)";
    std::string told = *text;
    if (const std::size_t at = told.find(count); at != std::string::npos) {
      told.erase(at, told.find_first_not_of("0123456789", at + count.size()) - at);
    }
    heard_[who].push_back(std::move(told));
  }
  void append(store::Append append) override {
    for (const store::Row& row : append.rows) {
      const auto leaked = leak_ ? leak_(row) : std::nullopt;
      if (!leaked) continue;
      for (auto& heard : heard_) heard.push_back(*leaked);
    }
    appends_.push_back(std::move(append));
  }
  void put_content(const std::string& /*hash*/, const std::string& /*text*/) override {}
  void load(const std::string& match) override { loads_.push_back(match); }
  void count_unfinished(const std::string& match, const std::string& /*guest*/) override {
    counts_.push_back(match);
  }
  void think(Thought thought) override { thoughts_.push_back(std::move(thought)); }
  std::string random(std::size_t bytes) override {
    secrets_.push_back(sha256(std::format("{} {}", seed_, secrets_.size())).substr(0, 2 * bytes));
    return secrets_.back();
  }
  Entry draw_chance(const Table& table) override {
    const std::size_t place = table.match()->entries().size();
    return place < prescribed_.size() ? prescribed_[place] : table.draw_chance();
  }

 private:
  // One for all: games take a while to be read.
  static Library& library() {
    static Library library;
    return library;
  }
  void settle(Time now) {
    while (!appends_.empty() || !loads_.empty() || !counts_.empty()) {
      if (!counts_.empty()) {
        const std::string match = std::move(counts_.front());
        counts_.pop_front();
        service_->counted(match, 0, now);
        continue;
      }
      if (!appends_.empty()) {
        const store::Append append = std::move(appends_.front());
        appends_.pop_front();
        auto& log = logs_[append.match];
        log.insert(log.end(), append.rows.begin(), append.rows.end());
        summaries_[append.match] = append.summary;
        service_->stored(append.match, store::Verdict::kStored, now);
        continue;
      }
      const std::string match = std::move(loads_.front());
      loads_.pop_front();
      const auto found = logs_.find(match);
      service_->loaded(match, found == logs_.end() ? std::vector<store::Row>() : found->second, "",
                       now);
    }
  }

  std::string seed_;
  std::vector<Visitor> people_;
  Leak leak_;
  std::vector<std::vector<std::string>> heard_;
  std::vector<std::string> listed_;
  std::vector<std::optional<Connection>> lines_;
  std::map<Connection, std::size_t> speakers_;
  Connection connections_ = 0;
  std::optional<Service> service_;
  std::vector<Entry> prescribed_;
  std::deque<store::Append> appends_;
  std::deque<std::string> loads_;
  std::deque<std::string> counts_;
  std::deque<Thought> thoughts_;
  std::map<std::string, std::vector<store::Row>> logs_;
  std::map<std::string, store::Summary> summaries_;
  std::vector<std::string> secrets_;
};

}  // namespace loggia::table
