#include "server/passwords.h"

#include <sodium.h>

#include <array>
#include <format>
#include <utility>

#include "server/identity.h"

namespace loggia::server {
namespace {

constexpr std::size_t kLeastBytes = 8;
constexpr std::size_t kMostBytes = 200;

std::optional<std::string> hash_of(const std::string& text) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const int failed =
      crypto_pwhash_str(hash.data(), text.c_str(), text.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE);
  return failed == 0 ? std::optional<std::string>(hash.data()) : std::nullopt;
}

bool is_of(const std::string& text, const std::string& hash) {
  return crypto_pwhash_str_verify(hash.c_str(), text.c_str(), text.size()) == 0;
}

}  // namespace

Password::Password(std::string_view text) {
  auto wiped = std::make_unique<std::string>(text);
  text_ = {wiped.release(), [](std::string* typed) {
             const std::unique_ptr<std::string> owned(typed);
             sodium_memzero(owned->data(), owned->size());
           }};
}

std::expected<Password, Problem> read_password(std::string_view text) {
  const auto wrong = [](std::string what) {
    return std::unexpected(Problem{"password", std::move(what)});
  };
  if (!is_utf8(text)) return wrong("is not UTF-8");
  if (text.size() < kLeastBytes) return wrong(std::format("has less than {} bytes", kLeastBytes));
  if (text.size() > kMostBytes) return wrong(std::format("has more than {} bytes", kMostBytes));
  return Password(text);
}

Passwords::Passwords(Post post) : post_(std::move(post)), thread_([this] { run(); }) {}

Passwords::~Passwords() {
  {
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

bool Passwords::hash(Password password, Hashed then) {
  return add([this, password = std::move(password), then = std::move(then)] {
    post_([then, hash = hash_of(password.text())] { then(hash); });
  });
}

bool Passwords::verify(Password password, std::optional<std::string> hash, Verified then) {
  return add(
      [this, password = std::move(password), hash = std::move(hash), then = std::move(then)] {
        const bool is_right = is_of(password.text(), hash.value_or(nobodys_)) && hash.has_value();
        post_([then, is_right] { then(is_right); });
      });
}

bool Passwords::add(Work work) {
  {
    const std::scoped_lock lock(mutex_);
    if (waiting_.size() >= kMostWaiting) return false;
    waiting_.push_back(std::move(work));
  }
  changed_.notify_one();
  return true;
}

void Passwords::run() {
  (void)sodium_init();  // chooses the fastest way; it can fail only where there is no randomness
  nobodys_ = hash_of(new_token()).value_or("");
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
    if (is_ending_) return;
    const Work work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work();
    lock.lock();
  }
}

}  // namespace loggia::server
