#include "table/offer.h"

#include <algorithm>

namespace loggia::table {
namespace {

OfferedOption offered(const OptionSpec& option) {
  OfferedOption out{.key = std::string(option.key),
                    .rule = std::string(option.rule),
                    .help = std::string(option.help),
                    .is_drawn = option.drawn_from != nullptr,
                    .is_seat = option.names_seat};
  for (std::size_t place = 0; place < option.choices.size(); ++place) {
    out.choices.push_back(option.value(place));
  }
  if (option.numbers.size() > 0) {
    out.numbers = {.least = option.numbers.least, .most = option.numbers.most};
  }
  if (!out.is_drawn) out.usual = option.value(option.usual);
  return out;
}

OfferedSeats offered_seats(const GameEntry& game) {
  OptionChoices choices = usual_choices(game.options);
  Problems problems;
  OfferedSeats out;
  const auto counted = std::ranges::find(game.options, true, &OptionSpec::counts_seats);
  if (counted != game.options.end()) {
    out.option = counted->key;
    out.least = counted->numbers.least;
    choices[static_cast<std::size_t>(counted - game.options.begin())] = counted->size() - 1;
  }
  // With as many as there may be.
  const auto made = game.make_standard(choices, problems);
  for (const Seat seat : seats_of(*made)) out.names.emplace_back(made->seat_name(seat));
  out.most = static_cast<std::uint32_t>(out.names.size());
  if (!out.option) out.least = out.most;
  return out;
}

}  // namespace

std::vector<OfferedGame> offered_games(const Library& library) {
  std::vector<OfferedGame> out;
  for (const GameEntry& game : games()) {
    Problems problems;
    const auto standard = game.make_standard(usual_choices(game.options), problems);
    OfferedGame offer{.game = std::string(game.name),
                      .title = std::string(game.title),
                      .rules = game.rules_version,
                      .seats = offered_seats(game),
                      .contents = library.names(game)};
    for (const OptionSpec& option : game.options) offer.options.push_back(offered(option));
    for (const std::string_view bot : standard->player_names()) offer.bots.emplace_back(bot);
    for (const std::string_view level : standard->level_names()) offer.levels.emplace_back(level);
    out.push_back(std::move(offer));
  }
  return out;
}

std::string offered_games_text(const Library& library) {
  std::string out;
  wire::List<wire::Struct<OfferedGame>>::write(offered_games(library), out, nullptr);
  return out;
}

}  // namespace loggia::table
