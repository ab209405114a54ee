// What is told of the games is all that a form needs to make a table.
#include "table/offer.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace loggia::table {
namespace {

const json::object& option(const json::value& game, std::string_view key) {
  const json::array& options = game.at("options").as_array();
  const auto found = std::ranges::find_if(
      options, [&](const json::value& each) { return each.at("key").as_string() == key; });
  REQUIRE(found != options.end());
  return found->as_object();
}

}  // namespace

TEST_CASE("Every option is told with the values that can be chosen, and what is usual") {
  const Library library;
  const json::value told = parse_json(offered_games_text(library)).value();
  const json::value& houses = told.at(0);
  CHECK(option(houses, "full_building").at("choices") == json::array{false, true});
  CHECK(option(houses, "full_building").at("usual") == json::value(false));
  CHECK(option(houses, "entrance").at("choices") == json::array{"random", 1, 2, 3});
  const json::value& towers = told.at(1);
  const json::object& limit = option(towers, "turn_limit");
  CHECK(limit.at("choices") == json::array{"none"});
  CHECK(limit.at("numbers") == json::object{{"least", 1}, {"most", 100'000}});
  CHECK(limit.at("usual") == json::value("none"));
  CHECK(option(towers, "floors").at("usual") == json::value(5));
}

TEST_CASE("H-02, H-03: how many may sit is told, which option says it, and which are the seats") {
  const Library library;
  const json::value told = parse_json(offered_games_text(library)).value();
  CHECK(told.at(0).at("seats") ==
        json::object{{"names", json::array{"green", "pink"}}, {"least", 2}, {"most", 2}});
  CHECK(told.at(1).at("seats") ==
        json::object{{"names", json::array{"red", "blue", "yellow", "white"}},
                     {"least", 2},
                     {"most", 4},
                     {"option", "players"}});
  const json::object& first = option(told.at(1), "first");
  CHECK(first.at("choices") == told.at(1).at("seats").at("names"));
  CHECK(first.at("seat") == json::value(true));
  CHECK(first.at("drawn") == json::value(true));
  CHECK(!first.contains("usual"));
}

TEST_CASE("Bots that others are measured by are no levels to choose from") {
  const Library library;
  for (const OfferedGame& game : offered_games(library)) {
    CHECK(std::ranges::contains(game.bots, "random"));
    CHECK(!std::ranges::contains(game.levels, "random"));
    CHECK(game.levels.front() == "newcomer");
    CHECK(std::ranges::all_of(game.levels, [&](const std::string& level) {
      return std::ranges::contains(game.bots, level);
    }));
  }
}

TEST_CASE("What can be chosen can be read, and nothing else") {
  const Library library;
  for (const OfferedGame& game : offered_games(library)) {
    const GameEntry& entry = *find_game(game.game);
    for (const OfferedOption& offer : game.options) {
      const auto is_read = [&](const json::value& value) {
        Problems problems;
        const json::value options = json::object{{offer.key, value}};
        (void)read_options(Reader(options, "options", problems), entry.options);
        return problems.empty();
      };
      for (const json::value& choice : offer.choices) CHECK(is_read(choice));
      if (offer.usual) CHECK(is_read(*offer.usual));
      if (!offer.numbers) continue;
      CHECK(is_read(offer.numbers->least));
      CHECK(is_read(offer.numbers->most));
      CHECK(!is_read(std::uint64_t{offer.numbers->most} + 1));
    }
  }
}

}  // namespace loggia::table
