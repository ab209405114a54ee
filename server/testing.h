// For tests: the thread of the service, which runs what is posted to it when it is told to.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

#include "server/store_thread.h"

namespace loggia::server {

class Inbox {
 public:
  [[nodiscard]] Post post() {
    return [this](std::function<void()> what) {
      const std::scoped_lock lock(mutex_);
      posted_.push_back(std::move(what));
      changed_.notify_all();
    };
  }
  // Waits for what is posted and runs it, until the condition holds.
  void run_until(const std::function<bool()>& condition) {
    while (!condition()) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return !posted_.empty(); });
      const auto what = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      what();
    }
  }
  [[nodiscard]] std::size_t size() {
    const std::scoped_lock lock(mutex_);
    return posted_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posted_;
};

}  // namespace loggia::server
