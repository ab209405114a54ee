#include "notation/highrise/terminal.h"

#include <algorithm>
#include <format>
#include <span>
#include <utility>
#include <vector>

#include "notation/highrise/actions.h"
#include "notation/highrise/names.h"
#include "notation/highrise/notation.h"
#include "notation/highrise/survey.h"

namespace loggia::highrise {
namespace {

constexpr std::format_string<const int&> kCardsHelp =
    "build 4 5       a floor: two cards that make nine; one may be a joker: build 3 joker\n"
    "steal from blue with 5   your 5 takes the 4 of blue's top floor: your new floor\n"
    "dog 2           guards your 2nd floor: nobody steals from it or hammers it\n"
    "bone blue 2     removes the dog of blue's 2nd floor\n"
    "hammer blue     destroys a top floor that no dog guards\n"
    "ball blue       destroys a top floor, guarded or not\n"
    "thief blue      takes a card, any, from blue's hand\n"
    "super_thief     takes one from everybody's hand\n"
    "milkshake blue  costs blue a turn\n"
    "van             you take another turn after this one\n"
    "end             ends your turn; with fewer than {0} cards you draw up to {0}\n"
    "6* is a joker that stands for 6. Short answers will do where they can mean one\n"
    "thing only: 4 5, hammer, steal 5. You may ask: plays (the table again, with what\n"
    "you may play), discard.\n";

// However it is written: super thief, super-thief, superthief.
bool is_super_thief(std::string_view answer) {
  std::string letters(answer);
  std::erase_if(letters, [](char c) { return c == ' ' || c == '-' || c == '_'; });
  return letters == "superthief" || letters == "super";
}

// Whether the first word given begins the text, and each other one another word of it.
bool abbreviates(std::span<const std::string_view> given, std::string_view text) {
  if (!text.starts_with(given[0])) return false;
  auto left = words(text);
  left.erase(left.begin());
  for (const std::string_view word : given.subspan(1)) {
    // The whole word before one that only begins with it.
    auto found = std::ranges::find(left, word);
    if (found == left.end()) {
      found = std::ranges::find_if(left, [&](std::string_view w) { return w.starts_with(word); });
    }
    if (found == left.end()) return false;
    left.erase(found);
  }
  return true;
}

}  // namespace

std::string sheet(const Highrise& game, const State& state, const Style& /*style*/) {
  std::string out;
  const Outcome outcome = game.outcome(state);
  for (const Seat seat : seats_of(game)) {
    const int floors = outcome.scores[seat];
    out += std::format("{:<7} {}{}\n", name(seat), counted(floors, "floor"),
                       floors == game.options().floors ? ", the tower is finished (H-08)" : "");
  }
  return out;
}

std::string prompt(const Highrise& /*game*/, const State& /*state*/) {
  return "What do you play, or end?";
}

std::string help(const Highrise& game, const State& /*state*/) {
  return std::format(kCardsHelp, game.deck().refill);
}

// People say as little as they can: what abbreviates exactly one legal play is that play. Cards
// alone are a floor: 4 5 is no theft.
std::string completed(const Highrise& game, const State& state, std::string_view answer) {
  const auto said = words(answer);
  if (said.empty()) return "";
  if (is_super_thief(answer)) return "super_thief";
  const auto card = parse_card(said[0]);
  const bool is_floor = card && (is_number(*card) || *card == Card::kJoker);
  std::string whole = (is_floor ? "build " : "") + std::string(answer);
  const auto given = words(whole);
  Highrise::ActionList actions;
  game.legal(state, actions);
  std::vector<std::string> found;
  for (const Action action : actions) {
    std::string text = action_text(action);
    if (abbreviates(given, text)) found.push_back(std::move(text));
  }
  if (found.size() == 1) return found[0];
  if (!found.empty() || given.size() > 1) return whole;
  // No such play is legal: aimed at anything, check() says why.
  const std::string_view opponent = name(seat_after(state.seat, 1, game.seats()));
  for (const std::string& aimed : {whole + " 1", std::format("{} {}", whole, opponent),
                                   std::format("{} {} 1", whole, opponent)}) {
    if (parse_action(game, aimed)) return aimed;
  }
  return whole;
}

std::optional<std::string> answer(const Highrise& game, const State& state, Seat seat,
                                  std::string_view question) {
  if (question == "plays" || question == "table") return draw(game, state, seat, {});
  if (question == "discard") return discard_text(state.discard, state.discard_top);
  return std::nullopt;
}

TerminalEntry terminal_entry() {
  return terminal_entry_of<Highrise, HighriseNotation, HighriseSurvey>();
}

}  // namespace loggia::highrise
