#include "notation/balconia/building.h"

#include <utility>

#include "notation/balconia/actions.h"
#include "notation/balconia/names.h"
#include "notation/balconia/options.h"
#include "notation/filled.h"

namespace loggia::balconia {
namespace {

void read_cell(const Reader& reader, Cell cell, State& state, Mask& used) {
  if (!reader.is_object({"block", "green"})) return;
  const auto block = reader.integer_field("block", 1, kBlocks);
  const auto face = reader.integer_field("green", 0, kFaces - 1);
  if (!block || !face) return;
  const int number = *block - 1;
  if (contains(used, number)) {
    reader.fail(filled("block {} stands in another cell already", *block));
    return;
  }
  used |= bit(number);
  state.pieces[cell] = Piece(number, *face);
  state.balconies |= bit(cell);
}

void read_cells(const Reader& reader, State& state) {
  if (!reader.is_any_object()) return;
  Mask used = 0;
  for (const auto& [key, value] : reader.object()) {
    const auto cell = parse_cell(key);
    if (!cell) {
      reader.fail(in_quotes(key) + " is not a cell; cells are a1 to e5");
    } else if (*cell == state.door) {
      reader.item(value, key).fail("the entrance stands there");
    } else {
      read_cell(reader.item(value, key), *cell, state, used);
    }
  }
  state.unseen &= ~used;
}

Building read_standing(const Reader& reader) {
  Building building;
  State& state = building.state;
  reader.expect_format("loggia.building/1");
  if (const auto text = reader.text_field("blocks")) building.blocks = *text;
  if (const auto number = reader.integer_field("entrance", 1, kEntrances)) {
    state.entrance = static_cast<std::uint8_t>(*number - 1);
  }
  const auto door = reader.field("door");
  if (const auto text = door.and_then(&Reader::text)) {
    const auto cell = parse_cell(*text);
    if (!cell || !contains(kBottomRow, *cell)) {
      door->fail(in_quotes(*text) + " is not a cell of the bottom row, a1 to e1 (B-37)");
    } else {
      state.door = *cell;
    }
  }
  if (const auto options = reader.optional_field("options")) {
    building.options = to_options(read_options(*options, option_specs()));
    // Where the entrance stands is said above; the options may repeat it, not contradict it.
    if (building.options.entrance.value_or(state.entrance) != state.entrance) {
      options->fail("another \"entrance\" than the building's");
    }
    if (options->value().is_object() && options->has("door") &&
        building.options.door.value_or(state.door) != state.door) {
      options->fail("another \"door\" than the building's");
    }
  }
  if (const auto cells = reader.field("cells")) read_cells(*cells, state);
  state.phase = Phase::kOver;
  return building;
}

void read_disc(const Reader& reader, Building& building) {
  if (!reader.is_object({"block", "kept"})) return;
  State& state = building.state;
  const auto block = reader.integer_field("block", 1, kBlocks);
  if (!block) return;
  const int number = *block - 1;
  const int placed = count(state.balconies);
  if (!contains(state.unseen, number)) {
    reader.field("block")->fail(filled("block {} stands in the building already", *block));
  } else if (placed >= tokens_played(building.options)) {
    reader.fail("all blocks of the match stand already (B-12)");
  }
  state.block = static_cast<std::uint8_t>(number);
  state.unseen &= ~bit(number);
  state.selector = placed % 2 == 0 ? kGreen : kPink;
  state.tokens_left = static_cast<std::uint8_t>(tokens_played(building.options) - placed - 1);
  state.phase = Phase::kSelect;
  if (const auto kept = reader.optional_field("kept").and_then(read_keep)) {
    state.kept = kept->number;
    state.phase = Phase::kPlace;
  }
}

}  // namespace

std::optional<Building> read_building(const Reader& reader, Problems& problems) {
  const std::size_t before = problems.size();
  if (!reader.is_object({"$schema", "format", "blocks", "entrance", "door", "options", "cells"})) {
    return std::nullopt;
  }
  Building building = read_standing(reader);
  return problems.size() > before ? std::nullopt : std::optional(std::move(building));
}

std::optional<Building> read_position(const Reader& reader, Problems& problems) {
  const std::size_t before = problems.size();
  if (!reader.is_object(
          {"$schema", "format", "blocks", "entrance", "door", "options", "cells", "disc"})) {
    return std::nullopt;
  }
  Building position = read_standing(reader);
  if (const auto disc = reader.field("disc")) read_disc(*disc, position);
  return problems.size() > before ? std::nullopt : std::optional(std::move(position));
}

Problems building_warnings(const Building& building) {
  Problems warnings;
  const State& state = building.state;
  const Mask joined = connected(bit(state.door), state.balconies);
  for (const int cell : bits(state.balconies & ~joined)) {
    if (building.options.free_placement) break;
    warnings.push_back({cell_name(static_cast<Cell>(cell)),
                        "is not connected to the entrance (B-08 without B-36)"});
  }
  if (count(state.balconies) > tokens_played(building.options)) {
    warnings.push_back({"", filled("{} blocks, more than the {} of a match (B-12 without B-38)",
                                   count(state.balconies), tokens_played(building.options))});
  }
  return warnings;
}

}  // namespace loggia::balconia
