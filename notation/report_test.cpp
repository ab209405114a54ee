// A small report in its three forms. What the figures mean is the survey's business.
#include "notation/report.h"

#include <doctest/doctest.h>

#include <format>
#include <vector>

namespace loggia {
namespace {

Report small_report() {
  return {.title = "Doors",
          .note = "Two matches.",
          .figures = {{"matches", "matches", {2, 0}, ""},
                      {"green_share", "green's share of wins", {66.666, 1}, "%"}},
          .tables = {{.key = "doors",
                      .title = "By door",
                      .columns = {"door", "points"},
                      .rows = {{"Rosé gate", Number{4.256, 2}}, {"Arch", Number{-10, 2}}},
                      .chart = "points a match",
                      .bars = {{"Rosé gate", 4.256}, {"Arch", -10}}}}};
}

// Everything a name may contain to break out of where it stands.
constexpr std::string_view kHostile = R"(</title><script>alert("1")</script>&amp;' onload="x)";

Report hostile_report() {
  const std::string bad(kHostile);
  return {.title = bad,
          .note = bad,
          .figures = {{"key", bad, {1, 0}, bad}},
          .tables = {{.key = "table",
                      .title = bad,
                      .columns = {bad},
                      .rows = {{bad}},
                      .chart = bad,
                      .bars = {{bad, 1}}}}};
}

std::size_t occurrences(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST_CASE("A report as text lines its figures and columns up") {
  CHECK(report_text(small_report()) == R"(Doors
Two matches.

  matches                         2
  green's share of wins        66.7 %

By door
  door       points
  Rosé gate    4.26
  Arch       -10.00
)");
}

TEST_CASE("A report as JSON holds numbers with the digits they are shown with") {
  const json::value expected = parse_json(R"({
    "title": "Doors", "note": "Two matches.", "matches": 2, "green_share": 66.7,
    "doors": [{"door": "Rosé gate", "points": 4.26}, {"door": "Arch", "points": -10.0}]})")
                                   .value();
  CHECK(report_json(small_report()) == expected.get_object());
}

std::string shown(std::initializer_list<std::int64_t> parts, int decimals) {
  std::string text;
  for (const Number& share : shares(std::vector(parts), decimals)) {
    text += std::format("{:.{}f} ", share.value, share.decimals);
  }
  return text;
}

TEST_CASE("Shares are rounded so that what is shown adds up to 100") {
  CHECK(shown({9895, 105}, 1) == "99.0 1.0 ");  // of equal rests, the first one's: not 99.0 and 1.1
  CHECK(shown({1, 1, 1}, 1) == "33.4 33.3 33.3 ");
  CHECK(shown({1, 1, 4}, 2) == "16.67 16.67 66.66 ");
  CHECK(shown({2, 0, 2}, 1) == "50.0 0.0 50.0 ");
  CHECK(shown({0, 7}, 2) == "0.00 100.00 ");
  CHECK(shown({0, 0}, 1) == "0.0 0.0 ");
  CHECK(shown({}, 1).empty());
}

TEST_CASE("A report as HTML is one page that loads nothing else") {
  const std::string page = report_html(small_report());
  CHECK(page.starts_with("<!doctype html>\n<html lang=\"en\">"));
  CHECK(page.ends_with("</body></html>\n"));
  CHECK(page.contains("<dt>green's share of wins</dt><dd>66.7 %</dd>"));
  CHECK(page.contains("<td>Rosé gate</td><td class=\"n\">4.26</td>"));
  CHECK(occurrences(page, "<rect ") == 2);
  CHECK(page.contains("aria-label=\"points a match\""));
  for (const std::string_view loads : {"src=", "href=", "url(", "@import", "<script"}) {
    CAPTURE(loads);
    CHECK_FALSE(page.contains(loads));
  }
}

TEST_CASE("A chart's bars stand on one base, those below zero hanging from it") {
  const std::string page = report_html(small_report());
  // The base: 26 + 200 × 4.256 / 14.256.
  CHECK(page.contains("y1=\"85.7\" y2=\"85.7\""));
  CHECK(page.contains("y=\"26.0\" width=\"384.0\" height=\"59.7\"><title>Rosé gate: 4.26<"));
  CHECK(page.contains("y=\"85.7\" width=\"384.0\" height=\"140.3\"><title>Arch: -10.00<"));
}

TEST_CASE("HTML escapes hostile names wherever they stand") {
  const std::string page = report_html(hostile_report());
  CHECK_FALSE(page.contains("<script"));
  CHECK_FALSE(page.contains("\" onload"));
  CHECK(occurrences(page, "</title>") == 2);  // the page's own, and the bar's
  const std::string_view escaped =
      "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;' "
      "onload=&quot;x";
  // Title twice, note, label, unit, table title, chart twice, column, entry, bar twice.
  CHECK(occurrences(page, escaped) == 12);
}

TEST_CASE("A part's figures and tables are added under its key and its label") {
  Report all{.title = "All", .note = "", .figures = {}, .tables = {}};
  append(all, small_report(), "2_players", "2 players");
  append(all, small_report(), "3_players", "3 players");
  CHECK(all.title == "All");
  CHECK(report_text(all) == R"(All


  2 players: matches                         2
  2 players: green's share of wins        66.7 %
  3 players: matches                         2
  3 players: green's share of wins        66.7 %

2 players: By door
  door       points
  Rosé gate    4.26
  Arch       -10.00

3 players: By door
  door       points
  Rosé gate    4.26
  Arch       -10.00
)");
  const json::object json = report_json(all);
  CHECK(json.size() == 8);
  CHECK(json.at("2_players_matches") == 2);
  CHECK(json.at("3_players_doors").as_array().size() == 2);
  CHECK(occurrences(report_html(all), "<svg") == 2);
}

TEST_CASE("An empty report is still one of each kind") {
  const Report empty{.title = "", .note = "", .figures = {}, .tables = {}};
  CHECK(report_text(empty) == "\n\n\n");
  CHECK(report_json(empty).size() == 2);
  CHECK(report_html(empty).ends_with("</body></html>\n"));
  Report bare = empty;
  bare.tables.push_back({.key = "t", .title = "t", .columns = {"a"}, .rows = {}, .chart = "c"});
  CHECK(report_text(bare).ends_with("t\n  a\n"));
  CHECK(report_html(bare).contains("<svg"));
}

}  // namespace
}  // namespace loggia
