// Starting a program with pipes to it. What is said over them is cli/process.h's.
#pragma once

#include <sys/types.h>

#include <expected>
#include <string>
#include <vector>

namespace loggia::cli {

// A file descriptor that is closed when it goes.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  int release();
  void close();

 private:
  int number_;
};

// Where a program is: as it stands where it has a slash, else along PATH; or why it cannot be run.
std::expected<std::string, std::string> find_program(const std::string& name);

// A program that was started, in a process group of its own, and our ends of its pipes.
struct Spawned {
  pid_t pid = 0;
  Descriptor input;   // to be written to
  Descriptor output;  // to be read
  Descriptor errors;  // to be read
};

// Or why it does not start. The first word is the program, the others are given to it; no shell
// reads them.
std::expected<Spawned, std::string> spawn(const std::vector<std::string>& words);

}  // namespace loggia::cli
