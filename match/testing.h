// For tests: matches played from text, and compared as everybody sees them.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "match/match.h"
#include "notation/registry.h"
#include "notation/testing.h"

namespace loggia {

// With these options, as JSON, and the standard content.
inline std::shared_ptr<const AnyGame> game_with(std::string_view name, std::string_view options) {
  const GameEntry& entry = *find_game(name);
  Problems problems;
  const json::value value = parse_json(options).value();
  const OptionChoices choices = read_options(Reader(value, "options", problems), entry.options);
  std::shared_ptr<const AnyGame> game = entry.make_standard(choices, problems);
  REQUIRE(to_text(problems).empty());
  return game;
}

inline std::shared_ptr<const AnyGame> balconia_with(std::string_view options = "{}") {
  return game_with("balconia", options);
}

inline Match new_match(std::string_view options = "{}") {
  return {balconia_with(options), {"person", "sensible"}};
}

// "" or the refusal.
inline std::string play(Match& match, std::string_view text) {
  const auto action = match.game().parse_action(text);
  REQUIRE(action.has_value());
  const auto played = match.play(*action);
  return played ? "" : refusal_text(match.game(), played.error());
}

inline void play_all(Match& match, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    CAPTURE(text);
    REQUIRE(play(match, text).empty());
  }
}

// Anything legal, or what chance has in store.
inline AnyAction any_action(const Match& match, std::uint64_t seed, Rng& rng) {
  if (match.turn().is_chance()) return draw_chance(match, seed);
  const auto actions = match.game().legal(match.state());
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

// Everything anybody can see of it, and what stands: equal for equal matches.
inline std::string everything(const Match& match) {
  const AnyGame& game = match.game();
  std::string all;
  for (const Seat seat : seats_of(game)) {
    all += game.view(match.state(), seat) + "\n";
  }
  all += game.view(match.state(), kSpectator) + "\n";
  for (const AnyAction& action : match.standing()) all += game.action_text(action) + "\n";
  if (const auto result = match.result()) all += result_text(game, *result);
  return all + std::to_string(match.chance_count());
}

}  // namespace loggia
