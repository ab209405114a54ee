#include "server/store_thread.h"

#include <chrono>
#include <optional>

namespace loggia::server {

StoreThread::StoreThread(std::unique_ptr<store::Store> store, Post post, Troubles troubles)
    : store_(std::move(store)),
      post_(std::move(post)),
      troubles_(std::move(troubles)),
      thread_([this] { run(); }) {}

StoreThread::~StoreThread() {
  {
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void StoreThread::append(store::Append append, std::function<void(store::Verdict)> then) {
  add(Appending{std::move(append), std::move(then)});
}

void StoreThread::add(Work work) {
  {
    const std::scoped_lock lock(mutex_);
    works_.push_back(std::move(work));
  }
  changed_.notify_one();
}

void StoreThread::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_ending_ || !works_.empty(); });
    if (works_.empty()) return;
    std::deque<Work> works = std::exchange(works_, {});
    lock.unlock();
    do_all(works);
    lock.lock();
    if (is_broken_) return;
  }
}

void StoreThread::do_all(std::deque<Work>& works) {
  std::vector<Appending> appends;
  const auto store_appends = [&] {
    const bool done = appends.empty() || persist([&] { return append_all(appends); });
    appends.clear();
    return done;
  };
  for (Work& work : works) {
    if (Appending* appending = std::get_if<Appending>(&work)) {
      appends.push_back(std::move(*appending));
      continue;
    }
    const Job& job = std::get<Job>(work);
    if (!store_appends() || !persist([&] { return job(*store_); })) return;
  }
  (void)store_appends();
}

std::optional<store::Trouble> StoreThread::append_all(std::vector<Appending>& appends) {
  std::vector<store::Append> rows;
  rows.reserve(appends.size());
  for (const Appending& appending : appends) rows.push_back(appending.append);
  const auto verdicts = store_->append(rows);
  if (!verdicts) return verdicts.error();
  std::vector<std::pair<std::function<void(store::Verdict)>, store::Verdict>> answers;
  answers.reserve(appends.size());
  for (std::size_t i = 0; i < appends.size(); ++i) {
    answers.emplace_back(std::move(appends[i].then), (*verdicts)[i]);
  }
  post_([answers = std::move(answers)] {
    for (const auto& [then, verdict] : answers) then(verdict);
  });
  return std::nullopt;
}

bool StoreThread::persist(const std::function<std::optional<store::Trouble>()>& attempt) {
  using std::chrono::milliseconds;
  constexpr milliseconds kLongestPause(1000);
  milliseconds pause(20);
  bool was_away = false;
  while (const auto trouble = attempt()) {
    if (trouble->kind == store::Trouble::Kind::kBroken) {
      is_broken_ = true;
      post_([this, text = trouble->text] { troubles_.broken(text); });
      return false;
    }
    if (!was_away) post_([this, text = trouble->text] { troubles_.paused(text); });
    was_away = true;
    std::unique_lock lock(mutex_);
    if (changed_.wait_for(lock, pause, [this] { return is_ending_; })) return false;
    pause = std::min(2 * pause, kLongestPause);
  }
  if (was_away) post_([this] { troubles_.resumed(); });
  return true;
}

}  // namespace loggia::server
