#include "server/tables.h"

#include <chrono>
#include <utility>
#include <vector>

#include "server/identity.h"

namespace loggia::server {

namespace {

constexpr std::chrono::minutes kUnused(1);  // after which a table nobody looks at is forgotten
constexpr std::size_t kMostDue = 1000;

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

Tables::Tables(table::Library library, StoreThread& store, BotPool& bots, const Lines& lines,
               const Outside& outside)
    : store_(store),
      bots_(bots),
      lines_(lines),
      outside_(outside),
      library_(std::move(library)),
      service_(*this, library_) {}

void Tables::tick() {
  const Time now = outside_.now();
  service_.tick(now);
  service_.forget_unused(now - kUnused);
  if (store_.is_away()) return;
  store_.ask([now](store::Store& store) { return store.due(now, kMostDue); },
             [this](const std::vector<store::Listed>& due) {
               for (const store::Listed& listed : due) {
                 if (service_.table(listed.match) == nullptr) {
                   service_.wake(listed.match, outside_.now());
                 }
               }
             });
}

void Tables::measure(Exposition& out) {
  out.gauge("tables", "Tables in memory.", service_.tables());
  out.histogram("append_seconds", "From asking the store for an append to its answer.", appends_);
  out.gauge("bots_waiting", "Moves that bots have yet to think about.", bots_.waiting());
}

void Tables::send(table::Connection to, std::shared_ptr<const std::string> text) {
  lines_.send(to, std::move(text));
}

void Tables::append(store::Append append) {
  using Clock = std::chrono::steady_clock;
  std::string match = append.match;
  store_.append(std::move(append), [this, match = std::move(match),
                                    asked = Clock::now()](std::optional<store::Verdict> verdict) {
    appends_.add(std::chrono::duration<double>(Clock::now() - asked).count());
    if (verdict) return service_.stored(match, *verdict, outside_.now());
    outside_.log({{"event", "append_refused"}});
    service_.not_storable(match);
  });
}

void Tables::put_content(const std::string& hash, const std::string& text) {
  if (!stored_contents_.insert(hash).second) return;
  store_.ask([hash, text](store::Store& store) { return store.put_content(hash, text); }, [] {});
}

void Tables::load(const std::string& match) {
  store_.ask([match](store::Store& store) { return rows_and_content(store, match); },
             [this, match](const std::pair<std::vector<store::Row>, std::string>& found) {
               service_.loaded(match, found.first, found.second, outside_.now());
             });
}

void Tables::count_unfinished(const std::string& match, const std::string& guest) {
  store_.ask([guest](store::Store& store) { return store.count_unfinished(guest); },
             [this, match](std::size_t count) { service_.counted(match, count, outside_.now()); });
}

void Tables::think(table::Thought thought) {
  const std::string match = thought.match;
  const std::uint64_t seq = thought.seq;
  bots_.think(std::move(thought), [this, match, seq](const BotPool::Answer& answer) {
    service_.thought(match, seq, answer, outside_.now());
  });
}

std::string Tables::random(std::size_t bytes) { return random_digits(bytes); }

}  // namespace loggia::server
