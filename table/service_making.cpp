// How tables come to be: by a command, once it is known how many its maker has; and by a rematch.
#include <algorithm>
#include <utility>

#include "table/match_ids.h"
#include "table/rights.h"
#include "table/service.h"

namespace loggia::table {
namespace {

// The chair that is kept for this person, taken.
std::optional<Sat> sat_on_own_chair(const Spec& spec, const Person& person,
                                    const std::string& nonce) {
  const auto chair = std::ranges::find_if(
      spec.chairs, [&](const ChairSpec& each) { return each.is_for(person.guest); });
  if (chair == spec.chairs.end()) return std::nullopt;
  return Sat{.chair = static_cast<int>(chair - spec.chairs.begin()),
             .guest = person.guest,
             .name = person.name,
             .nonce = nonce};
}

}  // namespace

bool Service::is_make(const Pending& pending) {
  const auto* given = std::get_if<std::unique_ptr<Given>>(&pending);
  return given != nullptr && std::holds_alternative<Make>((*given)->command.what);
}

void Service::counted(const std::string& match, std::size_t unfinished, Time now) {
  const auto found = lives_.find(match);
  if (found == lives_.end()) return;
  Live& live = found->second;
  live.is_busy = false;
  const auto place = std::ranges::find_if(live.waiting, is_make);
  auto given = std::get<std::unique_ptr<Given>>(std::move(*place));
  live.waiting.erase(place);
  const std::string maker = given->person.guest;
  // Those that are being made may or may not be counted: rather one too few than one too many.
  const bool are_too_many = unfinished + making_[maker] > kMostUnfinished;
  const auto problem = are_too_many ? std::nullopt : make(match, live, given, now);
  if (!are_too_many && !problem) return;
  count_as_made(live, maker);
  live.waiting.emplace_back(std::move(given));
  if (problem) return give_up(match, "not_understood", to_text(*problem));
  give_up(match, "too_many_tables", "you have too many tables that are not over");
}

void Service::count_as_made(Live& live, const std::string& maker) {
  if (std::exchange(live.is_made, true)) return;
  const auto making = making_.find(maker);
  if (--making->second == 0) making_.erase(making);
}

std::optional<Problem> Service::make(const std::string& match, Live& live,
                                     std::unique_ptr<Given>& given, Time now) {
  const Make& wanted = std::get<Make>(given->command.what);
  Made made{.spec = wanted.spec, .by = given->person.guest, .seed = world_.random(32)};
  made.spec.call_me(made.by);
  const auto hash = library_.hash_of(*made.spec.game, made.spec.content);
  if (!hash) {
    return Problem{"content", in_quotes(made.spec.content) + " is not known here"};
  }
  made.spec.content = *hash;
  auto table = Table::make(made, now, library_);
  if (!table) return table.error();
  world_.put_content(*hash, *library_.text(*hash));
  live.table = *std::move(table);
  std::vector<Event> events = {made};
  if (const auto sat = sat_on_own_chair(made.spec, given->person, wanted.nonce)) {
    events.emplace_back(*sat);
  }
  commit(match, live, std::move(events), std::move(given), now);
  return std::nullopt;
}

void Service::play_again(const std::string& match, Live& live, std::unique_ptr<Given>& given,
                         Time now) {
  const Table& table = *live.table;
  if (const auto refusal = refusal_of_rematch(table, given->person.guest)) {
    return refuse(*given, table, *refusal);
  }
  const Viewer seat = table.seat_of(given->person.guest);
  if (table.rematch()) return done(*given, table.seq());
  const std::string next = id_of_rematch(match, table.maker());
  if (!lives_.contains(next)) {
    Made made{.spec = spec_of_rematch(table), .by = given->person.guest, .seed = world_.random(32)};
    auto again = Table::make(made, now, library_);
    if (!again) return refuse(*given, table, refusals::kImpossible);
    const std::string& nonce = std::get<PlayAgain>(given->command.what).nonce;
    std::vector<Event> events = {made, *sat_on_own_chair(made.spec, given->person, nonce)};
    Live& other = lives_[next];
    other.used = now;
    other.table = *std::move(again);
    commit(next, other, std::move(events), nullptr, now);
  }
  commit(match, live, {Rematch{.match = next, .by = seat}}, std::move(given), now);
}

}  // namespace loggia::table
