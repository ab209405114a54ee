// What there is to play, for whoever makes a table: the games, how many may sit, their options with
// all that can be chosen, contents and bots.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "notation/wire_values.h"
#include "table/library.h"

namespace loggia::table {

// A choice of an option as records have it: true, 4, "either".
struct OptionValue {
  static void write(const json::value& value, std::string& out, wire::Game) {
    append_compact(value, out);
  }
  static json::value schema(auto&) {
    return json::object{{"type", json::array{"boolean", "integer", "string"}}};
  }
  static std::string type(auto& description) { return description.imported("OptionValue"); }
};

struct GameName : wire::Text {
  static json::value schema(auto& description) { return description.game(); }
};
struct RuleOfGame : wire::Text {
  static json::value schema(auto&) {
    return json::object{{"type", "string"}, {"pattern", "^[A-Z]-[0-9]{2}$"}};
  }
};

struct OfferedNumbers {
  std::uint32_t least = 0;
  std::uint32_t most = 0;

  static constexpr wire::Words kWords{"offered_numbers", "Whole numbers, both ends included"};
  static constexpr auto fields() {
    using Number = wire::Whole<0, UINT32_MAX, std::uint32_t>;
    return std::tuple(wire::field<Number>("least", &OfferedNumbers::least),
                      wire::field<Number>("most", &OfferedNumbers::most));
  }
};

struct OfferedOption {
  std::string key;
  std::string rule;
  std::string help;
  std::vector<json::value> choices;
  std::optional<OfferedNumbers> numbers;
  std::optional<json::value> usual;
  bool is_drawn = false;
  bool is_seat = false;

  static constexpr wire::Words kWords{"offered_option", "What can be chosen"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::Word>("key", &OfferedOption::key),
        wire::field<RuleOfGame>("rule", &OfferedOption::rule, "Its number in the rules."),
        wire::field<wire::Text>("help", &OfferedOption::help, "What it is, in English."),
        wire::field<wire::List<OptionValue>>("choices", &OfferedOption::choices,
                                             "Those that are no numbers of a range."),
        wire::field<wire::Struct<OfferedNumbers>>("numbers", &OfferedOption::numbers,
                                                  "Any of these can be chosen as well."),
        wire::field<OptionValue>("usual", &OfferedOption::usual, "What holds where nobody chose."),
        wire::field<wire::UnlessFalse>("drawn", &OfferedOption::is_drawn,
                                       "Where nobody chose, chance does."),
        wire::field<wire::UnlessFalse>("seat", &OfferedOption::is_seat,
                                       "The choices are the seats, in their order; only one that "
                                       "has a chair can be chosen."));
  }
};

struct OfferedSeats {
  std::vector<std::string> names;
  std::uint32_t least = 0;
  std::uint32_t most = 0;
  std::optional<std::string> option;

  static constexpr wire::Words kWords{"offered_seats", "Who may sit"};
  static constexpr auto fields() {
    using Count = wire::Whole<1, kMaxSeats, std::uint32_t>;
    return std::tuple(
        wire::field<wire::List<wire::Word, 1, kMaxSeats>>("names", &OfferedSeats::names,
                                                          "In order of play."),
        wire::field<Count>("least", &OfferedSeats::least, "How many, at least."),
        wire::field<Count>("most", &OfferedSeats::most),
        wire::field<wire::Word>("option", &OfferedSeats::option,
                                "The option that says how many; left out, the chairs do."));
  }
};

struct OfferedGame {
  std::string game;
  std::string title;
  int rules = 0;
  OfferedSeats seats;
  std::vector<OfferedOption> options;
  std::vector<std::string> contents;
  std::vector<std::string> bots;
  std::vector<std::string> levels;

  static constexpr wire::Words kWords{"offered_game", "A game, and all that can be chosen for it"};
  static constexpr auto fields() {
    using Texts = wire::List<wire::Text, 1>;
    return std::tuple(
        wire::field<GameName>("game", &OfferedGame::game),
        wire::field<wire::Text>("title", &OfferedGame::title),
        wire::field<wire::Whole<1, wire::kMostWhole, int>>("rules", &OfferedGame::rules,
                                                           "The version of its rules."),
        wire::field<wire::Struct<OfferedSeats>>("seats", &OfferedGame::seats),
        wire::field<wire::List<wire::Struct<OfferedOption>>>("options", &OfferedGame::options),
        wire::field<Texts>("contents", &OfferedGame::contents,
                           "Block sets or decks; the first is the usual one."),
        wire::field<Texts>("bots", &OfferedGame::bots),
        wire::field<Texts>("levels", &OfferedGame::levels,
                           "The bots that people choose to play against, from the weakest on; the "
                           "others are there to measure these by."));
  }
};

std::vector<OfferedGame> offered_games(const Library& library);
// As JSON.
std::string offered_games_text(const Library& library);

}  // namespace loggia::table
