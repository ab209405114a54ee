// How specs look on a wire and in a store (table/spec.h): as their maker wants them, as they are
// stored, and as everybody may know them.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "notation/wire_game.h"
#include "notation/wire_values.h"
#include "table/spec.h"

namespace loggia::table {

struct WrittenGame {
  static void write(const GameEntry* game, std::string& out, wire::Game) {
    append_text(game->name, out);
  }
  static std::optional<const GameEntry*> read(const Reader& reader, wire::Game game);
  static json::value schema(auto& description) { return description.game(); }
  static std::string type(auto&) { return "string"; }
};
// As they were chosen; whether the game has them is checked with the whole.
struct ChosenOptions {
  static void write(const json::object& options, std::string& out, wire::Game) {
    append_compact(options, out);
  }
  static std::optional<json::object> read(const Reader& reader, wire::Game) {
    return reader.is_any_object() ? std::optional(reader.object()) : std::nullopt;
  }
  static json::value schema(auto&) { return json::object{{"type", "object"}}; }
  static std::string type(auto& description) { return wire::Options::type(description); }
};

// {"bot": "sensible"}
struct BotChair {
  std::string bot;

  static constexpr wire::Words kWords{"bot_chair", "A chair for a bot"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::BotName>("bot", &BotChair::bot));
  }
};
struct GuestChair {
  std::string guest;
  std::string name;

  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ShownText<1, 64>>("guest", &GuestChair::guest),
                      wire::field<wire::UnlessEmpty<wire::PlayerName>>("name", &GuestChair::name));
  }
};
// A chair of anybody is "open". That of a guest is "me" to whoever wants it, "kept" to others, and
// has the guest's id where it is stored. Which of these may stand there is checked with the whole.
struct WrittenChair {
  static void write(const ChairSpec& chair, std::string& out, wire::Game game);
  static std::optional<ChairSpec> read(const Reader& reader, wire::Game game);
};
// One for each player.
struct ChairList : wire::List<WrittenChair, 1, kMaxSeats> {
  static constexpr std::array<std::string_view, 2> kWanted = {"open", "me"};
  static constexpr std::array<std::string_view, 2> kTold = {"open", "kept"};

  static json::value schema(auto& description) {
    const auto& texts = description.is_told() ? kTold : kWanted;
    const json::object named{{"enum", json::array(texts.begin(), texts.end())}};
    const json::value bot = description.template schema_of<BotChair>();
    json::object out{{"type", "array"},
                     {"minItems", 2},
                     {"maxItems", kMaxSeats},
                     {"items", {{"oneOf", json::array{named, bot}}}}};
    if (!description.is_told()) {
      out["contains"] = {{"const", "me"}};
      out["minContains"] = 0;
      out["maxContains"] = 1;
    }
    return out;
  }
  static std::string type(auto& description) {
    return "(" + wire::ways_of(description.is_told() ? kTold : kWanted) + " | " +
           description.template type_of<BotChair>() + ")[]";
  }
};

inline constexpr std::array<std::string_view, 2> kWaysToSeat = {"chosen", "drawn"};
struct WayToSeat : wire::Named<bool, kWaysToSeat> {
  static json::value schema(auto& description) {
    return description.shared(
        "seats",
        {{"enum", json::array(kWaysToSeat.begin(), kWaysToSeat.end())},
         {"description", "Whether chairs become seats in their order, or seats are drawn."}});
  }
};

template <std::int64_t least>
struct Seconds {
  static constexpr std::int64_t kMost = std::int64_t{30} * 24 * 3600;
  using Number = wire::Whole<least, kMost, std::int64_t>;

  static void write(Milliseconds time, std::string& out, wire::Game game) {
    Number::write(time / std::chrono::seconds(1), out, game);
  }
  static std::optional<Milliseconds> read(const Reader& reader, wire::Game game) {
    return Number::read(reader, game).transform([](std::int64_t number) {
      return Milliseconds(std::chrono::seconds(number));
    });
  }
  static json::value schema(auto& description) { return Number::schema(description); }
  static std::string type(auto& description) { return Number::type(description); }
};
struct MoveClock {
  Milliseconds move{};

  static constexpr wire::Words kWords{"move_clock", "So many seconds for each decision"};
  static constexpr auto fields() {
    return std::tuple(wire::field<Seconds<1>>("move", &MoveClock::move));
  }
};
struct TotalClock {
  Milliseconds total{};
  Milliseconds increment{};

  static constexpr wire::Words kWords{"total_clock",
                                      "So many seconds for all decisions, and some more with each"};
  static constexpr auto fields() {
    return std::tuple(wire::field<Seconds<1>>("total", &TotalClock::total),
                      wire::field<wire::Presumed<Seconds<0>>>("increment", &TotalClock::increment));
  }
};
struct WantedTotalClock : TotalClock {
  static constexpr wire::Words kWords{"wanted_total_clock", TotalClock::kWords.about};
};
struct WrittenClock {
  static void write(const Clock& clock, std::string& out, wire::Game game);
  static std::optional<Clock> read(const Reader& reader, wire::Game game);

  static constexpr wire::Words words(bool is_told) {
    return is_told ? wire::Words{"made_clock", "How much time there is"}
                   : wire::Words{"wanted_clock", "How much time its maker wants to give"};
  }
  static json::value schema(auto& description) {
    const bool is_told = description.is_told();
    const json::value total = is_told ? description.template schema_of<TotalClock>()
                                      : description.template schema_of<WantedTotalClock>();
    return description.shared(
        words(is_told).name,
        {{"oneOf", json::array{json::object{{"const", "none"}},
                               description.template schema_of<MoveClock>(), total}}});
  }
  static std::string type(auto& description) {
    const bool is_told = description.is_told();
    return description.named(words(is_told),
                             "'none' | " + description.template type_of<MoveClock>() + " | " +
                                 (is_told ? description.template type_of<TotalClock>()
                                          : description.template type_of<WantedTotalClock>()));
  }
};

// By name, or by hash once the table is made.
struct WrittenContent : wire::ShownText<1, 100> {
  static json::value schema(auto& description) {
    if (description.is_told()) return wire::Hash::schema(description);
    json::object out = ShownText::schema(description).as_object();
    out["description"] = "A name that /api/games lists.";
    return out;
  }
};

// What is left out is as usual. Of a table that was made nothing is.

constexpr auto played_fields() {
  return std::tuple(
      wire::field<WrittenGame>("game", &Spec::game),
      wire::field<wire::Presumed<ChosenOptions>>("options", &Spec::options,
                                                 "What is left out is as usual, or drawn (H-03)."),
      wire::field<wire::Presumed<WrittenContent>>("content", &Spec::content));
}
constexpr auto agreed_fields() {
  return std::tuple(wire::field<wire::Presumed<WayToSeat>>("seats", &Spec::draws_seats),
                    wire::field<wire::Presumed<wire::Truth>>("listed", &Spec::is_listed),
                    wire::field<wire::Presumed<wire::Truth>>("spectators", &Spec::has_spectators),
                    wire::field<wire::Presumed<WrittenClock>>("clock", &Spec::clock),
                    wire::field<wire::UnlessEmpty<wire::BotName>>("stand_in", &Spec::stand_in));
}
// For those who tell of the chairs otherwise.
struct TermsFields : Spec {
  static constexpr auto fields() { return std::tuple_cat(played_fields(), agreed_fields()); }
};
struct SpecFields : Spec {
  static constexpr auto fields() {
    return std::tuple_cat(played_fields(),
                          std::tuple(wire::field<ChairList>("chairs", &Spec::chairs,
                                                            "As many as there are players.")),
                          agreed_fields());
  }
  static json::object more_schema(auto& description) {
    return {{"allOf", json::array{description.options_of_game()}}};
  }
};
struct WantedFields : SpecFields {
  static constexpr wire::Words kWords{"wanted_spec", "A table as its maker wants it"};
};
struct ToldFields : SpecFields {
  static constexpr wire::Words kWords{"spec", "A table as it was made"};
};

struct WrittenSpec {
  static void write(const Spec& spec, std::string& out, wire::Game game);
};
// As somebody wants it, who is "me": a guest without an id, until call_me().
struct WantedSpec {
  static std::optional<Spec> read(const Reader& reader, wire::Game game);
  static json::value schema(auto& description) {
    return description.template schema_of<WantedFields>();
  }
  static std::string type(auto& description) {
    return description.template type_of<WantedFields>();
  }
};
// With the ids of guests.
struct StoredSpec : WrittenSpec {
  static std::optional<Spec> read(const Reader& reader, wire::Game game);
};
// As everybody may know it: whom chairs are kept for is not told.
struct ToldSpec : WrittenSpec {
  static std::optional<Spec> read(const Reader& reader, wire::Game game);
  static json::value schema(auto& description) {
    return description.template schema_of<ToldFields>();
  }
  static std::string type(auto& description) { return description.template type_of<ToldFields>(); }
};

}  // namespace loggia::table
