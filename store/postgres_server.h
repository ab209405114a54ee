// For tests: a real PostgreSQL server in a temporary folder, on a Unix socket alone.
#pragma once

#include <sys/types.h>

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

namespace loggia::store {

class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

class PostgresServer {
 public:
  // The one that runs while the tests do; fails the test where there is none.
  static PostgresServer& instance();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // The address of a database, and of a new one.
  [[nodiscard]] std::string address(const std::string& database) const;
  std::string new_database();

  // Stops without a warning, as a machine does; and starts again.
  void kill();
  void start();

 private:
  PostgresServer();

  [[nodiscard]] std::vector<std::string> command(const std::string& program) const;
  [[nodiscard]] pid_t spawn(const std::vector<std::string>& words) const;
  void stop(int signal);
  [[nodiscard]] std::string log() const;

  TemporaryFolder folder_;
  std::filesystem::path programs_;
  pid_t pid_ = 0;
  int databases_ = 0;
};

}  // namespace loggia::store
