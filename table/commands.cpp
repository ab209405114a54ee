#include "table/commands.h"

#include <utility>

#include "table/rights.h"

namespace loggia::table {
namespace {

using Decided = std::expected<Decision, Refusal>;

// A log can be made longer and longer by taking back; whoever comes to the table reads all of it.
constexpr std::size_t kMostToTakeBack = 5000;

Decided one(Event event) { return Decision{.events = {std::move(event)}}; }
Decided refused(const Refusal& refusal) { return std::unexpected(refusal); }

// Whether nobody is left who could say no: bots always agree.
bool is_agreed(const Table& table, const UndoAsked& asked) {
  return std::ranges::all_of(seats_of(table.game()), [&](Seat seat) {
    return seat == asked.by || table.chair_at(seat).is_bot || asked.agreed.contains(seat);
  });
}

Event undo_to(const Table& table, std::uint64_t seq) { return Entry(Undone{table.entry_of(seq)}); }

struct Decider {
  const Table& table;
  const std::optional<UndoAsked>& asked;
  const Person& person;

  [[nodiscard]] Viewer seat() const { return table.seat_of(person.guest); }
  [[nodiscard]] std::optional<Refusal> not_playing() const {
    return refusal_to_play(table, person.guest);
  }

  Decided operator()(const Make& /*make*/) const { return refused(refusals::kImpossible); }
  Decided operator()(const PlayAgain& /*again*/) const { return refused(refusals::kImpossible); }

  Decided operator()(const Sit& sit) const {
    return one(
        Sat{.chair = sit.chair, .guest = person.guest, .name = person.name, .nonce = sit.nonce});
  }

  Decided operator()(const Invite& invite) const {
    const auto refusal = refusal_to_invite(table, person.guest, invite.chair);
    if (refusal) return refused(*refusal);
    return one(BotSat{.chair = invite.chair, .bot = invite.bot});
  }

  Decided operator()(const Leave& /*leave*/) const {
    if (table.phase() == Phase::kOpen) {
      const auto chair = table.chair_of(person.guest);
      if (!chair) return refused(refusals::kNotSeated);
      Decision decision{.events = {Left{*chair}}};
      // Whoever made it takes it along, unless somebody else sits there already.
      if (closes_by_leaving(table, person.guest)) decision.events.emplace_back(Closed{});
      return decision;
    }
    if (const auto refusal = not_playing()) return refused(*refusal);
    return one(desertion(table, *seat(), "left"));
  }

  Decided operator()(const Act& act) const {
    if (const auto refusal = not_playing()) return refused(*refusal);
    if (act.after.value_or(table.seq()) != table.seq()) return refused(refusals::kStale);
    const AnyGame& game = table.game();
    if (table.match()->turn() != Turn::of(*seat())) {
      return refused({game.turn_rule(), table_refusals::kNotYourTurn.code});
    }
    Problems problems;
    const auto action = game.read_action(Reader(act.action, "act", problems));
    if (!action || !problems.empty()) return refused(refusals::kNoAction);
    if (const auto refusal = game.check(table.match()->state(), *action)) return refused(*refusal);
    return one(Entry(Acted{.by = Turn::of(*seat()), .action = *action}));
  }

  Decided operator()(const Undo& undo) const {
    if (const auto refusal = not_playing()) return refused(*refusal);
    if (table.match()->entries().size() > kMostToTakeBack) return refused(refusals::kTooManyUndos);
    if (undo.to < table.started_seq() || undo.to >= table.seq()) {
      return refused(table_refusals::kNothingToUndo);
    }
    // Only from one's own decision on, else others' turns would be taken back at will.
    Match tried = *table.match();
    const auto undone = tried.undo(table.entry_of(undo.to));
    if (!undone) return refused(undone.error());
    if (tried.turn() != Turn::of(*seat())) return refused(refusals::kNotYours);
    const UndoAsked now{.by = *seat(), .to = undo.to};
    const bool is_free = table.match()->is_followed_only_by(*seat(), table.entry_of(undo.to));
    if (is_free || is_agreed(table, now)) return one(undo_to(table, undo.to));
    return Decision{.undo_asked = now};
  }

  Decided operator()(const Agree& agree) const {
    if (const auto refusal = not_playing()) return refused(*refusal);
    if (!asked || asked->by == *seat()) return refused(refusals::kNothingAsked);
    if (!agree.agrees) return Decision{};
    UndoAsked now = *asked;
    now.agreed.insert(*seat());
    if (is_agreed(table, now)) return one(undo_to(table, now.to));
    return Decision{.undo_asked = std::move(now)};
  }

  Decided operator()(const Resign& /*resign*/) const {
    if (const auto refusal = not_playing()) return refused(*refusal);
    return one(Entry(Resigned{.seat = *seat()}));
  }
};

}  // namespace

std::expected<Decision, Refusal> decide(const Table& table, const std::optional<UndoAsked>& asked,
                                        const Person& person, const Command& command) {
  return std::visit(Decider{table, asked, person}, command.what);
}

Event desertion(const Table& table, Seat seat, const std::string& reason) {
  const std::string& stand_in = table.spec().stand_in;
  if (stand_in.empty()) return Entry(Resigned{.seat = seat, .reason = reason});
  return Entry(Replaced{.seat = seat, .player = stand_in});
}

Spec spec_of_rematch(const Table& table) {
  Spec spec = table.spec();
  spec.draws_seats = false;
  spec.is_listed = false;
  const int seats = table.game().seats();
  for (int i = 0; i < seats; ++i) {
    const Chair& chair = table.chair_at(seat_at((i + 1) % seats));
    spec.chairs[static_cast<std::size_t>(i)] =
        chair.is_bot
            ? ChairSpec{.kind = ChairSpec::Kind::kBot, .name = chair.name}
            : ChairSpec{.kind = ChairSpec::Kind::kGuest, .name = chair.guest, .called = chair.name};
  }
  return spec;
}

}  // namespace loggia::table
