#include "server/hub.h"

#include <chrono>
#include <format>
#include <utility>

#include "server/identity.h"
#include "server/origin.h"

namespace loggia::server {

using table::Connection;
using table::Milliseconds;
using table::Person;

namespace {

constexpr std::size_t kMostKnown = 10'000;
constexpr Milliseconds kRest = 60'000;  // after which a table nobody looks at is forgotten
constexpr std::size_t kMostDue = 1000;
constexpr Milliseconds kHour = 3'600'000;
constexpr Milliseconds kDay = 24 * kHour;

// Who comes was seen. Once a day is enough to know who is still there.
store::Answer<std::optional<store::Guest>> guest_seen(store::Store& store, const std::string& hash,
                                                      Milliseconds now) {
  auto guest = store.guest_of_session(hash);
  if (!guest || !*guest || (*guest)->seen > now - kDay) return guest;
  (*guest)->seen = now;
  return store.put_guest(**guest).transform([&] { return *guest; });
}

}  // namespace

Hub::Hub(std::unique_ptr<store::Store> store, Post post, HubOptions options)
    : options_(std::move(options)),
      library_(std::move(options_.library)),
      service_(*this, library_),
      store_(std::move(store), post,
             {.paused =
                  [this](const std::string& text) {
                    is_paused_ = true;
                    options_.log({{"event", "store_away"}, {"text", text}});
                    announce({{"type", "paused"}});
                  },
              .resumed =
                  [this] {
                    is_paused_ = false;
                    options_.log({{"event", "store_back"}});
                    announce({{"type", "resumed"}});
                  },
              .broken = [this](const std::string& text) { options_.broken(text); }}),
      passwords_(post),
      bots_(options_.bot_threads, std::move(post)) {}

Hub::~Hub() = default;

bool Hub::is_own(std::string_view origin) const {
  if (origin.empty()) return true;
  const auto normal = normal_origin(origin);
  return normal && (*normal == options_.public_origin || *normal == options_.local_origin);
}

void Hub::identify(std::string_view cookie, const Identified& then) {
  const auto token = cookie_value(cookie, "loggia");
  const auto hash = token ? token_hash(*token) : std::nullopt;
  if (!hash) return then(std::nullopt);
  if (const auto known = known_.find(*hash); known != known_.end()) {
    return then(Visitor{.person = known->second, .session = *hash});
  }
  store_.ask([hash = *hash,
              now = options_.now()](store::Store& store) { return guest_seen(store, hash, now); },
             [this, then, hash = *hash](const std::optional<store::Guest>& guest) {
               if (!guest) return then(std::nullopt);
               if (known_.size() >= kMostKnown) known_.clear();
               const Person person{.guest = guest->id, .name = guest->name};
               known_[hash] = person;
               then(Visitor{.person = person, .session = hash});
             });
}

Visitor Hub::stranger() {
  return {.person = {.guest = "stranger", .name = "", .is_stranger = true}, .session = ""};
}

Connection Hub::connect(Line& line, Visitor visitor) {
  const Connection connection = ++last_connection_;
  if (ended_.contains(visitor.session)) {  // since the cookie was looked at
    line.close(kLoggedOut, "logged out");
    return connection;
  }
  if (visitor.person.is_stranger) visitor.person.guest += std::format(" {}", connection);
  lines_[connection] = {
      .line = &line, .session = std::move(visitor.session), .guest = visitor.person.guest};
  service_.connect(connection, std::move(visitor.person));
  if (is_paused_) {
    line.send(std::make_shared<const std::string>(compact(json::object{{"type", "paused"}})));
  }
  return connection;
}

void Hub::receive(Connection connection, std::string_view text) {
  ++messages_;
  service_.receive(connection, text, options_.now());
}

void Hub::disconnect(Connection connection) {
  lines_.erase(connection);
  service_.disconnect(connection, options_.now());
}

void Hub::silent(Connection connection, table::Milliseconds how_long) {
  service_.silent(connection, options_.now() - how_long);
}

void Hub::heard(Connection connection) { service_.heard(connection, options_.now()); }

void Hub::tick() {
  const Milliseconds now = options_.now();
  service_.tick(now);
  service_.forget_unused(now - kRest);
  std::erase_if(ended_, [&](const auto& ended) { return ended.second < now - kRest; });
  if (is_paused_) return;
  if (now >= clean_at_) clean(now);
  store_.ask([now](store::Store& store) { return store.due(now, kMostDue); },
             [this](const std::vector<store::Listed>& due) {
               for (const store::Listed& listed : due) {
                 if (service_.table(listed.match) == nullptr) {
                   service_.wake(listed.match, options_.now());
                 }
               }
             });
}

namespace {

struct Cleaned {
  std::size_t open = 0;
  std::size_t playing = 0;
  std::size_t over = 0;
  std::size_t guests = 0;
};

// Before when something is too old; nothing, if it never is.
std::optional<Milliseconds> too_old(Milliseconds now, std::uint64_t days) {
  return days > 0 ? std::optional(now - (static_cast<Milliseconds>(days) * kDay)) : std::nullopt;
}

store::Answer<Cleaned> cleaned(store::Store& store, Milliseconds now, const Policy& policy) {
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

}  // namespace

void Hub::clean(Milliseconds now) {
  clean_at_ = now + kHour;
  store_.ask(
      [now, policy = options_.policy](store::Store& store) { return cleaned(store, now, policy); },
      [this, now](const Cleaned& done) {
        // Tables that somebody still looks at.
        const auto look_again = [&](std::size_t count, table::Phase phase, std::uint64_t days) {
          if (count > 0) service_.look_again(phase, *too_old(now, days));
        };
        look_again(done.open, table::Phase::kOpen, options_.policy.open_days);
        look_again(done.playing, table::Phase::kPlaying, options_.policy.playing_days);
        look_again(done.over, table::Phase::kOver, options_.policy.over_days);
        known_.clear();  // so that who comes is looked for again, and noted as seen
        if (done.open + done.playing + done.over + done.guests == 0) return;
        options_.log({{"event", "cleaned"},
                      {"open", done.open},
                      {"playing", done.playing},
                      {"over", done.over},
                      {"guests", done.guests}});
      });
}

void Hub::announce(const json::object& message) {
  const auto text = std::make_shared<const std::string>(compact(message));
  for (const auto& [connection, open] : lines_) open.line->send(text);
}

void Hub::send(Connection to, std::shared_ptr<const std::string> text) {
  const auto open = lines_.find(to);
  if (open != lines_.end()) open->second.line->send(std::move(text));
}

void Hub::append(store::Append append) {
  using Clock = std::chrono::steady_clock;
  std::string match = append.match;
  store_.append(std::move(append), [this, match = std::move(match),
                                    asked = Clock::now()](std::optional<store::Verdict> verdict) {
    appends_.add(std::chrono::duration<double>(Clock::now() - asked).count());
    if (verdict) return service_.stored(match, *verdict, options_.now());
    options_.log({{"event", "append_refused"}});
    service_.not_storable(match);
  });
}

void Hub::put_content(const std::string& hash, const std::string& text) {
  if (!stored_contents_.insert(hash).second) return;
  store_.ask([hash, text](store::Store& store) { return store.put_content(hash, text); }, [] {});
}

namespace {

// The content is looked for only where the library may lack it: a match of an earlier time.
store::Answer<std::pair<std::vector<store::Row>, std::string>> rows_and_content(
    store::Store& store, const std::string& match) {
  auto rows = store.rows(match, 0);
  if (!rows) return std::unexpected(rows.error());
  std::string content;
  if (!rows->empty()) {
    const auto first = table::read_event(rows->front().body, nullptr);
    const table::Made* made = first ? std::get_if<table::Made>(&*first) : nullptr;
    if (made != nullptr) {
      auto text = store.content(made->spec.content);
      if (!text) return std::unexpected(text.error());
      content = text->value_or("");
    }
  }
  return std::pair(*std::move(rows), std::move(content));
}

}  // namespace

void Hub::load(const std::string& match) {
  store_.ask([match](store::Store& store) { return rows_and_content(store, match); },
             [this, match](const std::pair<std::vector<store::Row>, std::string>& found) {
               service_.loaded(match, found.first, found.second, options_.now());
             });
}

void Hub::count_unfinished(const std::string& match, const std::string& guest) {
  store_.ask([guest](store::Store& store) { return store.count_unfinished(guest); },
             [this, match](std::size_t count) { service_.counted(match, count, options_.now()); });
}

void Hub::think(table::Thought thought) {
  const std::string match = thought.match;
  const std::uint64_t seq = thought.seq;
  bots_.think(std::move(thought), [this, match, seq](const BotPool::Answer& answer) {
    service_.thought(match, seq, answer, options_.now());
  });
}

std::string Hub::random(std::size_t bytes) { return random_digits(bytes); }

}  // namespace loggia::server
