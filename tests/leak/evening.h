// A random match of people, bots and spectators, written down as steps, so that it can be played
// once more with other hidden cards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/lookalike.h"
#include "tests/leak/stage.h"

namespace loggia::table {

struct Step {
  enum class Kind : std::uint8_t {
    kConnect,
    kDisconnect,
    kSay,
    kAct,    // says what stands in the log by then
    kThink,  // a bot does
    kTick,
    kRestart,
  };

  Kind kind{};
  std::size_t who = 0;
  std::string text;  // a message; of kAct, the id of the command
  Time now{};
  bool is_refused = false;  // nobody else noticed
  // After it
  std::size_t entries = 0;         // of the match
  std::vector<std::size_t> heard;  // by each, how many messages
};

struct Evening {
  std::string seed;
  std::vector<Visitor> people;  // those who play, and then a spectator
  std::string match;
  std::vector<Step> steps;  // up to the one before the match ended
  std::shared_ptr<const AnyGame> game;
  std::vector<Viewer> viewers;                  // by person, the seat
  std::vector<Entry> entries;                   // of the match, as far as the steps lead
  std::vector<std::vector<std::string>> heard;  // by each
  std::vector<std::string> secrets;             // that nobody may hear
};

Evening random_evening(std::string_view game, std::uint64_t seed, const Stage::Leak& leak);

// The first steps again, with other entries and all else otherwise that the observer cannot know:
// ids of guests and commands, what others tried in vain, who came by.
struct Replay {
  const Evening& evening;
  std::size_t observer = 0;
  std::size_t steps = 0;
  std::vector<Entry> entries;
  Stage::Leak leak;
};
// All that the observer hears then.
std::vector<std::string> heard_again(const Replay& replay, Rng& rng);

}  // namespace loggia::table
