#include "cli/spawn.h"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <sstream>
#include <utility>

namespace loggia::cli {
namespace {

struct Pipe {
  Descriptor read;
  Descriptor write;
};

// Not handed on to programs that other threads start.
std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

std::string why_not() { return std::strerror(errno); }  // NOLINT(concurrency-mt-unsafe)

std::expected<void, std::string> check_program(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return std::unexpected("no such program");
  if (std::filesystem::is_directory(path, error)) {
    return std::unexpected("is a folder, not a program");
  }
  if (access(path.c_str(), X_OK) != 0) return std::unexpected("cannot be run: " + why_not());
  return {};
}

// Attributes of a program that is started, and what becomes of its descriptors.
class Spawning {
 public:
  Spawning() {
    posix_spawn_file_actions_init(&actions_);
    posix_spawnattr_init(&attributes_);
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual = none;
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) sigaddset(&usual, signal);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &usual);
    posix_spawnattr_setpgroup(&attributes_, 0);  // a group of its own, to end it as a whole
    posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  }
  ~Spawning() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }
  Spawning(const Spawning&) = delete;
  Spawning& operator=(const Spawning&) = delete;

  void give(const Descriptor& descriptor, int as) {
    posix_spawn_file_actions_adddup2(&actions_, descriptor.number(), as);
  }
  // An error number, or 0.
  int run(pid_t& pid, const std::string& path, const std::vector<std::string>& words) {
    std::vector<std::string> copies = words;
    std::vector<char*> pointers;
    for (std::string& word : copies) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return posix_spawn(&pid, path.c_str(), &actions_, &attributes_, pointers.data(), environ);
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) {
    close();
    number_ = other.release();
  }
  return *this;
}

int Descriptor::release() { return std::exchange(number_, -1); }

void Descriptor::close() {
  if (is_open()) ::close(release());
}

std::expected<std::string, std::string> find_program(const std::string& name) {
  if (name.contains('/')) {
    return check_program(name).transform([&] { return name; });
  }
  const char* const path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe)
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    std::string found = (folder.empty() ? "." : folder) + "/" + name;
    if (check_program(found)) return found;
  }
  return std::unexpected("no such program along PATH; one in this folder is ./" + name);
}

std::expected<Spawned, std::string> spawn(const std::vector<std::string>& words) {
  const auto path = find_program(words[0]);
  if (!path) return std::unexpected(path.error());
  auto input = make_pipe();
  auto output = make_pipe();
  auto errors = make_pipe();
  if (!input || !output || !errors) return std::unexpected("cannot be started: " + why_not());
  Spawning spawning;
  spawning.give(input->read, STDIN_FILENO);
  spawning.give(output->write, STDOUT_FILENO);
  spawning.give(errors->write, STDERR_FILENO);
  pid_t pid = 0;
  if (const int error = spawning.run(pid, *path, words); error != 0) {
    errno = error;
    return std::unexpected("cannot be started: " + why_not());
  }
  return Spawned{.pid = pid,
                 .input = std::move(input->write),
                 .output = std::move(output->read),
                 .errors = std::move(errors->read)};
}

}  // namespace loggia::cli
