// The store on a thread of its own. What is asked while something is being stored waits, and all
// appends that wait are stored together: one sync for many moves.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "store/store.h"

namespace loggia::server {

// Runs something on the thread of the service.
using Post = std::function<void(std::function<void()>)>;

class StoreThread {
 public:
  struct Troubles {
    std::function<void(const std::string&)> paused;  // the store is away; it is tried again
    std::function<void()> resumed;
    std::function<void(const std::string&)> broken;  // it will not come back
  };

  // The troubles are told on the thread of the service too.
  StoreThread(std::unique_ptr<store::Store> store, Post post, Troubles troubles);
  // Stores what was asked before, if the store is there.
  ~StoreThread();
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;

  // As the thread of the service knows it.
  [[nodiscard]] bool is_away() const { return is_away_; }

  // Without a verdict where the store refused it.
  void append(store::Append append, std::function<void(std::optional<store::Verdict>)> then);

  // Calls on the store's thread, and `then` with the answer on the service's; or `refused`. While
  // the store is away it is called again and again.
  template <class Call, class Then>
  void ask(Call call, Then then, std::function<void()> refused = [] {}) {
    add(Job([this, call = std::move(call), then = std::move(then),
             refused = std::move(refused)](store::Store& store) {
      auto answer = call(store);
      if (!answer && answer.error().kind == store::Trouble::Kind::kRefused) {
        post_(refused);
        return std::optional<store::Trouble>();
      }
      if (!answer) return std::optional(answer.error());
      if constexpr (std::is_void_v<typename decltype(answer)::value_type>) {
        post_(then);
      } else {
        post_([then, answer = *std::move(answer)]() mutable { then(std::move(answer)); });
      }
      return std::optional<store::Trouble>();
    }));
  }

 private:
  using Then = std::function<void(std::optional<store::Verdict>)>;
  struct Appending {
    store::Append append;
    Then then;
  };
  // Those that are stored together.
  struct Batch {
    std::vector<store::Append> appends;
    std::vector<Then> thens;
  };
  using Job = std::function<std::optional<store::Trouble>(store::Store&)>;
  using Work = std::variant<Appending, Job>;

  void add(Work work);
  void run();
  void do_all(std::span<Work> works);
  std::optional<store::Trouble> append_all(Batch& batch);
  std::optional<store::Trouble> append_each(Batch& batch);
  // Tries until it succeeds, the store is broken, or nobody waits any more; says whether it did.
  bool persist(const std::function<std::optional<store::Trouble>()>& attempt);

  std::unique_ptr<store::Store> store_;
  Post post_;
  Troubles troubles_;
  bool is_away_ = false;  // read and written on the thread of the service alone
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Work> works_;
  bool is_ending_ = false;
  bool is_broken_ = false;
  std::thread thread_;
};

}  // namespace loggia::server
