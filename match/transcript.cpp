#include "match/transcript.h"

#include <ranges>
#include <string_view>

#include "notation/filled.h"
#include "notation/text.h"

namespace loggia {
namespace {

// [Seat "green person"]: quotes in a name are escaped, so that it stays one line of one shape.
std::string header(std::string_view key, std::string_view value) {
  return filled("[{} {}]\n", key, compact(json::string_view(value)));
}

// text(action) says what was done.
template <class Text>
std::string written(const Match& match, Text text) {
  const AnyGame& game = match.game();
  std::string out =
      header("Game", game.name()) + header("Rules", filled("{}", game.rules_version())) +
      header("Content", filled("{} {}", game.content_name(), game.content_hash().substr(0, 12)));
  for (const auto& [key, value] : game.options()) {
    const std::string choice = value.is_string() ? std::string(value.get_string()) : compact(value);
    out += header("Option", filled("{} {}", std::string_view(key), choice));
  }
  for (const auto& [seat, player] : std::views::zip(seats_of(game), match.players())) {
    out += header("Seat", filled("{} {}", game.seat_name(seat), player));
  }
  AnyState state = game.start();
  int turns = 0;
  const auto begin = [&](LineBreak line_break) {
    switch (line_break) {
      case LineBreak::kNone: out += " · "; break;
      case LineBreak::kPlain: out += "\n    "; break;
      case LineBreak::kNumbered:
        ++turns;
        out += filled("\n{}{}. ", turns < 10 ? " " : "", turns);
        break;
    }
  };
  for (const AnyAction& action : match.standing()) {
    const Turn turn = game.turn(state);
    begin(game.break_before(state, action));
    if (turn.is_seat()) out += std::string(game.seat_name(turn.seat())) + " ";
    out += text(action);
    for (const ConsequenceText& consequence : game.consequences_text(state, action)) {
      begin(consequence.before);
      out += consequence.text;
    }
    game.apply(state, action);
  }
  const auto result = match.result();
  return out + "\n\n" + (result ? result_text(game, *result) : "unfinished") + "\n";
}

}  // namespace

std::string transcript(const Match& match) {
  return written(match, [&](const AnyAction& action) { return match.game().action_text(action); });
}

std::string public_transcript(const Match& match) {
  return written(
      match, [&](const AnyAction& action) { return match.game().seen_text(action, kSpectator); });
}

}  // namespace loggia
