// High-Rises' options between flags, JSON and the game's own type; and options that are numbers.
#include "notation/highrise/options.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "notation/highrise/notation.h"
#include "notation/testing.h"

namespace loggia::highrise {
namespace {

const OptionSpec& spec(std::string_view key) {
  return *std::ranges::find(option_specs(), key, &OptionSpec::key);
}

// The choices as JSON in the fixed order of options, or what is wrong.
std::string read(std::string_view text) {
  Problems problems;
  const json::value value = parse_json(text).value();
  const OptionChoices choices = read_options(Reader(value, "options", problems), option_specs());
  if (problems.empty()) (void)to_options(choices, problems);
  return problems.empty() ? compact(options_json(option_specs(), choices)) : to_text(problems);
}

TEST_CASE("Options left out are the engine's") {
  CHECK(read("{}") ==
        R"({"players":2,"first":"red","floors":5,"turn_limit":"none","stall_rounds":3})");
  Problems problems;
  CHECK(to_options(usual_choices(option_specs()), problems) == Options{});
}

TEST_CASE("Options are read in any order, names as texts and numbers as numbers") {
  CHECK(read(R"({"turn_limit": 500, "first": "white", "players": 4, "floors": 4})") ==
        R"({"players":4,"first":"white","floors":4,"turn_limit":500,"stall_rounds":3})");
}

TEST_CASE("A wrong option is refused with its name and the choices") {
  CHECK(read(R"({"speed": 1})") == "options: unknown option \"speed\"\n");
  CHECK(read(R"({"players": 1})") == "options, players: \"1\" is not a choice; choose from 2-4\n");
  CHECK(read(R"({"players": 5})") == "options, players: \"5\" is not a choice; choose from 2-4\n");
  CHECK(read(R"({"floors": 0})") == "options, floors: \"0\" is not a choice; choose from 1-8\n");
  CHECK(read(R"({"floors": 9})") == "options, floors: \"9\" is not a choice; choose from 1-8\n");
  CHECK(read(R"({"turn_limit": 0})") ==
        "options, turn_limit: \"0\" is not a choice; choose from none, 1-100000\n");
  CHECK(read(R"({"turn_limit": 100001})") ==
        "options, turn_limit: \"100001\" is not a choice; choose from none, 1-100000\n");
  CHECK(read(R"({"first": "pink"})") ==
        "options, first: \"\\\"pink\\\"\" is not a choice; choose from red, blue, yellow, white\n");
  CHECK(read(R"({"stall_rounds": 101})") ==
        "options, stall_rounds: \"101\" is not a choice; choose from 1-100\n");
}

TEST_CASE("A choice is refused where its kind is wrong") {
  for (const std::string_view text :
       {R"({"players": "2"})", R"({"players": 2.5})", R"({"players": 2.0})", R"({"players": true})",
        R"({"turn_limit": null})", R"({"turn_limit": "500"})", R"({"turn_limit": -1})",
        R"({"turn_limit": 18446744073709551616})", R"({"first": 0})", R"({"floors": [5]})"}) {
    CAPTURE(text);
    CHECK(read(text).contains("is not a choice"));
  }
}

TEST_CASE("H-03: who begins sits at the table") {
  CHECK(read(R"({"players": 2, "first": "yellow"})") ==
        "options, first: yellow does not sit at a table of 2 (H-03)\n");
  CHECK(read(R"({"players": 3, "first": "white"})") ==
        "options, first: white does not sit at a table of 3 (H-03)\n");
  for (const std::string_view seat : {"red", "blue", "yellow", "white"}) {
    CHECK(read(std::format(R"({{"players": 4, "first": "{}"}})", seat)).contains(seat));
  }
}

TEST_CASE("H-03: who begins is drawn from those at the table") {
  OptionChoices choices = usual_choices(option_specs());
  CHECK(spec("first").drawn_from(choices) == 2);
  choices[0] = 2;
  CHECK(spec("first").drawn_from(choices) == 4);
}

TEST_CASE("H-23: people's matches have no limit of turns, simulations one of 500") {
  const OptionSpec& limit = spec("turn_limit");
  CHECK(limit.text(limit.usual) == "none");
  REQUIRE(limit.usual_in_simulations.has_value());
  CHECK(limit.text(*limit.usual_in_simulations) == "500");
}

TEST_CASE("Places count through the names, then through the numbers, and back") {
  const OptionSpec& limit = spec("turn_limit");
  CHECK(limit.size() == 100'001);
  CHECK(limit.place("none") == 0);
  CHECK(limit.place("1") == 1);
  CHECK(limit.place("100000") == 100'000);
  CHECK(limit.text(100'000) == "100000");
  CHECK(limit.listed("|") == "none|1-100000");
  CHECK(spec("players").place("4") == 2);
  CHECK(spec("players").text(0) == "2");
  CHECK(spec("players").listed(", ") == "2-4");
  CHECK(spec("first").listed(", ") == "red, blue, yellow, white");
  for (const std::string_view text :
       {"", "0", "100001", "007", "+5", "-5", "5.0", "5 ", " 5", "None", "4294967297"}) {
    CAPTURE(text);
    CHECK_FALSE(limit.place(text).has_value());
  }
}

TEST_CASE("Every choice of every option survives the way through JSON and the game's own type") {
  for (std::size_t option = 0; option < option_specs().size(); ++option) {
    const OptionSpec& spec = option_specs()[option];
    const std::size_t stride = 1 + (spec.size() / 1000);
    for (std::size_t place = 0; place < spec.size(); place += stride) {
      CAPTURE(spec.key);
      CAPTURE(place);
      OptionChoices choices = usual_choices(option_specs());
      choices[0] = 2;  // four players, so that all seats may begin
      choices[option] = place;
      Problems problems;
      const json::value written = options_json(option_specs(), choices);
      CHECK(read_options(Reader(written, "", problems), option_specs()) == choices);
      const auto options = to_options(choices, problems);
      REQUIRE(options.has_value());
      CHECK(to_choices(*options) == choices);
      CHECK(problems.empty());
      CHECK(spec.place(spec.text(place)) == place);
    }
  }
}

TEST_CASE("Flags are the keys with hyphens, no two alike, and each names its rule") {
  std::set<std::string> flags;
  for (const OptionSpec& spec : option_specs()) {
    CHECK(flags.insert(spec.flag()).second);
    CHECK(spec.rule.starts_with("H-"));
    CHECK_FALSE(spec.help.empty());
    CHECK_FALSE(spec.is_switch());
  }
  CHECK(flags.contains("--turn-limit"));
}

}  // namespace
}  // namespace loggia::highrise
