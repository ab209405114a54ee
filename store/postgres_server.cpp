#include "store/postgres_server.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <format>
#include <fstream>
#include <optional>
#include <sstream>
#include <thread>

#include "store/postgres_connection.h"

namespace loggia::store {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

bool is_root() { return geteuid() == 0; }

// Where Debian's package puts the server's programs, whatever its version.
fs::path find_programs() {
  std::error_code error;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", error)) {
    if (fs::exists(version.path() / "bin" / "initdb")) return version.path() / "bin";
  }
  return {};
}

// How it ended, or nothing while it runs.
std::optional<int> status_of(pid_t pid, bool waits) {
  int status = 0;
  for (;;) {
    const pid_t ended = waitpid(pid, &status, waits ? 0 : WNOHANG);
    if (ended == pid) return status;
    if (ended == 0) return std::nullopt;
    if (errno != EINTR) return -1;
  }
}

std::vector<pid_t> children_of(pid_t pid) {
  std::ifstream list(std::format("/proc/{0}/task/{0}/children", pid));
  std::vector<pid_t> children;
  for (pid_t child = 0; list >> child;) children.push_back(child);
  return children;
}

// Whether a process, which need not be ours to wait for, runs no more.
bool has_ended(pid_t pid) {
  std::string status;
  std::getline(std::ifstream(std::format("/proc/{}/stat", pid)), status);
  return status.empty() || status.contains(") Z ");
}

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string name = (fs::temp_directory_path() / "loggia-store-XXXXXX").string();
  REQUIRE(mkdtemp(name.data()) != nullptr);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  fs::remove_all(path_, error);
}

PostgresServer& PostgresServer::instance() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer() : programs_(find_programs()) {
  REQUIRE_MESSAGE(!programs_.empty(),
                  "PostgreSQL's server is not installed (Debian: postgresql-15)");
  if (is_root()) {
    // PostgreSQL refuses to run as root: nobody it is, who needs to write here.
    const auto words = {"chown", "nobody:nogroup"};
    std::vector<std::string> chown(words.begin(), words.end());
    chown.push_back(folder_.path());
    REQUIRE(status_of(spawn(chown), true) == 0);
  }
  auto initdb = command("initdb");
  for (const char* word : {"--username=loggia", "--auth=trust", "--encoding=UTF8", "--locale=C",
                           "--no-sync", "--no-instructions", "-D"}) {
    initdb.emplace_back(word);
  }
  initdb.push_back(folder_.path() / "data");
  const auto made = status_of(spawn(initdb), true);
  REQUIRE_MESSAGE(made == 0, log());
  start();
}

PostgresServer::~PostgresServer() { stop(SIGQUIT); }

std::vector<std::string> PostgresServer::command(const std::string& program) const {
  std::vector<std::string> words = {"setpriv", "--pdeathsig=QUIT"};
  if (is_root()) {
    for (const char* word : {"--reuid=nobody", "--regid=nogroup", "--clear-groups"}) {
      words.emplace_back(word);
    }
  }
  words.push_back(programs_ / program);
  return words;
}

pid_t PostgresServer::spawn(const std::vector<std::string>& words) const {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder_.path().c_str());
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "log", O_WRONLY | O_CREAT | O_APPEND,
                                   0644);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  std::vector<std::string> copies = words;
  std::vector<char*> pointers;
  for (std::string& word : copies) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  pid_t pid = 0;
  const int error = posix_spawnp(&pid, pointers[0], &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  REQUIRE_MESSAGE(error == 0, words[0]);
  return pid;
}

std::string PostgresServer::address(const std::string& database) const {
  return std::format("postgres:///{}?host={}&user=loggia", database, folder_.path().string());
}

std::string PostgresServer::new_database() {
  const std::string name = std::format("test_{}", ++databases_);
  auto connection = postgres::Connection::open(address("postgres"));
  REQUIRE(connection.has_value());
  REQUIRE(connection->run_script("CREATE DATABASE " + name).has_value());
  return address(name);
}

// After a kill the old server's children may hold its memory for a moment, and a new one ends.
void PostgresServer::start() {
  auto words = command("postgres");
  for (const char* word : {"-c", "listen_addresses=", "-c", "fsync=off", "-c",
                           "shared_buffers=16MB", "-c", "max_connections=20", "-k"}) {
    words.emplace_back(word);
  }
  words.push_back(folder_.path());
  words.emplace_back("-D");
  words.push_back(folder_.path() / "data");
  const auto deadline = Clock::now() + std::chrono::seconds(60);
  while (Clock::now() < deadline) {
    if (pid_ == 0) pid_ = spawn(words);
    if (postgres::Connection::open(address("postgres"))) return;
    if (status_of(pid_, false)) pid_ = 0;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  FAIL(log());
}

// With all that it started: who is connected would be served for a moment more.
void PostgresServer::kill() {
  const std::vector<pid_t> children = children_of(pid_);
  stop(SIGKILL);
  for (const pid_t child : children) {
    ::kill(child, SIGKILL);
    while (!has_ended(child)) std::this_thread::yield();
  }
}

void PostgresServer::stop(int signal) {
  if (pid_ == 0) return;
  ::kill(pid_, signal);
  status_of(pid_, true);
  pid_ = 0;
}

std::string PostgresServer::log() const {
  std::ostringstream text;
  text << std::ifstream(folder_.path() / "log").rdbuf();
  return text.str();
}

}  // namespace loggia::store
