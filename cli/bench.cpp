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
#include "match/signature.h"
#include "notation/balconia/blocks.h"
#include "notation/reader.h"

namespace loggia::cli {
namespace {

using balconia::Balconia;
using balconia::Playout;
using balconia::State;

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

struct Measured {
  Timing playout;         // many in one call, as bots ask for them
  Timing single_playout;  // one in a call
  Timing score;
  double allocations = 0;
};

Measured measure_balconia(const Balconia& game, int rounds) {
  constexpr int kRepetitions = 200'000;
  constexpr int kBatch = 32;
  Rng rng(1);
  Measured measured;
  std::vector<Playout> batch(kBatch, Playout{.state = game.start(), .rng = rng});
  const auto playouts = [&] {
    for (Playout& playout : batch) playout = {.state = game.start(), .rng = Rng(rng.next())};
    game.playouts(batch);
    sink = batch.front().scores.totals[0];
  };
  measured.playout = time(rounds, kRepetitions / kBatch, playouts) / kBatch;
  const std::uint64_t before = allocations();
  for (int i = 0; i < kRepetitions / kBatch; ++i) playouts();
  measured.allocations = static_cast<double>(allocations() - before) / kRepetitions;
  measured.single_playout = time(rounds, kRepetitions, [&] {
    State state = game.start();
    sink = game.playout(state, rng).totals[0];
  });
  // Few buildings in a fixed order can be learnt by the machine (see bench/README.md).
  std::vector<State> buildings(16'384, game.start());
  for (State& building : buildings) play_randomly(game, building, rng);
  std::size_t at = 0;
  measured.score = time(rounds, kRepetitions,
                        [&] { sink = game.score(buildings[at++ % buildings.size()]).totals[0]; });
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
    const auto value = parse_json(balconia::standard_blocks_text());
    const auto named = balconia::read_blocks(Reader(*value, "", problems), problems);
    const Balconia game(named->set, {});
    const Measured measured = measure_balconia(game, rounds);
    const Timing& playout = measured.playout;
    const Timing& single = measured.single_playout;
    if (as_json) {
      std::cout << pretty(json::object{{"balconia_ns_per_playout", playout.median},
                                       {"balconia_ns_per_playout_low", playout.low},
                                       {"balconia_ns_per_playout_high", playout.high},
                                       {"balconia_playouts_per_second", 1e9 / playout.median},
                                       {"balconia_ns_per_single_playout", single.median},
                                       {"balconia_score_ns", measured.score.median},
                                       {"balconia_allocations_per_playout", measured.allocations},
                                       {"kernel", balconia::kernel().name},
                                       {"signature", signature()}});
      return kDone;
    }
    std::cout << std::format(
        "Balconia, standard set, one thread, {} kernel\n"
        "  random playout   {:8.1f} ns ({:.1f} to {:.1f}), {:.2f} million a second\n"
        "  one at a time    {:8.1f} ns ({:.1f} to {:.1f})\n"
        "  score a building {:8.1f} ns ({:.1f} to {:.1f}), both sides\n"
        "  allocations      {:8.1f} a playout\n"
        "signature {}\n",
        balconia::kernel().name, playout.median, playout.low, playout.high, 1e3 / playout.median,
        single.median, single.low, single.high, measured.score.median, measured.score.low,
        measured.score.high, measured.allocations, signature());
    return kDone;
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
