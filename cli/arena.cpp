#include "cli/arena.h"

#include <algorithm>
#include <utility>

#include "cli/exec_player.h"
#include "cli/interruption.h"
#include "cli/slices.h"
#include "match/bots.h"
#include "match/paired_chance.h"
#include "match/record.h"
#include "notation/text.h"

namespace loggia::cli {
namespace {

// The time of a move is over, or the whole is interrupted.
class MoveTime final : public bots::Stop {
 public:
  explicit MoveTime(std::optional<double> seconds) : seconds_(seconds) {}

  void begin() { began_ = Clock::now(); }
  [[nodiscard]] double passed() const {
    return std::chrono::duration<double>(Clock::now() - began_).count();
  }
  [[nodiscard]] bool is_due() const override {
    return is_interrupted() || (seconds_ && passed() >= *seconds_);
  }

 private:
  std::optional<double> seconds_;
  Clock::time_point began_;
};

// A name that fits a record: its end is what tells programs apart.
std::string record_name(const std::string& name) {
  constexpr std::size_t kMostBytes = 100;
  if (name.size() <= kMostBytes) return name;
  constexpr std::string_view kCut = "…";
  std::size_t from = name.size() - (kMostBytes - kCut.size());
  const auto is_inside = [&](std::size_t i) {  // a character of several bytes
    return (static_cast<unsigned char>(name[i]) & 0xc0U) == 0x80U;
  };
  while (from < name.size() && is_inside(from)) ++from;
  return std::string(kCut) + name.substr(from);
}

// How one game went, by bot.
struct GamePlayed {
  std::vector<BotTally> bots;
  std::optional<ArenaFailure> failure;
  std::string record;
};

class Arena {
 public:
  explicit Arena(const ArenaPlan& plan) : plan_(plan) {
    for (const std::string& name : plan.bots) {
      pools_.emplace_back();
      const auto command = program_of(name);
      for (std::size_t turn = 0; !command.empty() && turn < plan.bots.size(); ++turn) {
        pools_.back().push_back(std::make_unique<ExecPool>(
            command, plan.game, plan.move_time.value_or(kUsualMoveTime)));
      }
    }
  }

  [[nodiscard]] std::vector<GamePlayed> play_round(std::uint64_t number) const {
    std::vector<GamePlayed> games;
    for (std::size_t turn = 0; turn < plan_.bots.size(); ++turn) {
      games.push_back(play_game(number, turn));
    }
    return games;
  }

 private:
  // Those of one match: a seat's player, and the program behind it where there is one.
  struct Seated {
    PerSeat<std::unique_ptr<Player>> players;
    PerSeat<std::unique_ptr<ExecBot>> programs;  // null for bots of the game
    PerSeat<ExecPlayer*> told{};                 // null for bots of the game
  };

  // Turned by one with every game of a round, so that each bot has each seat once.
  [[nodiscard]] std::size_t bot_in(Seat seat, std::size_t turn) const {
    return (static_cast<std::size_t>(seat) + turn) % plan_.bots.size();
  }

  [[nodiscard]] Seated seated(std::size_t turn) const {
    Seated seated;
    for (const Seat seat : seats_of(*plan_.game)) {
      const std::size_t bot = bot_in(seat, turn);
      if (pools_[bot].empty()) {
        seated.players[seat] = plan_.game->make_player(plan_.bots[bot], seat);
        continue;
      }
      seated.programs[seat] = pools_[bot][turn]->take();
      auto player = std::make_unique<ExecPlayer>(*seated.programs[seat], plan_.game, seat);
      seated.told[seat] = player.get();
      seated.players[seat] = std::move(player);
    }
    return seated;
  }

  [[nodiscard]] std::vector<std::string> names(std::size_t turn) const {
    std::vector<std::string> names;
    for (const Seat seat : seats_of(*plan_.game)) {
      names.push_back(record_name(plan_.bots[bot_in(seat, turn)]));
    }
    return names;
  }

  [[nodiscard]] GamePlayed play_game(std::uint64_t round, std::size_t turn) const {
    const std::uint64_t seed = Rng::stream(plan_.seed, round).next();
    Match match(plan_.game, names(turn));
    GamePlayed played{
        .bots = std::vector<BotTally>(plan_.bots.size()), .failure = {}, .record = {}};
    Seated seats = seated(turn);
    Bots bots(std::move(seats.players));
    PairedChance chance(seed);
    std::vector<Rng> streams;  // a bot has the same one in all games of a round
    for (const Seat seat : seats_of(*plan_.game)) streams.push_back(bot_stream(seed, seat));
    MoveTime time(plan_.move_time);
    const auto ask = [&](Player& player, Seat seat) {
      const std::size_t bot = bot_in(seat, turn);
      time.begin();
      auto chosen = player.choose(streams[bot], {.nodes = plan_.nodes, .stop = &time});
      played.bots[bot].seconds.push_back(static_cast<float>(time.passed()));
      return chosen;
    };
    const auto done =
        play_on(match, bots,
                {.chance = [&] { return chance.draw(*plan_.game, match.state()); }, .ask = ask});
    if (!done) {
      const Failure& failure = done.error();
      const std::size_t bot = bot_in(failure.seat, turn);
      (void)match.resign(failure.seat, failure.reason);  // it is not over: it cannot be refused
      ++played.bots[bot].failures;
      played.failure = {.game = (round * plan_.bots.size()) + turn + 1,
                        .bot = bot,
                        .seat = failure.seat,
                        .reason = failure.reason};
    }
    score(match, turn, played.bots);
    if (plan_.keeps_records) played.record = compact(record_json(match)) + "\n";
    for (const Seat seat : seats_of(*plan_.game)) {
      if (seats.told[seat] == nullptr) continue;
      seats.told[seat]->end(match);
      pools_[bot_in(seat, turn)][turn]->give_back(std::move(seats.programs[seat]));
    }
    return played;
  }

  void score(const Match& match, std::size_t turn, std::vector<BotTally>& bots) const {
    const Outcome outcome = match.result()->outcome;
    int winners = 0;
    for (const Seat seat : seats_of(*plan_.game)) winners += outcome.is_winner(seat) ? 1 : 0;
    for (const Seat seat : seats_of(*plan_.game)) {
      BotTally& bot = bots[bot_in(seat, turn)];
      if (!outcome.is_winner(seat)) {
        ++bot.losses;
      } else {
        ++(winners == 1 ? bot.wins : bot.shared);
        bot.twelfths += 12 / winners;
      }
    }
  }

  const ArenaPlan& plan_;
  // By bot, none for bots of the game; and by the game's place in its round, for whoever has played
  // one game of a round knows what chance has in store in the others.
  std::vector<std::vector<std::unique_ptr<ExecPool>>> pools_;
};

void add(BotTally& sum, const BotTally& game) {
  sum.wins += game.wins;
  sum.shared += game.shared;
  sum.losses += game.losses;
  sum.twelfths += game.twelfths;
  sum.failures += game.failures;
  sum.seconds.insert(sum.seconds.end(), game.seconds.begin(), game.seconds.end());
}

void add_round(ArenaTally& tally, std::vector<GamePlayed> games) {
  tally.records.clear();
  const std::int64_t before = tally.bots[0].twelfths;
  for (GamePlayed& game : games) {
    ++tally.games;
    for (std::size_t i = 0; i < tally.bots.size(); ++i) add(tally.bots[i], game.bots[i]);
    if (game.failure) tally.failures.push_back(std::move(*game.failure));
    tally.records += game.record;
  }
  const std::int64_t twelfths = tally.bots[0].twelfths - before;
  tally.rounds.add(static_cast<double>(twelfths) / (12 * static_cast<double>(games.size())));
  if (games.size() == 2) ++tally.pair_scores[static_cast<std::size_t>(twelfths / 6)];
}

}  // namespace

ArenaTally run_arena(const ArenaPlan& plan, const std::function<Next(const ArenaTally&)>& after) {
  const Arena arena(plan);
  ArenaTally tally;
  tally.bots.resize(plan.bots.size());
  tally.rounds.players = static_cast<int>(plan.bots.size());
  run_in_slices(
      plan.rounds, 1, [&](std::uint64_t round, std::uint64_t) { return arena.play_round(round); },
      [&](std::vector<GamePlayed> games, std::uint64_t) {
        if (is_interrupted()) return Next::kStop;  // what was interrupted was not played
        add_round(tally, std::move(games));
        return after(tally);
      });
  return tally;
}

}  // namespace loggia::cli
