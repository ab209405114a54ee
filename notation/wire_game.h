// How a game's own things look on a wire: seats, actions, options, and what is shown of it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/any_game.h"
#include "notation/wire.h"

namespace loggia {

// A seat's name, or "chance".
std::string_view actor_name(const AnyGame& game, Turn turn);

namespace wire {

struct SeatName {
  static void write(Seat seat, std::string& out, Game game) {
    append_text(game->seat_name(seat), out);
  }
  static std::optional<Seat> read(const Reader& reader, Game game);
  static json::value schema(auto& description) {
    return description.shared("seat", {{"$ref", "bot.schema.json#/$defs/seat"}});
  }
  static std::string type(auto& description) { return description.of_a_game("seat"); }
};

// For a game's own structs: by the names of its seats.
template <const auto& names>
struct SeatAmong : SeatName {
  static void write(Seat seat, std::string& out, Game) { append_text(names[seat], out); }
};
// The same, or a spectator.
template <const auto& names>
struct ViewerAmong {
  static constexpr bool kHasWordForNothing = true;

  static void write(Viewer viewer, std::string& out, Game) {
    append_text(viewer ? names[*viewer] : "spectator", out);
  }
  static json::value schema(auto& description) {
    return json::object{{"oneOf", json::array{json::object{{"const", "spectator"}},
                                              SeatName::schema(description)}}};
  }
  static std::string type(auto& description) {
    return SeatName::type(description) + " | 'spectator'";
  }
};
// {"red": …, "blue": …}: each of these is its owner's.
template <class Codec, const auto& names>
struct ByOwner {
  static void write(const auto& list, std::string& out, Game game) {
    out += '{';
    for (const auto& each : list) {
      begin_field(names[each.owner], out);
      Codec::write(each, out, game);
    }
    out += '}';
  }
  static json::value schema(auto& description) {
    return json::object{{"type", "object"},
                        {"propertyNames", SeatName::schema(description)},
                        {"additionalProperties", Codec::schema(description)}};
  }
  static std::string type(auto& description) {
    return "Partial<Record<" + SeatName::type(description) + ", " + Codec::type(description) + ">>";
  }
};

// A seat, or chance.
struct Actor {
  static void write(Turn turn, std::string& out, Game game);
  static std::optional<Turn> read(const Reader& reader, Game game);
  static json::value schema(auto& description) {
    return json::object{
        {"oneOf", json::array{json::object{{"const", "chance"}}, SeatName::schema(description)}}};
  }
  static std::string type(auto& description) { return SeatName::type(description) + " | 'chance'"; }
};

// A decision, or an outcome of chance.
struct Action {
  static void write(const AnyAction& action, std::string& out, Game game) {
    append_compact(game->action_json(action), out);
  }
  static std::optional<AnyAction> read(const Reader& reader, Game game) {
    return game->read_action(reader);
  }
  static json::value schema(auto&) {
    return json::object{{"$ref", "bot.schema.json#/$defs/decision"}};
  }
  static std::string type(auto& description) { return description.of_a_game("action"); }
};

// The same as somebody saw it happen.
struct SeenAction {
  static void write(const AnySeen& seen, std::string& out, Game game) {
    append_compact(game->seen_json(seen), out);
  }
  static std::optional<AnySeen> read(const Reader& reader, Game game) {
    return game->read_seen(reader);
  }
  static json::value schema(auto&) {
    return json::object{{"$ref", "bot.schema.json#/$defs/told_action"}};
  }
  static std::string type(auto& description) { return description.of_a_game("action"); }
};

// {"green": 5, "pink": 3}: of every seat, in their order.
template <class Codec>
struct OfSeats {
  static void write(const auto& values, std::string& out, Game game) {
    out += '{';
    for (const Seat seat : seats_of(*game)) {
      begin_field(game->seat_name(seat), out);
      Codec::write(values[static_cast<std::size_t>(seat)], out, game);
    }
    out += '}';
  }
  static auto read(const Reader& reader, Game game) {
    using Value = typename decltype(Codec::read(reader, game))::value_type;
    std::optional<std::vector<Value>> out;
    if (!reader.is_any_object()) return out;
    out.emplace();
    for (const Seat seat : seats_of(*game)) {
      const auto field = reader.field(game->seat_name(seat));
      auto value = field ? Codec::read(*field, game) : std::nullopt;
      if (!value) return std::optional<std::vector<Value>>();
      out->push_back(*std::move(value));
    }
    return out;
  }
  static json::value schema(auto& description) {
    return json::object{{"type", "object"},
                        {"propertyNames", SeatName::schema(description)},
                        {"additionalProperties", Codec::schema(description)},
                        {"minProperties", 2}};
  }
  static std::string type(auto& description) {
    return "Partial<Record<" + SeatName::type(description) + ", " + Codec::type(description) + ">>";
  }
};

// What one pair of eyes may see of a game (onlooker.h).
struct View {
  static void write(const Told& view, std::string& out, Game) { out += view; }
  static std::optional<Told> read(const Reader& reader, Game) { return compact(reader.value()); }
  static json::value schema(auto&) { return json::object{{"type", "object"}}; }
  static std::string type(auto& description) { return description.of_a_game("view"); }
};

struct ShownContent {
  static void write(const json::value& content, std::string& out, Game) {
    append_compact(content, out);
  }
  static std::optional<json::value> read(const Reader& reader, Game) { return reader.value(); }
  static json::value schema(auto&) { return json::object{{"type", "object"}}; }
  static std::string type(auto& description) { return description.of_a_game("content"); }
};

// What a game tells of something that happened (onlooker.h). Left out where there is nothing to
// tell.
struct Happenings {
  static bool is_nothing(const Told& told) { return told.empty() || told == "[]"; }
  static void write(const Told& told, std::string& out, Game) { out += told; }
  static std::optional<Told> read(const Reader& reader, Game) { return compact(reader.value()); }
  static json::value schema(auto&) { return json::object{{"type", "array"}}; }
  static std::string type(auto& description) { return description.of_a_game("happening") + "[]"; }
};

// Of a game that is not known yet.
struct UnreadAction {
  static void write(const json::value& action, std::string& out, Game) {
    append_compact(action, out);
  }
  static std::optional<json::value> read(const Reader& reader, Game) { return reader.value(); }
  static json::value schema(auto& description) { return Action::schema(description); }
  static std::string type(auto& description) { return Action::type(description); }
};

// {"fewer_of": "either", …}
struct Options {
  static void write(const OptionChoices& choices, std::string& out, Game game);
  static std::optional<OptionChoices> read(const Reader& reader, Game game);
  static json::value schema(auto& description) { return description.all_options(); }
  static std::string type(auto& description) {
    return "Record<string, " + description.imported("OptionValue") + ">";
  }
};

// The same, written already.
struct WrittenOptions {
  static void write(const json::value& options, std::string& out, Game) {
    append_compact(options, out);
  }
  static json::value schema(auto&) { return json::object{{"type", "object"}}; }
  static std::string type(auto& description) { return Options::type(description); }
};

}  // namespace wire
}  // namespace loggia
