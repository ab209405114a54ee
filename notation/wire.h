// A struct that goes over a wire, or is kept, names its fields once: what writes and reads it
// follows from that here, and its JSON Schema and TypeScript in wire_description.h.
//
//   struct Sat {
//     int chair = 0;
//     std::string name;
//
//     static constexpr wire::Words kWords{"sat", "Somebody sat down"};
//     static constexpr auto fields() {
//       return std::tuple(wire::field<wire::ChairNumber>("sat", &Sat::chair),
//                         wire::field<wire::PlayerName>("name", &Sat::name, "as others see it"));
//     }
//   };
//
// How a value looks is told by a codec, such as those of wire_values.h: write() and read(), and for
// description schema() and type(). What a schema knows besides, a struct says in more_schema().
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "notation/json.h"
#include "notation/reader.h"

namespace loggia {
class AnyGame;
}

namespace loggia::wire {

// What one must know besides: whose seats and actions these are. Null before there is a game.
using Game = const AnyGame*;

// What a struct is called where it is described, and what it is; in TypeScript perhaps otherwise,
// where a browser calls something else so.
struct Words {
  std::string_view name;
  std::string_view about;
  std::string_view type;
};

// The parts of a struct

template <class Codec, class Owner, class Value>
struct Field {
  std::string_view name;
  Value Owner::* value;
};
template <class Codec, class Owner, class Value>
struct DescribedField : Field<Codec, Owner, Value> {
  std::string_view about;
};
template <class Codec, class Owner, class Value>
constexpr DescribedField<Codec, Owner, Value> field(std::string_view name, Value Owner::* value,
                                                    std::string_view about = "") {
  return {{name, value}, about};
}

// Always this text, which tells the struct from others.
struct Constant {
  std::string_view name;
  std::string_view text;
};

// Always true, and not read: that it is there says all.
struct Flag {
  std::string_view name;
};

// The fields of another struct, of one of several (a variant), or of one that may be left out (an
// optional): in the same object.
template <class Owner, class Value>
struct Inlined {
  Value Owner::* value;
};

template <class T>
inline constexpr bool kIsVariant = false;
template <class... Ts>
inline constexpr bool kIsVariant<std::variant<Ts...>> = true;
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

// A codec may take an empty value for nothing: then the field is left out.
template <class Codec, class Value>
concept TakesForNothing = requires(const Value& value) {
  { Codec::is_nothing(value) } -> std::same_as<bool>;
};
// Of an optional it is left out as well, unless the codec has a word for nothing, as null.
template <class Codec, class Value>
concept TakesOptional = kIsOptional<Value> && !requires { Codec::kHasWordForNothing; };
template <class Codec, class Value>
inline constexpr bool kMayBeLeftOut = TakesForNothing<Codec, Value> || TakesOptional<Codec, Value>;
// Or it may know what is meant where nothing is said, of a field that is always told.
template <class Codec>
concept Presumes = requires { Codec::kPresumes; };

// What reading and writing know of the parts: descriptions would be a burden to a browser.
template <class Codec, class Owner, class Value>
constexpr Field<Codec, Owner, Value> bare(const DescribedField<Codec, Owner, Value>& field) {
  return field;
}
constexpr auto bare(const auto& part) { return part; }
template <class T>
inline constexpr auto kFields =
    std::apply([](const auto&... part) { return std::tuple(bare(part)...); }, T::fields());

// Writing

inline void begin_field(std::string_view name, std::string& out) {
  using std::literals::operator""sv;  // or their lengths are counted each time
  out.append(out.back() == '{' ? R"(")"sv : R"(,")"sv).append(name).append(R"(":)"sv);
}

template <class T>
void write_fields(const T& value, std::string& out, Game game);

// By its codec alone, whoever owns the value: there are fewer of these.
template <class Codec, class Value>
void write_field(std::string_view name, const Value& value, std::string& out, Game game) {
  if constexpr (TakesForNothing<Codec, Value>) {
    if (Codec::is_nothing(value)) return;
  }
  if constexpr (TakesOptional<Codec, Value>) {
    if (!value) return;
    begin_field(name, out);
    Codec::write(*value, out, game);
  } else {
    begin_field(name, out);
    Codec::write(value, out, game);
  }
}
template <class Codec, class Owner, class Value>
void write_part(const Field<Codec, Owner, Value>& field, const std::type_identity_t<Owner>& owner,
                std::string& out, Game game) {
  write_field<Codec>(field.name, owner.*field.value, out, game);
}
template <class Owner>
void write_part(const Constant& constant, const Owner& /*owner*/, std::string& out, Game) {
  begin_field(constant.name, out);
  out += '"';
  out += constant.text;
  out += '"';
}
template <class Owner>
void write_part(const Flag& flag, const Owner& /*owner*/, std::string& out, Game) {
  begin_field(flag.name, out);
  out += "true";
}
template <class Owner, class Value>
void write_part(const Inlined<Owner, Value>& inlined, const Owner& owner, std::string& out,
                Game game) {
  write_fields(owner.*inlined.value, out, game);
}

template <class T>
void write_fields(const T& value, std::string& out, Game game) {
  if constexpr (kIsVariant<T>) {
    std::visit([&](const auto& each) { write_fields(each, out, game); }, value);
  } else if constexpr (kIsOptional<T>) {
    if (value) write_fields(*value, out, game);
  } else {
    std::apply([&](const auto&... part) { (write_part(part, value, out, game), ...); }, kFields<T>);
  }
}

template <class T>
void write(const T& value, std::string& out, Game game = nullptr) {
  out += '{';
  write_fields(value, out, game);
  out += '}';
}
template <class T>
std::string written(const T& value, Game game = nullptr) {
  constexpr std::size_t kUsual = 256;  // a move as it is told; what is longer grows
  std::string out;
  out.reserve(kUsual);
  write(value, out, game);
  return out;
}

// For what still puts JSON together by hand.
template <class T>
json::value as_json(const T& value, Game game = nullptr) {
  return parse_json(written(value, game)).value();
}

template <class Codec>
json::value as_json(const auto& value, Game game = nullptr) {
  std::string out;
  Codec::write(value, out, game);
  return parse_json(out).value();
}

// Reading, with suspicion

// By what it is told from others: its constant, or a field; the first, unless it says kMark.
template <class T>
struct Marks {
  static constexpr auto kFirst = std::get<0>(kFields<T>);
  static constexpr bool kIsConstant = std::same_as<decltype(kFirst), const Constant>;

  static constexpr std::string_view name() {
    if constexpr (requires { T::kMark; }) {
      return T::kMark;
    } else if constexpr (kIsConstant) {
      return kFirst.text;
    } else {
      return kFirst.name;
    }
  }
  static bool are_in(const Reader& reader) {
    if constexpr (kIsConstant) {
      const json::value* found = reader.object().if_contains(kFirst.name);
      return found != nullptr && found->is_string() && found->get_string() == kFirst.text;
    } else {
      return reader.has(name());
    }
  }
  static void list(std::vector<std::string_view>& names) { names.push_back(name()); }
};
template <class... Ts>
struct Marks<std::variant<Ts...>> {
  static bool are_in(const Reader& reader) { return (... || Marks<Ts>::are_in(reader)); }
  static void list(std::vector<std::string_view>& names) { (Marks<Ts>::list(names), ...); }
};

template <class T>
bool settle(T& value, const Reader& reader);

template <class... Ts>
bool choose(std::variant<Ts...>& value, const Reader& reader) {
  const bool is_known =
      (... || (Marks<Ts>::are_in(reader) && (value.template emplace<Ts>(), true)));
  if (is_known) return std::visit([&](auto& each) { return settle(each, reader); }, value);
  std::vector<std::string_view> names;
  Marks<std::variant<Ts...>>::list(names);
  using First = std::tuple_element_t<0, std::tuple<Ts...>>;
  if constexpr (requires { requires Marks<First>::kIsConstant; }) {
    const auto type = reader.field(Marks<First>::kFirst.name);
    if (type) (void)type->name(names, "known here");
  } else {
    reader.fail("needs one of " + joined(names));
  }
  return false;
}

template <class Part, class Owner>
bool settle_part(const Part& /*part*/, Owner& /*owner*/, const Reader& /*reader*/) {
  return true;
}
template <class Owner, class Value>
bool settle_part(const Inlined<Owner, Value>& inlined, Owner& owner, const Reader& reader) {
  return settle(owner.*inlined.value, reader);
}

// Which structs it consists of. Complains where it can be none.
template <class T>
bool settle(T& value, const Reader& reader) {
  if constexpr (kIsVariant<T>) {
    return choose(value, reader);
  } else if constexpr (kIsOptional<T>) {
    return !Marks<typename T::value_type>::are_in(reader) || settle(value.emplace(), reader);
  } else {
    return std::apply(
        [&](const auto&... part) { return (... && settle_part(part, value, reader)); }, kFields<T>);
  }
}

template <class T>
void list_fields(const T& value, std::vector<std::string_view>& names);

template <class Part, class Owner>
void list_part(const Part& part, const Owner& /*owner*/, std::vector<std::string_view>& names) {
  names.push_back(part.name);
}
template <class Owner, class Value>
void list_part(const Inlined<Owner, Value>& inlined, const Owner& owner,
               std::vector<std::string_view>& names) {
  list_fields(owner.*inlined.value, names);
}
template <class T>
void list_fields(const T& value, std::vector<std::string_view>& names) {
  if constexpr (kIsVariant<T>) {
    std::visit([&](const auto& each) { list_fields(each, names); }, value);
  } else if constexpr (kIsOptional<T>) {
    if (value) list_fields(*value, names);
  } else {
    std::apply([&](const auto&... part) { (list_part(part, value, names), ...); }, kFields<T>);
  }
}

template <class T>
bool read_fields(T& value, const Reader& reader, Game game);

template <class Codec, class Value>
bool read_field(std::string_view name, Value& value, const Reader& reader, Game game) {
  constexpr bool kMay = kMayBeLeftOut<Codec, Value> || Presumes<Codec>;
  const auto found = kMay ? reader.optional_field(name) : reader.field(name);
  if (!found) return kMay;
  auto read = Codec::read(*found, game);
  if (!read) return false;
  if constexpr (TakesOptional<Codec, Value>) {
    value = std::move(read);
  } else {
    value = *std::move(read);
  }
  return true;
}
template <class Codec, class Owner, class Value>
bool read_part(const Field<Codec, Owner, Value>& field, std::type_identity_t<Owner>& owner,
               const Reader& reader, Game game) {
  return read_field<Codec>(field.name, owner.*field.value, reader, game);
}
template <class Owner>
bool read_part(const Constant& /*constant*/, Owner& /*owner*/, const Reader& /*reader*/, Game) {
  return true;  // by it the struct was chosen
}
template <class Owner>
bool read_part(const Flag& flag, Owner& /*owner*/, const Reader& reader, Game) {
  return reader.field(flag.name).has_value();
}
template <class Owner, class Value>
bool read_part(const Inlined<Owner, Value>& inlined, Owner& owner, const Reader& reader,
               Game game) {
  return read_fields(owner.*inlined.value, reader, game);
}

template <class T>
bool read_fields(T& value, const Reader& reader, Game game) {
  if constexpr (kIsVariant<T>) {
    return std::visit([&](auto& each) { return read_fields(each, reader, game); }, value);
  } else if constexpr (kIsOptional<T>) {
    return !value || read_fields(*value, reader, game);
  } else {
    // All of them, so that all that is wrong is complained of.
    return std::apply(
        [&](const auto&... part) { return (... & int{read_part(part, value, reader, game)}) != 0; },
        kFields<T>);
  }
}

// A struct says kIsOpen where fields that it does not name may come along.
template <class T>
bool is_open(const T& value) {
  if constexpr (kIsVariant<T>) {
    return std::visit([](const auto& each) { return is_open(each); }, value);
  } else {
    return requires { T::kIsOpen; };
  }
}

// The fields of a struct that is inlined in another one, whose own are not looked at.
template <class T>
std::optional<T> read_inlined(const Reader& reader, Game game = nullptr) {
  T value;
  const bool is_read =
      reader.is_any_object() && settle(value, reader) && read_fields(value, reader, game);
  return is_read ? std::optional(std::move(value)) : std::nullopt;
}

template <class T>
std::optional<T> read(const Reader& reader, Game game = nullptr) {
  T value;
  if (!reader.is_any_object() || !settle(value, reader)) return std::nullopt;
  constexpr std::size_t kUsual = 16;
  std::vector<std::string_view> names;
  names.reserve(kUsual);
  list_fields(value, names);
  const bool has_others = !is_open(value) && !reader.has_only(names);
  if (!read_fields(value, reader, game) || has_others) return std::nullopt;
  return value;
}

}  // namespace loggia::wire
