// Every reason for which Balconia refuses an action. The one list: each face has a text for each
// code, and a test fails where one is missing.
#pragma once

#include <array>

#include "engine/core/game.h"

namespace loggia::balconia::refusals {

inline constexpr Refusal kOver{"B-12", "match_over"};
inline constexpr Refusal kEntranceFirst{"B-03", "entrance_first"};
inline constexpr Refusal kDoorFirst{"B-37", "door_first"};
inline constexpr Refusal kRevealFirst{"B-05", "reveal_first"};
inline constexpr Refusal kSelectFirst{"B-06", "select_first"};
inline constexpr Refusal kPlaceFirst{"B-07", "place_first"};
inline constexpr Refusal kNoSuchEntrance{"B-01", "no_such_entrance"};
inline constexpr Refusal kDoorOffGround{"B-37", "door_off_ground"};
inline constexpr Refusal kNoSuchToken{"B-01", "no_such_token"};
inline constexpr Refusal kTokenUsed{"B-05", "token_used"};
inline constexpr Refusal kNoSuchFace{"B-01", "no_such_face"};
inline constexpr Refusal kFaceKept{"B-07", "face_kept"};
inline constexpr Refusal kNoSuchCell{"B-08", "no_such_cell"};
inline constexpr Refusal kCellFilled{"B-08", "cell_filled"};
inline constexpr Refusal kCellNotAdjacent{"B-08", "cell_not_adjacent"};

inline constexpr std::array kAll = {
    kOver,       kEntranceFirst,  kDoorFirst,     kRevealFirst, kSelectFirst,
    kPlaceFirst, kNoSuchEntrance, kDoorOffGround, kNoSuchToken, kTokenUsed,
    kNoSuchFace, kFaceKept,       kNoSuchCell,    kCellFilled,  kCellNotAdjacent,
};

}  // namespace loggia::balconia::refusals
