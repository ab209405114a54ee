#include "notation/highrise/notation.h"

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

std::unique_ptr<AnyGame> make(const OptionChoices& choices, const json::value& content,
                              Problems& problems) {
  auto named = read_deck(Reader(content, "", problems), problems);
  const auto options = to_options(choices, problems);
  if (!named || !options) return nullptr;
  const Highrise game(named->deck, *options);
  return std::make_unique<GameOf<Highrise, HighriseNotation>>(game, std::move(*named));
}

}  // namespace

json::object options_json(const Highrise& game) {
  return options_json(option_specs(), to_choices(game.options()));
}

std::string refusal_text(const Highrise& /*game*/, const Refusal& refusal) {
  return text_of(refusal, kRefusalTexts);
}

LineBreak break_before(const Highrise& game, const State& state, Action /*action*/) {
  if (state.phase == Phase::kDeal) {
    return state.seat == game.options().first ? LineBreak::kPlain : LineBreak::kNone;
  }
  const bool begins_turn =
      state.phase == Phase::kDraw || (state.phase == Phase::kPlay && !state.has_moved);
  return begins_turn ? LineBreak::kNumbered : LineBreak::kNone;
}

std::vector<ConsequenceText> consequences_text(const Highrise& game, const State& state,
                                               Action action) {
  Highrise::ConsequenceList consequences;
  game.consequences(state, action, consequences);
  std::vector<ConsequenceText> texts;
  for (const Consequence consequence : consequences) {
    const bool is_turn = consequence.kind == Consequence::Kind::kLostTurn;
    texts.push_back({.before = is_turn ? LineBreak::kNumbered : LineBreak::kNone,
                     .text = consequence_text(consequence)});
  }
  return texts;
}

ChancePile chance_pile(const Highrise& /*game*/, const State& state) {
  enum Stream : std::uint8_t { kDeals, kDecks, kThefts };
  if (state.phase == Phase::kTheft) return {.stream = kThefts, .is_new = true};
  if (state.phase == Phase::kDeal) return {.stream = kDeals};
  return {.stream = kDecks, .is_new = state.deck.size == 0};  // H-07
}

std::uint32_t chance_kind(const Highrise& /*game*/, Action action) {
  return static_cast<std::uint32_t>(index(action.card));
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
          .refusals = kRefusalTexts,
          .players = GameOf<Highrise, HighriseNotation>::kPlayerNames,
          .usual_player = "neighbour",
          .make = make};
}

}  // namespace loggia::highrise
