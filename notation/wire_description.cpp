#include "notation/wire_description.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "notation/filled.h"
#include "notation/registry.h"

namespace loggia::wire {
namespace {

auto* place_of(auto& definitions, std::string_view name) {
  const auto found =
      std::ranges::find(definitions, name, [](const auto& each) { return each.words.name; });
  return found == definitions.end() ? nullptr : &*found;
}

}  // namespace

json::object Description::reference(std::string_view name) {
  return {{"$ref", "#/$defs/" + std::string(name)}};
}

// As the schema of records has it.
json::object Description::of_game(std::string_view game, std::string_view what) {
  return {{"$ref", filled("match.schema.json#/$defs/{}_{}", game, what)}};
}

// "bot_sat" is BotSat.
std::string Description::type_name(const Words& words) {
  if (!words.type.empty()) return std::string(words.type);
  std::string out;
  bool begins_word = true;
  for (const char c : words.name) {
    const bool is_letter = c >= 'a' && c <= 'z';
    if (c != '_') out += begins_word && is_letter ? static_cast<char>(c - 'a' + 'A') : c;
    begins_word = c == '_';
  }
  return out;
}

std::string Description::laid_out(const std::string& type, std::string_view margin) {
  constexpr std::size_t kWidth = 80;
  if (type.size() <= kWidth || type.contains('{')) return type;
  const std::string separator = "\n" + std::string(margin) + "| ";
  std::string out = separator;
  std::string_view rest = type;
  for (std::size_t end = rest.find(" | "); end != rest.npos; end = rest.find(" | ")) {
    out.append(rest.substr(0, end)).append(separator);
    rest.remove_prefix(end + 3);
  }
  return out.append(rest);
}

std::string Description::comment(std::string_view about, std::string_view margin) {
  if (about.empty()) return "";
  return std::string(margin).append("/** ").append(about).append(" */\n");
}

Description::Definition* Description::find(std::string_view name) {
  return place_of(definitions_, name);
}

const Description::Definition* Description::find(std::string_view name) const {
  return place_of(definitions_, name);
}

Description::Definition* Description::begin(const Words& words, const void* identity) {
  const Definition* found = find(words.name);
  if (found == nullptr) {
    return &definitions_.emplace_back(Definition{.words = words, .identity = identity});
  }
  if (found->identity != identity) clashes_.emplace_back(words.name);
  return nullptr;
}

json::value Description::shared(std::string_view name, json::object schema) {
  if (Definition* definition = begin({name, ""}, nullptr)) {
    definition->schema = std::move(schema);
  } else if (find(name)->schema != schema) {
    clashes_.emplace_back(name);
  }
  return reference(name);
}

std::string Description::named(const Words& words, std::string_view type) {
  Definition* definition = find(words.name);
  if (definition == nullptr) definition = begin(words, nullptr);
  definition->words = words;
  definition->type = std::string(type) + ";";
  definition->is_type = true;
  return reference_to(*definition);
}

std::string Description::of_a_game(std::string_view what) {
  const std::string game = game_.empty() ? "G" : imported(game_);
  return game + "['" + std::string(what) + "']";
}

bool Description::is_of_a_game(const Definition& definition) {
  return definition.type.contains("G['") || definition.type.contains("<G>");
}

std::string Description::reference_to(const Definition& definition) {
  return type_name(definition.words) + (is_of_a_game(definition) ? "<G>" : "");
}

std::string Description::imported(std::string_view name) {
  imports_.emplace(name);
  return std::string(name);
}

json::value Description::not_empty(json::value schema) const {
  json::object& object = schema.as_object();
  const json::value* type = object.if_contains("type");
  if (!is_told() || type == nullptr) return schema;
  const std::string_view least = *type == "array" ? "minItems" : "minLength";
  if (!object.contains(least) || object.at(least) == 0) object[least] = 1;
  return schema;
}

json::value Description::of_games(std::string_view what) {
  json::array ways;
  for (const GameEntry& game : games()) ways.push_back(of_game(game.name, what));
  return shared(what, {{"description", "As in a match record."}, {"oneOf", std::move(ways)}});
}

json::value Description::game() {
  json::array names;
  for (const GameEntry& game : games()) names.emplace_back(game.name);
  return shared("game", {{"enum", std::move(names)}});
}

json::value Description::options_of_game() {
  json::array all;
  for (const GameEntry& game : games()) {
    const json::object is_game{{"properties", {{"game", {{"const", game.name}}}}}};
    const json::object then{{"properties", {{"options", of_game(game.name, "options")}}}};
    all.push_back(json::object{{"if", is_game}, {"then", then}});
  }
  return shared("options_of_game", {{"allOf", std::move(all)}});
}

json::value Description::all_options() {
  json::array ways;
  for (const GameEntry& game : games()) {
    json::object options = of_game(game.name, "options");
    options["minProperties"] = game.options.size();
    ways.push_back(std::move(options));
  }
  return shared("all_options", {{"oneOf", std::move(ways)}});
}

void Description::add_field(std::string_view name, std::string_view about, json::value schema,
                            const std::string& type, bool may_be_left_out, Shape& shape) {
  if (!about.empty()) schema.as_object()["description"] = about;
  shape.properties[name] = std::move(schema);
  if (!may_be_left_out) shape.required.emplace_back(name);
  const std::string laid = laid_out(type, "    ");
  shape.fields += comment(about, "  ") + "  " + std::string(name) + (may_be_left_out ? "?:" : ":") +
                  (laid.starts_with('\n') ? "" : " ") + laid + ";\n";
}

// All of what a group requires, or none of it: the first comes with the others, and each of them
// with the first.
void Description::add_together(Shape group, Shape& shape) {
  const json::value first = group.required.front();
  for (const auto& property : group.properties) {
    const bool is_first = property.key() == first.as_string();
    shape.together[property.key()] =
        is_first ? json::array(std::next(group.required.begin()), group.required.end())
                 : json::array{first};
    shape.properties[property.key()] = property.value();
  }
  shape.besides += " & AllOrNone<{\n" + group.fields + "}>";
}

// In the schema its fields stand with the others; its type has a name.
void Description::add_inlined(Shape inlined, const std::string& type, Shape& shape) {
  for (json::value& name : inlined.required) shape.required.push_back(std::move(name));
  for (const auto& property : inlined.properties) shape.properties.insert(property);
  shape.besides += " & " + type;
}

void Description::finish(Shape shape, bool is_open, std::span<const std::string> siblings,
                         json::object more, Definition& definition) {
  json::object& schema = definition.schema;
  schema = {{"title", definition.words.about}, {"type", "object"}};
  schema["required"] = std::move(shape.required);
  if (!is_open && shape.ways.empty()) schema["additionalProperties"] = false;
  json::object& properties = schema["properties"].emplace_object();
  for (const std::string& sibling : siblings) properties[sibling] = true;
  for (const auto& property : shape.properties) properties.insert(property);
  if (!shape.together.empty()) schema["dependentRequired"] = std::move(shape.together);
  for (const auto& each : more) schema.insert(each);
  if (!shape.ways.empty()) schema["oneOf"] = std::move(shape.ways);
  definition.type = "{\n" + shape.fields + "}" + shape.besides;
  definition.type += shape.besides.empty() ? "" : ";";
}

void Description::note_references(const Definition& definition,
                                  std::set<std::string_view>& names) const {
  constexpr std::string_view kMark = R"("#/$defs/)";
  if (!names.insert(definition.words.name).second) return;
  const std::string text = compact(definition.schema);
  for (std::size_t at = text.find(kMark); at != text.npos; at = text.find(kMark, at + 1)) {
    const std::size_t begin = at + kMark.size();
    const Definition* other = find(text.substr(begin, text.find('"', begin) - begin));
    if (other != nullptr) note_references(*other, names);
  }
}

json::object Description::definitions() const {
  std::set<std::string_view> names;
  for (const Definition& each : definitions_) {
    if (each.is_asked_for) note_references(each, names);
  }
  json::object out;
  for (const Definition& each : definitions_) {
    if (names.contains(each.words.name)) out[each.words.name] = each.schema;
  }
  return out;
}

std::string Description::typescript(std::string_view place) const {
  std::string types;
  for (const Definition& each : definitions_) {
    if (!each.is_type) continue;
    const bool is_interface = each.type.ends_with('}');
    const std::string type = laid_out(each.type, "  ");
    types.append("\n").append(comment(each.words.about, ""));
    types.append(is_interface ? "export interface " : "export type ").append(type_name(each.words));
    if (is_of_a_game(each)) types += "<G extends GameTypes = GameTypes>";
    types.append(is_interface ? " " : type.starts_with('\n') ? " =" : " = ");
    types.append(type).append("\n");
  }
  auto imports = imports_;
  if (types.contains("GameTypes")) imports.emplace("GameTypes");
  std::string names;
  for (const std::string& name : imports) names += (names.empty() ? "" : ", ") + name;
  std::string out;
  if (!names.empty()) out = "\nimport type { " + names + " } from '" + std::string(place) + "';\n";
  if (types.contains("AllOrNone")) {
    out +=
        "\n/** These fields come together, or not at all. */\n"
        "type AllOrNone<Fields> = Fields | { [Name in keyof Fields]?: never };\n";
  }
  return out + types;
}

}  // namespace loggia::wire
