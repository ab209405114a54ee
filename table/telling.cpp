#include "table/telling.h"

#include <utility>

namespace loggia::table {
namespace {

// The secret seed stays here, and so do the ids of guests, which are only for themselves.
struct Telling {
  const Table& table;
  Viewer viewer;
  std::optional<told::End> end;

  told::What operator()(const Made& made) const {
    return told::Made{.spec = made.spec.told(), .commitment = table.commitment()};
  }
  told::What operator()(const Sat& sat) const {
    return told::Sat{.chair = sat.chair, .name = sat.name, .nonce = sat.nonce};
  }
  told::What operator()(const BotSat& sat) const { return sat; }
  told::What operator()(const Left& left) const { return left; }
  told::What operator()(const Started& started) const {
    told::Started out{.options = started.options};
    for (const int chair : started.chairs) {
      out.seats.push_back({.seat = seat_at(static_cast<int>(out.seats.size())), .chair = chair});
    }
    return out;
  }
  told::What operator()(const Entry& entry) const { return std::visit(*this, entry); }
  told::What operator()(const Acted& acted) const {
    return told::Acted{
        .by = acted.by, .action = table.game().redact(acted.action, viewer), .end = end};
  }
  told::What operator()(const Undone& undone) const {
    return told::Undone{table.seq_of(undone.to)};
  }
  told::What operator()(const Resigned& resigned) const {
    return told::Resigned{.seat = resigned.seat, .reason = resigned.reason, .end = *end};
  }
  told::What operator()(const Replaced& replaced) const {
    return told::Replaced{.seat = replaced.seat, .player = replaced.player};
  }
  told::What operator()(const Rematch& rematch) const { return rematch; }
  told::What operator()(const Closed& closed) const { return closed; }
};

}  // namespace

told::Event told_event(const Table& table, const Event& event, std::uint64_t seq, Time time,
                       Viewer viewer) {
  Telling telling{.table = table, .viewer = viewer};
  const bool has_ended = std::holds_alternative<Entry>(event) && table.phase() == Phase::kOver &&
                         table.entry_of(seq) == table.match()->entries().size();
  // With the event that ended the match, everything is told.
  if (has_ended) {
    telling.end = {.result = *table.match()->result(), .chance = *table.match()->chance_origin()};
  }
  return {.seq = seq, .time = time, .what = std::visit(telling, event)};
}

const told::End* told::end_of(const Event& event) {
  if (const auto* acted = std::get_if<Acted>(&event.what))
    return acted->end ? &*acted->end : nullptr;
  const auto* resigned = std::get_if<Resigned>(&event.what);
  return resigned == nullptr ? nullptr : &resigned->end;
}

std::vector<told::Event> told_since(const Table& table, std::uint64_t after, Viewer viewer) {
  std::vector<told::Event> events;
  std::uint64_t seq = 0;
  for (const auto& [event, time] : table.history()) {
    if (++seq > after) events.push_back(told_event(table, event, seq, time, viewer));
  }
  return events;
}

std::vector<std::optional<told::Sitting>> told_chairs(const Table& table) {
  std::vector<std::optional<told::Sitting>> chairs;
  for (const Chair& chair : table.chairs()) {
    const Viewer seat = table.seat_of_chair(static_cast<int>(chairs.size()));
    if (!chair.is_taken()) {
      chairs.emplace_back();
    } else if (chair.is_bot) {
      chairs.emplace_back(told::Bot{.bot = chair.name, .seat = seat});
    } else {
      chairs.emplace_back(told::Person{.name = chair.name, .seat = seat});
    }
  }
  return chairs;
}

std::optional<told::Clock> told_clock(const Table& table) {
  if (table.spec().clock.kind == Clock::Kind::kNone || table.phase() != Phase::kPlaying) {
    return std::nullopt;
  }
  told::Clock clock{.deadline = table.deadline()};
  for (const Seat seat : seats_of(table.game())) clock.left.push_back(table.time_left(seat));
  return clock;
}

std::vector<int> kept_chairs(const Table& table) {
  std::vector<int> kept;
  for (int place = 0; std::cmp_less(place, table.chairs().size()); ++place) {
    const Chair& chair = table.chairs()[static_cast<std::size_t>(place)];
    if (!chair.is_taken() && !chair.kept_for.empty()) kept.push_back(place);
  }
  return kept;
}

}  // namespace loggia::table
