// Passwords: hashed slowly (argon2id), on a thread of their own, so that nobody at a table waits.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <expected>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "notation/problem.h"
#include "server/store_thread.h"

namespace loggia::server {

// What somebody typed. Wiped from memory when the last copy is gone; what the request was read
// from is not.
class Password {
 public:
  explicit Password(std::string_view text);

  [[nodiscard]] const std::string& text() const { return *text_; }

 private:
  std::shared_ptr<const std::string> text_;
};

// 8 to 200 bytes of UTF-8, as they are: compared byte by byte.
std::expected<Password, Problem> read_password(std::string_view text);

class Passwords {
 public:
  explicit Passwords(Post post);
  // What waits is not done.
  ~Passwords();
  Passwords(const Passwords&) = delete;
  Passwords& operator=(const Passwords&) = delete;

  // So many wait at most: both say no beyond that, and then never call `then`.
  static constexpr std::size_t kMostWaiting = 32;

  // What the store keeps of it; nothing, if there was no memory for it.
  using Hashed = std::function<void(const std::optional<std::string>&)>;
  [[nodiscard]] bool hash(Password password, Hashed then);
  // Whether it is the one. Without a hash it is not, after the same work: who waits cannot tell an
  // unknown login from a wrong password.
  using Verified = std::function<void(bool)>;
  [[nodiscard]] bool verify(Password password, std::optional<std::string> hash, Verified then);

 private:
  using Work = std::function<void()>;

  bool add(Work work);
  void run();

  Post post_;
  std::string nobodys_;  // a hash that no password has; made and used on the thread alone
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Work> waiting_;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace loggia::server
