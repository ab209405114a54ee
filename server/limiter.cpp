#include "server/limiter.h"

#include <algorithm>

namespace loggia::server {
namespace {

using Seconds = std::chrono::duration<double>;

}  // namespace

double Allowance::left(const Rate& rate, Milliseconds now) const {
  const Seconds passed = std::max(Milliseconds(0), now - at_);
  return std::min(rate.burst, left_ + (passed.count() * rate.per_second));
}

Milliseconds Allowance::take(const Rate& rate, Milliseconds now) {
  if (rate.per_second <= 0) return Milliseconds(0);
  left_ = left(rate, now) - 1;
  at_ = std::max(at_, now);
  if (left_ >= 0) return Milliseconds(0);
  return std::chrono::ceil<Milliseconds>(Seconds(-left_ / rate.per_second));
}

bool Allowance::is_full(const Rate& rate, Milliseconds now) const {
  return left(rate, now) >= rate.burst;
}

Allowance& Limiter::allowance(std::string_view key, Milliseconds now) {
  if (allowances_.size() >= sweep_at_) {
    std::erase_if(allowances_, [&](const auto& entry) { return entry.second.is_full(rate_, now); });
    sweep_at_ = std::max<std::size_t>(sweep_at_, 2 * allowances_.size());
  }
  return allowances_.try_emplace(std::string(key), rate_).first->second;
}

Milliseconds Limiter::take(std::string_view key, Milliseconds now) {
  if (rate_.per_second <= 0) return Milliseconds(0);
  Allowance& known = allowance(key, now);
  Allowance after = known;
  const Milliseconds wait = after.take(rate_, now);
  if (wait == Milliseconds(0)) known = after;
  return wait;
}

Milliseconds Limiter::take_ahead(std::string_view key, Milliseconds now) {
  return rate_.per_second <= 0 ? Milliseconds(0) : allowance(key, now).take(rate_, now);
}

}  // namespace loggia::server
