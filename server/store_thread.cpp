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

void StoreThread::append(store::Append append, Then then) {
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
  // Where many come at once it pays to let more of them come: one sync is for all of them.
  constexpr std::size_t kMany = 16;
  constexpr std::chrono::milliseconds kGathering(3);
  std::size_t count = 0;
  std::vector<Work> works;
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_ending_ || !works_.empty(); });
    if (count >= kMany) {
      lock.unlock();
      std::this_thread::sleep_for(kGathering);
      lock.lock();
    }
    if (works_.empty()) return;
    works.swap(works_);
    lock.unlock();
    do_all(works);
    count = works.size();
    works.clear();
    lock.lock();
    if (is_broken_) return;
  }
}

// Whoever asks something knows only of appends that were answered, which are stored. So what waits
// to be stored may wait a little longer, and all of it is stored together.
void StoreThread::do_all(std::span<Work> works) {
  Batch batch;
  batch.appends.reserve(works.size());
  batch.thens.reserve(works.size());
  for (Work& work : works) {
    if (auto* appending = std::get_if<Appending>(&work)) {
      batch.appends.push_back(std::move(appending->append));
      batch.thens.push_back(std::move(appending->then));
      continue;
    }
    const Job& job = std::get<Job>(work);
    if (!persist([&] { return job(*store_); })) return;
  }
  if (!batch.appends.empty()) (void)persist([&] { return append_all(batch); });
}

std::optional<store::Trouble> StoreThread::append_all(Batch& batch) {
  auto verdicts = store_->append(batch.appends);
  if (!verdicts && verdicts.error().kind == store::Trouble::Kind::kRefused) {
    return append_each(batch);
  }
  if (!verdicts) return verdicts.error();
  post_([thens = std::move(batch.thens), verdicts = *std::move(verdicts)] {
    for (std::size_t i = 0; i < thens.size(); ++i) thens[i](verdicts[i]);
  });
  return std::nullopt;
}

// One of them is refused, and nobody else is to suffer. Those that are stored before the store goes
// away are stored once more when it is back, which changes nothing.
std::optional<store::Trouble> StoreThread::append_each(Batch& batch) {
  std::vector<std::optional<store::Verdict>> all;
  for (const store::Append& append : batch.appends) {
    const auto verdicts = store_->append({&append, 1});
    const bool is_refused = !verdicts && verdicts.error().kind == store::Trouble::Kind::kRefused;
    if (!verdicts && !is_refused) return verdicts.error();
    all.push_back(is_refused ? std::nullopt : std::optional(verdicts->front()));
  }
  post_([thens = std::move(batch.thens), all = std::move(all)] {
    for (std::size_t i = 0; i < thens.size(); ++i) thens[i](all[i]);
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
    if (!was_away) {
      post_([this, text = trouble->text] {
        is_away_ = true;
        troubles_.paused(text);
      });
    }
    was_away = true;
    std::unique_lock lock(mutex_);
    if (changed_.wait_for(lock, pause, [this] { return is_ending_; })) return false;
    pause = std::min(2 * pause, kLongestPause);
  }
  if (was_away) {
    post_([this] {
      is_away_ = false;
      troubles_.resumed();
    });
  }
  return true;
}

}  // namespace loggia::server
