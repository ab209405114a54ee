// What a person at the terminal types, line by line, until the input ends or Ctrl-C is pressed.
#pragma once

#include <csignal>
#include <optional>
#include <string>

namespace loggia::cli {

class Keyboard {
 public:
  // While there is one, Ctrl-C ends the input instead of the program, so that nothing is left half
  // done; pressed twice, it ends the program as ever.
  Keyboard();
  ~Keyboard();
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;

  // The next line, tidied; nothing where there is none any more.
  std::optional<std::string> read_line();
  [[nodiscard]] static bool is_interrupted();

 private:
  std::string pending_;  // read, and not asked for yet
  struct sigaction before_{};
};

}  // namespace loggia::cli
