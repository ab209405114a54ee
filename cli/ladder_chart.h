// The levels of a game as a chart: a bar for each, as long as its Elo, with its interval.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/strength.h"

namespace loggia::cli {

struct ChartBar {
  std::string label;
  Interval elo;  // no whisker where it has no width
};

// An SVG that stands alone, readable on light and on dark pages.
std::string ladder_chart(std::string_view title, const std::vector<ChartBar>& bars);

}  // namespace loggia::cli
