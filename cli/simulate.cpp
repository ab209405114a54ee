// `loggia simulate GAME`: many matches between bots, and how they ended.
#include <format>
#include <iostream>
#include <memory>
#include <ranges>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/game_flags.h"
#include "cli/records.h"
#include "cli/simulation.h"
#include "cli/slices.h"
#include "match/record.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

// Whole numbers, so that the sums do not depend on their order.
struct Tally {
  PerSeat<std::int64_t> wins{};
  PerSeat<std::int64_t> points{};
  std::int64_t shared = 0;
  std::string records;  // one a line

  void add(const Match& match) {
    const Outcome outcome = match.result()->outcome;
    shared += outcome.is_shared() ? 1 : 0;
    for (const Seat seat : seats_of(kMaxSeats)) {
      points[seat] += outcome.scores[seat];
      wins[seat] += outcome.is_winner(seat) && !outcome.is_shared() ? 1 : 0;
    }
  }
  void merge(const Tally& other) {
    shared += other.shared;
    for (const Seat seat : seats_of(kMaxSeats)) {
      points[seat] += other.points[seat];
      wins[seat] += other.wins[seat];
    }
  }
};

json::object summary_json(const Simulation& simulation, const Tally& tally) {
  const AnyGame& game = *simulation.game;
  json::array players;
  json::object wins;
  json::object means;
  for (const auto& [seat, player] : std::views::zip(seats_of(game), simulation.players)) {
    const std::string_view name = game.seat_name(seat);
    players.emplace_back(player);
    wins[name] = tally.wins[seat];
    means[name] = static_cast<double>(tally.points[seat]) / static_cast<double>(simulation.matches);
  }
  return {{"game", game.name()},
          {"options", game.options()},
          {"content", game.content_hash()},
          {"games", simulation.matches},
          {"seed", simulation.seed},
          {"seats", std::move(players)},
          {"wins", std::move(wins)},
          {"shared", tally.shared},
          {"mean_scores", std::move(means)}};
}

std::string summary_text(const Simulation& simulation, const Tally& tally,
                         std::string_view score_noun) {
  const AnyGame& game = *simulation.game;
  const auto matches = static_cast<double>(simulation.matches);
  std::string out =
      std::format("{}: {} matches, seed {}\n", game.name(), simulation.matches, simulation.seed);
  for (const auto& [seat, player] : std::views::zip(seats_of(game), simulation.players)) {
    out += std::format("  {:<6} {:<10} won {:>9} ({:5.2f} %), {:.2f} {}s on average\n",
                       game.seat_name(seat), player, tally.wins[seat],
                       100 * static_cast<double>(tally.wins[seat]) / matches,
                       static_cast<double>(tally.points[seat]) / matches, score_noun);
  }
  return out + std::format("  shared            {:>9} ({:5.2f} %)\n", tally.shared,
                           100 * static_cast<double>(tally.shared) / matches);
}

struct SimulateCommand {
  SimulateCommand(CLI::App& command, const GameEntry& entry)
      : flags(command, entry, Occasion::kSimulation), size(command, 1000) {
    command
        .add_option("--seats", seats,
                    std::format("the bots, seat by seat: {}; default: {} in every seat",
                                joined(entry.players), entry.players.front()))
        ->type_name("A,B");
    command.add_option("--record", record, "write the records there, one a line, as a new file")
        ->type_name("FILE");
    command.add_flag("--json", as_json, "print JSON");
  }

  int run() const {
    const auto game = flags.make(flags.choices());
    if (!game) return game.error();
    Simulation simulation{.game = *game, .players = {}, .matches = size.matches, .seed = size.seed};
    if (seats.empty()) {
      simulation.players.assign(static_cast<std::size_t>(simulation.game->seats()),
                                std::string(simulation.game->player_names()[0]));
    } else {
      const auto players = read_players(*simulation.game, "--seats", seats, Sitters::kBots);
      if (!players) return kBadUsage;
      simulation.players = *players;
    }
    if (const auto taken = taken_by_another(record, "choose another name")) {
      return complain(record, *taken);
    }
    Tally total;
    std::optional<Draft> records;
    if (!record.empty()) records.emplace(record);
    if (records && !records->is_open()) return complain(record, {"", "cannot be written"});
    constexpr std::uint64_t kSlice = 64;
    Progress progress(simulation.matches);
    run_in_slices(
        simulation.matches, kSlice,
        [&](std::uint64_t begin, std::uint64_t end) {
          Tally tally;
          for (std::uint64_t i = begin; i < end; ++i) {
            const Match match = play_match(simulation, i);
            tally.add(match);
            if (records) tally.records += compact(record_json(match)) + "\n";
          }
          return tally;
        },
        [&](const Tally& tally, std::uint64_t done) {
          total.merge(tally);
          if (records) records->write(tally.records);
          progress.show(done);
        });
    if (records) {
      if (const auto written = records->finish(); !written) {
        return complain(record, written.error());
      }
    }
    if (as_json) {
      std::cout << pretty(summary_json(simulation, total));
    } else {
      std::cout << summary_text(simulation, total, flags.entry().score_noun);
    }
    return kDone;
  }

  GameFlags flags;
  SimulationFlags size;
  std::string seats;
  std::string record;
  bool as_json = false;
};

}  // namespace

void add_simulate(CLI::App& app, Exit& exit) {
  add_for_games<SimulateCommand>(app, "simulate", "Play many matches between bots", exit);
}

}  // namespace loggia::cli
