// Text for a terminal: widths as people see them, cutting, wrapping, colours.
#include "notation/text.h"

#include <doctest/doctest.h>

#include "notation/reader.h"

namespace loggia {
namespace {

constexpr Style kPlain{.has_colour = false};
constexpr Style kColoured{.has_colour = true};

std::vector<std::string> wrap(const std::vector<std::string>& words, std::size_t columns,
                              std::size_t lines) {
  return wrapped(words, columns, lines);
}

TEST_CASE("Width counts characters, neither bytes nor escape sequences") {
  CHECK(width("") == 0);
  CHECK(width("cat") == 3);
  CHECK(width("2× é…─") == 6);
  CHECK(width(kColoured.green("2× é")) == 4);
  CHECK(width(kColoured.bold("") + "a" + kColoured.dim("b")) == 2);
}

TEST_CASE("Without colour a text is painted with itself") {
  CHECK(kPlain.bold("a") == "a");
  CHECK(kColoured.bold("a") == "\x1b[1ma\x1b[0m");
  CHECK(kColoured.green("a") != kColoured.pink("a"));
}

TEST_CASE("A fitted text is exactly as wide as asked") {
  CHECK(fitted("cat", 5) == "cat  ");
  CHECK(fitted("cat", 3) == "cat");
  CHECK(fitted("cats", 3) == "ca…");
  CHECK(fitted("éééé", 3) == "éé…");
  CHECK(fitted("éé", 3) == "éé ");
  CHECK(fitted("cats", 1) == "…");
  CHECK(fitted("", 2) == "  ");
  CHECK(fitted(kColoured.green("é"), 3) == kColoured.green("é") + "  ");
}

TEST_CASE("What steers a terminal is told from what it shows") {
  for (const std::string_view shown : {"", "a b", "é", "…", "♥", "😀", "\u00a0", "\u202f"}) {
    CAPTURE(shown);
    CHECK(is_shown_whole(shown));
  }
  for (const std::string_view steers : {"\n", "\t", "\x1b[2J", "\x7f", "\u0085", "\u009b", "\u200f",
                                        "\u2028", "\u202e", "\u2066"}) {
    CHECK_FALSE(is_shown_whole("é" + std::string(steers) + "a"));
    CHECK(steering_bytes(steers) == (steers.size() < 4 ? steers.size() : 1));
  }
}

TEST_CASE("A count goes with its noun") {
  CHECK(counted(0, "point") == "0 points");
  CHECK(counted(1, "point") == "1 point");
  CHECK(counted(2, "point") == "2 points");
}

TEST_CASE("Words are packed into lines, two blanks between them") {
  using Lines = std::vector<std::string>;
  CHECK(wrap({"cat", "bird", "note"}, 9, 3) == Lines{"cat  bird", "note", ""});
  CHECK(wrap({"cat", "bird", "note"}, 8, 3) == Lines{"cat", "bird", "note"});
  CHECK(wrap({}, 8, 2) == Lines{"", ""});
  CHECK(wrap({"éé", "éé"}, 6, 1) == Lines{"éé  éé"});
}

TEST_CASE("What does not fit on the last line ends in one ellipsis") {
  using Lines = std::vector<std::string>;
  CHECK(wrap({"cat", "bird", "note"}, 9, 1) == Lines{"cat  bir…"});
  CHECK(wrap({"cat", "bird", "note"}, 8, 2) == Lines{"cat", "bird   …"});
  CHECK(wrap({"laundry", "sunblind"}, 9, 1) == Lines{"laundry …"});
}

TEST_CASE("Names are listed with commas") {
  constexpr std::array<std::string_view, 3> kNames = {"a", "b", "c"};
  CHECK(joined(kNames) == "a, b, c");
  CHECK(joined({}).empty());
}

TEST_CASE("What is typed is tidied: small letters, one blank between words") {
  CHECK(tidied("Quit") == "quit");
  CHECK(tidied("  LOOK \t C2\r") == "look c2");
  CHECK(tidied("0 1") == "0 1");
  CHECK(tidied(" \t ").empty());
  CHECK(tidied("Ключ é") == "Ключ é");  // no letters of a rule
}

}  // namespace
}  // namespace loggia
