// Decks (loggia.deck/1): read, written, and every mistake named; and what the decks in the program
// promise (H-01).
#include "notation/highrise/deck.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "engine/highrise/testing.h"
#include "notation/highrise/testing.h"
#include "notation/sha256.h"
#include "notation/testing.h"

namespace loggia::highrise {
namespace {

// What is wrong with a deck, a line each.
std::string complaint(const json::value& deck) {
  Problems problems;
  const auto named = read_deck(Reader(deck, "", problems), problems);
  CHECK(named.has_value() == problems.empty());
  return to_text(problems);
}

// The same of the standard deck after one change.
std::string complaint(std::string_view pointer, std::string_view text) {
  json::value deck = standard_json();
  change(deck, pointer, text);
  return complaint(deck);
}

std::string text_of(const std::string& path) {
  std::ifstream file(LOGGIA_SOURCE_DIR "/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST_CASE("H-01: the standard deck has 54 cards, 32 numbers, 4 jokers and 18 specials") {
  const NamedDeck named = built_in_deck(standard_deck_text());
  CHECK(named.name == "standard");
  CHECK(named.deck == standard_deck());
  CHECK(named.deck.cards.size == 54);
}

TEST_CASE("H-01: the printed deck has a fourth milkshake, and 55 cards") {
  const NamedDeck named = built_in_deck(printed_deck_text());
  CHECK(named.name == "printed");
  Deck expected = standard_deck();
  expected.cards.add(Card::kMilkshake);
  CHECK(named.deck == expected);
  CHECK(named.deck.cards.size == 55);
}

TEST_CASE("The decks in the program are those in content/") {
  CHECK(standard_deck_text() == text_of("content/highrise/standard.json"));
  CHECK(printed_deck_text() == text_of("content/highrise/printed.json"));
}

TEST_CASE("The balance that docs/ reports was measured with this deck") {
  const json::object written = content_json(built_in_deck(standard_deck_text()));
  CHECK(text_of("docs/balance/highrise.txt")
            .contains(", content " + sha256(compact(written)).substr(0, 12) + "\n"));
}

TEST_CASE("A deck survives the way through JSON, in the documented order of fields") {
  NamedDeck named{.name = "mine", .deck = {.cards = pile_of({{Card::kVan, 2}, {Card::kOne, 60}})}};
  named.deck.dealt = 4;
  named.deck.full = 120;
  named.deck.refill = 0;
  const json::value written = content_json(named);
  CHECK(compact(written) ==
        R"({"format":"loggia.deck/1","name":"mine","cards":{"1":60,"van":2},"dealt":4,"full":120,)"
        R"("refill":0})");
  const NamedDeck again = built_in_deck(compact(written));
  CHECK(again.name == named.name);
  CHECK(again.deck == named.deck);
}

TEST_CASE("A deck may name its schema") {
  CHECK(complaint("/$schema", "\"deck.schema.json\"").empty());
}

TEST_CASE("Each mistake in a deck is named, with its place") {
  CHECK(complaint(json::array()) == "expected an object, found a list\n");
  CHECK(complaint("/format", "\"loggia.deck/2\"") ==
        "format: expected \"loggia.deck/1\", found \"loggia.deck/2\"\n");
  CHECK(complaint("/format", "") == "\"format\" is missing\n");
  CHECK(complaint("/colour", "1") ==
        "unknown field \"colour\"; the fields are $schema, format, name, cards, dealt, full, "
        "refill\n");
  CHECK(complaint("/name", "") == "\"name\" is missing\n");
  CHECK(complaint("/name", "\"\"") == "name: must have 1 to 100 bytes, not 0\n");
  CHECK(complaint("/name", "\"a\\u001b[2J\"") == "name: has characters that cannot be shown\n");
  CHECK(complaint("/name", "\"a\\nb\"") == "name: has characters that cannot be shown\n");
  CHECK(complaint("/cards", "") == "\"cards\" is missing\n");
  CHECK(complaint("/cards", "[]") == "cards: expected an object, found a list\n");
  CHECK(complaint("/cards/9", "4") ==
        "cards: \"9\" is not a card; choose from 1, 2, 3, 4, 5, 6, 7, 8, joker, dog, bone, hammer, "
        "ball, milkshake, thief, super_thief, van\n");
  CHECK(complaint("/cards/cat", "4").starts_with("cards: \"cat\" is not a card; choose from 1,"));
  CHECK(complaint("/cards/dog", "0") == "cards, dog: must be 1 to 60, not 0\n");
  CHECK(complaint("/cards/dog", "61") == "cards, dog: must be 1 to 60, not 61\n");
  CHECK(complaint("/cards/dog", "-1") == "cards, dog: must be 1 to 60, not -1\n");
  CHECK(complaint("/cards/dog", "\"4\"") == "cards, dog: expected a whole number, found a text\n");
  CHECK(complaint("/dealt", "0") == "dealt: must be 1 to 20, not 0\n");
  CHECK(complaint("/dealt", "21") == "dealt: must be 1 to 20, not 21\n");
  CHECK(complaint("/full", "0") == "full: must be 1 to 120, not 0\n");
  CHECK(complaint("/full", "121") == "full: must be 1 to 120, not 121\n");
  CHECK(complaint("/refill", "-1") == "refill: must be 0 to 20, not -1\n");
  CHECK(complaint("/refill", "21") == "refill: must be 0 to 20, not 21\n");
  CHECK(complaint("/refill", "") == "\"refill\" is missing\n");
}

TEST_CASE("A deck has 120 cards at most, and enough to deal to four players") {
  CHECK(complaint("/cards", R"({"1": 60, "2": 60})").empty());
  CHECK(complaint("/cards", R"({"1": 60, "2": 60, "van": 1})") ==
        "cards: 121 of them, more than the 120 allowed\n");
  CHECK(complaint("/cards", R"({"1": 20})").empty());
  CHECK(complaint("/cards", R"({"1": 19})") ==
        "cards: 19 of them, too few to deal 5 to each of 4 players\n");
  CHECK(complaint("/cards", "{}") == "cards: 0 of them, too few to deal 5 to each of 4 players\n");
  CHECK(complaint("/dealt", "14") ==
        "cards: 54 of them, too few to deal 14 to each of 4 players\n");
}

TEST_CASE("Every mistake of a deck is told at once") {
  CHECK(complaint(
            parse_json(R"({"format": "x", "name": 1, "cards": {"cat": 1, "dog": 0}})").value()) ==
        "format: expected \"loggia.deck/1\", found \"x\"\n"
        "name: expected a text, found a whole number\n"
        "cards: \"cat\" is not a card; choose from 1, 2, 3, 4, 5, 6, 7, 8, joker, dog, bone, "
        "hammer, ball, milkshake, thief, super_thief, van\n"
        "cards, dog: must be 1 to 60, not 0\n"
        "\"dealt\" is missing\n"
        "\"full\" is missing\n"
        "\"refill\" is missing\n");
}

}  // namespace
}  // namespace loggia::highrise
