#include "notation/balconia/blocks.h"

#include <algorithm>
#include <bitset>

#include "notation/balconia/names.h"
#include "notation/filled.h"
#include "notation/sha256.h"

namespace loggia::balconia {
namespace {

constexpr std::span<const std::string_view> kElementNames{kSymbolNames.data(), kElements};
constexpr std::array<std::string_view, 2> kBareWhats = {"flower_colours", "balcony"};

std::optional<std::string> read_name(const Reader& reader) {
  return reader.field("name").and_then(&Reader::line);
}

std::optional<Symbol> read_symbol(const Reader& reader) {
  const auto found = reader.name(kSymbolNames, "an element");
  return found ? std::optional(static_cast<Symbol>(*found)) : std::nullopt;
}

void read_elements(const Reader& reader, Face& face) {
  if (!reader.is_any_object()) return;
  for (const auto& [key, value] : reader.object()) {
    const std::string_view element = key;
    const auto found = std::ranges::find(kElementNames, element);
    if (found == kElementNames.end()) {
      reader.fail(filled("{} is not an element; choose from {}", in_quotes(element),
                         joined(kElementNames)));
      continue;
    }
    const auto count = reader.item(value, element).integer(1, kMaxElementCount);
    const auto at = static_cast<std::size_t>(found - kElementNames.begin());
    if (count) face.elements[at] = static_cast<std::uint8_t>(*count);
  }
}

// "each": points × "what".
void read_each(const Reader& reader, Condition& condition) {
  if (const auto points = reader.integer_field("each", 1, 3)) condition.points = *points;
  const auto what = reader.field("what");
  if (!what) return;
  if (what->value().is_object()) {
    condition.kind = Condition::Kind::kEachWithout;
    if (!what->is_object({"no"})) return;
    if (const auto symbol = what->field("no").and_then(read_symbol)) condition.symbol = *symbol;
    return;
  }
  const auto text = what->text();
  if (!text) return;
  if (*text == "balcony") {
    condition.kind = Condition::Kind::kEachBalcony;
  } else if (*text == "flower_colours") {
    condition.kind = Condition::Kind::kEachColour;
  } else if (const auto found = std::ranges::find(kSymbolNames, *text);
             found != kSymbolNames.end()) {
    condition.kind = Condition::Kind::kEach;
    condition.symbol = static_cast<Symbol>(found - kSymbolNames.begin());
  } else {
    what->fail(filled("{} is nothing to count; choose from {}, {} or {\"no\": element}",
                      in_quotes(*text), joined(kSymbolNames), joined(kBareWhats)));
  }
}

void read_has(const Reader& has, Condition& condition) {
  const json::array* list = has.array();
  if (list == nullptr) return;
  if (list->empty() || list->size() > 2) {
    has.fail(filled("must list one or two elements, not {}", list->size()));
    return;
  }
  condition.kind = Condition::Kind::kIfHas;
  if (const auto first = read_symbol(has.item((*list)[0], "first"))) condition.symbol = *first;
  if (list->size() == 2) condition.second = read_symbol(has.item((*list)[1], "second"));
}

// "if": five points, when the region "has" or "lacks".
void read_if(const Reader& reader, Condition& condition) {
  if (const auto points = reader.integer_field("if", 5, 5)) condition.points = *points;
  if (condition.where == Where::kGroup) {
    reader.fail("a group counts \"each\"; \"if\" does not go with it (B-27)");
  }
  const auto has = reader.optional_field("has");
  const auto lacks = reader.optional_field("lacks");
  if (has.has_value() == lacks.has_value()) {
    reader.fail("\"if\" needs either \"has\" or \"lacks\"");
  } else if (has) {
    read_has(*has, condition);
  } else {
    condition.kind = Condition::Kind::kIfLacks;
    if (const auto symbol = read_symbol(*lacks)) condition.symbol = *symbol;
  }
}

Condition read_condition(const Reader& reader) {
  Condition condition;
  if (!reader.is_any_object()) return condition;
  const bool is_each = reader.has("each");
  if (is_each == reader.has("if")) {
    reader.fail("needs either \"each\" (1 to 3) or \"if\" (5)");
    return condition;
  }
  const bool has_known_fields = is_each ? reader.is_object({"where", "each", "what"})
                                        : reader.is_object({"where", "if", "has", "lacks"});
  if (!has_known_fields) return condition;
  if (const auto found = reader.name_field("where", kWhereNames, "a region")) {
    condition.where = static_cast<Where>(*found);
  }
  is_each ? read_each(reader, condition) : read_if(reader, condition);
  return condition;
}

Face read_face(const Reader& reader) {
  Face face;
  if (!reader.is_object({"elements", "lovebird", "condition"})) return face;
  if (const auto elements = reader.field("elements")) read_elements(*elements, face);
  if (const auto lovebird = reader.optional_field("lovebird")) {
    const auto found = lovebird->name(kLovebirdNames, "a direction");
    if (found) face.lovebird = static_cast<Lovebird>(*found);
  }
  if (const auto condition = reader.optional_field("condition")) {
    face.condition = read_condition(*condition);
    if (face.lovebird) reader.fail("a lovebird has no other condition (B-28)");
  }
  return face;
}

// The numbers given, and whether every entry had one of its own.
struct Numbers {
  std::bitset<kBlocks> given;
  bool are_distinct = true;
};

void read_block(const Reader& reader, BlockSet& set, Numbers& numbers) {
  const bool is_object = reader.is_object({"number", "faces"});
  const auto number = is_object ? reader.integer_field("number", 1, kBlocks) : std::nullopt;
  const Reader block = number ? reader.called(filled("block {}", *number)) : reader;
  const std::size_t at = number ? static_cast<std::size_t>(*number - 1) : 0;
  const bool is_new = number && !numbers.given.test(at);
  if (number && !is_new) block.fail("is given twice");
  if (number) numbers.given.set(at);
  numbers.are_distinct = numbers.are_distinct && is_new;
  if (!is_object) return;
  const auto faces = block.field("faces");
  const json::array* list = faces ? faces->array() : nullptr;
  if (list == nullptr) return;
  if (list->size() != kFaces) {
    faces->fail(filled("must be {}, not {}", kFaces, list->size()));
    return;
  }
  for (std::size_t i = 0; i < kFaces; ++i) {
    set.blocks[at][i] = read_face(block.item((*list)[i], filled("face {}", i)));
  }
}

void read_block_list(const Reader& reader, BlockSet& set) {
  const json::array* list = reader.array();
  if (list == nullptr) return;
  Numbers numbers;
  // One entry too many has a wrong number or another's, which is complaint enough: a longer list is
  // not worth reading to its end.
  for (std::size_t i = 0; i < std::min<std::size_t>(list->size(), kBlocks + 1); ++i) {
    read_block(reader.at((*list)[i], filled("block entry {}", i + 1)), set, numbers);
  }
  // Where a number is wrong, the one that nobody has is the same mistake.
  for (std::size_t i = 0; i < kBlocks && numbers.are_distinct; ++i) {
    if (!numbers.given.test(i)) reader.called(filled("block {}", i + 1)).fail("is missing");
  }
}

Door read_door(const Reader& reader) {
  Door door;
  if (!reader.is_object({"majority", "fewer_of", "difference"})) return door;
  if (reader.object().size() != 1) {
    reader.fail("needs exactly one of " + joined(kDoorNames));
    return door;
  }
  const std::string_view kind = reader.object().begin()->key();
  const auto found = std::ranges::find(kDoorNames, kind);
  if (found == kDoorNames.end()) return door;  // complained of above
  door.kind = static_cast<Door::Kind>(found - kDoorNames.begin());
  const auto symbols = reader.field(kind);
  const json::array* list = symbols->array();
  if (list == nullptr) return door;
  if (list->size() != 2) {
    symbols->fail(filled("must list two elements, not {}", list->size()));
    return door;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const auto symbol = read_symbol(symbols->item((*list)[i], i == 0 ? "first" : "second"));
    if (symbol) door.symbols[i] = *symbol;
  }
  return door;
}

void read_entrances(const Reader& reader, NamedBlockSet& named) {
  const json::array* list = reader.array();
  if (list == nullptr) return;
  if (list->size() != kEntrances) {
    reader.fail(filled("must be {}, not {}", kEntrances, list->size()));
    return;
  }
  for (std::size_t i = 0; i < kEntrances; ++i) {
    const Reader entrance = reader.at((*list)[i], filled("entrance {}", i + 1));
    if (!entrance.is_object({"name", "green", "pink"})) continue;
    if (const auto name = read_name(entrance)) named.entrance_names[i] = *name;
    for (const Seat seat : {kGreen, kPink}) {
      const auto door = entrance.field(kSeatNames[seat]);
      if (door) named.set.entrances[i].doors[seat] = read_door(*door);
    }
  }
}

json::value what_json(const Condition& condition) {
  switch (condition.kind) {
    case Condition::Kind::kEachBalcony: return "balcony";
    case Condition::Kind::kEachColour: return "flower_colours";
    case Condition::Kind::kEachWithout: return json::object{{"no", name(condition.symbol)}};
    default: return json::value(name(condition.symbol));
  }
}

}  // namespace

std::optional<NamedBlockSet> read_blocks(const Reader& reader, Problems& problems) {
  const std::size_t before = problems.size();
  NamedBlockSet named;
  if (reader.is_object({"$schema", "format", "name", "blocks", "entrances"})) {
    reader.expect_format("loggia.blocks/1");
    if (const auto name = read_name(reader)) named.name = *name;
    if (const auto blocks = reader.field("blocks")) read_block_list(*blocks, named.set);
    if (const auto entrances = reader.field("entrances")) read_entrances(*entrances, named);
  }
  if (problems.size() > before) return std::nullopt;
  return named;
}

json::object condition_json(const Condition& condition) {
  json::object out{{"where", name(condition.where)}};
  if (condition.kind == Condition::Kind::kIfHas) {
    json::array has{json::value(name(condition.symbol))};
    if (condition.second) has.emplace_back(name(*condition.second));
    out["if"] = condition.points;
    out["has"] = std::move(has);
  } else if (condition.kind == Condition::Kind::kIfLacks) {
    out["if"] = condition.points;
    out["lacks"] = name(condition.symbol);
  } else {
    out["each"] = condition.points;
    out["what"] = what_json(condition);
  }
  return out;
}

json::object face_json(const Face& face) {
  json::object elements;
  for (std::size_t i = 0; i < kElements; ++i) {
    if (face.elements[i] > 0) elements[kSymbolNames[i]] = face.elements[i];
  }
  json::object out{{"elements", std::move(elements)}};
  if (face.lovebird) out["lovebird"] = name(*face.lovebird);
  if (face.condition) out["condition"] = condition_json(*face.condition);
  return out;
}

json::object door_json(const Door& door) {
  return {{name(door.kind),
           json::array{json::value(name(door.symbols[0])), json::value(name(door.symbols[1]))}}};
}

json::object content_json(const NamedBlockSet& named) {
  json::array blocks;
  for (std::size_t i = 0; i < kBlocks; ++i) {
    json::array faces;
    for (const Face& face : named.set.blocks[i]) faces.emplace_back(face_json(face));
    blocks.emplace_back(json::object{{"number", i + 1}, {"faces", std::move(faces)}});
  }
  json::array entrances;
  for (std::size_t i = 0; i < kEntrances; ++i) {
    const Entrance& entrance = named.set.entrances[i];
    entrances.emplace_back(json::object{{"name", named.entrance_names[i]},
                                        {"green", door_json(entrance.door(kGreen))},
                                        {"pink", door_json(entrance.door(kPink))}});
  }
  return {{"format", "loggia.blocks/1"},
          {"name", named.name},
          {"blocks", std::move(blocks)},
          {"entrances", std::move(entrances)}};
}

std::string content_hash(const NamedBlockSet& named) {
  return sha256(compact(content_json(named)));
}

}  // namespace loggia::balconia
