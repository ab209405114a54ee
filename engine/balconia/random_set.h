// For tests: block sets no person would print, buildings no match would leave, and all options
// there are, to find what an ordinary table hides. Everything follows from the generator's seed.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/balconia/balconia.h"

namespace loggia::balconia {

inline int random_below(Rng& rng, int bound) {
  return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
}

// What the faces of a set are like. The fast scorer prepares each of these in another way.
enum class Crowd : std::uint8_t {
  kSparse,    // one piece of one element at most
  kFew,       // counts up to 3, one colour of flowers
  kMany,      // counts up to 7, one colour of flowers
  kBouquets,  // one piece of each, but in several colours: up to 6 flowers
  kMeadows,   // counts up to 3, but all six colours where there are flowers: 12 to 18 of them
  kCrowded,   // anything, up to 7 of each: up to 42 flowers
};
inline constexpr int kCrowds = 6;

inline int most_pieces(Crowd crowd) {
  switch (crowd) {
    case Crowd::kSparse:
    case Crowd::kBouquets: return 1;
    case Crowd::kFew:
    case Crowd::kMeadows: return 3;
    case Crowd::kMany:
    case Crowd::kCrowded: break;
  }
  return kMaxElementCount;
}

inline Face random_pieces(Crowd crowd, Rng& rng) {
  Face face;
  const auto put = [&](int element, int least, int most) {
    face.elements[static_cast<std::size_t>(element)] =
        static_cast<std::uint8_t>(least + random_below(rng, most - least + 1));
  };
  if (crowd == Crowd::kSparse) {
    if (rng.below(4) > 0) put(random_below(rng, kElements), 1, 1);
    return face;
  }
  const int most = most_pieces(crowd);
  for (int element = 0; element < kFirstColour; ++element) {
    if (rng.below(3) == 0) put(element, 1, most);
  }
  if (rng.below(2) == 0) return face;
  if (crowd == Crowd::kFew || crowd == Crowd::kMany) {
    put(kFirstColour + random_below(rng, kColours), 1, most);
    return face;
  }
  for (int colour = kFirstColour; colour < kFirstColour + kColours; ++colour) {
    if (crowd == Crowd::kMeadows) {
      put(colour, 2, most);
    } else if (rng.below(3) > 0) {
      put(colour, 1, most);
    }
  }
  return face;
}

inline Symbol random_symbol(Rng& rng) { return static_cast<Symbol>(random_below(rng, kSymbols)); }

inline Condition random_condition(Rng& rng) {
  using Kind = Condition::Kind;
  Condition condition;
  condition.where = static_cast<Where>(random_below(rng, kWheres));
  // B-27: `if` with `group` is not a valid condition.
  const bool is_group = condition.where == Where::kGroup;
  condition.kind = static_cast<Kind>(random_below(rng, is_group ? 4 : 6));
  const bool is_if = condition.kind == Kind::kIfHas || condition.kind == Kind::kIfLacks;
  condition.points = is_if ? 5 : 1 + random_below(rng, 3);
  condition.symbol = random_symbol(rng);
  if (condition.kind == Kind::kIfHas && rng.below(2) == 0) condition.second = random_symbol(rng);
  return condition;
}

inline Face random_face(Crowd crowd, Rng& rng) {
  Face face = random_pieces(crowd, rng);
  const int kind = random_below(rng, 8);
  if (kind == 0) {
    face.lovebird = Lovebird::kLeft;
  } else if (kind == 1) {
    face.lovebird = Lovebird::kRight;
  } else if (kind > 2) {
    face.condition = random_condition(rng);
  }
  return face;
}

inline BlockSet random_set(Rng& rng) {
  BlockSet set;
  const auto crowd = static_cast<Crowd>(random_below(rng, kCrowds));
  for (Block& block : set.blocks) {
    for (Face& face : block) face = random_face(crowd, rng);
  }
  for (Entrance& entrance : set.entrances) {
    for (Door& door : entrance.doors) {
      door.kind = static_cast<Door::Kind>(random_below(rng, 3));
      door.symbols = {random_symbol(rng), random_symbol(rng)};
    }
  }
  return set;
}

// Any number of blocks, in any cells, turned any way: connected or not, finished or not.
inline State random_building(Rng& rng) {
  State state;
  state.phase = Phase::kOver;
  state.entrance = static_cast<std::uint8_t>(random_below(rng, kEntrances));
  state.door = static_cast<Cell>(random_below(rng, kSide));
  for (int left = random_below(rng, kBlocks + 1); left > 0; --left) {
    const Mask empty = kWholeFrame & ~state.filled();
    const auto cell = static_cast<Cell>(nth_bit(empty, random_below(rng, count(empty))));
    const int block = nth_bit(state.unseen, random_below(rng, count(state.unseen)));
    state.pieces[cell] = Piece(block, random_below(rng, kFaces));
    state.balconies |= bit(cell);
    state.unseen &= ~bit(block);
  }
  return state;
}

// 4 entrances × 6 doors × 3 editions × 2³ = 576 combinations, a random pick among the first two.
inline std::vector<Options> all_options() {
  std::vector<Options> all;
  for (int entrance = -1; entrance < kEntrances; ++entrance) {
    for (int door = -1; door < kSide; ++door) {
      for (const FewerOf edition : {FewerOf::kEither, FewerOf::kStrict, FewerOf::kLeftOnly}) {
        for (const bool free : {false, true}) {
          for (const bool full : {false, true}) {
            for (const bool open : {false, true}) {
              Options options{.fewer_of = edition,
                              .free_placement = free,
                              .full_building = full,
                              .open_facades = open};
              options.entrance = entrance < 0 ? std::nullopt : std::optional(entrance);
              options.door = door < 0 ? std::nullopt : std::optional(static_cast<Cell>(door));
              all.push_back(options);
            }
          }
        }
      }
    }
  }
  return all;
}

}  // namespace loggia::balconia
