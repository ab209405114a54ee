// Rule options between flags, JSON and choices, for Balconia's own list of them.
#include "notation/options.h"

#include <doctest/doctest.h>

#include <set>

#include "notation/balconia/options.h"
#include "notation/registry.h"

namespace loggia {
namespace {

std::span<const OptionSpec> specs() { return find_game("balconia")->options; }

// The choices, as JSON in the fixed order of options, or what is wrong.
std::string read(std::string_view text) {
  Problems problems;
  const json::value value = parse_json(text).value();
  const OptionChoices choices = read_options(Reader(value, "options", problems), specs());
  if (problems.empty()) return compact(options_json(specs(), choices));
  std::string all;
  for (const Problem& problem : problems) all += to_text(problem) + "\n";
  return all;
}

TEST_CASE("Options left out take their first choice") {
  CHECK(read("{}") ==
        R"({"entrance":"random","door":"c1","fewer_of":"either","free_placement":false,)"
        R"("full_building":false,"open_facades":false})");
}

TEST_CASE("Options are read in any order, and numbers and switches by their kind") {
  CHECK(read(R"({"open_facades": true, "door": "random", "entrance": 2, "fewer_of": "strict"})") ==
        R"({"entrance":2,"door":"random","fewer_of":"strict","free_placement":false,)"
        R"("full_building":false,"open_facades":true})");
}

TEST_CASE("A wrong option is refused with its name and the choices") {
  CHECK(read(R"({"doors": "c1"})") == "options: unknown option \"doors\"\n");
  CHECK(read(R"({"door": "c2"})") ==
        "options, door: \"\\\"c2\\\"\" is not a choice; choose from c1, a1, b1, d1, e1, random\n");
  CHECK(read(R"({"entrance": 4})") ==
        "options, entrance: \"4\" is not a choice; choose from random, 1, 2, 3\n");
  CHECK(read("[]") == "options: expected an object, found a list\n");
  CHECK(read(R"({"a": 1, "fewer_of": null})") ==
        "options: unknown option \"a\"\n"
        "options, fewer_of: \"null\" is not a choice; choose from either, strict, left_only\n");
}

TEST_CASE("A choice is refused where its kind is wrong") {
  for (const std::string_view text :
       {R"({"entrance": "1"})", R"({"entrance": 1.5})", R"({"entrance": true})",
        R"({"free_placement": "true"})", R"({"free_placement": 1})", R"({"door": ["c1"]})"}) {
    CAPTURE(text);
    CHECK(read(text).contains("is not a choice"));
  }
}

TEST_CASE("Every choice of every option survives the way through JSON and the game's own type") {
  for (std::size_t option = 0; option < specs().size(); ++option) {
    for (std::size_t choice = 0; choice < specs()[option].choices.size(); ++choice) {
      CAPTURE(specs()[option].key);
      CAPTURE(choice);
      OptionChoices choices(specs().size(), 0);
      choices[option] = choice;
      CHECK(balconia::to_choices(balconia::to_options(choices)) == choices);
      Problems problems;
      const json::value written = options_json(specs(), choices);
      CHECK(read_options(Reader(written, "", problems), specs()) == choices);
      CHECK(problems.empty());
    }
  }
}

TEST_CASE("Default choices are the engine's default options") {
  CHECK(balconia::to_options(OptionChoices(specs().size(), 0)) == balconia::Options{});
}

TEST_CASE("Flags are the keys with hyphens, no two alike, and each names its rule") {
  std::set<std::string> flags;
  for (const OptionSpec& spec : specs()) {
    CHECK(flags.insert(spec.flag()).second);
    CHECK(spec.rule.starts_with("B-"));
    CHECK_FALSE(spec.help.empty());
  }
  CHECK(flags.contains("--free-placement"));
  CHECK(specs()[3].is_switch());
  CHECK_FALSE(specs()[0].is_switch());
}

TEST_CASE("A game is found by its exact name") {
  CHECK(find_game("balconia") != nullptr);
  CHECK(find_game("Balconia") == nullptr);
  CHECK(find_game("") == nullptr);
}

}  // namespace
}  // namespace loggia
