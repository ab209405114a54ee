// Who is here: how many connections there are, and how many of each address.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/limits.h"

namespace loggia::server {

class Crowd {
 public:
  explicit Crowd(const Limits& limits) : limits_(limits) {}

  // One connection, as long as this lives.
  class Admission {
   public:
    explicit Admission(Crowd& crowd) : crowd_(&crowd) {}
    Admission(Admission&& other) noexcept
        : crowd_(std::exchange(other.crowd_, nullptr)),
          address_(std::exchange(other.address_, {})) {}
    Admission& operator=(Admission&&) = delete;
    Admission(const Admission&) = delete;
    Admission& operator=(const Admission&) = delete;
    ~Admission() {
      if (crowd_ != nullptr) crowd_->leave(address_);
    }

    [[nodiscard]] const std::string& address() const { return address_; }

   private:
    friend class Crowd;
    Crowd* crowd_;
    std::string address_;  // empty: not known, so nobody's
  };

  std::expected<Admission, Limit> enter() {
    if (limits_.connections > 0 && total_ >= limits_.connections) {
      return std::unexpected(Limit::kConnections);
    }
    return enter_anyway();
  }
  std::expected<Admission, Limit> enter_anyway() {
    ++total_;
    return Admission(*this);
  }
  // Says whose it is; not, if that address has as many as it may.
  bool belongs_to(Admission& admission, const std::string& address) {
    std::size_t& count = by_address_[address];
    if (limits_.connections_per_address > 0 && count >= limits_.connections_per_address) {
      return false;
    }
    ++count;
    admission.address_ = address;
    return true;
  }
  [[nodiscard]] std::size_t size() const { return total_; }

 private:
  void leave(const std::string& address) {
    --total_;
    const auto found = by_address_.find(address);
    if (found != by_address_.end() && --found->second == 0) by_address_.erase(found);
  }

  const Limits& limits_;
  std::size_t total_ = 0;
  std::unordered_map<std::string, std::size_t> by_address_;
};

}  // namespace loggia::server
