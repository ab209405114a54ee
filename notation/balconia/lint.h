// The lint for block sets: what one may say, but hardly means.
#pragma once

#include "notation/balconia/blocks.h"
#include "notation/problem.h"

namespace loggia::balconia {

// Doors of an entrance that do not differ (B-01), a lovebird that can never meet a partner,
// conditions that no face can help.
Problems blocks_warnings(const NamedBlockSet& named);

}  // namespace loggia::balconia
