// Bots that think, on a few threads of their own, so that no table waits for another's.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <expected>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/store_thread.h"
#include "table/world.h"

namespace loggia::server {

class BotPool {
 public:
  using Answer = std::expected<AnyAction, std::string>;
  using Then = std::function<void(const Answer&)>;

  BotPool(std::size_t threads, Post post);
  // Nobody thinks on.
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  void think(table::Thought thought, Then then);
  [[nodiscard]] std::size_t waiting();

 private:
  void run();
  std::pair<table::Thought, Then> take();
  [[nodiscard]] Answer choose(const table::Thought& thought) const;

  Post post_;
  std::mutex mutex_;
  std::condition_variable changed_;
  // By who made the table: everybody's come in turn.
  using Queue = std::deque<std::pair<table::Thought, Then>>;
  std::unordered_map<std::string, Queue> waiting_;
  std::deque<std::string> turns_;  // those with somebody waiting, the next one first
  std::size_t count_ = 0;
  std::atomic<bool> is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace loggia::server
