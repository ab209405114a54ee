// Bots that are programs of their own, in any language: they read and write JSON lines, by the
// protocol of docs/BOTS.md.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "cli/process.h"
#include "match/match.h"

namespace loggia::cli {

// "exec:./my_bot.py --fast" → the program and its arguments, split at blanks; empty for a name that
// is no program's.
std::vector<std::string> program_of(std::string_view name);

// One running program, which plays one match after the other. It is started again after it failed;
// where it fails to start again and again, it is given up.
class ExecBot {
 public:
  ExecBot(std::vector<std::string> command, std::shared_ptr<const AnyGame> game, double move_time);
  ~ExecBot();
  ExecBot(const ExecBot&) = delete;
  ExecBot& operator=(const ExecBot&) = delete;

  // Runs and has been greeted; or why not.
  std::expected<void, std::string> make_ready();
  // Within the time of a move.
  std::expected<std::string, std::string> ask(std::string_view text);
  void tell(std::string_view text);
  // Ends it at once: whatever it is doing, it is not what it should.
  void stop() { process_.reset(); }

  [[nodiscard]] double move_time() const { return move_time_; }

 private:
  std::expected<void, std::string> start();
  [[nodiscard]] static Clock::time_point deadline(double seconds);

  std::vector<std::string> command_;
  std::shared_ptr<const AnyGame> game_;
  double move_time_;
  std::unique_ptr<Process> process_;
  int failed_starts_ = 0;  // in a row
};

// A seat of one match, with a program in it.
class ExecPlayer final : public Player {
 public:
  ExecPlayer(ExecBot& bot, std::shared_ptr<const AnyGame> game, Seat seat);

  // Only noted: the bot is told when it is asked, so that it has its time to itself.
  void observe(const AnyAction& action) override;
  std::expected<AnyAction, std::string> choose(Rng& rng, const bots::Thinking& thinking) override;
  // Tells how it ended.
  void end(const Match& match);

 private:
  ExecBot& bot_;
  std::shared_ptr<const AnyGame> game_;
  Seat seat_;
  AnyState state_;
  std::string to_tell_;
  std::expected<void, std::string> ready_;
};

// The programs of one bot, as many as matches are played at a time.
class ExecPool {
 public:
  ExecPool(std::vector<std::string> command, std::shared_ptr<const AnyGame> game, double move_time)
      : command_(std::move(command)), game_(std::move(game)), move_time_(move_time) {}

  std::unique_ptr<ExecBot> take();
  void give_back(std::unique_ptr<ExecBot> bot);

 private:
  std::vector<std::string> command_;
  std::shared_ptr<const AnyGame> game_;
  double move_time_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<ExecBot>> idle_;
};

}  // namespace loggia::cli
