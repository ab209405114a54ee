// A program run beside this one: lines go to its standard input and come from its standard output,
// each within a time. What it writes to standard error is kept for the case that something goes
// wrong. When this object goes, so does the program, and all that it started.
#pragma once

#include <chrono>
#include <csignal>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/spawn.h"

namespace loggia::cli {

using Clock = std::chrono::steady_clock;

class Process {
 public:
  // A longer line is no answer.
  static constexpr std::size_t kMostLineBytes = std::size_t{1} << 20U;

  // Or why it does not start. The first word is the program, the others are given to it; no shell
  // reads them.
  static std::expected<std::unique_ptr<Process>, std::string> start(
      const std::vector<std::string>& words);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Writes the text and waits for a line. What went wrong is said of the program: "crashed (exit
  // 1)", "did not answer in time".
  std::expected<std::string, std::string> ask(std::string_view text, Clock::time_point deadline);
  // Writes the text; whether all of it was taken.
  bool tell(std::string_view text, Clock::time_point deadline);
  // Writes the text, closes the input and lets it come to an end by itself until then.
  void leave(std::string_view text, Clock::time_point deadline);

 private:
  enum class Event : std::uint8_t { kSome, kEnded, kDeadline, kInterrupted };

  explicit Process(Spawned spawned);

  Event wait(Clock::time_point deadline, bool wants_output) const;
  void write_some();
  void read_output();
  void read_errors();
  [[nodiscard]] bool has_unasked() const;
  // What became of it, as far as that is known yet: no process number where it still runs.
  [[nodiscard]] siginfo_t status() const;
  std::string how_it_ended();
  [[nodiscard]] std::string last_error() const;

  pid_t pid_;
  Descriptor input_;   // we write
  Descriptor output_;  // we read
  Descriptor errors_;  // we read
  std::string to_write_;
  std::string read_;
  std::string said_;  // the end of standard error
};

}  // namespace loggia::cli
