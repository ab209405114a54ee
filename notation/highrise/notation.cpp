#include "notation/highrise/notation.h"

#include <algorithm>
#include <format>
#include <utility>

#include "notation/game_of.h"
#include "notation/refusals.h"

namespace loggia::highrise {
namespace {

// English for every code of engine/highrise/refusals.h.
constexpr std::array<RefusalText, 27> kRefusalTexts = {{
    {"match_over", "the match is over"},
    {"deal_first", "the cards are dealt first"},
    {"draw_first", "a card is drawn first"},
    {"theft_first", "the thief takes a card first"},
    {"refill_first", "the hand is filled up first"},
    {"nothing_to_draw", "a play or the end of the turn comes now, and no draw"},
    {"not_the_drawer", "it is somebody else who draws"},
    {"not_in_stock", "that card is not among those that can be drawn"},
    {"not_the_thief", "it is somebody else who steals"},
    {"not_the_robbed", "it is somebody else's hand the thief reaches into"},
    {"not_in_their_hand", "that card is not in the hand it is taken from"},
    {"not_in_hand", "you do not hold that card"},
    {"not_nine", "the two cards of a floor add up to nine"},
    {"needs_number", "that takes a number card from 1 to 8"},
    {"joker_steals", "a joker cannot be played to steal a floor card"},
    {"no_such_seat", "nobody sits there"},
    {"own_seat", "that is played at somebody else"},
    {"no_floor", "there is no floor yet"},
    {"not_on_top", "the top floor has no card that makes nine with it"},
    {"top_guarded", "a dog guards that floor: nothing can be stolen from it"},
    {"hammer_guarded", "a dog guards that floor: the hammer cannot reach it"},
    {"no_such_floor", "there is no such floor"},
    {"dog_there", "a dog guards that floor already"},
    {"no_dog", "there is no dog on that floor"},
    {"empty_hand", "there is no card in that hand"},
    {"all_hands_empty", "nobody else holds a card"},
    {"second_van", "one van a turn is enough"},
}};

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

std::unique_ptr<AnyGame> make(const OptionChoices& choices, const json::value& content,
                              Problems& problems) {
  auto named = read_deck(Reader(content, "", problems), problems);
  const auto options = to_options(choices, problems);
  if (!named || !options) return nullptr;
  const Highrise game(named->deck, *options);
  return std::make_unique<GameOf<Highrise, HighriseNotation>>(game, std::move(*named));
}

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

std::vector<Happening> HighriseNotation::events(const Highrise& game, const State& state,
                                                Action action) {
  Highrise::EventList events;
  game.events(state, action, events);
  std::vector<Happening> told;
  for (const Event event : events) {
    const bool is_turn = event.kind == Event::Kind::kLostTurn;
    told.push_back({.line = is_turn ? Line::kNumbered : Line::kSame, .text = event_text(event)});
  }
  return told;
}

// The deal, the decks and the thefts go apart: a theft more or less moves no card of a deck.
ChancePile HighriseNotation::chance_pile(const State& state) {
  enum Stream : std::uint8_t { kDeals, kDecks, kThefts };
  if (state.phase == Phase::kTheft) return {.stream = kThefts, .is_new = true};
  if (state.phase == Phase::kDeal) return {.stream = kDeals};
  return {.stream = kDecks, .is_new = state.deck.size == 0};  // H-07
}

std::string HighriseNotation::refusal_text(const Refusal& refusal) {
  return text_of(refusal, kRefusalTexts);
}

std::string HighriseNotation::sheet(const Highrise& game, const State& state,
                                    const Style& /*style*/) {
  std::string out;
  const Outcome outcome = game.outcome(state);
  for (int i = 0; i < game.seats(); ++i) {
    const int floors = outcome.scores[static_cast<std::size_t>(i)];
    out += std::format("{:<7} {}{}\n", name(seat_at(i)), counted(floors, "floor"),
                       floors == game.options().floors ? ", the tower is finished (H-08)" : "");
  }
  return out;
}

std::string HighriseNotation::prompt(const Highrise& /*game*/, const State& /*state*/) {
  return "What do you play, or end?";
}

std::string HighriseNotation::help(const Highrise& game, const State& /*state*/) {
  return std::format(kCardsHelp, game.deck().refill);
}

// People say as little as they can: what abbreviates exactly one legal play is that play. Cards
// alone are a floor: 4 5 is no theft.
std::string HighriseNotation::completed(const Highrise& game, const State& state,
                                        std::string_view answer) {
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
    std::string text = highrise::action_text(action);
    if (abbreviates(given, text)) found.push_back(std::move(text));
  }
  if (found.size() == 1) return found[0];
  if (!found.empty() || given.size() > 1) return whole;
  // No such play is legal: aimed at anything, check() says why.
  const std::string_view opponent = name(seat_after(state.seat, 1, game.seats()));
  for (const std::string& aimed : {whole + " 1", std::format("{} {}", whole, opponent),
                                   std::format("{} {} 1", whole, opponent)}) {
    if (parse_action(aimed)) return aimed;
  }
  return whole;
}

std::optional<std::string> HighriseNotation::answer(const Highrise& game, const State& state,
                                                    Seat seat, std::string_view question) {
  if (question == "plays" || question == "table") return highrise::draw(game, state, seat, {});
  if (question == "discard") return discard_text(state.discard);
  return std::nullopt;
}

GameEntry game_entry() {
  static const std::array<BuiltIn, 2> contents = {
      {{"standard", standard_deck_text()}, {"printed", printed_deck_text()}}};
  return {.name = Highrise::kName,
          .title = "High-Rises, for two to four",
          .score_noun = "floor",
          .rules_version = Highrise::kRulesVersion,
          .content_flag = "--deck",
          .content_help = "a deck (loggia.deck/1); printed has the 55 cards of the Russian rules",
          .contents = contents,
          .options = option_specs(),
          .make = make};
}

}  // namespace loggia::highrise
