#include "match/replay.h"

#include <ranges>
#include <utility>

namespace loggia {
namespace {

// Of an entry that the follower has just repeated.
struct FactsOf {
  const Match& follower;
  const AnyState& before;
  Happened& happened;

  void operator()(const Acted& acted) {
    happened.told = follower.game().tell_openly(before, acted.action);
  }
  void operator()(const Undone& undone) {
    happened.aside = aside::Undone{.by = follower.turn().seat(), .to = undone.to};
    happened.told = follower.game().tell_where_openly(follower.state());
  }
  void operator()(const Resigned& resigned) {
    happened.aside = aside::Resigned{.by = resigned.seat, .reason = resigned.reason};
  }
  void operator()(const Replaced& replaced) {
    happened.aside = aside::Replaced{.seat = replaced.seat, .player = replaced.player};
  }
};

}  // namespace

Replay replay_of(const Match& match) {
  const AnyGame& game = match.game();
  Replay replay{.game = game.name(),
                .options = game.options(),
                .content = game.content(),
                .result = match.result()};
  for (const auto& [seat, player] : std::views::zip(seats_of(game), match.players())) {
    replay.seats.push_back({.seat = seat, .player = player});
  }
  Match follower(match.shared_game(), match.players());
  for (const Entry& entry : match.entries()) {
    const AnyState before = follower.state();
    (void)follower.repeat(entry);  // it was played once, so it can be played again
    Replay::Frame frame{.seq = replay.frames.size() + 1, .event = entry};
    std::visit(FactsOf{.follower = follower, .before = before, .happened = frame.happened}, entry);
    frame.view = game.open_view(follower.state());
    replay.frames.push_back(std::move(frame));
  }
  return replay;
}

}  // namespace loggia
