// The cursor over strangers' JSON: numbers and their bounds, names, and where it says it is.
#include "notation/reader.h"

#include <doctest/doctest.h>

#include "notation/testing.h"

namespace loggia {
namespace {

// The number read, or the complaint.
std::string integer(const json::value& value, std::int64_t least, std::int64_t most) {
  Problems problems;
  const auto number = Reader(value, "n", problems).integer(least, most);
  CHECK(number.has_value() == problems.empty());
  return number ? std::to_string(*number) : to_text(problems);
}

TEST_CASE("A whole number is read within its bounds, and refused with them outside") {
  CHECK(integer(1, 1, 22) == "1");
  CHECK(integer(22, 1, 22) == "22");
  CHECK(integer(0, 1, 22) == "n: must be 1 to 22, not 0\n");
  CHECK(integer(23, 1, 22) == "n: must be 1 to 22, not 23\n");
  CHECK(integer(4, 5, 5) == "n: must be 5, not 4\n");
  CHECK(integer(18446744073709551615U, 0, 5) == "n: must be 0 to 5, not 18446744073709551615\n");
  CHECK(integer(1.0, 1, 22) == "n: expected a whole number, found a number with a fraction\n");
  for (const std::string_view large : {"99999999999999999999999999", "-9223372036854775809"}) {
    CHECK(integer(parse_json(large).value(), 1, 22) ==
          "n: expected a whole number, found a number of too many digits\n");
  }
}

TEST_CASE("A number that we wrote ourselves is read like a parsed one") {
  CHECK(integer(std::size_t{7}, 1, 22) == "7");
  CHECK(integer(std::uint8_t{7}, 1, 22) == "7");
  CHECK(integer(std::size_t{23}, 1, 22) == "n: must be 1 to 22, not 23\n");
}

TEST_CASE("A reader says where it is, part by part") {
  Problems problems;
  const json::value value = parse_json(R"({"a": {"b": [true]}})").value();
  const Reader root(value, "", problems);
  const auto b = root.field("a")->field("b");
  CHECK(b->where() == "a, b");
  CHECK(b->item((*b->array())[0], "first").where() == "a, b, first");
  CHECK(b->called("block 4").where() == "block 4");
  CHECK_FALSE(b->text().has_value());
  CHECK_FALSE(root.optional_field("c").has_value());
  CHECK_FALSE(root.field("c").has_value());
  CHECK(to_text(problems) == "a, b: expected a text, found a list\n\"c\" is missing\n");
}

TEST_CASE("A field says what is asked of it, or why it does not") {
  Problems problems;
  constexpr std::array<std::string_view, 2> kNames = {"left", "right"};
  const json::value value = parse_json(R"({"text": "a", "number": 7, "name": "right"})").value();
  const Reader reader(value, "", problems);
  CHECK(reader.text_field("text") == "a");
  CHECK(reader.integer_field("number", 1, 7) == 7);
  CHECK(reader.name_field("name", kNames, "a direction") == 1);
  CHECK(problems.empty());
  CHECK_FALSE(reader.text_field("number").has_value());
  CHECK_FALSE(reader.integer_field("number", 1, 6).has_value());
  CHECK_FALSE(reader.name_field("nobody", kNames, "a direction").has_value());
  CHECK(to_text(problems) ==
        "number: expected a text, found a whole number\nnumber: must be 1 to 6, not 7\n"
        "\"nobody\" is missing\n");
}

TEST_CASE("A name is one of those listed, letter by letter") {
  constexpr std::array<std::string_view, 2> kNames = {"left", "right"};
  const auto read = [&](const json::value& value) {
    Problems problems;
    const auto found = Reader(value, "", problems).name(kNames, "a direction");
    return found ? std::to_string(*found) : to_text(problems);
  };
  CHECK(read("left") == "0");
  CHECK(read("right") == "1");
  CHECK(read("Left") == "\"Left\" is not a direction; choose from left, right\n");
  CHECK(read("a\x1b[2J") == "\"a\\u001b[2J\" is not a direction; choose from left, right\n");
  CHECK(read(nullptr) == "expected a text, found null\n");
}

}  // namespace
}  // namespace loggia
