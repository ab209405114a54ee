// Block sets (loggia.blocks/1) in JSON: reading and writing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/balconia/block_set.h"
#include "notation/json.h"
#include "notation/problem.h"
#include "notation/reader.h"

namespace loggia::balconia {

// A set with the names it was given; the rules need none of them.
struct NamedBlockSet {
  std::string name;
  std::array<std::string, kEntrances> entrance_names;
  BlockSet set;
};

// Either a set, or what is wrong with it; never both.
std::optional<NamedBlockSet> read_blocks(const Reader& reader, Problems& problems);

// The whole set in the documented order of fields: what records carry, and what its hash is of.
json::object content_json(const NamedBlockSet& named);
std::string content_hash(const NamedBlockSet& named);

json::object face_json(const Face& face);
json::object condition_json(const Condition& condition);
json::object door_json(const Door& door);

// The standard set, built into the program.
std::string_view standard_blocks_text();

}  // namespace loggia::balconia
