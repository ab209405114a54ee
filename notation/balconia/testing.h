// For tests: the standard set, and a set altered where somebody cannot look.
#pragma once

#include "engine/balconia/balconia.h"
#include "notation/balconia/blocks.h"

namespace loggia::balconia {

inline json::value standard_json() { return parse_json(standard_blocks_text()).value(); }

inline NamedBlockSet standard_set() {
  Problems problems;
  const json::value value = standard_json();
  return read_blocks(Reader(value, "", problems), problems).value();
}

// B-11: whether this face of a block in the frame is turned toward somebody the viewer may look
// over the shoulder of.
inline bool is_in_sight(const Options& options, const State& state, Piece piece, int face,
                        Viewer viewer) {
  const bool is_open = options.open_facades || state.phase == Phase::kOver;
  for (const Seat seat : {kGreen, kPink}) {
    if ((is_open || viewer == seat) && piece.face(seat) == face) return true;
  }
  return false;
}

// The same set with every face of the frame that is out of the viewer's sight put in place of
// another's.
inline BlockSet altered_out_of_sight(const Balconia& game, const State& state, Viewer viewer,
                                     Rng& rng) {
  BlockSet set = game.set();
  for (const int cell : bits(state.balconies)) {
    const Piece piece = state.pieces[cell];
    for (int face = 0; face < kFaces; ++face) {
      if (is_in_sight(game.options(), state, piece, face, viewer)) continue;
      set.face(piece.block(), face) = game.set().blocks[rng.below(kBlocks)][rng.below(kFaces)];
    }
  }
  return set;
}

// Random options, one of each kind.
inline Options random_options(Rng& rng) {
  Options options;
  if (rng.below(2) == 0) options.entrance = static_cast<int>(rng.below(kEntrances));
  options.door =
      rng.below(2) == 0 ? std::optional(static_cast<Cell>(rng.below(kSide))) : std::nullopt;
  options.fewer_of = static_cast<FewerOf>(rng.below(3));
  options.free_placement = rng.below(2) == 0;
  options.full_building = rng.below(2) == 0;
  options.open_facades = rng.below(4) == 0;
  return options;
}

}  // namespace loggia::balconia
