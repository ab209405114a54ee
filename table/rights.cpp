#include "table/rights.h"

#include <algorithm>
#include <utility>

namespace loggia::table {

std::optional<Refusal> refusal_to_invite(const Table& table, std::string_view guest, int chair) {
  if (guest != table.maker()) return refusals::kNotYourTable;
  return table.refusal_of_bot(chair);
}

bool closes_by_leaving(const Table& table, std::string_view guest) {
  return guest == table.maker() && std::ranges::none_of(table.chairs(), [&](const Chair& other) {
           return !other.guest.empty() && other.guest != guest;
         });
}

std::optional<Refusal> refusal_to_play(const Table& table, std::string_view guest) {
  if (table.phase() == Phase::kOpen) return refusals::kNotStarted;
  if (table.phase() == Phase::kOver) return table_refusals::kOver;
  return table.seat_of(guest) ? std::nullopt : std::optional(refusals::kNotAtTable);
}

std::optional<Refusal> refusal_of_rematch(const Table& table, std::string_view guest) {
  if (table.phase() != Phase::kOver) return refusals::kNotOver;
  return table.seat_of(guest) ? std::nullopt : std::optional(refusals::kNotAtTable);
}

May may(const Table& table, std::string_view guest) {
  May out{.resigns = !refusal_to_play(table, guest),
          .asks_for_rematch = !refusal_of_rematch(table, guest)};
  out.leaves = out.resigns;
  if (table.phase() != Phase::kOpen) return out;
  for (int chair = 0; std::cmp_less(chair, table.chairs().size()); ++chair) {
    if (!table.refusal_to_sit(chair, guest)) out.sit.push_back(chair);
    if (!refusal_to_invite(table, guest, chair)) out.invite.push_back(chair);
  }
  out.leaves = table.chair_of(guest).has_value();
  out.closes = out.leaves && closes_by_leaving(table, guest);
  return out;
}

}  // namespace loggia::table
