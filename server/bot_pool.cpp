#include "server/bot_pool.h"

#include <chrono>

namespace loggia::server {
namespace {

class TimeForAMove final : public bots::Stop {
 public:
  explicit TimeForAMove(const std::atomic<bool>& is_ending) : is_ending_(is_ending) {}

  [[nodiscard]] bool is_due() const override {
    return is_ending_ || std::chrono::steady_clock::now() >= end_;
  }

 private:
  const std::atomic<bool>& is_ending_;
  std::chrono::steady_clock::time_point end_ =
      std::chrono::steady_clock::now() + table::kLongestThought;
};

}  // namespace

BotPool::BotPool(std::size_t threads, Post post) : post_(std::move(post)) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(table::Thought thought, Then then) {
  {
    const std::scoped_lock lock(mutex_);
    Queue& queue = waiting_[thought.maker];
    if (queue.empty()) turns_.push_back(thought.maker);
    queue.emplace_back(std::move(thought), std::move(then));
    ++count_;
  }
  changed_.notify_one();
}

std::size_t BotPool::waiting() {
  const std::scoped_lock lock(mutex_);
  return count_;
}

void BotPool::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_ending_ || count_ > 0; });
    if (is_ending_) return;
    const auto [thought, then] = take();
    lock.unlock();
    Answer answer = choose(thought);
    post_([then, answer = std::move(answer)] { then(answer); });
    lock.lock();
  }
}

std::pair<table::Thought, BotPool::Then> BotPool::take() {
  const std::string maker = std::move(turns_.front());
  turns_.pop_front();
  Queue& queue = waiting_[maker];
  auto next = std::move(queue.front());
  queue.pop_front();
  --count_;
  if (queue.empty()) {
    waiting_.erase(maker);
  } else {
    turns_.push_back(maker);
  }
  return next;
}

BotPool::Answer BotPool::choose(const table::Thought& thought) const {
  const auto player = thought.game->make_player(thought.bot, thought.seat);
  if (player == nullptr) return std::unexpected("there is no such bot");
  for (const AnyAction& action : thought.standing) player->observe(action);
  Rng rng(thought.stream);
  const TimeForAMove time(is_ending_);
  return player->choose(rng, {.stop = &time});
}

}  // namespace loggia::server
