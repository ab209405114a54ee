// What goes over a wire, described for others: JSON Schema and TypeScript of structs that name
// their fields (wire.h). Nothing that runs in a browser asks for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "notation/json.h"
#include "notation/wire.h"

namespace loggia::wire {

// Everything of one document. A struct is described once it is asked for, and so is what it
// consists of.
class Description {
 public:
  // What is told has its fields as they are written. What others say is read with patience: they
  // may leave out what is usual, and a flag is there or not.
  enum class Side : std::uint8_t { kTold, kSaid };

  // Of any game, which is a parameter of its types; or of one, by what TypeScript calls all that is
  // that game's own.
  Description() = default;
  explicit Description(std::string_view game) : game_(game) {}

  // What one of several structs is called, wherever that is asked for.
  template <class Variant>
  void call(const Words& words) {
    names_.emplace(&kIdentity<Variant>, words);
  }
  template <class T>
  void describe(Side side) {
    describe_type<T>(side);
    define<T>()->is_asked_for = true;
  }
  // What others have a schema for.
  template <class T>
  void describe_type(Side side) {
    side_ = side;
    (void)type_of<T>();
  }

  // For codecs

  [[nodiscard]] bool is_told() const { return side_ == Side::kTold; }
  // A struct, or one of several.
  template <class T>
  json::value schema_of() {
    if (const Definition* definition = define<T>()) return reference(definition->words.name);
    return json::object{{"oneOf", schemas_of(static_cast<T*>(nullptr))}};
  }
  template <class T>
  std::string type_of() {
    if (Definition* definition = define<T>()) {
      definition->is_type = true;
      return reference_to(*definition);
    }
    return types_of(static_cast<T*>(nullptr));
  }
  // What many fields look like, under a name of its own.
  json::value shared(std::string_view name, json::object schema);
  std::string named(const Words& words, std::string_view type);
  // What every game has its own type of: "seat", "action".
  std::string of_a_game(std::string_view what);
  // Any other type that is written by hand.
  std::string imported(std::string_view name);
  // What is left out where it is empty is not empty where it is told.
  [[nodiscard]] json::value not_empty(json::value schema) const;
  // As every game has it in the schema of records: "result".
  json::value of_games(std::string_view what);
  // The names of games; with options that are that game's; all options of one.
  json::value game();
  json::value options_of_game();
  json::value all_options();

  // What came of it

  // The definitions of a schema.
  [[nodiscard]] json::object definitions() const;
  // `place` is where types are that are written by hand.
  [[nodiscard]] std::string typescript(std::string_view place) const;
  // Names that were given to two things.
  [[nodiscard]] const std::vector<std::string>& clashes() const { return clashes_; }

 private:
  struct Definition {
    Words words;
    const void* identity = nullptr;  // of the struct
    json::object schema;
    std::string type;
    bool is_asked_for = false;  // in the schema, with all that it refers to
    bool is_type = false;
  };
  // A struct on its way to both.
  struct Shape {
    json::array required;
    json::object properties;
    json::object together;  // fields that come with others
    json::array ways;       // the fields of one of these, too
    std::string fields;     // of the type
    std::string besides;    // other types it consists of
  };
  template <class T>
  static constexpr char kIdentity = 0;

  static json::object reference(std::string_view name);
  static json::object of_game(std::string_view game, std::string_view what);
  static std::string type_name(const Words& words);
  // Whatever consists of what is a game's own, has that game for a parameter.
  static bool is_of_a_game(const Definition& definition);
  static std::string reference_to(const Definition& definition);
  // With a line for each of many ways.
  static std::string laid_out(const std::string& type, std::string_view margin);
  static std::string comment(std::string_view about, std::string_view margin);

  // Null where there is such a thing already.
  Definition* begin(const Words& words, const void* identity);
  Definition* find(std::string_view name);
  [[nodiscard]] const Definition* find(std::string_view name) const;
  void note_references(const Definition& definition, std::set<std::string_view>& names) const;
  static void add_field(std::string_view name, std::string_view about, json::value schema,
                        const std::string& type, bool may_be_left_out, Shape& shape);
  static void add_together(Shape group, Shape& shape);
  static void add_inlined(Shape inlined, const std::string& type, Shape& shape);
  static void finish(Shape shape, bool is_open, std::span<const std::string> siblings,
                     json::object more, Definition& definition);

  // A struct is one way, where it is none of several.
  static json::array schemas_of(void*) { return {}; }
  static std::string types_of(void*) { return ""; }
  template <class... Ts>
  json::array schemas_of(std::variant<Ts...>*) {
    return {schema_of<Ts>()...};
  }
  template <class... Ts>
  std::string types_of(std::variant<Ts...>*) {
    std::string out;
    ((out += (out.empty() ? "" : " | ") + type_of<Ts>()), ...);
    return out;
  }

  // Null for one of several that has no name. Siblings are the fields of the struct that this one
  // is a part of.
  template <class T>
    requires kIsVariant<T>
  Definition* define() {
    const auto words = names_.find(&kIdentity<T>);
    if (words == names_.end()) return nullptr;
    Definition* definition = begin(words->second, &kIdentity<T>);
    if (definition == nullptr) return find(words->second.name);
    definition->schema = {{"title", words->second.about},
                          {"oneOf", schemas_of(static_cast<T*>(nullptr))}};
    definition->type = types_of(static_cast<T*>(nullptr)) + ";";
    return definition;
  }
  template <class T>
    requires(!kIsVariant<T>)
  Definition* define(std::span<const std::string> siblings = {}) {
    Definition* definition = begin(T::kWords, &kIdentity<T>);
    if (definition == nullptr) return find(T::kWords.name);
    Shape shape;
    add_parts<T>(shape);
    json::object more;
    if constexpr (requires { T::more_schema(*this); }) more = T::more_schema(*this);
    finish(std::move(shape), requires { T::kIsOpen; }, siblings, std::move(more), *definition);
    return definition;
  }
  template <class T>
  void add_parts(Shape& shape) {
    std::apply([&](const auto&... part) { (add(part, shape), ...); }, T::fields());
    std::apply([&](const auto&... part) { (add_ways(part, shape), ...); }, T::fields());
  }

  template <class Codec, class Owner, class Value>
  void add(const DescribedField<Codec, Owner, Value>& field, Shape& shape) {
    json::value schema = Codec::schema(*this);
    bool may_be_left_out = kMayBeLeftOut<Codec, Value>;
    if constexpr (Presumes<Codec> || requires { Codec::kUsual; }) {
      if (!is_told()) {
        may_be_left_out = true;
        json::value usual = as_json<Codec>(Owner{}.*field.value);
        if (usual != "") schema.as_object()["default"] = std::move(usual);
      }
    }
    add_field(field.name, field.about, std::move(schema), Codec::type(*this), may_be_left_out,
              shape);
  }
  static void add(const Constant& constant, Shape& shape) {
    add_field(constant.name, "", json::object{{"const", constant.text}},
              "'" + std::string(constant.text) + "'", false, shape);
  }
  void add(const Flag& flag, Shape& shape) const {
    const json::object open{{"description", "True; what it is, is not read."}};
    add_field(flag.name, "", is_told() ? json::object{{"const", true}} : open, "true", false,
              shape);
  }
  template <class Owner, class Value>
  void add(const Inlined<Owner, Value>&, Shape& shape) {
    if constexpr (kIsOptional<Value>) {
      Shape group;
      add_parts<typename Value::value_type>(group);
      add_together(std::move(group), shape);
    } else if constexpr (requires { Value::kWords; }) {
      Shape inlined;
      add_parts<Value>(inlined);
      add_inlined(std::move(inlined), type_of<Value>(), shape);
    } else if constexpr (!kIsVariant<Value>) {
      add_parts<Value>(shape);
    }
  }

  void add_ways(const auto& /*part*/, Shape& /*shape*/) {}
  template <class Owner, class... Ts>
  void add_ways(const Inlined<Owner, std::variant<Ts...>>&, Shape& shape) {
    std::vector<std::string> siblings;
    for (const auto& property : shape.properties) siblings.emplace_back(property.key());
    (define<Ts>(siblings), ...);
    shape.ways = {schema_of<Ts>()...};
    const std::string types = type_of<std::variant<Ts...>>();
    shape.besides += " & " + (types.contains(' ') ? "(" + types + ")" : types);
  }

  std::string game_;
  Side side_ = Side::kTold;
  std::deque<Definition> definitions_;
  std::map<const void*, Words> names_;  // of variants
  std::set<std::string, std::less<>> imports_;
  std::vector<std::string> clashes_;
};

}  // namespace loggia::wire
