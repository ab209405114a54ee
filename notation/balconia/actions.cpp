#include "notation/balconia/actions.h"

#include <vector>

#include "notation/balconia/names.h"
#include "notation/filled.h"
#include "notation/text.h"

namespace loggia::balconia {
namespace {

std::optional<Cell> read_cell(const Reader& reader) {
  const auto text = reader.text();
  const auto cell = text ? parse_cell(*text) : std::nullopt;
  if (text && !cell) reader.fail(in_quotes(*text) + " is not a cell; cells are a1 to e5");
  return cell;
}

// A number of at most two digits.
std::optional<int> parse_number(std::string_view text, int least, int most) {
  if (text.empty() || text.size() > 2) return std::nullopt;
  int number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = (number * 10) + (c - '0');
  }
  if (number < least || number > most) return std::nullopt;
  return number;
}

}  // namespace

json::array pair_json(int first) { return {first, next_face(first)}; }

json::object action_json(Action action) {
  switch (action.kind) {
    case Action::Kind::kEntrance: return {{"entrance", action.number + 1}};
    case Action::Kind::kDoor: return {{"door", cell_name(action.cell)}};
    case Action::Kind::kReveal: return {{"token", action.number + 1}};
    case Action::Kind::kSelect: return {{"keep", pair_json(action.number)}};
    case Action::Kind::kPlace: break;
  }
  return {{"place", cell_name(action.cell)}, {"face", action.number}};
}

json::object seen_json(const Seen& seen) {
  if (!seen.number && seen.kind == Action::Kind::kSelect) return {{"keep", nullptr}};
  if (!seen.number) return {{"place", cell_name(seen.cell)}};
  return action_json({.kind = seen.kind, .number = *seen.number, .cell = seen.cell});
}

std::optional<Action> read_keep(const Reader& reader) {
  const json::array* pair = reader.array();
  if (pair == nullptr) return std::nullopt;
  if (pair->size() != 2) {
    reader.fail(filled("must list two faces, not {}", pair->size()));
    return std::nullopt;
  }
  const auto first = reader.item((*pair)[0], "first").integer(0, kFaces - 1);
  const auto second = reader.item((*pair)[1], "second").integer(0, kFaces - 1);
  if (!first || !second) return std::nullopt;
  if (*second != next_face(*first)) {
    reader.fail("must be one of [0, 1], [1, 2], [2, 3], [3, 0] (B-06)");
    return std::nullopt;
  }
  return Action::select(*first);
}

std::optional<Action> read_action(const Balconia& /*game*/, const Reader& reader) {
  if (!reader.is_any_object()) return std::nullopt;
  if (reader.has("entrance") && reader.is_object({"entrance"})) {
    const auto number = reader.integer_field("entrance", 1, kEntrances);
    return number ? std::optional(Action::entrance(*number - 1)) : std::nullopt;
  }
  if (reader.has("door") && reader.is_object({"door"})) {
    const auto cell = read_cell(*reader.field("door"));
    return cell ? std::optional(Action::door(*cell)) : std::nullopt;
  }
  if (reader.has("token") && reader.is_object({"token"})) {
    const auto number = reader.integer_field("token", 1, kTokens);
    return number ? std::optional(Action::reveal(*number - 1)) : std::nullopt;
  }
  if (reader.has("keep") && reader.is_object({"keep"})) return read_keep(*reader.field("keep"));
  if (reader.has("place") && reader.is_object({"place", "face"})) {
    const auto cell = read_cell(*reader.field("place"));
    const auto face = reader.integer_field("face", 0, kFaces - 1);
    return cell && face ? std::optional(Action::place(*cell, *face)) : std::nullopt;
  }
  reader.fail("is no action; expected one of entrance, door, token, keep, place");
  return std::nullopt;
}

std::string action_text(Action action) {
  switch (action.kind) {
    case Action::Kind::kEntrance: return filled("entrance {}", action.number + 1);
    case Action::Kind::kDoor: return "door " + cell_name(action.cell);
    case Action::Kind::kReveal: return filled("token {}", action.number + 1);
    case Action::Kind::kSelect: return filled("keep {}{}", action.number, next_face(action.number));
    case Action::Kind::kPlace: break;
  }
  return filled("place {} {}", cell_name(action.cell), action.number);
}

std::string seen_text(const Seen& seen) {
  if (!seen.number && seen.kind == Action::Kind::kSelect) return "keep two";
  if (!seen.number) return "place " + cell_name(seen.cell);
  return action_text({.kind = seen.kind, .number = *seen.number, .cell = seen.cell});
}

std::expected<Action, std::string> parse_action(const Balconia& /*game*/, std::string_view text) {
  const auto parts = words(text);
  if (parts.size() == 2 && parts[0] == "entrance") {
    if (const auto number = parse_number(parts[1], 1, kEntrances)) {
      return Action::entrance(*number - 1);
    }
    return std::unexpected("entrances are 1, 2 and 3");
  }
  if (parts.size() == 2 && parts[0] == "door") {
    if (const auto cell = parse_cell(parts[1])) return Action::door(*cell);
    return std::unexpected("cells are a1 to e5");
  }
  if (parts.size() == 2 && parts[0] == "token") {
    if (const auto number = parse_number(parts[1], 1, kTokens)) return Action::reveal(*number - 1);
    return std::unexpected("tokens are 1 to 22");
  }
  if (parts.size() == 2 && parts[0] == "keep") {
    for (int first = 0; first < kFaces; ++first) {
      if (parts[1] == filled("{}{}", first, next_face(first))) return Action::select(first);
    }
    return std::unexpected("two neighbouring faces are 01, 12, 23 or 30");
  }
  if (parts.size() == 3 && parts[0] == "place") {
    const auto cell = parse_cell(parts[1]);
    const auto face = parse_number(parts[2], 0, kFaces - 1);
    if (cell && face) return Action::place(*cell, *face);
    return std::unexpected("a placement is a cell and a face, such as c2 3");
  }
  return std::unexpected("that is not an action I know");
}

}  // namespace loggia::balconia
