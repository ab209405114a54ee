// For tests: cells by name, frames and buildings drawn in text as the owner of a side sees them,
// and short ways to play and to ask. What makes no sense throws, in every build.
#pragma once

#include <cctype>
#include <initializer_list>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/balconia/balconia.h"

namespace loggia::balconia {

// "c2"_cell: a cell by its name, from green's side.
consteval Cell operator""_cell(const char* name, std::size_t) {
  return cell_at(name[1] - '1', name[0] - 'a');
}

inline void need(bool holds, const char* otherwise) {
  if (!holds) throw std::invalid_argument(otherwise);
}

// Calls see(cell, letter) for the 25 letters of a drawing, five lines from the top, blanks aside.
template <class See>
void read_drawing(std::string_view drawing, Seat viewer, See see) {
  int at = 0;
  for (const char letter : drawing) {
    if (std::isspace(static_cast<unsigned char>(letter)) != 0) continue;
    need(at < kCells, "more than 25 cells are drawn");
    const Cell cell = cell_at(kSide - 1 - (at / kSide), at % kSide);
    see(viewer == kGreen ? cell : mirrored(cell), letter);
    ++at;
  }
  need(at == kCells, "fewer than 25 cells are drawn");
}

// The cells drawn with one of these letters.
inline Mask marked(std::string_view drawing, std::string_view letters, Seat viewer = kGreen) {
  Mask cells = 0;
  read_drawing(drawing, viewer, [&](Cell cell, char letter) {
    if (letters.contains(letter)) cells |= bit(cell);
  });
  return cells;
}

// The cells as a drawing, so that a failed check shows two pictures.
inline std::string drawn(Mask cells, Seat viewer = kGreen) {
  std::string drawing;
  for (int row = kSide - 1; row >= 0; --row) {
    for (int column = 0; column < kSide; ++column) {
      const Cell cell = cell_at(row, column);
      drawing += contains(cells, viewer == kGreen ? cell : mirrored(cell)) ? " #" : " .";
    }
    drawing += '\n';
  }
  return drawing;
}

using Pieces = std::initializer_list<std::pair<Symbol, int>>;

inline Face shows(Pieces pieces) {
  Face face;
  for (const auto& [symbol, number] : pieces) {
    face.elements[static_cast<std::size_t>(symbol)] = static_cast<std::uint8_t>(number);
  }
  return face;
}

inline Face with(Condition condition, Pieces pieces = {}) {
  Face face = shows(pieces);
  face.condition = condition;
  return face;
}

inline Face lovebird(Lovebird facing) {
  Face face = shows({{Symbol::kPerson, 1}});
  face.lovebird = facing;
  return face;
}

inline Condition each(Where where, int points, Symbol symbol) {
  return {.where = where, .kind = Condition::Kind::kEach, .points = points, .symbol = symbol};
}
inline Condition each_balcony(Where where, int points) {
  return {.where = where, .kind = Condition::Kind::kEachBalcony, .points = points};
}
inline Condition each_colour(Where where, int points) {
  return {.where = where, .kind = Condition::Kind::kEachColour, .points = points};
}
inline Condition each_without(Where where, int points, Symbol symbol) {
  return {
      .where = where, .kind = Condition::Kind::kEachWithout, .points = points, .symbol = symbol};
}
inline Condition if_has(Where where, Symbol symbol, std::optional<Symbol> second = {}) {
  return {.where = where,
          .kind = Condition::Kind::kIfHas,
          .points = 5,
          .symbol = symbol,
          .second = second};
}
inline Condition if_lacks(Where where, Symbol symbol) {
  return {.where = where, .kind = Condition::Kind::kIfLacks, .points = 5, .symbol = symbol};
}

// '.' and '+' are empty cells ('+' for those the test speaks of), 'D' is the entrance, any other
// letter the face given for it (a letter may stand several times, each time on a block of its own).
// What the other side shows is empty unless drawn with `behind`, whose letters stand where the
// other owner sees them.
class Sketch {
 public:
  using Faces = std::map<char, Face>;

  Sketch(std::string_view drawing, const Faces& faces, Seat owner = kGreen, Entrance entrance = {},
         Options options = {})
      : owner_(owner), options_(options) {
    options_.entrance = 0;
    set_.entrances[0] = entrance;
    state_.phase = Phase::kOver;
    read(drawing, owner, [&](Cell cell, char letter) {
      need(next_block_ < kBlocks, "more balconies than blocks are drawn");
      const auto block = static_cast<std::size_t>(next_block_++);
      set_.blocks[block][0] = faces.at(letter);
      // Face 0 toward the owner, face 2 toward the other.
      state_.pieces[cell] = Piece(static_cast<int>(block), owner == kGreen ? 0 : 2);
      state_.balconies |= bit(cell);
      state_.unseen &= ~bit(static_cast<int>(block));
    });
  }

  // The other side of the same building; its letters must stand on the first drawing's balconies.
  Sketch& behind(std::string_view drawing, const Faces& faces) {
    read(drawing, other(owner_), [&](Cell cell, char letter) {
      need(contains(state_.balconies, cell), "a balcony is drawn on one side only");
      set_.face(state_.pieces[cell].block(), 2) = faces.at(letter);
    });
    return *this;
  }

  // Goes on with the building: this block lies on the disc, and the owner of the first drawing is
  // about to place it, with one of the two faces that the other has not kept.
  Sketch& placing(const Block& block, int kept) {
    need(next_block_ < kBlocks, "no block is left for the disc");
    set_.blocks[static_cast<std::size_t>(next_block_)] = block;
    state_.block = static_cast<std::uint8_t>(next_block_);
    state_.unseen &= ~bit(next_block_++);
    state_.kept = static_cast<std::uint8_t>(kept);
    state_.selector = other(owner_);
    state_.phase = Phase::kPlace;
    return *this;
  }

  [[nodiscard]] Balconia game() const { return {set_, options_}; }
  [[nodiscard]] const State& state() const { return state_; }
  State& state() { return state_; }
  BlockSet& set() { return set_; }

  // By the plain scorer; the fast one must agree.
  [[nodiscard]] SideScore explain(Sight sight = Sight::kBothSides) const {
    const Balconia game = this->game();
    const int fast = sight == Sight::kOwnSide ? game.running_score(state_, owner_)
                                              : game.score(state_).totals[owner_];
    const SideScore side = balconia::explain(set_, options_.fewer_of, state_, owner_, sight);
    need(side.total == fast, "the two scorers disagree");
    return side;
  }

  // The points of the first balcony drawn with this letter, reading from the top left.
  [[nodiscard]] int points(char letter) const { return score(letter).points; }
  [[nodiscard]] BalconyScore score(char letter) const {
    const SideScore side = explain();
    for (const BalconyScore& balcony : side.balconies) {
      if (balcony.cell == cell(letter)) return balcony;
    }
    throw std::invalid_argument("the letter is no balcony");
  }
  [[nodiscard]] Cell cell(char letter) const { return first_.at(letter); }

 private:
  template <class Put>
  void read(std::string_view drawing, Seat viewer, Put put) {
    read_drawing(drawing, viewer, [&](Cell cell, char letter) {
      if (letter == 'D') {
        state_.door = cell;
      } else if (letter != '.' && letter != '+') {
        first_.emplace(letter, cell);
        put(cell, letter);
      }
    });
  }

  Seat owner_;
  Options options_;
  BlockSet set_;
  State state_;
  int next_block_ = 0;
  std::map<char, Cell> first_;
};

// The rule and code with which the action is refused, "B-08 cell_filled"; empty where it is legal.
inline std::string refusal(const Balconia& game, const State& state, Action action) {
  const auto refusal = game.check(state, action);
  return refusal ? std::string(refusal->rule) + " " + refusal->code : "";
}

// All that may happen next, decisions or outcomes of chance.
inline std::vector<Action> next_actions(const Balconia& game, const State& state) {
  Balconia::ActionList decisions;
  game.legal(state, decisions);
  Balconia::ChanceList chances;
  game.chances(state, chances);
  std::vector<Action> actions(decisions.begin(), decisions.end());
  for (const auto& chance : chances) actions.push_back(chance.action);
  return actions;
}

// The state after these actions, each of which must be legal.
inline State played(const Balconia& game, std::initializer_list<Action> actions) {
  State state = game.start();
  for (const Action action : actions) {
    const auto refusal = game.check(state, action);
    need(!refusal, refusal ? refusal->code : "");
    game.apply(state, action);
  }
  return state;
}

}  // namespace loggia::balconia
