#include "notation/balconia/answers.h"

#include <format>

#include "engine/balconia/questions.h"
#include "notation/balconia/drawing.h"
#include "notation/balconia/names.h"
#include "notation/balconia/sheet.h"

namespace loggia::balconia {
namespace {

std::string cells_text(Mask cells) {
  std::string text;
  for (const int cell : bits(cells)) text += ' ' + cell_name(static_cast<Cell>(cell));
  return text.empty() ? " none" : text;
}

// "2 cat, 1 bird; row: 1× cat"
std::string face_text(const Face& face) {
  std::string text;
  for (std::size_t i = 0; i < kElements; ++i) {
    if (face.elements[i] == 0) continue;
    text += std::format("{}{} {}", text.empty() ? "" : ", ", face.elements[i], kSymbolNames[i]);
  }
  const std::string condition = condition_text(face);
  return (text.empty() ? "nothing" : text) + (condition.empty() ? "" : "; " + condition);
}

std::string look(const Balconia& game, const State& state, Seat seat, Cell cell) {
  std::string out = cell_name(cell) + ": ";
  if (contains(state.balconies, cell)) {
    const Piece piece = state.pieces[cell];
    const Face& face = game.set().face(piece.block(), piece.face(seat));
    out += face_text(face) + "\n  it looks at" + cells_text(watched(game, state, seat, cell));
  } else {
    out += cell == state.door ? "the entrance" : "empty";
  }
  return out + "\n  balconies that look at it:" + cells_text(watchers(game, state, seat, cell)) +
         "\n";
}

std::string block_text(const Balconia& game, int block, std::string_view where) {
  std::string out = std::format("block {}{}\n", block + 1, where);
  for (int face = 0; face < kFaces; ++face) {
    out += std::format("  {}  {}\n", face, face_text(game.set().face(block, face)));
  }
  return out;
}

// All that B-11 lets everybody look up; a drawn face may have been too full to show in full.
std::string public_blocks(const Balconia& game, const State& state) {
  std::string out;
  for (const int block : bits(state.unseen)) out += block_text(game, block, "");
  const bool has_disc = state.phase == Phase::kSelect || state.phase == Phase::kPlace;
  return out + (has_disc ? block_text(game, state.block, ", on the disc") : "");
}

}  // namespace

std::optional<std::string> answer(const Balconia& game, const State& state, Seat seat,
                                  std::string_view question) {
  if (question == "score") {
    const Sight sight = game.options().open_facades ? Sight::kBothSides : Sight::kOwnSide;
    return sheet_text(game.explain(state, seat, sight), {});
  }
  if (question == "blocks") return public_blocks(game, state);
  if (question.starts_with("look")) {
    std::string_view place = question.substr(4);
    place.remove_prefix(std::min(place.find_first_not_of(' '), place.size()));
    const auto cell = parse_cell(place);
    if (!cell) return "Look at which cell? For instance: look c2\n";
    return look(game, state, seat, *cell);
  }
  return std::nullopt;
}

}  // namespace loggia::balconia
