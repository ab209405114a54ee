// For tests: a world in memory that answers when it is told to, and remembers what was said.
#pragma once

#include <doctest/doctest.h>

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "notation/sha256.h"
#include "table/service.h"

namespace loggia::table {

class FakeWorld final : public TextWorld {
 public:
  void send(Connection to, std::shared_ptr<const std::string> text) override {
    said[to].push_back(parse_json(*text).value().as_object());
  }
  void append(store::Append append) override {
    // No store takes a member twice.
    std::set<std::string> guests;
    for (const store::Member& member : append.summary.members) {
      CHECK(guests.insert(member.guest).second);
    }
    appends.push_back(std::move(append));
  }
  void put_content(const std::string& hash, const std::string& text) override {
    contents[hash] = text;
  }
  void load(const std::string& match) override { loads.push_back(match); }
  void count_unfinished(const std::string& match, const std::string& guest) override {
    counts.emplace_back(match, guest);
  }
  void think(Thought thought) override { thoughts.push_back(std::move(thought)); }
  std::string random(std::size_t bytes) override {
    return sha256("random " + std::to_string(++randoms)).substr(0, 2 * bytes);
  }

  // Answers everything that was asked, and what is asked by that.
  void settle(Service& service, Time now = {}) {
    while (!appends.empty() || !loads.empty() || !counts.empty()) {
      if (!counts.empty()) {
        const auto [match, guest] = std::move(counts.front());
        counts.pop_front();
        service.counted(match, unfinished_of(guest), now);
        continue;
      }
      if (!appends.empty()) {
        const store::Append append = std::move(appends.front());
        appends.pop_front();
        auto& log = logs[append.match];
        const bool follows = append.rows.front().seq == log.size() + 1;
        if (follows) log.insert(log.end(), append.rows.begin(), append.rows.end());
        summaries[append.match] = append.summary;
        service.stored(append.match, follows ? store::Verdict::kStored : store::Verdict::kStale,
                       now);
        continue;
      }
      const std::string match = loads.front();
      loads.pop_front();
      const std::string content = contents.empty() ? "" : contents.begin()->second;
      service.loaded(match, logs[match], content, now);
    }
  }

  // What this connection heard since it was last asked.
  std::vector<json::object> heard(Connection connection) {
    return std::exchange(said[connection], {});
  }
  json::object last(Connection connection) {
    const auto all = heard(connection);
    REQUIRE_FALSE(all.empty());
    return all.back();
  }

  [[nodiscard]] std::size_t unfinished_of(const std::string& guest) const {
    return static_cast<std::size_t>(std::ranges::count_if(summaries, [&](const auto& entry) {
      const auto& [match, summary] = entry;
      const bool is_open = summary.phase == store::Phase::kOpen;
      return summary.phase != store::Phase::kOver &&
             std::ranges::any_of(summary.members, [&](const store::Member& member) {
               return member.guest == guest && !(is_open && member.is_awaited);
             });
    }));
  }

  std::map<Connection, std::vector<json::object>> said;
  std::deque<store::Append> appends;
  std::deque<std::string> loads;
  std::deque<std::pair<std::string, std::string>> counts;  // matches and who makes them
  std::deque<Thought> thoughts;
  std::map<std::string, std::vector<store::Row>> logs;
  std::map<std::string, store::Summary> summaries;
  std::map<std::string, std::string> contents;
  int randoms = 0;
};

}  // namespace loggia::table
