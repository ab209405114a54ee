#include "match/bots.h"

namespace loggia {

Bots::Bots(const Match& match) {
  for (const Seat seat : seats_of(match.game())) {
    players_[seat] = match.game().make_player(match.player_at(seat), seat);
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

std::expected<void, Failure> play_on(Match& match, Bots& bots, const Croupier& croupier) {
  while (!match.turn().is_over()) {
    const Turn turn = match.turn();
    const auto action = turn.is_chance() ? std::expected<AnyAction, std::string>(croupier.chance())
                                         : croupier.ask(*bots.at(turn.seat()), turn.seat());
    if (!action) return std::unexpected(Failure{turn.seat(), action.error()});
    if (const auto played = match.play(*action); !played) {
      return std::unexpected(
          Failure{turn.seat(), "broke a rule: " + refusal_text(match.game(), played.error())});
    }
    bots.observe(*action);
    croupier.after(*action);
  }
  return {};
}

std::expected<void, Failure> play_to_end(Match& match, std::uint64_t seed,
                                         const bots::Thinking& thinking,
                                         const std::function<void(const AnyAction&)>& after) {
  Bots bots(match);
  std::vector<Rng> streams;
  for (const Seat seat : seats_of(match.game())) streams.push_back(bot_stream(seed, seat));
  return play_on(match, bots,
                 {.chance = [&] { return draw_chance(match, seed); },
                  .ask =
                      [&](Player& bot, Seat seat) {
                        return bot.choose(streams[static_cast<std::size_t>(seat)], thinking);
                      },
                  .after = after});
}

}  // namespace loggia
