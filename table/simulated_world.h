// The parts of the simulation that are no people: time, a disk that survives, a process that does
// not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <queue>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "notation/sha256.h"
#include "table/service.h"

namespace loggia::table {

// Things that happen later, in the order of their time.
class Agenda {
 public:
  void in(Milliseconds delay, std::function<void()> what) {
    queue_.push({now_ + delay, ++count_, std::move(what)});
  }
  bool step() {
    if (queue_.empty()) return false;
    const Item item = queue_.top();
    queue_.pop();
    now_ = item.time;
    item.what();
    return true;
  }
  [[nodiscard]] Time now() const { return now_; }

 private:
  struct Item {
    Time time;
    std::uint64_t order;
    std::function<void()> what;

    bool operator<(const Item& other) const {
      return std::pair(time, order) > std::pair(other.time, other.order);
    }
  };

  std::priority_queue<Item> queue_;
  Time now_;
  std::uint64_t count_ = 0;
};

// What survives a crash.
struct Disk {
  std::map<std::string, std::vector<store::Row>> logs;
  std::map<std::string, store::Summary> summaries;
  std::map<std::string, std::string> contents;

  // As every store promises: the very same rows, once more, are stored.
  store::Verdict append(const store::Append& append) {
    auto& log = logs[append.match];
    const std::size_t before = append.rows.front().seq - 1;
    if (before < log.size() && append.rows.size() <= log.size() - before &&
        std::ranges::equal(append.rows, std::span(log).subspan(before, append.rows.size()))) {
      return store::Verdict::kStored;
    }
    if (before != log.size()) return store::Verdict::kStale;
    log.insert(log.end(), append.rows.begin(), append.rows.end());
    summaries[append.match] = append.summary;
    return store::Verdict::kStored;
  }
};

// One process: it lives until it crashes. What it asked of the disk may still land afterwards.
class Process final : public TextWorld {
 public:
  Process(Agenda& agenda, Disk& disk, Library& library, Rng& rng,
          std::function<void(Connection, const std::string&)> deliver)
      : service(*this, library),
        agenda_(agenda),
        disk_(disk),
        rng_(rng),
        deliver_(std::move(deliver)),
        is_alive_(std::make_shared<bool>(true)),
        is_lost_(std::make_shared<bool>(false)) {}
  ~Process() override { *is_alive_ = false; }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void send(Connection to, std::shared_ptr<const std::string> text) override {
    deliver_(to, *text);
  }
  void append(store::Append append) override {
    last_write_ = std::max(last_write_, agenda_.now() + Milliseconds(rng_.below(30)));
    agenda_.in(last_write_ - agenda_.now(), [this, &rng = rng_, &disk = disk_, alive = is_alive_,
                                             lost = is_lost_, append = std::move(append)] {
      // A write of a dead process lands, or does not, and then none does that was to follow.
      *lost = *lost || (!*alive && rng.below(2) == 0);
      if (*lost) return;
      store::Verdict verdict = disk.append(append);
      if (rng.below(20) == 0) verdict = disk.append(append);  // the answer was lost
      if (!*alive) return;
      stale += verdict == store::Verdict::kStale ? 1 : 0;
      agenda_.in(Milliseconds(rng_.below(10)), [this, alive, match = append.match, verdict] {
        if (*alive) service.stored(match, verdict, agenda_.now());
      });
    });
  }
  void put_content(const std::string& hash, const std::string& text) override {
    disk_.contents[hash] = text;
  }
  void load(const std::string& match) override {
    agenda_.in(Milliseconds(rng_.below(20)), [this, alive = is_alive_, match] {
      if (!*alive) return;
      const auto found = disk_.logs.find(match);
      service.loaded(match, found == disk_.logs.end() ? std::vector<store::Row>() : found->second,
                     "", agenda_.now());
    });
  }
  void count_unfinished(const std::string& match, const std::string& /*guest*/) override {
    agenda_.in(Milliseconds(rng_.below(20)), [this, alive = is_alive_, match] {
      if (*alive) service.counted(match, 0, agenda_.now());
    });
  }
  // Bots may be slow, find nothing, or want what is not allowed.
  void think(Thought thought) override {
    const Milliseconds time(rng_.below(20) == 0 ? 2000 : 1 + rng_.below(50));
    agenda_.in(time, [this, alive = is_alive_, thought = std::move(thought)] {
      if (!*alive) return;
      std::expected<AnyAction, std::string> choice = std::unexpected("found nothing");
      if (rng_.below(20) == 0) {
        choice = thought.standing.front();  // chance's
      } else if (rng_.below(20) != 0) {
        AnyState state = thought.game->start();
        for (const AnyAction& action : thought.standing) thought.game->apply(state, action);
        const auto legal = thought.game->legal(state);
        choice = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
      }
      service.thought(thought.match, thought.seq, choice, agenda_.now());
    });
  }
  std::string random(std::size_t bytes) override {
    return sha256(std::to_string(rng_.next())).substr(0, 2 * bytes);
  }

  Service service;
  int stale = 0;

 private:
  Agenda& agenda_;
  Disk& disk_;
  Rng& rng_;
  std::function<void(Connection, const std::string&)> deliver_;
  Time last_write_;
  std::shared_ptr<bool> is_alive_;
  std::shared_ptr<bool> is_lost_;  // what it asked of the disk, from some point on
};

}  // namespace loggia::table
