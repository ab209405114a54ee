#include "table/card.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "table/table.h"
#include "table/telling.h"

namespace loggia::table {
namespace {

// What must be known of a card before it can be read: which game's seats it names, and how many.
struct HowMany {
  static std::optional<std::size_t> read(const Reader& reader, wire::Game) {
    const json::array* list = reader.array();
    return list == nullptr ? std::nullopt : std::optional(list->size());
  }
};
struct SeatsNamed {
  const GameEntry* game = nullptr;
  std::size_t chairs = 0;

  static constexpr auto fields() {
    return std::tuple(wire::field<WrittenGame>("game", &SeatsNamed::game),
                      wire::field<HowMany>("chairs", &SeatsNamed::chairs));
  }
};

// Members stand in the order of the chairs that they have (summary_of()): they sit there, or are
// awaited. Nothing, where that does not come out even.
std::vector<int> chairs_of_members(const told::Card& card, const store::Summary& summary) {
  const bool is_open = summary.phase == store::Phase::kOpen;
  const auto awaited =
      is_open ? std::ranges::count(summary.members, true, &store::Member::is_awaited) : 0;
  const auto free = std::ranges::count_if(card.chairs, [](const auto& each) { return !each; });
  // Cards of before did not say which are kept.
  const bool are_all_kept = card.kept.empty() && free == awaited;
  std::vector<int> chairs;
  std::ptrdiff_t kept = 0;
  for (int place = 0; std::cmp_less(place, card.chairs.size()); ++place) {
    const auto& sitting = card.chairs[static_cast<std::size_t>(place)];
    const bool is_person = sitting && std::holds_alternative<told::Person>(*sitting);
    const bool is_kept =
        is_open && !sitting && (are_all_kept || std::ranges::contains(card.kept, place));
    if (is_kept) ++kept;
    if (is_person || is_kept) chairs.push_back(place);
  }
  return kept == awaited ? chairs : std::vector<int>();
}

void tell_whose(const store::Summary& summary, std::string_view guest, told::Listed& listed) {
  const auto member = std::ranges::find(summary.members, guest, &store::Member::guest);
  if (guest.empty() || member == summary.members.end()) return;
  listed.awaits_you = member->is_awaited;
  const std::vector<int> chairs = chairs_of_members(listed.card, summary);
  const auto place = static_cast<std::size_t>(member - summary.members.begin());
  if (place >= chairs.size()) return;  // who made it and sits nowhere
  const bool is_free = !listed.card.chairs[static_cast<std::size_t>(chairs[place])];
  (is_free ? listed.kept_for_you : listed.chair) = chairs[place];
}

}  // namespace

told::Card told_card(const Table& table) {
  told::Card card{.terms = {table.spec()},
                  .chairs = told_chairs(table),
                  .host = table.chair_of(table.maker()),
                  .kept = kept_chairs(table)};
  if (table.match() != nullptr && table.phase() == Phase::kOver) {
    card.result = table.match()->result();
  }
  return card;
}

std::string card_text(const Table& table) { return wire::written(told_card(table), &table.game()); }

std::optional<told::Listed> Cards::listed(const store::Listed& stored, std::string_view guest) {
  const store::Summary& summary = stored.summary;
  const auto value = parse_json(summary.card);
  if (!value) return std::nullopt;
  Problems problems;
  const Reader reader(*value, "card", problems);
  const auto named = wire::read_inlined<SeatsNamed>(reader);
  auto game = named ? game_with(*named->game, named->chairs) : nullptr;
  if (game == nullptr) return std::nullopt;
  auto card = wire::read<told::Card>(reader, game.get());
  if (!card) return std::nullopt;
  told::Listed listed{.match = stored.match,
                      .phase = summary.phase,
                      .touched = summary.touched,
                      .card = *std::move(card),
                      .game = std::move(game)};
  tell_whose(summary, guest, listed);
  return listed;
}

std::shared_ptr<const AnyGame> Cards::game_with(const GameEntry& game, std::size_t seats) {
  const auto found = games_.find({&game, seats});
  if (found != games_.end()) return found->second;
  const Spec spec{.game = &game, .chairs = std::vector<ChairSpec>(seats)};
  Problems problems;
  std::shared_ptr<const AnyGame> made = game.make_standard(spec.choices(), problems);
  if (made == nullptr || std::cmp_not_equal(made->seats(), seats)) return nullptr;
  return games_.emplace(std::pair(&game, seats), std::move(made)).first->second;
}

}  // namespace loggia::table
