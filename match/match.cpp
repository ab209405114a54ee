#include "match/match.h"

#include <algorithm>
#include <ranges>
#include <string_view>
#include <utility>

#include "notation/filled.h"

namespace loggia {

Match::Match(std::shared_ptr<const AnyGame> game, std::vector<std::string> players)
    : game_(std::move(game)), players_(std::move(players)), state_(game_->start()) {
  players_.resize(static_cast<std::size_t>(game_->seats()));
}

Turn Match::turn() const { return resigned_ ? Turn::over() : game_->turn(state_); }

std::optional<Result> Match::result() const {
  if (!turn().is_over()) return std::nullopt;
  Result result{.outcome = game_->outcome(state_), .resigned = resigned_};
  if (resigned_) {
    result.reason = reason_;
    // All others win, whatever the points.
    const unsigned all = (1U << static_cast<unsigned>(game_->seats())) - 1;
    result.outcome.winners =
        static_cast<std::uint8_t>(all & ~(1U << static_cast<unsigned>(*resigned_)));
  }
  return result;
}

const std::string& Match::player_at(Seat seat) const {
  for (const Entry& entry : entries_ | std::views::reverse) {
    const Replaced* replaced = std::get_if<Replaced>(&entry);
    if (replaced != nullptr && replaced->seat == seat) return replaced->player;
  }
  return players_[static_cast<std::size_t>(seat)];
}

std::vector<AnyAction> Match::standing() const {
  std::vector<AnyAction> actions;
  actions.reserve(standing_.size());
  for (const Standing& entry : standing_) actions.push_back(entry.acted.action);
  return actions;
}

std::optional<std::size_t> Match::last_standing() const {
  return standing_.empty() ? std::nullopt : std::optional(standing_.back().number);
}

std::optional<std::size_t> Match::last_decision(Seat seat) const {
  for (const Standing& entry : standing_ | std::views::reverse) {
    if (entry.acted.by == Turn::of(seat)) return entry.number;
  }
  return std::nullopt;
}

bool Match::is_followed_only_by(Seat seat, std::size_t number) const {
  const auto after = std::ranges::upper_bound(standing_, number, {}, &Standing::number);
  return std::ranges::all_of(after, standing_.end(), [&](const Standing& entry) {
    return entry.acted.by == Turn::of(seat);
  });
}

std::optional<AnyAction> Match::drawn_before() const {
  if (chance_count_ >= drawn_.size()) return std::nullopt;
  const AnyAction& action = drawn_[chance_count_];
  return game_->check(state_, action) ? std::nullopt : std::optional(action);
}

std::expected<void, Refusal> Match::play(const AnyAction& action) {
  if (resigned_) return std::unexpected(table_refusals::kOver);
  if (const auto refusal = game_->check(state_, action)) return std::unexpected(*refusal);
  const Acted acted{.by = game_->turn(state_), .action = action};
  entries_.emplace_back(acted);
  standing_.push_back({entries_.size(), acted});
  if (acted.by.is_chance()) {
    drawn_.resize(std::max(drawn_.size(), chance_count_ + 1));
    drawn_[chance_count_++] = action;
  }
  game_->apply(state_, action);
  return {};
}

std::expected<void, Refusal> Match::undo(std::size_t undo_to) {
  if (turn().is_over()) return std::unexpected(table_refusals::kOver);
  const auto undone = std::ranges::upper_bound(standing_, undo_to, {}, &Standing::number);
  if (undone == standing_.end()) return std::unexpected(table_refusals::kNothingToUndo);
  if (!undone->acted.by.is_seat()) return std::unexpected(table_refusals::kUndoToChance);
  entries_.emplace_back(Undone{undo_to});
  standing_.erase(undone, standing_.end());
  fold_again();
  return {};
}

std::expected<void, Refusal> Match::resign(Seat seat, std::string reason) {
  if (turn().is_over()) return std::unexpected(table_refusals::kOver);
  entries_.emplace_back(Resigned{.seat = seat, .reason = reason});
  resigned_ = seat;
  reason_ = std::move(reason);
  return {};
}

std::expected<void, Refusal> Match::change_player(Seat seat, std::string player) {
  if (turn().is_over()) return std::unexpected(table_refusals::kOver);
  entries_.emplace_back(Replaced{.seat = seat, .player = std::move(player)});
  return {};
}

std::expected<void, Refusal> Match::repeat(const Entry& entry) {
  if (const Acted* acted = std::get_if<Acted>(&entry)) {
    if (!turn().is_over() && acted->by != turn()) {
      return std::unexpected(table_refusals::kNotYourTurn);
    }
    return play(acted->action);
  }
  if (const Undone* undone = std::get_if<Undone>(&entry)) return undo(undone->to);
  if (const Resigned* resigned = std::get_if<Resigned>(&entry)) {
    return resign(resigned->seat, resigned->reason);
  }
  const auto& replaced = std::get<Replaced>(entry);
  return change_player(replaced.seat, replaced.player);
}

void Match::fold_again() {
  state_ = game_->start();
  chance_count_ = 0;
  for (const Standing& entry : standing_) {
    if (entry.acted.by.is_chance()) ++chance_count_;
    game_->apply(state_, entry.acted.action);
  }
}

std::string refusal_text(const AnyGame& game, const Refusal& refusal) {
  // By their letters: equal texts may lie in several places.
  const std::string_view code = refusal.code;
  if (code == table_refusals::kNothingToUndo.code) return "there is nothing to take back";
  if (code == table_refusals::kUndoToChance.code) {
    return "an undo goes back to somebody's decision, and there it was chance's turn";
  }
  if (code == table_refusals::kNotYourTurn.code) return "it is somebody else's turn";
  if (std::string_view(refusal.rule) == table_refusals::kOver.rule) return "the match is over";
  return filled("{} ({})", game.refusal_text(refusal), refusal.rule);
}

AnyAction draw_chance(const Match& match, std::uint64_t seed) {
  if (const auto before = match.drawn_before()) return *before;
  Rng rng = Rng::stream(seed, match.chance_count());
  return match.game().draw_chance(match.state(), rng);
}

std::string result_text(const AnyGame& game, const Result& result) {
  std::string winners;
  std::string scores;
  for (const Seat seat : seats_of(game)) {
    if (result.outcome.is_winner(seat)) {
      winners += (winners.empty() ? "" : " and ") + std::string(game.seat_name(seat));
    }
    scores += filled("{}{} {}", scores.empty() ? "" : ", ", game.seat_name(seat),
                     result.outcome.scores[seat]);
  }
  std::string ending = scores;
  if (result.resigned) {
    ending = filled("{} {}", game.seat_name(*result.resigned),
                    result.reason.empty() ? "resigned" : result.reason);
  }
  return filled("{} {}: {}", winners, result.outcome.is_shared() ? "share the victory" : "wins",
                ending);
}

}  // namespace loggia
