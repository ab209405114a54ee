// A table: what its events so far make of it. Who sits where, the match once everybody sits, how
// much time is left, and where chance comes from. No sockets, no disk, no clock of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/fair_chance.h"
#include "match/match.h"
#include "store/store.h"
#include "table/clocks.h"
#include "table/event.h"
#include "table/library.h"
#include "table/refusals.h"

namespace loggia::table {

struct Chair {
  std::string guest;  // who sits there; empty: nobody, or a bot
  std::string name;   // as others see it, also of whom it is kept for; a bot's is its level
  std::string nonce;  // its part of chance
  bool is_bot = false;
  std::string kept_for;  // the guest who alone may sit down there, until they sit anywhere

  [[nodiscard]] bool is_taken() const { return is_bot || !guest.empty(); }
  [[nodiscard]] bool is_free_for(std::string_view whom) const {
    return !is_taken() && (kept_for.empty() || kept_for == whom);
  }
};

using store::Phase;

class Table {
 public:
  // From the event that made it.
  static std::expected<Table, Problem> make(const Made& made, Time time, Library& library);

  // What happens next. Refuses what cannot happen here, and is then as before.
  std::expected<void, Refusal> add(const Event& event, Time time);

  // How it stands
  [[nodiscard]] std::uint64_t seq() const { return times_.size(); }
  [[nodiscard]] Phase phase() const;
  [[nodiscard]] const Spec& spec() const { return made_.spec; }
  [[nodiscard]] const std::string& maker() const { return made_.by; }
  [[nodiscard]] std::span<const Chair> chairs() const { return chairs_; }
  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] const Match* match() const { return match_ ? &*match_ : nullptr; }
  [[nodiscard]] Time touched() const { return times_.back(); }
  // When the seat to act is out of time; nobody waits for a bot.
  [[nodiscard]] std::optional<Time> deadline() const;
  // What a seat had left when its turn began, or has left, if it is not its turn.
  [[nodiscard]] Milliseconds time_left(Seat seat) const { return clocks_.left(seat); }
  [[nodiscard]] const std::optional<std::string>& rematch() const { return rematch_; }

  // Who is who
  [[nodiscard]] std::optional<int> chair_of(std::string_view guest) const;
  // Once it started; before, nobody has a seat.
  [[nodiscard]] Viewer seat_of(std::string_view guest) const;
  [[nodiscard]] Viewer seat_of_chair(int chair) const;
  // Whether this guest began the match, though a bot may sit there by now.
  [[nodiscard]] bool has_played(std::string_view guest) const;
  // The chair that is kept for this guest, while nobody sits there.
  [[nodiscard]] std::optional<int> chair_kept_for(std::string_view guest) const;
  [[nodiscard]] const Chair& chair_at(Seat seat) const {
    return chairs_[static_cast<std::size_t>(seats_[static_cast<std::size_t>(seat)])];
  }
  // Why nobody, or this guest not, can sit down there; and why no bot can.
  [[nodiscard]] std::optional<Refusal> refusal_to_sit(int chair, std::string_view guest) const;
  [[nodiscard]] std::optional<Refusal> refusal_of_bot(int chair) const;
  // The bot to act, if it is a bot's turn.
  [[nodiscard]] std::optional<Seat> bot_to_act() const;

  // Sequence numbers: the match's entries are the table's events after the start.
  [[nodiscard]] std::size_t entry_of(std::uint64_t seq) const {
    return static_cast<std::size_t>(seq - started_seq_);
  }
  [[nodiscard]] std::uint64_t seq_of(std::size_t entry) const { return started_seq_ + entry; }
  [[nodiscard]] std::uint64_t started_seq() const { return started_seq_; }

  // Chance
  [[nodiscard]] bool can_start() const;
  [[nodiscard]] Started draw_start() const;  // asked where it can start
  [[nodiscard]] Entry draw_chance() const;   // asked where it is chance's turn
  // A secret while the match is played.
  [[nodiscard]] const ChanceOrigin& chance_origin() const { return origin_; }
  [[nodiscard]] std::string commitment() const { return origin_.commitment; }

  // Everything that happened, in order.
  struct Happened {
    Event event;
    Time time;
  };
  [[nodiscard]] std::vector<Happened> history() const;

 private:
  Table(Made made, std::shared_ptr<const AnyGame> game, Library& library);

  [[nodiscard]] std::optional<Refusal> refusal_at(int chair) const;
  static std::optional<Refusal> apply(const Made& made, Time time);
  std::optional<Refusal> apply(const Sat& sat, Time time);
  std::optional<Refusal> apply(const BotSat& sat, Time time);
  std::optional<Refusal> apply(const Left& left, Time time);
  std::optional<Refusal> apply(const Started& started, Time time);
  std::optional<Refusal> apply(const Entry& entry, Time time);
  std::optional<Refusal> apply(const Rematch& rematch, Time time);
  std::optional<Refusal> apply(const Closed& closed, Time time);

  Library* library_;
  Made made_;
  std::shared_ptr<const AnyGame> game_;
  std::vector<Chair> chairs_;
  std::vector<int> seats_;  // the chair of each, once started
  std::optional<Match> match_;
  std::optional<FairChance> chance_;
  ChanceOrigin origin_;
  Clocks clocks_;
  std::uint64_t started_seq_ = 0;
  std::optional<std::string> rematch_;
  bool is_closed_ = false;
  std::vector<Event> around_;  // those that are no entries of the match, in order
  std::vector<Time> times_;
};

}  // namespace loggia::table
