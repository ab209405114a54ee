#include "wasm/local_world.h"

#include <algorithm>
#include <utility>

#include "match/record.h"
#include "wasm/host.h"

namespace loggia::wasm {

void LocalWorld::tell(std::span<const table::Connection> to, const table::told::Message& message,
                      wire::Game game) {
  for (const table::Connection each : to) lines_->tell(each, message, game);
}

void LocalWorld::append(store::Append append) {
  const store::Summary& summary = append.summary;
  std::string members;
  std::string awaited;
  const auto list = [](std::string& names, std::string_view name) {
    if (!names.empty()) names += ' ';
    names += name;
  };
  for (const store::Member& member : summary.members) {
    list(members, member.guest);
    if (member.is_awaited) list(awaited, member.guest);
  }
  std::vector<std::string> numbers{digits(static_cast<std::uint64_t>(number_of(summary.touched)))};
  for (const store::Row& row : append.rows) {
    numbers.push_back(digits(row.seq));
    numbers.push_back(digits(static_cast<std::uint64_t>(number_of(row.time))));
  }
  std::vector<std::string_view> order{"append", append.match, name(summary.phase), numbers[0],
                                      members,  awaited,      summary.card};
  for (std::size_t i = 0; i < append.rows.size(); ++i) {
    const store::Row& row = append.rows[i];
    order.insert(order.end(), {numbers[(2 * i) + 1], numbers[(2 * i) + 2], row.command, row.body});
  }
  orders_->add(order);
}

void LocalWorld::put_content(const std::string& hash, const std::string& text) {
  orders_->add({"content", hash, text});
}

void LocalWorld::load(const std::string& match) { orders_->add({"load", match}); }

// One device has room for as many as its people like.
void LocalWorld::count_unfinished(const std::string& match, const std::string& /*guest*/) {
  makings_.push_back(match);
}

// The game crosses once, and of what stands what the thinker does not know yet.
void LocalWorld::think(table::Thought thought) {
  const AnyGame& game = *thought.game;
  std::vector<std::string> standing;
  for (const AnyAction& action : thought.standing) {
    standing.push_back(compact(game.action_json(action)));
  }
  json::object about{{"match", thought.match},
                     {"seat", game.seat_name(thought.seat)},
                     {"bot", thought.bot},
                     {"stream", digits(thought.stream)}};
  if (thinker_.match != thought.match) {
    thinker_ = {.match = thought.match};
    about["game"] = json::object{
        {"name", game.name()}, {"options", game.options()}, {"content", game.content()}};
  }
  const auto known = std::ranges::mismatch(thinker_.standing, standing).in2;
  about["known"] = known - standing.begin();
  json::array fresh;
  for (auto each = known; each != standing.end(); ++each) {
    fresh.push_back(parse_json(*each).value());
  }
  about["standing"] = std::move(fresh);
  thinker_.standing = std::move(standing);
  orders_->add({"think", thought.match, digits(thought.seq), compact(about)});
}

std::string LocalWorld::random(std::size_t bytes) {
  std::vector<unsigned char> noise(bytes);
  host_random(noise.data(), noise.size());
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string digits;
  for (const unsigned char byte : noise) {
    digits += kDigits[byte >> 4U];
    digits += kDigits[byte & 15U];
  }
  return digits;
}

void LocalWorld::hand_out_record(const std::string& match, const table::Table* table) {
  const bool is_over =
      table != nullptr && table->phase() == table::Phase::kOver && table->match() != nullptr;
  orders_->add({"record", match, is_over ? compact(record_json(*table->match())) : ""});
}

void LocalWorld::settle(table::Service& service, Time now) {
  while (!makings_.empty()) {
    const std::string match = std::exchange(makings_.front(), {});
    makings_.pop_front();
    service.counted(match, 0, now);
  }
}

}  // namespace loggia::wasm
