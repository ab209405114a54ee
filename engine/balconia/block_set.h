// What the box holds, as plain data: blocks with four faces, and entrances with two doors. A value
// that has been checked when it was read (notation/), or made by a test.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/balconia/frame.h"

namespace loggia::balconia {

// B-14: the elements of a face; then kFlower, which names a flower of any colour (B-26).
enum class Symbol : std::uint8_t {
  kCat,
  kLaundry,
  kSunblind,
  kHeart,
  kNote,
  kBird,
  kPerson,
  kFlowerMagenta,
  kFlowerLightPink,
  kFlowerPurple,
  kFlowerOrange,
  kFlowerTurquoise,
  kFlowerWhite,
  kFlower,
};
inline constexpr int kElements = 13;
inline constexpr int kSymbols = 14;
inline constexpr int kFirstColour = static_cast<int>(Symbol::kFlowerMagenta);
inline constexpr int kColours = 6;
inline constexpr int kMaxElementCount = 7;

enum class Lovebird : std::uint8_t { kLeft, kRight };

// B-18…B-24: points for each of something in a region, or five if the region has or lacks it.
struct Condition {
  enum class Kind : std::uint8_t {
    kEach,         // × pieces of `symbol` (B-19)
    kEachBalcony,  // × other balconies (B-20)
    kEachColour,   // × different flower colours (B-21)
    kEachWithout,  // × balconies that lack `symbol` (B-22)
    kIfHas,        // at least one `symbol`, and one `second` where there is one (B-23)
    kIfLacks,      // no `symbol` (B-24)
  };

  Where where{};
  Kind kind{};
  int points = 1;
  Symbol symbol{};               // unused by kEachBalcony and kEachColour
  std::optional<Symbol> second;  // only with kIfHas

  friend bool operator==(const Condition&, const Condition&) = default;
};

struct Face {
  std::array<std::uint8_t, kElements> elements{};
  std::optional<Lovebird> lovebird;
  std::optional<Condition> condition;  // none where there is a lovebird

  // How many pieces of it the face shows; for kFlower, of all colours together.
  [[nodiscard]] constexpr int shows(Symbol symbol) const {
    if (symbol != Symbol::kFlower) return elements[static_cast<std::size_t>(symbol)];
    int flowers = 0;
    for (int colour = 0; colour < kColours; ++colour) {
      flowers += elements[static_cast<std::size_t>(kFirstColour + colour)];
    }
    return flowers;
  }

  friend bool operator==(const Face&, const Face&) = default;
};

inline constexpr int kFaces = 4;

// B-01: face f is opposite face f+2 mod 4.
constexpr int opposite(int face) { return face ^ 2; }
constexpr int next_face(int face) { return (face + 1) % kFaces; }

// What there is for each face of a block.
template <class T>
using PerFace = Per<int, T, kFaces>;

using Block = std::array<Face, kFaces>;

// B-32…B-34: for kMajority the first symbol is the upper one; for kFewerOf it is the left one.
struct Door {
  enum class Kind : std::uint8_t { kMajority, kFewerOf, kDifference };

  Kind kind{};
  std::array<Symbol, 2> symbols{};

  friend bool operator==(const Door&, const Door&) = default;
};

struct Entrance {
  PerSide<Door> doors{};

  [[nodiscard]] constexpr const Door& door(Seat seat) const { return doors[seat]; }
  friend bool operator==(const Entrance&, const Entrance&) = default;
};

inline constexpr int kBlocks = 22;
inline constexpr int kEntrances = 3;

// Blocks and entrances count from 0 here and from 1 in every notation.
struct BlockSet {
  std::array<Block, kBlocks> blocks{};
  std::array<Entrance, kEntrances> entrances{};

  [[nodiscard]] constexpr Face& face(int block, int number) {
    return blocks[static_cast<std::size_t>(block)][static_cast<std::size_t>(number)];
  }
  [[nodiscard]] constexpr const Face& face(int block, int number) const {
    return blocks[static_cast<std::size_t>(block)][static_cast<std::size_t>(number)];
  }

  friend bool operator==(const BlockSet&, const BlockSet&) = default;
};

}  // namespace loggia::balconia
