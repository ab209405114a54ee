// `loggia bench`: how fast the engine is on this machine, and a signature of what it does.
#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>
#include <memory>
#include <vector>

#include "cli/allocations.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "engine/balconia/balconia.h"
#include "engine/bots/balconia_players.h"
#include "engine/bots/highrise_levels.h"
#include "engine/bots/highrise_players.h"
#include "engine/core/sitting.h"
#include "engine/highrise/highrise.h"
#include "match/signature.h"
#include "notation/balconia/blocks.h"
#include "notation/highrise/deck.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

using balconia::Balconia;
using balconia::kGreen;
using balconia::Playout;
using balconia::State;
using highrise::Highrise;

// Nanoseconds a repetition: the median of several rounds, with the fastest and the slowest.
struct Timing {
  double median = 0;
  double low = 0;
  double high = 0;

  friend Timing operator/(const Timing& timing, double parts) {
    return {timing.median / parts, timing.low / parts, timing.high / parts};
  }
};

template <class Body>
Timing time(int rounds, int repetitions, Body body) {
  std::vector<double> results;
  results.reserve(static_cast<std::size_t>(rounds));
  for (int round = 0; round <= rounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repetitions; ++i) body();
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
    if (round > 0) results.push_back(taken.count() / repetitions);  // the first warms up
  }
  std::ranges::sort(results);
  return {results[results.size() / 2], results.front(), results.back()};
}

// Keeps a result from being optimised away.
volatile int sink = 0;

// A decision in the middle of a match: who is to take it, and what that seat knows.
template <Game G>
struct Middle {
  typename G::Knowledge knowledge;
  Seat seat;
};

// Of so many matches of sensible players, each decision that is one.
template <Game G>
std::vector<Middle<G>> middles(const G& game, std::size_t matches) {
  std::vector<Middle<G>> middles;
  for (std::uint64_t number = 0; middles.size() < matches; ++number) {
    Rng rng = Rng::stream(2, number);
    std::vector<Middle<G>> choices;
    Sitting table(game);
    while (table.pass_chance(rng)) {
      const Seat seat = table.turn().seat();
      typename G::ActionList actions;
      game.legal(table.state(), actions);
      if (actions.size() > 1) choices.push_back({table.known(), seat});
      table.apply(bots::choose_sensibly(game, table.known(), seat, rng));
    }
    if (!choices.empty()) middles.push_back(choices[choices.size() / 2]);
  }
  return middles;
}

// A simulation as the master's search does it, with all that belongs to the search.
template <Game G>
Timing measure_simulation(const G& game, int rounds, std::uint64_t simulations) {
  const std::vector<Middle<G>> positions = middles(game, 16);
  const auto searches = [&] {
    for (const auto& [knowledge, seat] : positions) {
      Rng rng(3);
      sink = static_cast<int>(
          bots::choose_as_master(game, knowledge, seat, rng, {.nodes = simulations}).kind);
    }
  };
  return time(rounds, 1, searches) /
         static_cast<double>(positions.size() * static_cast<std::size_t>(simulations));
}

struct MeasuredBalconia {
  Timing playout;         // many in one call, as bots ask for them
  Timing single_playout;  // one in a call
  Timing score;
  Timing simulation;  // of a search
  double allocations = 0;
};

MeasuredBalconia measure_balconia(const Balconia& game, int rounds) {
  constexpr int kRepetitions = 200'000;
  constexpr int kBatch = 32;
  Rng rng(1);
  MeasuredBalconia measured;
  std::vector<Playout> batch(kBatch, Playout{.state = game.start(), .rng = rng});
  const auto playouts = [&] {
    for (Playout& playout : batch) playout = {.state = game.start(), .rng = Rng(rng.next())};
    game.playouts(batch);
    sink = batch.front().scores.totals[kGreen];
  };
  measured.playout = time(rounds, kRepetitions / kBatch, playouts) / kBatch;
  const std::uint64_t before = allocations();
  for (int i = 0; i < kRepetitions / kBatch; ++i) playouts();
  measured.allocations = static_cast<double>(allocations() - before) / kRepetitions;
  measured.single_playout = time(rounds, kRepetitions, [&] {
    State state = game.start();
    sink = game.playout(state, rng).totals[kGreen];
  });
  // Few buildings in a fixed order can be learnt by the machine (see bench/README.md).
  std::vector<State> buildings(16'384, game.start());
  for (State& building : buildings) play_randomly(game, building, rng);
  std::size_t at = 0;
  measured.score = time(rounds, kRepetitions, [&] {
    sink = game.score(buildings[at++ % buildings.size()]).totals[kGreen];
  });
  measured.simulation = measure_simulation(game, rounds, 40'000);
  return measured;
}

// Random play of two with the limit of H-23.
struct MeasuredHighrise {
  Timing action;
  Timing playout;
  Timing simulation;  // of a search
  double allocations = 0;
};

MeasuredHighrise measure_highrise(const Highrise& game, int rounds) {
  constexpr int kRepetitions = 5000;
  std::int64_t actions = 0;
  Rng rng(1);
  const auto playout = [&] {
    highrise::State state = game.start();
    actions += game.playout(state, rng);
  };
  MeasuredHighrise measured;
  const std::uint64_t before = allocations();
  for (int i = 0; i < kRepetitions; ++i) playout();
  measured.allocations = static_cast<double>(allocations() - before) / kRepetitions;
  const double actions_each = static_cast<double>(actions) / kRepetitions;
  // The same matches in every round, so that all rounds have as many actions.
  measured.playout = time(rounds, 1,
                          [&] {
                            rng = Rng(1);
                            for (int i = 0; i < kRepetitions; ++i) playout();
                          }) /
                     kRepetitions;
  measured.action = measured.playout / actions_each;
  measured.simulation = measure_simulation(game, rounds, 8000);
  return measured;
}

struct BenchCommand {
  explicit BenchCommand(CLI::App& command) {
    command.add_flag("--json", as_json, "print JSON");
    command.add_option("--rounds", rounds, "how often to measure; the median counts")
        ->transform(whole_number(1, 1000))
        ->type_name("N")
        ->capture_default_str();
  }

  [[nodiscard]] int run() const {
    Problems problems;
    const auto blocks = parse_json(balconia::standard_blocks_text());
    const auto set = balconia::read_blocks(Reader(*blocks, "", problems), problems);
    const MeasuredBalconia balconia = measure_balconia(Balconia(set->set, {}), rounds);
    const auto cards = parse_json(highrise::standard_deck_text());
    const auto deck = highrise::read_deck(Reader(*cards, "", problems), problems);
    const MeasuredHighrise highrise =
        measure_highrise(Highrise(deck->deck, {.players = 2, .turn_limit = 500}), rounds);
    std::cout << (as_json ? pretty(to_json(balconia, highrise)) : to_text(balconia, highrise));
    return kDone;
  }

  static json::object to_json(const MeasuredBalconia& balconia, const MeasuredHighrise& highrise) {
    return {{"balconia_ns_per_playout", balconia.playout.median},
            {"balconia_ns_per_playout_low", balconia.playout.low},
            {"balconia_ns_per_playout_high", balconia.playout.high},
            {"balconia_playouts_per_second", 1e9 / balconia.playout.median},
            {"balconia_ns_per_single_playout", balconia.single_playout.median},
            {"balconia_score_ns", balconia.score.median},
            {"balconia_allocations_per_playout", balconia.allocations},
            {"balconia_simulations_per_second", 1e9 / balconia.simulation.median},
            {"kernel", balconia::kernel().name},
            {"highrise_ns_per_action", highrise.action.median},
            {"highrise_ns_per_action_low", highrise.action.low},
            {"highrise_ns_per_action_high", highrise.action.high},
            {"highrise_playouts_per_second", 1e9 / highrise.playout.median},
            {"highrise_allocations_per_playout", highrise.allocations},
            {"highrise_ns_per_simulation", highrise.simulation.median},
            {"highrise_simulations_per_second", 1e9 / highrise.simulation.median},
            {"signature", signature()}};
  }

  static std::string to_text(const MeasuredBalconia& balconia, const MeasuredHighrise& highrise) {
    const auto timing = [](const Timing& ns) {
      return std::format("{:8.1f} ns ({:.1f} to {:.1f})", ns.median, ns.low, ns.high);
    };
    return std::format(
        "Balconia, standard set, one thread, {} kernel\n"
        "  random playout   {}, {:.2f} million a second\n"
        "  one at a time    {}\n"
        "  score a building {}, both sides\n"
        "  allocations      {:8.1f} a playout\n"
        "  simulation       {}, {:.2f} million a second\n"
        "High-Rises, standard deck, 2 players, one thread\n"
        "  random action    {}\n"
        "  random playout   {}, {:.2f} million a second\n"
        "  allocations      {:8.1f} a playout\n"
        "  simulation       {}, {:.2f} million a second\n"
        "signature {}\n",
        balconia::kernel().name, timing(balconia.playout), 1e3 / balconia.playout.median,
        timing(balconia.single_playout), timing(balconia.score), balconia.allocations,
        timing(balconia.simulation), 1e3 / balconia.simulation.median, timing(highrise.action),
        timing(highrise.playout), 1e3 / highrise.playout.median, highrise.allocations,
        timing(highrise.simulation), 1e3 / highrise.simulation.median, signature());
  }

  int rounds = 9;
  bool as_json = false;
};

}  // namespace

void add_bench(CLI::App& app, Exit& exit) {
  CLI::App* bench = app.add_subcommand("bench", "Measure the engine on this machine");
  auto command = std::make_shared<BenchCommand>(*bench);
  bench->callback([command, &exit] { exit.code = command->run(); });
}

}  // namespace loggia::cli
