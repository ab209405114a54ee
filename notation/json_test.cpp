// JSON from strangers: what is refused and where the complaint points, and that what we print of
// theirs is safe to print. What the values mean is the business of each format's own tests.
#include "notation/json.h"

#include <doctest/doctest.h>

#include <array>
#include <format>

namespace loggia {
namespace {

std::string complaint(std::string_view text) {
  const auto value = parse_json(text);
  return value ? "read as " + compact(*value) : to_text(value.error());
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

TEST_CASE("A key given twice is refused, with the key and its place") {
  CHECK(complaint("{\"cat\": 1,\n \"cat\": 2}") == "line 2, column 6: \"cat\" is given twice");
  CHECK(complaint(R"({"a": {"b": {}, "c": 1, "b": {}}})") ==
        "line 1, column 27: \"b\" is given twice");
  CHECK(parse_json(R"({"a": {"a": [{"a": 1}, {"a": 1}]}, "b": {"a": 1}})").has_value());
}

TEST_CASE("A key given twice is found however it is spelled") {
  CHECK(complaint(R"({"cat": 1, "\u0063a\u0074": 2})") ==
        "line 1, column 26: \"cat\" is given twice");
  CHECK(complaint(R"({"": 1, "": 2})") == "line 1, column 10: \"\" is given twice");
}

TEST_CASE("Nesting is allowed to a bound and refused beyond it") {
  CHECK(parse_json(nested(kMostJsonDepth)).has_value());
  CHECK(complaint(nested(kMostJsonDepth + 1)) ==
        "line 1, column 17: nested deeper than the 16 levels allowed");
  std::string objects = "1";
  for (std::size_t i = 0; i < kMostJsonDepth; ++i) objects = "{\"a\":" + objects + "}";
  CHECK(parse_json(objects).has_value());
  CHECK(complaint("[" + objects + "]").ends_with("nested deeper than the 16 levels allowed"));
  CHECK(complaint(std::string(1'000'000, '[')).ends_with("deeper than the 16 levels allowed"));
}

TEST_CASE("Size is allowed to a bound and refused beyond it") {
  std::string text(kMostJsonBytes, ' ');
  text[0] = '1';
  CHECK(parse_json(text).has_value());
  text += ' ';
  CHECK(complaint(text) == "16777217 bytes of JSON, more than the 16777216 allowed");
}

TEST_CASE("A text that was cut off anywhere is refused") {
  const std::string whole = R"({"a": [1, "é\n", {"b": null}], "c": -1.5e3, "d": true})";
  REQUIRE(parse_json(whole).has_value());
  for (std::size_t size = 0; size < whole.size(); ++size) {
    CAPTURE(size);
    const auto value = parse_json(std::string_view(whole).substr(0, size));
    REQUIRE_FALSE(value.has_value());
    CHECK(value.error().where == std::format("line 1, column {}", size + 1));
  }
}

TEST_CASE("An error says line and column, in bytes from 1") {
  CHECK(complaint("{\n  \"a\": 1,\n  b: 2\n}") == "line 3, column 3: not JSON: syntax error");
  CHECK(complaint("nope") == "line 1, column 1: not JSON: syntax error");
  CHECK(complaint("") == "line 1, column 1: the JSON ends too early");
  CHECK(complaint("{\n\"a\"") == "line 2, column 4: the JSON ends too early");
}

TEST_CASE("What follows the value is refused") {
  CHECK(complaint("{} {}") == "line 1, column 4: not JSON: extra data");
  CHECK(complaint("1\n2") == "line 2, column 1: not JSON: extra data");
  CHECK(complaint("[]]") == "line 1, column 3: not JSON: extra data");
  CHECK(complaint(std::string_view("1 \0", 3)) == "line 1, column 3: not JSON: extra data");
  CHECK(parse_json(" [] \r\n\t").has_value());
}

TEST_CASE("Text that is not UTF-8 is refused") {
  constexpr std::array<std::string_view, 8> kBad = {
      "\"\xff\"",              // no such byte
      "\"\xc0\xaf\"",          // overlong
      "\"\xed\xa0\x80\"",      // half of a pair
      "\"\xf4\x90\x80\x80\"",  // past the last character
      "\"\x80\"",              // a continuation of nothing
      "\"\xc3\"",              // the start of nothing
      "{\"\xff\": 1}",         // in a key
      R"("\ud800")",           // half of a pair, escaped
  };
  for (const std::string_view text : kBad) {
    CAPTURE(std::string(text));
    CHECK(complaint(text).starts_with("line 1, column "));
  }
  CHECK(parse_json(R"("\ud83d\ude00")").value() == json::value("\xf0\x9f\x98\x80"));
}

TEST_CASE("Text saved as UTF-16 or with a byte order mark is named, with what to do") {
  CHECK(complaint("\xef\xbb\xbf{}") ==
        "line 1, column 1: starts with a byte order mark; save the file as UTF-8 without one "
        "(without BOM)");
  using namespace std::string_view_literals;
  for (const std::string_view text :
       {"\xff\xfe{\0}\0"sv, "\xfe\xff\0{\0}"sv, "{\0}\0"sv, "\0{\0}"sv}) {
    CHECK(complaint(text) == "line 1, column 1: is UTF-16 text; save the file as UTF-8");
  }
  CHECK(complaint("\0\0"sv) == "line 1, column 1: not JSON: syntax error");
  CHECK(complaint("\xef\xbb") == "line 1, column 1: not JSON: syntax error");
}

TEST_CASE("What other dialects allow is refused") {
  for (const std::string_view text :
       {"[1,]", "{\"a\":1,}", "// x\n1", "/* x */1", "'a'", "{a:1}", "01", "+1", ".5", "1.", "0x1",
        "NaN", "Infinity", "True", "\"\t\"", "\xef\xbb\xbf{}"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_json(text).has_value());
  }
}

TEST_CASE("A key of any length is read whole or refused") {
  const std::string fits = "{\"" + std::string(1000, 'k') + "\": 1}";
  REQUIRE(parse_json(fits).has_value());
  CHECK(parse_json(fits)->get_object().begin()->key().size() == 1000);
  CHECK(complaint("{\"" + std::string(1001, 'k') + "\": 1}").ends_with("not JSON: key too large"));
}

TEST_CASE("What pretty() writes reads back as the same value") {
  const std::string long_text(200, 'x');
  const std::array<json::value, 9> values = {
      nullptr,
      json::array{},
      json::object{},
      "a \"quoted\" \\ text\n with \x01 and é",
      18446744073709551615U,
      -1.5e-300,
      json::array{1, json::array{2, json::array{long_text, json::object{}}}, json::array{}},
      json::object{{"k\"\n", json::array(100, 7)}, {"", json::object{{long_text, nullptr}}}},
      json::array(30, json::object{{"seq", 1}, {"action", json::object{{"token", 4}}}}),
  };
  for (const json::value& value : values) {
    CAPTURE(compact(value));
    const auto read = parse_json(pretty(value));
    REQUIRE(read.has_value());
    CHECK(*read == value);
  }
}

TEST_CASE("Numbers are written in plain decimals, the fewest that read back the same") {
  CHECK(compact(18.666666666666668) == "18.666666666666668");
  CHECK(compact(0.1) == "0.1");
  CHECK(compact(18.0) == "18");
  CHECK(compact(-2.5e-7) == "-0.00000025");
  CHECK(compact(1.5e17) == "150000000000000000");
  CHECK(pretty(json::object{{"mean", 18.5}, {"all", json::array{0.25, 7, -1}}}) ==
        "{\"mean\":18.5,\"all\":[0.25,7,-1]}\n");
  for (const double number : {18.666666666666668, 1.0 / 3, 1.5e-300}) {
    CHECK(parse_json(compact(number)).value() == number);
  }
}

TEST_CASE("pretty() keeps what is short on one line and breaks what is long") {
  CHECK(pretty(json::object{{"a", json::array{1, 2}}}) == "{\"a\":[1,2]}\n");
  const std::string text(60, 'x');
  CHECK(pretty(json::array{text, json::object{{"a", text}}}) ==
        std::format("[\n  \"{0}\",\n  {{\"a\":\"{0}\"}}\n]\n", text));
}

TEST_CASE("in_quotes() shortens what is long") {
  CHECK(in_quotes("") == "\"\"");
  CHECK(in_quotes(std::string(40, 'a')) == '"' + std::string(40, 'a') + '"');
  CHECK(in_quotes(std::string(41, 'a')) == '"' + std::string(40, 'a') + "…\"");
  CHECK(in_quotes(std::string(10'000'000, 'a')).size() < 60);
}

TEST_CASE("in_quotes() never cuts a character in two") {
  const std::string a38(38, 'a');
  CHECK(in_quotes(a38 + "éb") == '"' + a38 + "é…\"");    // bytes 39 and 40
  CHECK(in_quotes(a38 + "béc") == '"' + a38 + "b…\"");   // 40 and 41
  CHECK(in_quotes(a38 + "€bc") == '"' + a38 + "…\"");    // 39 to 41
  CHECK(in_quotes(a38 + "b😀c") == '"' + a38 + "b…\"");  // 40 to 43
  CHECK(in_quotes(a38 + "é") == '"' + a38 + "é\"");      // all there is
}

TEST_CASE("in_quotes() lets no control character through") {
  CHECK(in_quotes("a\"b\\c\n\x1b[2J") == R"("a\"b\\c\n\u001b[2J")");
  CHECK(in_quotes(std::string_view("\0", 1)) == R"("\u0000")");
  CHECK(in_quotes("\x7f") == R"("\u007f")");
  // C1: many terminals read U+009B as the start of an escape sequence.
  CHECK(in_quotes("\xc2\x9b"
                  "2J") == R"("\u009b2J")");
  CHECK(in_quotes("\xc2\x80\xc2\x9f\xc2\xa0") == "\"\\u0080\\u009f\xc2\xa0\"");
  // Marks that turn the direction of writing round.
  CHECK(in_quotes("\u202eabc\u2066") == R"("\u202eabc\u2066")");
}

TEST_CASE("in_quotes() stays short even for bytes that are no text") {
  CHECK(in_quotes(std::string(50, '\x80')) == "\"�������������…\"");
  CHECK(in_quotes("oops \xff\xc0\xaf\xed\xa0\x80 é") == "\"oops ������ é\"");
  CHECK(in_quotes(std::string(50, '\x01')).size() < 300);
}

}  // namespace
}  // namespace loggia
