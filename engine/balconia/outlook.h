// What the next block would bring, in every cell at once: a building is read once, and each way a
// block may come costs a few vector operations for all cells together. This works because what a
// new face adds to the balconies that look at it is a sum over what it shows; only where two
// elements are both missing (B-23) they need a term of their own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/balconia/block_set.h"
#include "engine/balconia/fast_set.h"
#include "engine/balconia/options.h"
#include "engine/balconia/state.h"
#include "engine/core/fixed_list.h"

namespace loggia::balconia {

// A number for each cell; the last seven are no cells.
using CellValues __attribute__((vector_size(64))) = std::int16_t;

// What a face may show, each with a weight in every cell: the pieces of each symbol, whether there
// are any, that it is a balcony, and its lovebird.
inline constexpr std::size_t kPresence = kSymbols;
inline constexpr std::size_t kIsBalcony = kPresence + kSymbols;
inline constexpr std::size_t kLeftBird = kIsBalcony + 1;
inline constexpr std::size_t kRightBird = kIsBalcony + 2;
inline constexpr std::size_t kFeatures = kIsBalcony + 3;

struct ShownFace {
  Mask features = 0;                            // a bit each
  std::array<std::uint8_t, kFeatures> times{};  // how often it has each
  std::optional<Condition> condition;

  [[nodiscard]] int shows(Symbol symbol) const { return times[static_cast<std::size_t>(symbol)]; }
};

// A block set prepared for it: its faces as Piece::shown() numbers them.
struct ShownSet {
  explicit ShownSet(const BlockSet& set);

  Per<int, ShownFace, kFaceCount> faces;
  std::array<Entrance, kEntrances> entrances;
};

// One side of a building.
class SideOutlook {
 public:
  // Of balconies that are forgotten only that they are there is known.
  SideOutlook(const ShownSet& set, const State& state, Seat owner, Mask forgotten = 0);

  [[nodiscard]] int shows(Symbol symbol) const { return shows_[static_cast<std::size_t>(symbol)]; }
  // What the side gains, door aside, if this face comes to a cell.
  [[nodiscard]] CellValues gains(const ShownFace& face) const;

 private:
  struct MissingPair {
    Mask features;  // the presence of both
    CellValues points;
  };

  // What is there
  [[nodiscard]] Mask with(Symbol symbol) const {
    return cells_with_[static_cast<std::size_t>(symbol)];
  }
  [[nodiscard]] Mask carriers(const Condition& condition) const;
  [[nodiscard]] int pieces_in(Symbol symbol, Mask cells) const;
  [[nodiscard]] unsigned colours_in(Mask cells) const;

  // What its balconies would pay for a new face
  void weigh(Cell x, const Condition& condition);
  void weigh_colours(unsigned seen, CellValues points);
  void weigh_if_has(const Condition& condition, Mask region);
  void weigh_group(Cell x, const Condition& condition);
  void weigh_lovebirds(Mask left_birds, Mask right_birds);
  CellValues& weight(std::size_t feature) {
    weighed_ |= bit(static_cast<int>(feature));
    return weights_[feature];
  }
  CellValues& pieces_weight(Symbol symbol) { return weight(static_cast<std::size_t>(symbol)); }
  CellValues& presence_weight(Symbol symbol) {
    return weight(kPresence + static_cast<std::size_t>(symbol));
  }

  // What the new face would score itself
  [[nodiscard]] CellValues own_points(const ShownFace& face, const Condition& condition) const;
  [[nodiscard]] CellValues own_group(const ShownFace& face, const Condition& condition) const;
  [[nodiscard]] CellValues pieces_seen(Where where, Symbol symbol) const;
  [[nodiscard]] CellValues balconies_seen(Where where, Mask cells) const;
  [[nodiscard]] CellValues sees_any(Where where, Symbol symbol) const;

  Seat owner_;
  Mask balconies_;
  PerCell<const ShownFace*> faces_;  // where there is a balcony
  std::array<Mask, kSymbols> cells_with_{};
  std::array<int, kSymbols> shows_{};
  std::array<CellValues, kFeatures> weights_{};
  Mask weighed_ = 0;  // features with a weight, a bit each
  FixedList<MissingPair, kCells> missing_pairs_;
};

// Both sides, and the doors.
class Outlook {
 public:
  using Forgotten = PerSide<Mask>;

  Outlook(const ShownSet& set, FewerOf fewer_of, const State& state, const Forgotten& forgotten);

  // By how much green's lead grows, doors aside, if the block comes to a cell turned so.
  [[nodiscard]] CellValues gains(int block, int green_face) const {
    return sides_[kGreen].gains(face(block, green_face)) -
           sides_[kPink].gains(face(block, opposite(green_face)));
  }
  // What one side alone gains.
  [[nodiscard]] CellValues gains(Seat side, int block, int shown_face) const {
    return sides_[side].gains(face(block, shown_face));
  }
  // The lead of green's door over pink's: now, and with that block anywhere.
  [[nodiscard]] int door_lead() const { return door_lead({}); }
  [[nodiscard]] int door_lead(int block, int green_face) const {
    return door_lead(Added{&face(block, green_face), &face(block, opposite(green_face))});
  }

 private:
  using Added = PerSide<const ShownFace*>;  // null: nothing

  [[nodiscard]] const ShownFace& face(int block, int number) const {
    return set_->faces[(block * kFaces) + number];
  }
  [[nodiscard]] int door_lead(const Added& added) const {
    return door(added, kGreen) - door(added, kPink);
  }
  [[nodiscard]] int door(const Added& added, Seat owner) const;
  [[nodiscard]] int shows(const Added& added, Seat side, Symbol symbol) const;

  const ShownSet* set_;
  FewerOf fewer_of_;
  Entrance entrance_;
  PerSide<SideOutlook> sides_;
};

}  // namespace loggia::balconia
