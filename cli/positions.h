// Positions of Balconia in which somebody is to decide.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/balconia/balconia.h"

namespace loggia::cli {

struct Position {
  balconia::Balconia game;
  balconia::State state;
};

// From a building with a block on the disc, or from a match record as it stood after entry `to`.
// Nothing after complaining of what is wrong with the file.
std::optional<Position> load_position(const std::string& path, std::optional<std::size_t> to);

}  // namespace loggia::cli
