#include "notation/highrise/options.h"

#include <array>

#include "engine/highrise/tower.h"
#include "notation/filled.h"
#include "notation/highrise/names.h"

namespace loggia::highrise {
namespace {

constexpr std::array<std::string_view, 1> kNone = {"none"};
constexpr std::uint32_t kMostTurns = 100'000;
constexpr std::uint32_t kLeastPlayers = 2;

enum Option : std::size_t { kPlayers, kFirst, kFloors, kTurnLimit, kStallRounds };

constexpr int players_of(const OptionChoices& choices) {
  return static_cast<int>(kLeastPlayers + choices[kPlayers]);
}

constexpr std::array<OptionSpec, 5> kSpecs = {{
    {.key = "players",
     .rule = "H-02",
     .help = "how many play",
     .numbers = {kLeastPlayers, kMaxSeats},
     .is_surveyed = true,
     .counts_seats = true},
    {.key = "first",
     .rule = "H-03",
     .help = "who begins",
     .choices = kSeatNames,
     .drawn_from =
         [](const OptionChoices& choices) { return static_cast<std::size_t>(players_of(choices)); },
     .names_seat = true},
    {.key = "floors",
     .rule = "H-08",
     .help = "how many floors win; 4 is the short game",
     .numbers = {1, kMostFloors},
     .usual = 4},
    {.key = "turn_limit",
     .rule = "H-23",
     .help = "the match ends after so many turns of all players",
     .choices = kNone,
     .numbers = {1, kMostTurns},
     .usual_in_simulations = 500},
    {.key = "stall_rounds",
     .rule = "H-23",
     .help = "the match ends after so many rounds in which no card moved",
     .numbers = {1, 100},
     .usual = 2},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kSpecs; }

std::optional<Options> to_options(const OptionChoices& choices, Problems& problems) {
  Options options;
  options.players = players_of(choices);
  options.first = seat_at(static_cast<int>(choices[kFirst]));
  options.floors = static_cast<int>(choices[kFloors] + 1);
  if (choices[kTurnLimit] > 0) options.turn_limit = static_cast<std::uint32_t>(choices[kTurnLimit]);
  options.stall_rounds = static_cast<int>(choices[kStallRounds] + 1);
  if (index(options.first) >= options.players) {
    problems.push_back(
        {option_place(kSpecs[kFirst].key),
         filled("{} does not sit at a table of {} (H-03)", name(options.first), options.players)});
    return std::nullopt;
  }
  return options;
}

OptionChoices to_choices(const Options& options) {
  OptionChoices choices(kSpecs.size());
  choices[kPlayers] = static_cast<std::size_t>(options.players) - kLeastPlayers;
  choices[kFirst] = static_cast<std::size_t>(options.first);
  choices[kFloors] = static_cast<std::size_t>(options.floors - 1);
  choices[kTurnLimit] = options.turn_limit.value_or(0);
  choices[kStallRounds] = static_cast<std::size_t>(options.stall_rounds - 1);
  return choices;
}

}  // namespace loggia::highrise
