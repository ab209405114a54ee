// How single values look on a wire: the codecs that fields of structs name (wire.h). Those of a
// game are in wire_game.h.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/seat.h"
#include "notation/filled.h"
#include "notation/time.h"
#include "notation/wire.h"

namespace loggia {

inline constexpr std::size_t kMostWordCharacters = 64;

// 1 to 64 letters, digits, "-" or "_". Lines made of such words cannot be read in two ways.
bool is_word(std::string_view text);

namespace wire {

// JSON tells whole numbers exactly up to here.
inline constexpr std::int64_t kMostWhole = std::int64_t{1} << 53U;

// 'open' | 'over'
std::string ways_of(std::span<const std::string_view> texts);
// [Card, Card]
std::string tuple_of(std::string_view type, std::size_t size);

// A text as it is.
struct Text {
  static void write(std::string_view text, std::string& out, Game) { append_text(text, out); }
  static std::optional<std::string> read(const Reader& reader, Game) {
    return reader.text().transform([](std::string_view text) { return std::string(text); });
  }
  static json::value schema(auto&) { return json::object{{"type", "string"}}; }
  static std::string type(auto&) { return "string"; }
};

// What can be shown whole: names of people, and why they left.
template <std::size_t least, std::size_t most>
struct ShownText : Text {
  static std::optional<std::string> read(const Reader& reader, Game) {
    return reader.shown_text(least, most);
  }
  static json::value schema(auto&) {
    return json::object{{"type", "string"}, {"minLength", least}, {"maxLength", most}};
  }
};
using PlayerName = ShownText<0, 100>;

// The same as guests call themselves.
struct GuestName : PlayerName {
  static json::value schema(auto& description) {
    return description.shared("name", {{"type", "string"},
                                       {"minLength", 1},
                                       {"maxLength", 24},
                                       {"description", "As others see it."}});
  }
};
struct BotName : ShownText<1, 64> {
  static json::value schema(auto& description) {
    return description.shared("bot", {{"type", "string"}, {"minLength", 1}, {"maxLength", 64}});
  }
};

// For people.
struct Sentence : Text {
  static json::value schema(auto&) { return json::object{{"type", "string"}, {"minLength", 1}}; }
};

// Somebody's own word, and ids of matches and commands: is_word().
struct Word : Text {
  static std::optional<std::string> read(const Reader& reader, Game);
  static json::value schema(auto& description) {
    return description.shared("id", {{"type", "string"}, {"pattern", "^[0-9A-Za-z_-]{1,64}$"}});
  }
};

// SHA-256 in hexadecimal digits.
struct Hash : Text {
  static std::optional<std::string> read(const Reader& reader, Game);
  static json::value schema(auto& description) {
    return description.shared("hash", {{"type", "string"}, {"pattern", "^[0-9a-f]{64}$"}});
  }
};

// One of these texts; whoever reads it must expect new ones.
template <const auto& texts>
struct KnownText : Text {
  static json::value schema(auto&) {
    return json::object{{"enum", json::array(texts.begin(), texts.end())}};
  }
  static std::string type(auto&) { return ways_of(texts); }
};

struct Truth {
  static void write(bool value, std::string& out, Game) { out += value ? "true" : "false"; }
  static std::optional<bool> read(const Reader& reader, Game) {
    if (!reader.value().is_bool()) reader.fail("is neither true nor false");
    return reader.value().is_bool() ? std::optional(reader.value().get_bool()) : std::nullopt;
  }
  static json::value schema(auto&) { return json::object{{"type", "boolean"}}; }
  static std::string type(auto&) { return "boolean"; }
};

template <std::int64_t least, std::int64_t most = kMostWhole, WholeNumber Number = std::uint64_t>
struct Whole {
  static void write(Number number, std::string& out, Game) { Filling(number).append_to(out); }
  static std::optional<Number> read(const Reader& reader, Game) {
    return reader.integer(least, most).transform([](std::int64_t number) {
      return static_cast<Number>(number);
    });
  }
  static json::value schema(auto& description) {
    if (least == most) return json::object{{"const", least}};
    json::object out{{"type", "integer"}, {"minimum", least}};
    if (most != kMostWhole || !description.is_told()) out["maximum"] = most;
    return out;
  }
  static std::string type(auto&) { return least == most ? std::to_string(least) : "number"; }
};

// How long something takes, and when it happens.
struct Lasting : Whole<0, kMostWhole, std::int64_t> {
  static void write(Milliseconds value, std::string& out, Game game) {
    Whole::write(number_of(value), out, game);
  }
  static std::optional<Milliseconds> read(const Reader& reader, Game game) {
    return Whole::read(reader, game).transform([](std::int64_t number) {
      return Milliseconds(number);
    });
  }
};
struct Moment : Lasting {
  static void write(Time value, std::string& out, Game game) {
    Lasting::write(value.time_since_epoch(), out, game);
  }
  static std::optional<Time> read(const Reader& reader, Game game) {
    return Lasting::read(reader, game).transform([](Milliseconds since) { return Time(since); });
  }
  static json::value schema(auto& description) {
    return description.shared("time",
                              {{"type", "integer"},
                               {"minimum", 0},
                               {"description", "Milliseconds since 1970, by the server's clock."}});
  }
};

// Counted from 0 by us, from 1 by others.
template <int many>
struct Ordinal {
  static void write(int index, std::string& out, Game) { Filling(index + 1).append_to(out); }
  static std::optional<int> read(const Reader& reader, Game) {
    return reader.integer(1, many).transform(
        [](std::int64_t number) { return static_cast<int>(number) - 1; });
  }
  static json::value schema(auto&) {
    return json::object{{"type", "integer"}, {"minimum", 1}, {"maximum", many}};
  }
  static std::string type(auto&) { return "number"; }
};
struct ChairNumber : Ordinal<kMaxSeats> {
  static json::value schema(auto& description) {
    return description.shared("chair_number",
                              {{"type", "integer"}, {"minimum", 1}, {"maximum", kMaxSeats}});
  }
};

// Left out where it is empty.
template <class Codec>
struct UnlessEmpty : Codec {
  static bool is_nothing(const auto& value) { return value.empty(); }
  static json::value schema(auto& description) {
    return description.not_empty(Codec::schema(description));
  }
};
// What is usual, where a client leaves it out.
template <class Codec>
struct Presumed : Codec {
  static constexpr bool kPresumes = true;
};
// Left out where it is as usual.
template <class Codec, auto usual>
struct UnlessUsual : Codec {
  static constexpr auto kUsual = usual;

  static bool is_nothing(const auto& value) { return value == usual; }
};
struct UnlessFalse : Truth {
  static bool is_nothing(bool value) { return !value; }
  static json::value schema(auto&) { return json::object{{"const", true}}; }
  static std::string type(auto&) { return "true"; }
};

// Null where there is nothing: the field is always there.
template <class Codec>
struct Nullable {
  static constexpr bool kHasWordForNothing = true;

  template <class Value>
  static void write(const Value& value, std::string& out, Game game) {
    if (value) {
      Codec::write(*value, out, game);
    } else {
      out += "null";
    }
  }
  static auto read(const Reader& reader, Game game) {
    using Value = decltype(Codec::read(reader, game));
    if (reader.value().is_null()) return std::optional<Value>(std::in_place);
    auto value = Codec::read(reader, game);
    return value ? std::optional<Value>(std::move(value)) : std::nullopt;
  }
  static json::value schema(auto& description) {
    return json::object{
        {"oneOf", json::array{Codec::schema(description), json::object{{"type", "null"}}}}};
  }
  static std::string type(auto& description) { return Codec::type(description) + " | null"; }
};

template <class Codec, std::size_t least = 0, std::size_t most = SIZE_MAX>
struct List {
  static void write(const auto& list, std::string& out, Game game) {
    out += '[';
    for (const auto& item : list) {
      if (out.back() != '[') out += ',';
      Codec::write(item, out, game);
    }
    out += ']';
  }
  static auto read(const Reader& reader, Game game) {
    std::optional<std::vector<typename decltype(Codec::read(reader, game))::value_type>> out;
    const json::array* list = reader.array();
    if (list == nullptr) return out;
    if (list->size() < least || list->size() > most) {
      reader.fail(filled("must be {} to {}, not {}", least, most, list->size()));
      return out;
    }
    out.emplace();
    for (const json::value& value : *list) {
      auto item = Codec::read(reader.item(value, std::to_string(out->size() + 1)), game);
      if (!item) return decltype(out)();
      out->push_back(*std::move(item));
    }
    return out;
  }
  static json::value schema(auto& description) {
    json::object out{{"type", "array"}, {"items", Codec::schema(description)}};
    if (least > 0) out["minItems"] = least;
    if (most != SIZE_MAX) out["maxItems"] = most;
    return out;
  }
  static std::string type(auto& description) {
    const std::string item = Codec::type(description);
    if (least == most) return tuple_of(item, least);
    return item.contains(' ') ? "(" + item + ")[]" : item + "[]";
  }
};

// A struct, or one of several.
template <class T>
struct Struct {
  static void write(const T& value, std::string& out, Game game) { wire::write(value, out, game); }
  static std::optional<T> read(const Reader& reader, Game game) {
    return wire::read<T>(reader, game);
  }
  static json::value schema(auto& description) { return description.template schema_of<T>(); }
  static std::string type(auto& description) { return description.template type_of<T>(); }
};

// A choice that is told by its name.
template <class Value, const auto& names>
struct Named {
  static void write(Value value, std::string& out, Game) {
    append_text(names[static_cast<std::size_t>(value)], out);
  }
  static std::optional<Value> read(const Reader& reader, Game) {
    return reader.name(names, "known here").transform([](int place) {
      return static_cast<Value>(place);
    });
  }
  static json::value schema(auto&) {
    return json::object{{"enum", json::array(names.begin(), names.end())}};
  }
  static std::string type(auto&) { return ways_of(names); }
};

}  // namespace wire
}  // namespace loggia
