// Everything on the table, as a small plain value; and what can happen to it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/balconia/block_set.h"
#include "engine/balconia/frame.h"
#include "engine/balconia/options.h"

namespace loggia::balconia {

// What happens next.
enum class Phase : std::uint8_t {
  kEntrance,  // chance picks the entrance (B-03)
  kDoor,      // chance picks the cell of the entrance (B-37)
  kReveal,    // chance turns over a token (B-05)
  kSelect,    // the selector keeps two faces (B-06)
  kPlace,     // the placer picks one of the other two, and a cell (B-07)
  kOver,
};

// A block in the frame and how it is turned: 4 × block + the face green sees.
class Piece {
 public:
  constexpr Piece() = default;
  constexpr Piece(int block, int green_face)
      : code_(static_cast<std::uint8_t>((block * kFaces) + green_face)) {}

  [[nodiscard]] constexpr int block() const { return code_ / kFaces; }
  [[nodiscard]] constexpr int face(Seat seat) const {
    const int green = code_ % kFaces;
    return seat == kGreen ? green : opposite(green);
  }
  // The face as one of the set's 88, in the order of blocks: 4 × block + face.
  [[nodiscard]] constexpr int shown(Seat seat) const {
    return seat == kGreen ? code_ : opposite(code_);
  }

  friend constexpr bool operator==(Piece, Piece) = default;

 private:
  std::uint8_t code_ = 0;
};

struct State {
  PerCell<Piece> pieces{};  // read only where `balconies` has the cell
  Mask balconies = 0;       // cells that hold a block, the entrance left out
  Mask unseen = (Mask{1} << kTokens) - 1;
  std::uint8_t tokens_left = 0;
  Phase phase = Phase::kEntrance;
  std::uint8_t entrance = 0;  // meant from phase kDoor on
  Cell door = kMiddleDoor;    // meant from phase kReveal on
  std::uint8_t block = 0;     // on the disc, in kSelect and kPlace
  std::uint8_t kept = 0;      // the selector keeps faces kept and kept+1, in kPlace
  Seat selector = kGreen;     // B-04; changes with every turn (B-10)

  // The frame's filled cells: the entrance counts as a block (B-08).
  [[nodiscard]] constexpr Mask filled() const { return balconies | bit(door); }

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 128);

struct Action {
  enum class Kind : std::uint8_t {
    kEntrance,  // "entrance 2": number
    kDoor,      // "door c1": cell
    kReveal,    // "token 4": number
    kSelect,    // "keep 01": number, the first of the two faces kept
    kPlace,     // "place c2 3": cell, and number, the face toward the placer
  };

  Kind kind{};
  std::uint8_t number = 0;
  Cell cell = 0;

  static constexpr Action entrance(int number) { return make(Kind::kEntrance, number, 0); }
  static constexpr Action door(Cell cell) { return make(Kind::kDoor, 0, cell); }
  static constexpr Action reveal(int token) { return make(Kind::kReveal, token, 0); }
  static constexpr Action select(int first) { return make(Kind::kSelect, first, 0); }
  static constexpr Action place(Cell cell, int face) { return make(Kind::kPlace, face, cell); }

  friend constexpr bool operator==(const Action&, const Action&) = default;

 private:
  static constexpr Action make(Kind kind, int number, Cell cell) {
    Action action;
    action.kind = kind;
    action.number = static_cast<std::uint8_t>(number);
    action.cell = cell;
    return action;
  }
};

// An action as somebody saw it happen: a spectator is not shown how a block was turned (B-11).
struct Seen {
  Action::Kind kind{};
  std::optional<std::uint8_t> number;
  Cell cell = 0;

  friend bool operator==(const Seen&, const Seen&) = default;
};

}  // namespace loggia::balconia
