#include "table/table.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "notation/filled.h"

namespace loggia::table {
namespace {

Chair bots_chair(const std::string& bot) { return {.name = bot, .nonce = "-", .is_bot = true}; }

// As records call people; on one's own device they need no name.
std::string person_of(const std::string& name) {
  return name.empty() ? "person" : "person " + name;
}

bool is_bot(const AnyGame& game, std::string_view name) {
  return std::ranges::contains(game.player_names(), name);
}

std::optional<Problem> problem_with(const Spec& spec, const AnyGame& game) {
  if (std::cmp_not_equal(spec.chairs.size(), game.seats())) {
    return Problem{"chairs", filled("must be {}, not {}", game.seats(), spec.chairs.size())};
  }
  for (const ChairSpec& chair : spec.chairs) {
    if (chair.kind == ChairSpec::Kind::kBot && !is_bot(game, chair.name)) {
      return Problem{"chairs", in_quotes(chair.name) + " is no bot of this game"};
    }
  }
  if (!spec.stand_in.empty() && !is_bot(game, spec.stand_in)) {
    return Problem{"stand_in", in_quotes(spec.stand_in) + " is no bot of this game"};
  }
  return std::nullopt;
}

}  // namespace

Table::Table(Made made, std::shared_ptr<const AnyGame> game, Library& library)
    : library_(&library),
      made_(std::move(made)),
      game_(std::move(game)),
      clocks_(made_.spec.clock) {
  origin_.seed = made_.seed;
  origin_.commitment = commitment_to(made_.seed);
  for (const ChairSpec& spec : made_.spec.chairs) {
    switch (spec.kind) {
      case ChairSpec::Kind::kAnybody: chairs_.emplace_back(); break;
      case ChairSpec::Kind::kGuest:
        chairs_.push_back({.name = spec.called, .kept_for = spec.name});
        break;
      case ChairSpec::Kind::kBot: chairs_.push_back(bots_chair(spec.name)); break;
    }
  }
}

std::expected<Table, Problem> Table::make(const Made& made, Time time, Library& library) {
  auto game = library.game(*made.spec.game, made.spec.choices(), made.spec.content);
  if (!game) return std::unexpected(game.error());
  if (const auto problem = problem_with(made.spec, **game)) return std::unexpected(*problem);
  Table table(made, *std::move(game), library);
  table.around_.emplace_back(made);
  table.times_.push_back(time);
  return table;
}

std::expected<void, Refusal> Table::add(const Event& event, Time time) {
  // Whatever a machine's clock does, here it does not go back.
  time = std::max(time, touched());
  if (is_closed_) return std::unexpected(refusals::kClosed);
  const auto refusal = std::visit([&](const auto& what) { return apply(what, time); }, event);
  if (refusal) return std::unexpected(*refusal);
  if (!std::holds_alternative<Entry>(event)) around_.push_back(event);
  times_.push_back(time);
  return {};
}

std::optional<Refusal> Table::apply(const Made& /*made*/, Time /*time*/) {
  return refusals::kImpossible;
}

// Why nobody can sit down there, or get up.
std::optional<Refusal> Table::refusal_at(int chair) const {
  if (match_) return refusals::kStarted;
  const bool is_there = chair >= 0 && std::cmp_less(chair, chairs_.size());
  return is_there ? std::nullopt : std::optional(refusals::kNoSuchChair);
}

std::optional<Refusal> Table::refusal_to_sit(int chair, std::string_view guest) const {
  if (const auto refusal = refusal_at(chair)) return refusal;
  if (chair_of(guest)) return refusals::kAlreadySeated;
  const bool is_free = chairs_[static_cast<std::size_t>(chair)].is_free_for(guest);
  return is_free ? std::nullopt : std::optional(refusals::kChairTaken);
}

std::optional<Refusal> Table::refusal_of_bot(int chair) const {
  if (const auto refusal = refusal_at(chair)) return refusal;
  if (chairs_[static_cast<std::size_t>(chair)].is_taken()) return refusals::kChairTaken;
  // Somebody has to play with them.
  const bool is_last = std::ranges::count(chairs_, false, &Chair::is_bot) == 1;
  return is_last ? std::optional(refusals::kImpossible) : std::nullopt;
}

std::optional<Refusal> Table::apply(const Sat& sat, Time /*time*/) {
  if (const auto refusal = refusal_to_sit(sat.chair, sat.guest)) return refusal;
  // A chair kept for somebody who now sits elsewhere would stay empty for ever.
  if (const auto kept = chair_kept_for(sat.guest)) chairs_[static_cast<std::size_t>(*kept)] = {};
  chairs_[static_cast<std::size_t>(sat.chair)] = {
      .guest = sat.guest, .name = sat.name, .nonce = sat.nonce};
  return std::nullopt;
}

std::optional<Refusal> Table::apply(const BotSat& sat, Time /*time*/) {
  if (const auto refusal = refusal_of_bot(sat.chair)) return refusal;
  if (!is_bot(*game_, sat.bot)) return refusals::kImpossible;
  chairs_[static_cast<std::size_t>(sat.chair)] = bots_chair(sat.bot);
  return std::nullopt;
}

std::optional<Refusal> Table::apply(const Left& left, Time /*time*/) {
  if (const auto refusal = refusal_at(left.chair)) return refusal;
  Chair& chair = chairs_[static_cast<std::size_t>(left.chair)];
  if (chair.guest.empty()) return refusals::kNotSeated;
  chair = {};
  return std::nullopt;
}

std::optional<Refusal> Table::apply(const Started& started, Time time) {
  if (!can_start()) return refusals::kNotStarted;
  const bool is_order =
      std::ranges::is_permutation(started.chairs, std::views::iota(0, game_->seats()));
  auto game = library_->game(*made_.spec.game, started.options, made_.spec.content);
  if (!is_order || !game || (*game)->seats() != game_->seats()) return refusals::kImpossible;
  game_ = *std::move(game);
  seats_ = started.chairs;
  for (const Chair& chair : chairs_) origin_.nonces.push_back(chair.nonce);
  if (made_.spec.draws_seats) origin_.chairs = seats_;
  for (const std::size_t option : made_.spec.drawn_options()) {
    origin_.options.emplace_back(made_.spec.game->options[option].key);
  }
  chance_.emplace(origin_);
  std::vector<std::string> players;
  for (const int chair : seats_) {
    const Chair& sitting = chairs_[static_cast<std::size_t>(chair)];
    players.push_back(sitting.is_bot ? sitting.name : person_of(sitting.name));
  }
  match_.emplace(game_, std::move(players));
  started_seq_ = seq() + 1;
  clocks_.turn_to(match_->turn(), time, false);
  return std::nullopt;
}

std::optional<Refusal> Table::apply(const Entry& entry, Time time) {
  if (!match_) return refusals::kNotStarted;
  const Acted* acted = std::get_if<Acted>(&entry);
  const bool is_decision = acted != nullptr && acted->by.is_seat();
  if (const auto repeated = match_->repeat(entry); !repeated) return repeated.error();
  if (const Replaced* replaced = std::get_if<Replaced>(&entry)) {
    const int chair = seats_[static_cast<std::size_t>(replaced->seat)];
    chairs_[static_cast<std::size_t>(chair)] = bots_chair(replaced->player);
  }
  clocks_.turn_to(match_->turn(), time, is_decision);
  if (match_->turn().is_over()) match_->reveal(origin_);
  return std::nullopt;
}

std::optional<Refusal> Table::apply(const Rematch& rematch, Time /*time*/) {
  if (phase() != Phase::kOver) return refusals::kNotOver;
  if (rematch_) return refusals::kImpossible;
  rematch_ = rematch.match;
  return std::nullopt;
}

std::optional<Refusal> Table::apply(const Closed& /*closed*/, Time /*time*/) {
  if (match_) return refusals::kStarted;
  is_closed_ = true;
  return std::nullopt;
}

Phase Table::phase() const {
  if (is_closed_ || (match_ && match_->turn().is_over())) return Phase::kOver;
  return match_ ? Phase::kPlaying : Phase::kOpen;
}

std::optional<Time> Table::deadline() const {
  return phase() != Phase::kPlaying || bot_to_act() ? std::nullopt : clocks_.deadline();
}

std::optional<int> Table::chair_of(std::string_view guest) const {
  const auto found = std::ranges::find(chairs_, guest, &Chair::guest);
  if (guest.empty() || found == chairs_.end()) return std::nullopt;
  return static_cast<int>(found - chairs_.begin());
}

Viewer Table::seat_of(std::string_view guest) const {
  const auto chair = chair_of(guest);
  return chair ? seat_of_chair(*chair) : kSpectator;
}

Viewer Table::seat_of_chair(int chair) const {
  if (!match_) return kSpectator;
  return seat_at(static_cast<int>(std::ranges::find(seats_, chair) - seats_.begin()));
}

bool Table::has_played(std::string_view guest) const {
  if (!match_) return false;
  std::vector<std::string_view> sat(chairs_.size());
  for (const Event& event : around_) {
    if (const Sat* down = std::get_if<Sat>(&event)) {
      sat[static_cast<std::size_t>(down->chair)] = down->guest;
    } else if (const Left* up = std::get_if<Left>(&event)) {
      sat[static_cast<std::size_t>(up->chair)] = {};
    }
  }
  return !guest.empty() && std::ranges::contains(sat, guest);
}

std::optional<int> Table::chair_kept_for(std::string_view guest) const {
  const auto found = std::ranges::find(chairs_, guest, &Chair::kept_for);
  if (guest.empty() || found == chairs_.end()) return std::nullopt;
  return static_cast<int>(found - chairs_.begin());
}

std::optional<Seat> Table::bot_to_act() const {
  if (!match_ || !match_->turn().is_seat()) return std::nullopt;
  const Seat seat = match_->turn().seat();
  return chair_at(seat).is_bot ? std::optional(seat) : std::nullopt;
}

bool Table::can_start() const {
  return !match_ && !is_closed_ && std::ranges::all_of(chairs_, &Chair::is_taken);
}

Started Table::draw_start() const {
  ChanceOrigin origin = origin_;
  for (const Chair& chair : chairs_) origin.nonces.push_back(chair.nonce);
  const FairChance chance(origin);
  Started started{.options = made_.spec.choices()};
  for (const std::size_t option : made_.spec.drawn_options()) {
    const OptionSpec& spec = made_.spec.game->options[option];
    const auto drawn = chance.below(spec.key, spec.drawn_from(started.options));
    started.options[option] = static_cast<std::size_t>(drawn);
  }
  for (int i = 0; i < game_->seats(); ++i) started.chairs.push_back(i);
  if (made_.spec.draws_seats) started.chairs = chance.shuffled_chairs(game_->seats());
  return started;
}

Entry Table::draw_chance() const {
  return Acted{.by = Turn::chance(), .action = chance_->draw(*match_)};
}

std::vector<Table::Happened> Table::history() const {
  std::vector<Event> events;
  for (const Event& event : around_) {
    // What follows the match, follows it here too.
    const bool is_after = std::holds_alternative<Rematch>(event);
    if (is_after) events.insert(events.end(), match_->entries().begin(), match_->entries().end());
    events.push_back(event);
  }
  if (match_ && !rematch_) {
    events.insert(events.end(), match_->entries().begin(), match_->entries().end());
  }
  std::vector<Happened> history;
  for (std::size_t i = 0; i < events.size(); ++i) history.push_back({events[i], times_[i]});
  return history;
}

}  // namespace loggia::table
