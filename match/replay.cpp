#include "match/replay.h"

#include <ranges>
#include <utility>

#include "match/record.h"

namespace loggia {

json::object replay_json(const Match& match) {
  const AnyGame& game = match.game();
  json::array seats;
  for (const auto& [seat, player] : std::views::zip(seats_of(game), match.players())) {
    seats.push_back(json::object{{"seat", game.seat_name(seat)}, {"player", player}});
  }
  Match follower(match.shared_game(), match.players());
  json::array frames;
  for (const Entry& entry : match.entries()) {
    json::object frame{{"seq", frames.size() + 1}, {"event", wire::as_json(entry, &game)}};
    if (const Acted* acted = std::get_if<Acted>(&entry)) {
      frame["happenings"] = game.happenings_json(follower.state(), acted->action);
    }
    (void)follower.repeat(entry);  // it was played once, so it can be played again
    frame["view"] = game.open_screen_json(follower.state());
    frames.push_back(std::move(frame));
  }
  return {{"game", game.name()},          {"options", game.options()},
          {"content", game.content()},    {"seats", std::move(seats)},
          {"result", result_json(match)}, {"frames", std::move(frames)}};
}

}  // namespace loggia
