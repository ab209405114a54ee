#include "cli/process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <format>
#include <sstream>
#include <utility>

#include "cli/interruption.h"
#include "notation/problem.h"

namespace loggia::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMostErrorBytes = 4096;

void set_nonblocking(const Descriptor& descriptor) {
  fcntl(descriptor.number(), F_SETFL, fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

// Appends what can be read now; false at the end of it. At most `most` bytes in all.
bool read_some(const Descriptor& from, std::string& to, std::size_t most) {
  std::array<char, 16384> buffer{};
  while (to.size() <= most) {
    const ssize_t count = read(from.number(), buffer.data(), buffer.size());
    if (count > 0) {
      to.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (count == 0) {
      return false;
    } else if (errno != EINTR) {
      return errno == EAGAIN;
    }
  }
  return true;
}

}  // namespace

std::expected<std::unique_ptr<Process>, std::string> Process::start(
    const std::vector<std::string>& words) {
  return spawn(words).transform(
      [](Spawned spawned) { return std::unique_ptr<Process>(new Process(std::move(spawned))); });
}

Process::Process(Spawned spawned)
    : pid_(spawned.pid),
      input_(std::move(spawned.input)),
      output_(std::move(spawned.output)),
      errors_(std::move(spawned.errors)) {
  for (const Descriptor* one : {&input_, &output_, &errors_}) set_nonblocking(*one);
}

Process::~Process() {
  // Before it is reaped: until then its number, which is its group's, cannot be another's. A group
  // outlives its first process, so this reaches what it started also where that one has ended.
  kill(-pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

// Something can be read, or written where something is to be; or it is time to go.
Process::Event Process::wait(Clock::time_point deadline, bool wants_output) const {
  // Awake now and then: an interruption may have come to another thread.
  constexpr milliseconds kLongest(100);
  for (;;) {
    if (is_interrupted()) return Event::kInterrupted;
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (left <= milliseconds(0)) return Event::kDeadline;
    // poll() passes over what is closed: its number is negative.
    std::array<pollfd, 3> polled = {
        {{.fd = to_write_.empty() ? -1 : input_.number(), .events = POLLOUT, .revents = 0},
         {.fd = wants_output ? output_.number() : -1, .events = POLLIN, .revents = 0},
         {.fd = errors_.number(), .events = POLLIN, .revents = 0}}};
    const auto pause = static_cast<int>(std::min(left, kLongest).count());
    if (poll(polled.data(), polled.size(), pause) > 0) return Event::kSome;
    // Something that it started may still hold its output open.
    if (wants_output && status().si_pid != 0) return Event::kEnded;
  }
}

void Process::write_some() {
  if (to_write_.empty() || !input_.is_open()) return;
  const ssize_t count = write(input_.number(), to_write_.data(), to_write_.size());
  if (count > 0) {
    to_write_.erase(0, static_cast<std::size_t>(count));
  } else if (count < 0 && errno != EAGAIN && errno != EINTR) {
    input_.close();  // it reads no more; what that means, its output will tell
  }
  if (!input_.is_open()) to_write_.clear();
}

void Process::read_output() {
  if (output_.is_open() && !read_some(output_, read_, kMostLineBytes)) output_.close();
}

void Process::read_errors() {
  if (!errors_.is_open()) return;
  // A flood of it is let go by, all but its end.
  std::string more;
  if (!read_some(errors_, more, std::size_t{1} << 18U)) errors_.close();
  said_ += more;
  if (said_.size() > kMostErrorBytes) said_.erase(0, said_.size() - kMostErrorBytes);
}

// Blanks and empty lines mean nothing.
bool Process::has_unasked() const {
  return read_.find_first_not_of(" \t\r\n") != std::string::npos;
}

std::expected<std::string, std::string> Process::ask(std::string_view text,
                                                     Clock::time_point deadline) {
  const auto asked_at = Clock::now();
  read_output();
  if (has_unasked()) return std::unexpected("wrote something without being asked");
  read_.clear();
  to_write_ += text;
  for (;;) {
    write_some();
    read_output();
    read_errors();
    if (const auto end = read_.find('\n'); end <= kMostLineBytes) {  // which npos is not
      std::string line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return line;
    }
    if (read_.size() > kMostLineBytes) {
      return std::unexpected(std::format("wrote a line of more than {} bytes", kMostLineBytes));
    }
    if (!output_.is_open()) return std::unexpected(how_it_ended());
    switch (wait(deadline, true)) {
      case Event::kSome: break;
      case Event::kEnded:
        // What it said last may have come since.
        read_output();
        if (!read_.contains('\n')) return std::unexpected(how_it_ended());
        break;
      case Event::kInterrupted: return std::unexpected("was interrupted");
      case Event::kDeadline:
        return std::unexpected(
            std::format("did not answer within {:.3g} s",
                        std::chrono::duration<double>(deadline - asked_at).count()));
    }
  }
}

bool Process::tell(std::string_view text, Clock::time_point deadline) {
  to_write_ += text;
  for (;;) {
    write_some();
    read_errors();
    if (!input_.is_open()) return false;
    if (to_write_.empty()) return true;
    if (wait(deadline, false) != Event::kSome) return false;
  }
}

void Process::leave(std::string_view text, Clock::time_point deadline) {
  tell(text, deadline);
  input_.close();
  to_write_.clear();
  while (output_.is_open() || errors_.is_open()) {
    read_.clear();  // nobody listens any more
    read_output();
    read_errors();
    if ((output_.is_open() || errors_.is_open()) && wait(deadline, true) != Event::kSome) return;
  }
}

std::string Process::last_error() const {
  std::istringstream lines(said_);
  std::string last;
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) last = line;
  }
  return last.empty() ? "" : ": " + in_quotes(last);
}

siginfo_t Process::status() const {
  siginfo_t info{};
  // Not reaped yet: its group is still to be ended.
  waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
  return info;
}

// It has closed its output: nearly always because it has ended, which may take a moment to show.
std::string Process::how_it_ended() {
  const auto deadline = Clock::now() + milliseconds(500);
  siginfo_t info = status();
  while (info.si_pid == 0 && Clock::now() < deadline) {
    poll(nullptr, 0, 5);
    info = status();
  }
  read_errors();
  if (info.si_pid == 0) return "closed its output" + last_error();
  if (info.si_code != CLD_EXITED) {
    return std::format("crashed (signal {}){}", info.si_status, last_error());
  }
  return std::format("{} (exit {}){}", info.si_status == 0 ? "left" : "crashed", info.si_status,
                     last_error());
}

}  // namespace loggia::cli
