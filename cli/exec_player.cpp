#include "cli/exec_player.h"

#include <algorithm>
#include <format>
#include <utility>

#include "match/bot_protocol.h"
#include "notation/text.h"

namespace loggia::cli {
namespace {

constexpr std::string_view kPrefix = "exec:";
constexpr int kMostFailedStarts = 3;
// Interpreters take a while on a busy machine.
constexpr double kStartSeconds = 10;
constexpr double kLeaveSeconds = 1;

std::string line_of(const json::object& message) { return compact(message) + "\n"; }

}  // namespace

std::vector<std::string> program_of(std::string_view name) {
  if (!name.starts_with(kPrefix)) return {};
  const auto split = words(name.substr(kPrefix.size()));
  return {split.begin(), split.end()};
}

ExecBot::ExecBot(std::vector<std::string> command, std::shared_ptr<const AnyGame> game,
                 double move_time)
    : command_(std::move(command)), game_(std::move(game)), move_time_(move_time) {}

ExecBot::~ExecBot() {
  if (process_) process_->leave(line_of(bye_message()), deadline(kLeaveSeconds));
}

Clock::time_point ExecBot::deadline(double seconds) {
  return Clock::now() +
         std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

std::expected<void, std::string> ExecBot::start() {
  auto started = Process::start(command_);
  if (!started) return std::unexpected(started.error());
  process_ = std::move(*started);
  return process_
      ->ask(line_of(hello_message(*game_)), deadline(std::max(kStartSeconds, move_time_)))
      .and_then([](const std::string& line) { return read_ready(line); });
}

std::expected<void, std::string> ExecBot::make_ready() {
  if (process_) return {};
  if (failed_starts_ >= kMostFailedStarts) {
    return std::unexpected(
        std::format("was given up after it failed to start {} times in a row", failed_starts_));
  }
  const auto started = start();
  if (started) {
    failed_starts_ = 0;
    return {};
  }
  ++failed_starts_;
  stop();
  return std::unexpected(started.error() + ", when it was started");
}

std::expected<std::string, std::string> ExecBot::ask(std::string_view text) {
  return process_->ask(text, deadline(move_time_));
}

void ExecBot::tell(std::string_view text) {
  if (process_ && !process_->tell(text, deadline(move_time_))) stop();
}

ExecPlayer::ExecPlayer(ExecBot& bot, std::shared_ptr<const AnyGame> game, Seat seat)
    : bot_(bot),
      game_(std::move(game)),
      seat_(seat),
      state_(game_->start()),
      to_tell_(line_of(match_message(*game_, seat, bot.move_time()))),
      ready_(bot.make_ready()) {}

void ExecPlayer::observe(const AnyAction& action) {
  to_tell_ += line_of(seen_message(*game_, game_->turn(state_), action, seat_));
  game_->apply(state_, action);
}

std::expected<AnyAction, std::string> ExecPlayer::choose(Rng& /*rng*/,
                                                         const bots::Thinking& /*thinking*/) {
  if (!ready_) return std::unexpected(ready_.error());
  to_tell_ += line_of(choose_message(*game_, state_, seat_));
  const auto chosen =
      bot_.ask(std::exchange(to_tell_, "")).and_then([this](const std::string& line) {
        return read_choice(*game_, state_, line);
      });
  if (!chosen) bot_.stop();
  return chosen;
}

void ExecPlayer::end(const Match& match) {
  bot_.tell(std::exchange(to_tell_, "") + line_of(end_message(match, seat_)));
}

std::unique_ptr<ExecBot> ExecPool::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!idle_.empty()) {
      auto bot = std::move(idle_.back());
      idle_.pop_back();
      return bot;
    }
  }
  return std::make_unique<ExecBot>(command_, game_, move_time_);
}

void ExecPool::give_back(std::unique_ptr<ExecBot> bot) {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(bot));
}

}  // namespace loggia::cli
