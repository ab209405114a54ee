#include "server/store_thread.h"

#include <doctest/doctest.h>

#include <atomic>

#include "server/testing.h"

namespace loggia::server {
namespace {

using store::Trouble;
using store::Verdict;

// A store in memory that fails when it is told to, and counts what it was asked.
class Moody final : public store::MemoryStore {
 public:
  struct Mood {
    std::atomic<bool> is_away = false;
    std::atomic<bool> is_broken = false;
    std::atomic<int> appends = 0;  // calls
  };
  explicit Moody(Mood& mood) : mood_(mood) {}

  store::Answer<std::vector<Verdict>> append(std::span<const store::Append> appends) override {
    ++mood_.appends;
    return tried([&] { return MemoryStore::append(appends); });
  }
  store::Answer<std::vector<store::Row>> rows(std::string_view match,
                                              std::uint64_t after) override {
    return tried([&] { return MemoryStore::rows(match, after); });
  }
  store::Answer<void> put_guest(const store::Guest& guest) override {
    return tried([&] { return MemoryStore::put_guest(guest); });
  }
  store::Answer<std::optional<store::Guest>> guest(std::string_view id) override {
    return tried([&] { return MemoryStore::guest(id); });
  }

 private:
  template <class Call>
  auto tried(Call call) -> decltype(call()) {
    if (mood_.is_broken) return std::unexpected(Trouble{Trouble::Kind::kBroken, "broken"});
    if (mood_.is_away) return std::unexpected(Trouble{Trouble::Kind::kUnavailable, "away"});
    return call();
  }

  Mood& mood_;
};

store::Append append_of(std::string match, std::uint64_t seq, std::string body = "{}") {
  return {.match = std::move(match),
          .rows = {{.seq = seq, .body = std::move(body)}},
          .summary = {.game = "balconia"}};
}

struct Threaded {
  void append(store::Append append) {
    thread->append(std::move(append),
                   [this](std::optional<Verdict> verdict) { verdicts.push_back(verdict); });
  }
  void run_until_answered(std::size_t count) {
    inbox.run_until([&] { return verdicts.size() >= count; });
  }

  Moody::Mood mood;
  Inbox inbox;
  std::vector<std::optional<Verdict>> verdicts;
  std::vector<std::string> troubles;
  std::optional<StoreThread> thread{
      std::in_place, std::make_unique<Moody>(mood), inbox.post(),
      StoreThread::Troubles{
          .paused = [this](const std::string& text) { troubles.push_back(text); },
          .resumed = [this] { troubles.emplace_back("back"); },
          .broken = [this](const std::string& text) { troubles.push_back(text); }}};
};

TEST_CASE("appends are answered in order, and what is asked sees all that was answered") {
  Threaded store;
  std::vector<std::size_t> seen;
  for (std::uint64_t seq = 1; seq <= 3; ++seq) {
    store.append(append_of("m", seq));
    store.run_until_answered(seq);
    store.thread->ask([](store::Store& inner) { return inner.rows("m", 0); },
                      [&](const std::vector<store::Row>& rows) { seen.push_back(rows.size()); });
  }
  store.append(append_of("m", 3, "another"));
  store.append(append_of("m", 4));
  store.run_until_answered(5);
  CHECK(seen == std::vector<std::size_t>{1, 2, 3});
  CHECK(store.verdicts[2] == Verdict::kStored);
  CHECK(store.verdicts[3] == Verdict::kStale);
  CHECK(store.verdicts[4] == Verdict::kStored);
  CHECK(store.troubles.empty());
}

TEST_CASE("while the store is away it is tried again; then all that waits is stored together") {
  Threaded store;
  store.mood.is_away = true;
  store.append(append_of("first", 1));
  store.inbox.run_until([&] { return store.troubles.size() == 1; });
  for (int i = 0; i < 50; ++i) store.append(append_of("m" + std::to_string(i), 1));
  CHECK(store.verdicts.empty());
  store.mood.is_away = false;
  store.mood.appends = 0;
  store.run_until_answered(51);
  CHECK(std::ranges::count(store.verdicts, std::optional(Verdict::kStored)) == 51);
  CHECK(store.mood.appends <= 2);  // the first one, and all the others
  CHECK(store.troubles == std::vector<std::string>{"away", "back"});
}

TEST_CASE("a store that is broken is said to be so once, and nothing is answered any more") {
  Threaded store;
  store.mood.is_broken = true;
  store.append(append_of("m", 1));
  store.inbox.run_until([&] { return !store.troubles.empty(); });
  store.append(append_of("m", 2));
  store.thread.reset();
  CHECK(store.inbox.size() == 0);
  CHECK(store.troubles == std::vector<std::string>{"broken"});
  CHECK(store.verdicts.empty());
}

TEST_CASE(
    "at its end it stores what was asked before, but does not wait for a store that is away") {
  Threaded store;
  for (std::uint64_t seq = 1; seq <= 20; ++seq) store.append(append_of("m", seq));
  store.thread.reset();
  store.run_until_answered(20);
  CHECK(std::ranges::count(store.verdicts, std::optional(Verdict::kStored)) == 20);

  Threaded away;
  away.mood.is_away = true;
  away.append(append_of("m", 1));
  away.thread.reset();
  CHECK(away.verdicts.empty());
}

TEST_CASE("what cannot be stored is refused alone, and everything else goes on") {
  Threaded store;
  store.mood.is_away = true;  // so that they wait together
  store.append(append_of("first", 1));
  store.inbox.run_until([&] { return !store.troubles.empty(); });
  store.append(append_of("a", 1));
  store.append(append_of("b", 1, "\xff"));
  store.append(append_of("c", 1));
  store.append(append_of("c", 7));
  store.mood.is_away = false;
  store.run_until_answered(5);
  CHECK(store.verdicts == std::vector<std::optional<Verdict>>{Verdict::kStored, Verdict::kStored,
                                                              std::nullopt, Verdict::kStored,
                                                              Verdict::kStale});
  std::string heard;
  store.thread->ask([](store::Store& inner) { return inner.put_guest({"g", "a\xff"}); },
                    [&] { heard = "done"; }, [&] { heard = "refused"; });
  store.inbox.run_until([&] { return !heard.empty(); });
  CHECK(heard == "refused");
  store.append(append_of("d", 1));
  store.run_until_answered(6);
  CHECK(store.verdicts.back() == Verdict::kStored);
  CHECK(store.troubles == std::vector<std::string>{"away", "back"});
}

}  // namespace
}  // namespace loggia::server
