#include "notation/highrise/survey.h"

#include <algorithm>
#include <bit>
#include <format>
#include <ranges>

#include "engine/highrise/plays.h"
#include "notation/highrise/names.h"

namespace loggia::highrise {

void HighriseSurvey::add(std::span<const Action> actions) {
  State state = game_.start();
  PerSeat<PerCard<Count>> drawn{};
  Highrise::ConsequenceList consequences;
  for (const Action action : actions) {
    if (action.kind == Action::Kind::kDraw) ++drawn[action.seat][action.card];
    for (const Card card : cards_of(action)) ++cards_[card].played;
    game_.consequences(state, action, consequences);
    for (const Consequence consequence : consequences) {
      reshuffles_ += consequence.kind == Consequence::Kind::kReshuffle ? 1 : 0;
      stalled_ += consequence.kind == Consequence::Kind::kStalled ? 1 : 0;
      limited_ += consequence.kind == Consequence::Kind::kTurnLimit ? 1 : 0;
    }
    game_.apply(state, action);
  }
  ++matches_;
  actions_ += static_cast<Count>(actions.size());
  turns_ += state.turns;
  ++lengths_[std::min<std::size_t>(state.turns / kClass, kClasses - 1)];
  const Outcome outcome = game_.outcome(state);
  shared_ += outcome.is_shared() ? 1 : 0;
  const Count win = kWin / std::popcount(outcome.winners);
  for (const Seat nth : seats_of(game_)) {
    const Seat seat = seat_after(game_.options().first, index(nth), game_.seats());
    const Count won = outcome.is_winner(seat) ? win : 0;
    wins_[nth] += won;
    floors_[nth] += outcome.scores[seat];
    for (auto&& [counts, count] : std::views::zip(cards_, drawn[seat])) {
      counts.drawn += count;
      counts.wins += count * won;
    }
  }
}

void HighriseSurvey::merge(const HighriseSurvey& other) {
  matches_ += other.matches_;
  shared_ += other.shared_;
  turns_ += other.turns_;
  actions_ += other.actions_;
  reshuffles_ += other.reshuffles_;
  stalled_ += other.stalled_;
  limited_ += other.limited_;
  for (const Seat nth : seats_of(kMaxSeats)) {
    wins_[nth] += other.wins_[nth];
    floors_[nth] += other.floors_[nth];
  }
  for (std::size_t i = 0; i < kClasses; ++i) lengths_[i] += other.lengths_[i];
  for (auto&& [counts, others] : std::views::zip(cards_, other.cards_)) {
    counts.drawn += others.drawn;
    counts.played += others.played;
    counts.wins += others.wins;
  }
}

Table HighriseSurvey::lengths_table() const {
  Table table{.key = "lengths",
              .title = "Length of matches",
              .columns = {"turns", "share %"},
              .rows = {},
              .chart = "share of matches, by class of ten turns, in %",
              .bars = {}};
  const auto shown = shares(lengths_, 1);
  for (std::size_t i = 0; i < kClasses; ++i) {
    if (lengths_[i] == 0) continue;
    const std::size_t low = i * kClass;
    const std::string label = i == kClasses - 1 ? std::format("{} and more", low)
                                                : std::format("{}–{}", low, low + kClass - 1);
    table.rows.push_back({label, shown[i]});
    table.bars.push_back({label, percent(lengths_[i], matches_).value});
  }
  return table;
}

Table HighriseSurvey::endings_table() const {
  Table table{.key = "endings",
              .title = "How matches end",
              .columns = {"ending", "share %", "in 10,000"},
              .rows = {},
              .chart = "",
              .bars = {}};
  constexpr std::array kEndings = {"a finished tower", "stalled", "turn limit"};
  const std::array counts = {matches_ - stalled_ - limited_, stalled_, limited_};
  const auto shown = shares(counts, 1);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    table.rows.push_back({kEndings[i], shown[i], Number{1e4 * ratio(counts[i], matches_), 1}});
  }
  return table;
}

Table HighriseSurvey::seats_table() const {
  Table table{.key = "seats",
              .title = "Seats, in the order of play",
              .columns = {"seat", "wins %", "±", "floors"},
              .rows = {},
              .chart = "share of wins, in %",
              .bars = {}};
  const auto shown = shares(wins_, 2);
  for (const auto& [nth, shown_share] : std::views::zip(seats_of(game_), shown)) {
    const double share = ratio(wins_[nth], kWin * matches_);
    const std::string label = std::format("{}", index(nth) + 1);
    table.rows.push_back({label, shown_share, Number{share_error(share, matches_), 2},
                          Number{ratio(floors_[nth], matches_), 2}});
    table.bars.push_back({label, 100 * share});
  }
  return table;
}

// A card is worth how much more often than the others those win who draw it.
Table HighriseSurvey::cards_table() const {
  Table table{
      .key = "cards",
      .title = "Cards, and how much more often than evenly those win who draw one (worth, in %)",
      .columns = {"card", "drawn", "played %", "worth"},
      .rows = {},
      .chart = "worth: share of wins of those who draw it, above or below an even share, in %",
      .bars = {}};
  for (const auto& [name, counts] : std::views::zip(kCardNames, cards_)) {
    if (counts.drawn == 0) continue;
    const double worth = 100 * (ratio(counts.wins, kWin * counts.drawn) - ratio(1, game_.seats()));
    const std::string label(name);
    table.rows.push_back({label, Number{ratio(counts.drawn, matches_), 2},
                          percent(counts.played, counts.drawn), Number{worth, 2}});
    table.bars.push_back({label, worth});
  }
  return table;
}

Report HighriseSurvey::report() const {
  const double first = ratio(wins_[seat_at(0)], kWin * matches_);
  return {.title = std::format("High-Rises: the deck {}", in_quotes(content_.name)),
          .note = "",
          .figures = {{"matches", "matches", whole(matches_), ""},
                      {"first_share", "first player's share of wins", shares(wins_, 2)[0], "%"},
                      {"first_share_error", "± (95 %)", {share_error(first, matches_), 2}, "%"},
                      {"mean_turns", "mean length", {ratio(turns_, matches_), 1}, "turns"},
                      {"mean_actions", "actions, chance's too", {ratio(actions_, matches_), 1}, ""},
                      {"reshuffles", "reshuffles", {ratio(reshuffles_, matches_), 2}, "a match"},
                      {"shared", "shared victories", {100 * ratio(shared_, matches_), 2}, "%"},
                      {"stalls_per_10000",
                       "stalls in 10,000 matches",
                       {1e4 * ratio(stalled_, matches_), 1},
                       ""}},
          .tables = {lengths_table(), endings_table(), seats_table(), cards_table()}};
}

}  // namespace loggia::highrise
