// Buildings (loggia.building/1): an arrangement of blocks to be scored, finished or not. With a
// block on the disc it is a position, in which somebody is to decide.
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

// "disc" says which block is on it and, once the selector has chosen, the two faces kept; whose
// turn it is and how many tokens are left follows from how many blocks stand (B-04, B-10, B-12).
std::optional<Building> read_position(const Reader& reader, Problems& problems);

// Allowed, but no match could have come to it: blocks that stand apart (B-08), more of them than
// tokens (B-12).
Problems building_warnings(const Building& building);

}  // namespace loggia::balconia
