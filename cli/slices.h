// Work on all cores with the same result on any number of them: it is cut into fixed slices, and
// the slices' results are taken in order.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace loggia::cli {

enum class Next : std::uint8_t { kGoOn, kStop };

// work(begin, end) runs on any thread and returns a result; take(result, end) runs on the calling
// thread, in order of the slices, and may return that this was enough. Few results wait: a thread
// far ahead pauses. What work throws is thrown here.
template <class Work, class Take>
void run_in_slices(std::uint64_t total, std::uint64_t slice, const Work& work, const Take& take) {
  using Result = decltype(work(std::uint64_t{}, std::uint64_t{}));
  const std::uint64_t slices = (total + slice - 1) / slice;
  const auto end_of = [&](std::uint64_t i) { return std::min(total, (i + 1) * slice); };
  std::mutex mutex;
  std::condition_variable changed;
  std::map<std::uint64_t, Result> waiting;
  std::uint64_t next = 0;
  std::uint64_t taken = 0;
  std::exception_ptr failure;
  const std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
  const std::uint64_t most_ahead = 4 * threads;
  const auto run = [&] {
    for (;;) {
      std::uint64_t i = 0;
      {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return next >= slices || next < taken + most_ahead; });
        if (next >= slices) return;
        i = next++;
      }
      try {
        Result result = work(i * slice, end_of(i));
        const std::lock_guard lock(mutex);
        waiting.emplace(i, std::move(result));
      } catch (...) {
        const std::lock_guard lock(mutex);
        failure = std::current_exception();
        next = slices;
      }
      changed.notify_all();
    }
  };
  std::vector<std::thread> pool;
  for (std::uint64_t i = 0; i < std::min(threads, slices); ++i) pool.emplace_back(run);
  const auto finish = [&] {
    {
      const std::lock_guard lock(mutex);
      next = slices;
    }
    changed.notify_all();
    for (std::thread& thread : pool) thread.join();
  };
  while (taken < slices) {
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return waiting.contains(taken) || failure; });
    if (failure) {
      lock.unlock();
      finish();
      std::rethrow_exception(failure);
    }
    auto ready = waiting.extract(taken);
    ++taken;
    changed.notify_all();
    lock.unlock();
    if constexpr (std::is_same_v<Next, decltype(take(std::move(ready.mapped()), total))>) {
      if (take(std::move(ready.mapped()), end_of(taken - 1)) == Next::kStop) break;
    } else {
      take(std::move(ready.mapped()), end_of(taken - 1));
    }
  }
  finish();
}

}  // namespace loggia::cli
