#include "notation/balconia/notation.h"

#include <utility>

#include "notation/game_of.h"
#include "notation/refusals.h"

namespace loggia::balconia {
namespace {

// English for every code of engine/balconia/refusals.h.
constexpr std::array<RefusalText, 15> kRefusalTexts = {{
    {"match_over", "the match is over"},
    {"entrance_first", "the entrance is drawn first"},
    {"door_first", "the cell of the entrance is drawn first"},
    {"reveal_first", "a token is turned over first"},
    {"select_first", "the selector keeps two faces first"},
    {"place_first", "the placer places the block now"},
    {"no_such_entrance", "there is no such entrance"},
    {"door_off_ground", "the entrance stands in the bottom row"},
    {"no_such_token", "there is no such token"},
    {"token_used", "that token was turned over before"},
    {"no_such_face", "a block has faces 0 to 3"},
    {"face_kept", "that face is on the selector's half of the disc"},
    {"no_such_cell", "there is no such cell"},
    {"cell_filled", "that cell is filled"},
    {"cell_not_adjacent", "that cell is not next to a block yet"},
}};

std::unique_ptr<AnyGame> make(const OptionChoices& choices, const json::value& content,
                              Problems& problems) {
  auto named = read_blocks(Reader(content, "", problems), problems);
  if (!named) return nullptr;
  const Balconia game(named->set, to_options(choices));
  return std::make_unique<GameOf<Balconia, BalconiaNotation>>(game, std::move(*named));
}

}  // namespace

json::object options_json(const Balconia& game) {
  return options_json(option_specs(), to_choices(game.options()));
}

std::string refusal_text(const Balconia& /*game*/, const Refusal& refusal) {
  return text_of(refusal, kRefusalTexts);
}

LineBreak break_before(const Balconia& /*game*/, const State& /*state*/, Action action) {
  if (action.kind == Action::Kind::kReveal) return LineBreak::kNumbered;
  return action.kind < Action::Kind::kReveal ? LineBreak::kPlain : LineBreak::kNone;
}

ChancePile chance_pile(const Balconia& /*game*/, const State& state) {
  return {.stream = static_cast<std::uint32_t>(state.phase)};
}

std::uint32_t chance_kind(const Balconia& /*game*/, Action action) {
  return action.kind == Action::Kind::kDoor ? action.cell : action.number;
}

GameEntry game_entry() {
  static const std::array<BuiltIn, 1> contents = {{{"standard", standard_blocks_text()}}};
  return {.name = Balconia::kName,
          .title = "Balconia, for two",
          .score_noun = "point",
          .rules_version = Balconia::kRulesVersion,
          .content_flag = "--blocks",
          .content_help = "a block set (loggia.blocks/1)",
          .contents = contents,
          .options = option_specs(),
          .refusals = kRefusalTexts,
          .players = GameOf<Balconia, BalconiaNotation>::kPlayerNames,
          .usual_player = "neighbour",
          .make = make};
}

}  // namespace loggia::balconia
