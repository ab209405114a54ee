#include "server/cleaning.h"

#include <optional>

namespace loggia::server {

namespace {

// Before when something is too old; nothing, if it never is.
std::optional<Time> too_old(Time now, std::uint64_t days) {
  return days > 0 ? std::optional(now - std::chrono::days(days)) : std::nullopt;
}

}  // namespace

void Cleaning::tick() {
  const Time now = outside_.now();
  if (now < next_ || store_.is_away()) return;
  next_ = now + std::chrono::hours(1);
  store_.ask([now, policy = policy_](store::Store& store) { return clean(store, now, policy); },
             [this, now](const Cleaned& cleaned) { note(cleaned, now); });
}

store::Answer<Cleaning::Cleaned> Cleaning::clean(store::Store& store, Time now,
                                                 const Policy& policy) {
  Cleaned cleaned;
  const auto count = [](std::size_t& of) { return [&of](std::size_t number) { of = number; }; };
  const auto clean = [&](store::Phase phase, std::uint64_t days,
                         std::size_t& of) -> store::Answer<void> {
    const auto before = too_old(now, days);
    return before ? store.clean(phase, *before).transform(count(of)) : store::Answer<void>();
  };
  return clean(store::Phase::kOpen, policy.open_days, cleaned.open)
      .and_then([&] { return clean(store::Phase::kPlaying, policy.playing_days, cleaned.playing); })
      .and_then([&] { return clean(store::Phase::kOver, policy.over_days, cleaned.over); })
      .and_then([&]() -> store::Answer<void> {
        const auto before = too_old(now, policy.guest_days);
        return before ? store.clean_guests(*before).transform(count(cleaned.guests))
                      : store::Answer<void>();
      })
      .transform([&] { return cleaned; });
}

void Cleaning::note(const Cleaned& cleaned, Time then) {
  // Tables that somebody still looks at.
  const auto look_again = [&](std::size_t count, table::Phase phase, std::uint64_t days) {
    if (count > 0) tables_.service().look_again(phase, *too_old(then, days));
  };
  look_again(cleaned.open, table::Phase::kOpen, policy_.open_days);
  look_again(cleaned.playing, table::Phase::kPlaying, policy_.playing_days);
  look_again(cleaned.over, table::Phase::kOver, policy_.over_days);
  sessions_.forget_known();  // so that who comes is looked for again, and noted as seen
  if (cleaned.open + cleaned.playing + cleaned.over + cleaned.guests == 0) return;
  outside_.log({{"event", "cleaned"},
                {"open", cleaned.open},
                {"playing", cleaned.playing},
                {"over", cleaned.over},
                {"guests", cleaned.guests}});
}

}  // namespace loggia::server
