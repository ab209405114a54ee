#include "match/bots.h"

namespace loggia {

Bots::Bots(const Match& match) {
  for (std::size_t i = 0; i < match.players().size(); ++i) {
    players_.push_back(match.game().make_player(match.players()[i], seat_at(static_cast<int>(i))));
  }
  for (const AnyAction& action : match.standing()) observe(action);
}

void Bots::observe(const AnyAction& action) {
  for (auto& player : players_) {
    if (player) player->observe(action);
  }
}

Rng bot_stream(std::uint64_t seed, Seat seat) {
  return Rng::stream(~seed, static_cast<std::uint64_t>(seat));
}

std::expected<void, Refusal> play_to_end(Match& match, std::uint64_t seed,
                                         const std::function<void(const AnyAction&)>& after) {
  Bots bots(match);
  std::vector<Rng> streams;
  for (int i = 0; i < match.game().seats(); ++i) streams.push_back(bot_stream(seed, seat_at(i)));
  while (!match.turn().is_over()) {
    const Turn turn = match.turn();
    const AnyAction action =
        turn.is_chance()
            ? draw_chance(match, seed)
            : bots.at(turn.seat())->choose(streams[static_cast<std::size_t>(turn.seat())], {});
    if (const auto played = match.play(action); !played) return played;
    bots.observe(action);
    after(action);
  }
  return {};
}

}  // namespace loggia
