// Ctrl-C in a command that runs other programs: it stops in good order, so that none is left
// behind.
#pragma once

#include <array>
#include <csignal>

namespace loggia::cli {

// While there is one, the first Ctrl-C (or a plain kill, or the terminal going away) is only noted;
// a second one ends the program as ever. Writing to a program that has ended is no reason to end.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

 private:
  static constexpr std::array<int, 4> kSignals = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
  std::array<struct sigaction, kSignals.size()> before_{};
};

[[nodiscard]] bool is_interrupted();

}  // namespace loggia::cli
