// Every reason for which High-Rises refuses an action. The one list: each face has a text for each
// code, and a test fails where one is missing.
#pragma once

#include <array>

#include "engine/core/game.h"

namespace loggia::highrise::refusals {

inline constexpr Refusal kOver{"H-08", "match_over"};
inline constexpr Refusal kDealFirst{"H-02", "deal_first"};
inline constexpr Refusal kDrawFirst{"H-04", "draw_first"};
inline constexpr Refusal kTheftFirst{"H-18", "theft_first"};
inline constexpr Refusal kRefillFirst{"H-06", "refill_first"};
inline constexpr Refusal kNothingToDraw{"H-05", "nothing_to_draw"};
inline constexpr Refusal kNotTheDrawer{"H-04", "not_the_drawer"};
inline constexpr Refusal kNotInStock{"H-07", "not_in_stock"};
inline constexpr Refusal kNotTheThief{"H-18", "not_the_thief"};
inline constexpr Refusal kNotTheRobbed{"H-19", "not_the_robbed"};
inline constexpr Refusal kNotInTheirHand{"H-18", "not_in_their_hand"};
inline constexpr Refusal kNotInHand{"H-05", "not_in_hand"};
inline constexpr Refusal kNotNine{"H-09", "not_nine"};
inline constexpr Refusal kNeedsNumber{"H-12", "needs_number"};
inline constexpr Refusal kJokerSteals{"H-12", "joker_steals"};
inline constexpr Refusal kNoSuchSeat{"H-03", "no_such_seat"};
inline constexpr Refusal kOwnSeat{"H-25", "own_seat"};
inline constexpr Refusal kNoFloor{"H-25", "no_floor"};
inline constexpr Refusal kNotOnTop{"H-10", "not_on_top"};
inline constexpr Refusal kTopGuarded{"H-11", "top_guarded"};
inline constexpr Refusal kHammerGuarded{"H-14", "hammer_guarded"};
inline constexpr Refusal kNoSuchFloor{"H-14", "no_such_floor"};
inline constexpr Refusal kDogThere{"H-14", "dog_there"};
inline constexpr Refusal kNoDog{"H-15", "no_dog"};
inline constexpr Refusal kEmptyHand{"H-18", "empty_hand"};
inline constexpr Refusal kAllHandsEmpty{"H-19", "all_hands_empty"};
inline constexpr Refusal kSecondVan{"H-25", "second_van"};

inline constexpr std::array kAll = {
    kOver,         kDealFirst,     kDrawFirst,     kTheftFirst,   kRefillFirst,    kNothingToDraw,
    kNotTheDrawer, kNotInStock,    kNotTheThief,   kNotTheRobbed, kNotInTheirHand, kNotInHand,
    kNotNine,      kNeedsNumber,   kJokerSteals,   kNoSuchSeat,   kOwnSeat,        kNoFloor,
    kNotOnTop,     kTopGuarded,    kHammerGuarded, kNoSuchFloor,  kDogThere,       kNoDog,
    kEmptyHand,    kAllHandsEmpty, kSecondVan,
};

}  // namespace loggia::highrise::refusals
