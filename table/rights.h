// What a person may do at a table besides moving: the rules that commands are decided by, and all
// of them at once, for who looks.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "notation/wire_values.h"
#include "table/table.h"

namespace loggia::table {

std::optional<Refusal> refusal_to_invite(const Table& table, std::string_view guest, int chair);
// Before the match: who leaves takes the table along.
bool closes_by_leaving(const Table& table, std::string_view guest);
// Why somebody cannot do what players do, while the match is played.
std::optional<Refusal> refusal_to_play(const Table& table, std::string_view guest);
std::optional<Refusal> refusal_of_rematch(const Table& table, std::string_view guest);

struct May {
  std::vector<int> sit;
  std::vector<int> invite;
  bool leaves = false;
  bool closes = false;
  bool resigns = false;
  bool asks_for_rematch = false;

  friend bool operator==(const May&, const May&) = default;

  static constexpr wire::Words kWords{
      "may", "What one may do at a table besides moving; what is left out, one may not"};
  static constexpr auto fields() {
    using Chairs = wire::UnlessEmpty<wire::List<wire::ChairNumber>>;
    return std::tuple(
        wire::field<Chairs>("sit", &May::sit, "On any of these chairs."),
        wire::field<Chairs>("invite", &May::invite, "A bot onto any of these chairs."),
        wire::field<wire::UnlessFalse>("leave", &May::leaves),
        wire::field<wire::UnlessFalse>("close", &May::closes, "By leaving: nobody else is there."),
        wire::field<wire::UnlessFalse>("resign", &May::resigns),
        wire::field<wire::UnlessFalse>("rematch", &May::asks_for_rematch));
  }
};

// Of a stranger: as soon as they say who they are.
May may(const Table& table, std::string_view guest);

}  // namespace loggia::table
