#include "cli/keyboard.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>

#include "notation/text.h"

namespace loggia::cli {
namespace {

// No answer is this long; what never ends is not collected for ever.
constexpr std::size_t kMostTyped = 4096;

volatile std::sig_atomic_t stopped = 0;

void interrupt(int /*signal*/) { stopped = 1; }

// False where Ctrl-C came first.
bool wait_for_input() {
  sigset_t interrupts;
  sigset_t before;
  sigemptyset(&interrupts);
  sigaddset(&interrupts, SIGINT);
  // Held back until ppoll lets it through: one that came after the question would go unseen.
  pthread_sigmask(SIG_BLOCK, &interrupts, &before);
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  // Woken by another signal, it waits on.
  while (stopped == 0 && ppoll(&input, 1, nullptr, &before) < 0 && errno == EINTR) continue;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return stopped == 0;
}

}  // namespace

Keyboard::Keyboard() {
  struct sigaction action{};
  action.sa_handler = interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, &before_);
}

Keyboard::~Keyboard() { sigaction(SIGINT, &before_, nullptr); }

bool Keyboard::is_interrupted() { return stopped != 0; }

std::optional<std::string> Keyboard::read_line() {
  std::size_t end = pending_.find('\n');
  while (end == std::string::npos && pending_.size() < kMostTyped) {
    if (!wait_for_input()) return std::nullopt;
    std::array<char, kMostTyped> buffer{};
    const ssize_t size = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (size <= 0 && pending_.empty()) return std::nullopt;
    if (size <= 0) break;  // the last line has no end
    pending_.append(buffer.data(), static_cast<std::size_t>(size));
    end = pending_.find('\n');
  }
  end = std::min(end, pending_.size());
  std::string line = tidied(std::string_view(pending_).substr(0, end));
  pending_.erase(0, end + 1);
  return line;
}

}  // namespace loggia::cli
