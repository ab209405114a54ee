// The names of Balconia's things in every notation, in the order of the engine's enumerations.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/balconia/block_set.h"
#include "engine/balconia/frame.h"
#include "engine/balconia/options.h"

namespace loggia::balconia {

// The 13 elements, then "flower".
inline constexpr std::array<std::string_view, kSymbols> kSymbolNames = {
    "cat",           "laundry",        "sunblind",
    "heart",         "note",           "bird",
    "person",        "flower_magenta", "flower_light_pink",
    "flower_purple", "flower_orange",  "flower_turquoise",
    "flower_white",  "flower"};

inline constexpr std::array<std::string_view, kWheres> kWhereNames = {
    "row",          "row_above",    "around", "column_right", "column_left",
    "column_above", "column_below", "right",  "left",         "group"};

inline constexpr std::array<std::string_view, 6> kPhaseNames = {"entrance", "door",  "reveal",
                                                                "select",   "place", "over"};
inline constexpr PerSide<std::string_view> kSeatNames = {"green", "pink"};
inline constexpr std::array<std::string_view, 3> kDecidedByNames = {"points", "doors", "nothing"};
inline constexpr std::array<std::string_view, 2> kLovebirdNames = {"left", "right"};
inline constexpr std::array<std::string_view, 3> kDoorNames = {"majority", "fewer_of",
                                                               "difference"};
inline constexpr std::array<std::string_view, 3> kFewerOfNames = {"either", "strict", "left_only"};

template <class Enum, std::size_t N>
constexpr std::string_view name_of(Enum value, const std::array<std::string_view, N>& names) {
  return names[static_cast<std::size_t>(value)];
}

constexpr std::string_view name(Symbol symbol) { return name_of(symbol, kSymbolNames); }
constexpr std::string_view name(Where where) { return name_of(where, kWhereNames); }
constexpr std::string_view name(Seat seat) { return kSeatNames[seat]; }
constexpr std::string_view name(Lovebird lovebird) { return name_of(lovebird, kLovebirdNames); }
constexpr std::string_view name(Door::Kind kind) { return name_of(kind, kDoorNames); }
constexpr std::string_view name(FewerOf fewer_of) { return name_of(fewer_of, kFewerOfNames); }

// "c2": columns a–e from green's left, rows 1–5 from the ground.
inline std::string cell_name(Cell cell) {
  return {static_cast<char>('a' + column(cell)), static_cast<char>('1' + row(cell))};
}

constexpr std::optional<Cell> parse_cell(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const int column = text[0] - 'a';
  const int row = text[1] - '1';
  if (column < 0 || column >= kSide || row < 0 || row >= kSide) return std::nullopt;
  return cell_at(row, column);
}

}  // namespace loggia::balconia
