// service_simulation [COUNT [FIRST]]: the match service in a failing world, seed after seed. Prints
// the seed that fails.
#include <cstdlib>
#include <iostream>
#include <string>

#include "table/simulation.h"

int main(int argc, char** argv) {
  const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000;
  const std::uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  loggia::table::SimulationReport sum;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    const auto report = loggia::table::simulate(seed);
    if (!report.problem.empty()) {
      std::cerr << "seed " << seed << ": " << report.problem << "\n"
                << "again: service_simulation 1 " << seed << "\n";
      return 1;
    }
    sum.matches += report.matches;
    sum.crashes += report.crashes;
    sum.broken_lines += report.broken_lines;
    sum.commands += report.commands;
    sum.stale += report.stale;
  }
  std::cout << count << " seeds: " << sum.matches << " matches, " << sum.commands << " commands, "
            << sum.crashes << " crashes, " << sum.broken_lines << " broken lines, " << sum.stale
            << " stale writes\n";
  return 0;
}
