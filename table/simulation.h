// The match service in a world that fails: messages come late, lines break, commands are sent
// twice, the process dies between storing and telling and starts again. Everything follows from one
// seed.
#pragma once

#include <cstdint>
#include <string>

namespace loggia::table {

struct SimulationReport {
  std::string problem;  // empty, if all went well
  int matches = 0;
  int crashes = 0;
  int broken_lines = 0;
  int commands = 0;
  int stale = 0;
};

// Plays a few matches of people and bots to their ends, then compares what everybody was told with
// what was stored.
SimulationReport simulate(std::uint64_t seed);

}  // namespace loggia::table
