// How often somebody may do something: so many at once, and then so many a second. `now` counts
// from any fixed moment.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "notation/time.h"

namespace loggia::server {

struct Rate {
  double burst = 1;
  double per_second = 1;  // 0: as often as one likes
};

// What one of them has left.
class Allowance {
 public:
  explicit Allowance(const Rate& rate) : left_(rate.burst) {}

  // Takes one, now or in advance; how long to wait until it was there.
  Milliseconds take(const Rate& rate, Milliseconds now);
  // As if nothing had ever been taken.
  [[nodiscard]] bool is_full(const Rate& rate, Milliseconds now) const;

 private:
  [[nodiscard]] double left(const Rate& rate, Milliseconds now) const;

  double left_;
  Milliseconds at_{};
};

// Many of them, by a key: an address, a guest, a login. Remembers only who took something lately.
class Limiter {
 public:
  explicit Limiter(Rate rate) : rate_(rate) {}

  // Takes one if there is one; else how long to wait for it.
  Milliseconds take(std::string_view key, Milliseconds now);
  // Takes one, now or in advance; how long to wait until it was there.
  Milliseconds take_ahead(std::string_view key, Milliseconds now);
  [[nodiscard]] std::size_t size() const { return allowances_.size(); }

 private:
  Allowance& allowance(std::string_view key, Milliseconds now);

  Rate rate_;
  std::unordered_map<std::string, Allowance> allowances_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace loggia::server
