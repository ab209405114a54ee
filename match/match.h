// One playing of a game: a header, a log of entries, and the state that the log folds to. No disk,
// no clock, no chance of its own: what happens is handed in.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/seat.h"
#include "match/chance_origin.h"
#include "match/entry.h"
#include "notation/any_game.h"

namespace loggia {

// How the match stands when it is over.
struct Result {
  Outcome outcome;
  std::optional<Seat> resigned;
  std::string reason;  // of that, where there is one
};

class Match {
 public:
  // `players` names who sits where, seat by seat: "person", or a bot's name; nobody where left out.
  Match(std::shared_ptr<const AnyGame> game, std::vector<std::string> players);

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] const std::shared_ptr<const AnyGame>& shared_game() const { return game_; }
  // As they sat down; and who sits in a seat by now.
  [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
  [[nodiscard]] const std::string& player_at(Seat seat) const;
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  [[nodiscard]] const AnyState& state() const { return state_; }
  [[nodiscard]] Turn turn() const;
  [[nodiscard]] std::optional<Result> result() const;

  // Nothing, where chance is not to be proved.
  [[nodiscard]] const std::optional<ChanceOrigin>& chance_origin() const { return chance_origin_; }
  void reveal(ChanceOrigin origin) { chance_origin_ = std::move(origin); }

  // The actions that stand, in order; and how many of them were chance's.
  [[nodiscard]] std::vector<AnyAction> standing() const;
  [[nodiscard]] std::size_t chance_count() const { return chance_count_; }
  // What chance drew at this point before it was taken back, if that can still happen.
  [[nodiscard]] std::optional<AnyAction> drawn_before() const;
  // The numbers of the last standing entry, and of the last one that this seat decided.
  [[nodiscard]] std::optional<std::size_t> last_standing() const;
  [[nodiscard]] std::optional<std::size_t> last_decision(Seat seat) const;
  // Whether nothing stands after this entry but decisions of this seat.
  [[nodiscard]] bool is_followed_only_by(Seat seat, std::size_t number) const;

  // Each checks first, and leaves everything as it was where it refuses.
  std::expected<void, Refusal> play(const AnyAction& action);
  // Only to where a seat decided: chance's outcomes are taken back with what led to them, never
  // alone, so that nobody draws again.
  std::expected<void, Refusal> undo(std::size_t undo_to);
  std::expected<void, Refusal> resign(Seat seat, std::string reason = "");
  std::expected<void, Refusal> change_player(Seat seat, std::string player);
  // An entry of another log of the same game.
  std::expected<void, Refusal> repeat(const Entry& entry);

 private:
  struct Standing {
    std::size_t number;  // of the entry
    Acted acted;
  };

  void fold_again();

  std::shared_ptr<const AnyGame> game_;
  std::vector<std::string> players_;
  std::vector<Entry> entries_;
  std::vector<Standing> standing_;
  std::vector<AnyAction> drawn_;  // by chance, also what no longer stands
  std::size_t chance_count_ = 0;
  std::optional<Seat> resigned_;
  std::string reason_;
  std::optional<ChanceOrigin> chance_origin_;
  AnyState state_;
};

// Reasons of the table rather than of a game's rules; the texts stand in match.cpp.
namespace table_refusals {
inline constexpr Refusal kOver{"table", "match_over"};
inline constexpr Refusal kNothingToUndo{"table", "nothing_to_undo"};
inline constexpr Refusal kUndoToChance{"table", "undo_to_chance"};
inline constexpr Refusal kNotYourTurn{"table", "not_your_turn"};
}  // namespace table_refusals

// "That cell is not next to a block yet (B-08)": the game's text, or the table's.
std::string refusal_text(const AnyGame& game, const Refusal& refusal);

// Chance for local matches: the outcome depends only on the seed and on how many outcomes stand
// before it, and what was drawn once is drawn again: taking a decision back, even in a match that
// was put aside, does not change what chance has in store.
AnyAction draw_chance(const Match& match, std::uint64_t seed);

// "green wins, 41 to 38"
std::string result_text(const AnyGame& game, const Result& result);

}  // namespace loggia
