// Buildings (loggia.building/1): an arrangement of blocks to be scored, finished or not.
#pragma once

#include <optional>
#include <string>

#include "engine/balconia/balconia.h"
#include "notation/reader.h"

namespace loggia::balconia {

struct Building {
  std::string blocks;  // a set's name, or a path
  Options options;
  State state;
};

std::optional<Building> read_building(const Reader& reader, Problems& problems);

// Allowed, but no match could have come to it: blocks that stand apart (B-08), more of them than
// tokens (B-12).
Problems building_warnings(const Building& building);

}  // namespace loggia::balconia
