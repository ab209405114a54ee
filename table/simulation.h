// The match service in a world that fails: messages come late, lines break, commands are sent
// twice, people fall asleep, bots fail, the process dies between storing and telling and starts
// again, or lives on for a while beside the next one. Everything follows from one seed.
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
  int lingering = 0;  // processes that were replaced and lived on
  int naps = 0;
  int undone = 0;
  int deserted = 0;
  int rematches = 0;
};

// Plays a match of people, bots and a spectator to its end, perhaps another one with the same
// people, then compares what everybody was told with what was stored.
SimulationReport simulate(std::uint64_t seed);

}  // namespace loggia::table
