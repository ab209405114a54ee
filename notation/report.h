// A statistical report as data: figures, tables and charts. Written as text, JSON or one HTML page
// by whoever shows it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/json.h"

namespace loggia {

struct Number {
  double value = 0;
  int decimals = 2;
};

// Of counts: 0 where there is nothing to divide by.
double ratio(std::int64_t part, std::int64_t whole);
Number percent(std::int64_t part, std::int64_t whole);
Number whole(std::int64_t number);
// The parts of one whole, in %, so that what is shown adds up to 100: each is rounded down, then
// those that lost most by it, the first of equals, get one step of the last digit more.
std::vector<Number> shares(std::span<const std::int64_t> parts, int decimals);
// Half the width, in %, of the interval that holds a share of so many with a chance of 95 %.
double share_error(double share, std::int64_t count);

struct Figure {
  std::string key;    // "green_share"
  std::string label;  // "green's share of wins"
  Number number;
  std::string unit;  // "%", "points"; may be empty
};

// One column of a bar chart.
struct Bar {
  std::string label;
  double value = 0;
};

using TableEntry = std::variant<std::string, Number>;

struct Table {
  std::string key;
  std::string title;
  std::vector<std::string> columns;           // the first names the row
  std::vector<std::vector<TableEntry>> rows;  // as many entries as columns
  std::string chart;                          // what the bars show; empty: no chart
  std::vector<Bar> bars;
};

struct Report {
  std::string title;
  std::string note;
  std::vector<Figure> figures;
  std::vector<Table> tables;
};

// Adds a part's figures and tables, each under a key and a label of the part.
void append(Report& all, const Report& part, std::string_view key, std::string_view label);

std::string report_text(const Report& report);
// Figures by key, tables as lists of rows.
json::object report_json(const Report& report);
// One page that needs nothing else, with a chart for each table that has one.
std::string report_html(const Report& report);

}  // namespace loggia
