// service_simulation [COUNT [FIRST]]: the match service in a failing world, seed after seed, from
// those of LOGGIA_SEED on. Prints the seed that fails.
#include <cstdlib>
#include <format>
#include <iostream>
#include <string>

#include "engine/core/seeded.h"
#include "table/simulation.h"

namespace {

void add(loggia::table::SimulationReport& sum, const loggia::table::SimulationReport& report) {
  sum.matches += report.matches;
  sum.crashes += report.crashes;
  sum.broken_lines += report.broken_lines;
  sum.commands += report.commands;
  sum.stale += report.stale;
  sum.lingering += report.lingering;
  sum.naps += report.naps;
  sum.undone += report.undone;
  sum.deserted += report.deserted;
  sum.rematches += report.rematches;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000;
  const std::uint64_t first =
      argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1 + (loggia::lot() * count);
  loggia::table::SimulationReport sum;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    const auto report = loggia::table::simulate(seed);
    if (!report.problem.empty()) {
      std::cerr << "seed " << seed << ": " << report.problem << "\n"
                << "again: service_simulation 1 " << seed << "\n";
      return 1;
    }
    add(sum, report);
  }
  std::cout << std::format(
      "{} seeds: {} matches, {} of them rematches, {} commands, {} crashes, {} processes that "
      "lived on, {} stale writes, {} broken lines, {} naps, {} undos, {} seats deserted\n",
      count, sum.matches, sum.rematches, sum.commands, sum.crashes, sum.lingering, sum.stale,
      sum.broken_lines, sum.naps, sum.undone, sum.deserted);
  return 0;
}
