#include "notation/report.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <functional>
#include <numeric>
#include <ranges>

#include "notation/markup.h"
#include "notation/text.h"

namespace loggia {
namespace {

std::string written(const Number& number) {
  return std::format("{:.{}f}", number.value, number.decimals);
}

std::string written(const TableEntry& entry) {
  if (const auto* number = std::get_if<Number>(&entry)) return written(*number);
  return std::get<std::string>(entry);
}

std::vector<std::size_t> column_widths(const Table& table) {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    std::size_t widest = width(table.columns[i]);
    for (const auto& row : table.rows) widest = std::max(widest, width(written(row[i])));
    widths.push_back(widest);
  }
  return widths;
}

// Numbers to the right, names to the left.
std::string aligned(const std::string& text, std::size_t columns, bool is_number) {
  const std::string blanks(columns - std::min(columns, width(text)), ' ');
  return is_number ? blanks + text : text + blanks;
}

std::string table_text(const Table& table) {
  const auto widths = column_widths(table);
  std::string out = table.title + "\n";
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool is_number = !table.rows.empty() && std::holds_alternative<Number>(table.rows[0][i]);
    out += "  " + aligned(table.columns[i], widths[i], is_number);
  }
  out += "\n";
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      out += "  " + aligned(written(row[i]), widths[i], std::holds_alternative<Number>(row[i]));
    }
    out += "\n";
  }
  return out;
}

// What was measured, to the digits it is shown with.
double rounded(const Number& number) {
  double scale = 1;
  for (int i = 0; i < number.decimals; ++i) scale *= 10;
  return std::round(number.value * scale) / scale;
}

json::value entry_json(const TableEntry& entry) {
  if (const auto* number = std::get_if<Number>(&entry)) {
    if (number->decimals == 0) return std::llround(number->value);
    return rounded(*number);
  }
  return json::value(std::get<std::string>(entry));
}

constexpr std::string_view kPageStyle = R"(
  :root { color-scheme: light dark; --ink: #3b2f3f; --paper: #fff7ea; --line: #e3cdb2; --bar: #c0614b; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f6e9d8; --paper: #1f1a2b; --line: #4a4058; --bar: #ef8a2b; } }
  body { margin: 0 auto; padding: 1.5rem; max-width: 64rem; color: var(--ink);
    background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .75rem; }
  dl div { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; }
  dt { font-size: .875rem; } dd { margin: 0; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .2rem .75rem; border-bottom: 1px solid var(--line); text-align: left; }
  td.n, th.n { text-align: right; }
  svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 10px; }
  svg rect { fill: var(--bar); } svg line { stroke: var(--line); }
)";

// Vertical bars over a common base, negative values below it.
std::string chart_svg(const Table& table) {
  constexpr double kWidth = 960;
  constexpr double kHeight = 200;
  constexpr double kMargin = 26;
  double most = 0;
  double least = 0;
  for (const Bar& bar : table.bars) {
    most = std::max(most, bar.value);
    least = std::min(least, bar.value);
  }
  const double scale = kHeight / std::max(most - least, 1e-9);
  const double step = kWidth / static_cast<double>(std::max<std::size_t>(table.bars.size(), 1));
  const double base = kMargin + (most * scale);
  // Labels that would run into each other are left to the tooltips.
  const auto every = static_cast<std::size_t>(std::ceil(44.0 / step));
  std::string out = std::format(
      "<figure><figcaption>{}</figcaption><svg viewBox=\"0 0 {} {}\" role=\"img\" "
      "aria-label=\"{}\">"
      "<line x1=\"0\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>",
      escaped(table.chart), kWidth, kHeight + (2 * kMargin), escaped(table.chart), kWidth, base,
      base);
  for (std::size_t i = 0; i < table.bars.size(); ++i) {
    const Bar& bar = table.bars[i];
    const double height = std::abs(bar.value) * scale;
    const double x = step * static_cast<double>(i);
    out += std::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"><title>{}: "
        "{:.2f}</title></rect>",
        x + (step * 0.1), bar.value >= 0 ? base - height : base, step * 0.8, height,
        escaped(bar.label), bar.value);
    if (i % every == 0) {
      out += std::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>",
                         x + (step / 2), kHeight + (2 * kMargin) - 6, escaped(bar.label));
    }
    if (step > 30) {
      out += std::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{:.1f}</text>",
                         x + (step / 2), (bar.value >= 0 ? base - height : base) - 4, bar.value);
    }
  }
  return out + "</svg></figure>\n";
}

std::string table_html(const Table& table) {
  std::string out = std::format("<section><h2>{}</h2>\n", escaped(table.title));
  if (!table.chart.empty()) out += chart_svg(table);
  out += "<div class=\"scroll\"><table><thead><tr>";
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool is_number = !table.rows.empty() && std::holds_alternative<Number>(table.rows[0][i]);
    out += std::format("<th{}>{}</th>", is_number ? " class=\"n\"" : "", escaped(table.columns[i]));
  }
  out += "</tr></thead><tbody>\n";
  for (const auto& row : table.rows) {
    out += "<tr>";
    for (const TableEntry& entry : row) {
      out +=
          std::format("<td{}>{}</td>", std::holds_alternative<Number>(entry) ? " class=\"n\"" : "",
                      escaped(written(entry)));
    }
    out += "</tr>\n";
  }
  return out + "</tbody></table></div></section>\n";
}

}  // namespace

double ratio(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Number percent(std::int64_t part, std::int64_t whole) { return {100 * ratio(part, whole), 1}; }

Number whole(std::int64_t number) { return {static_cast<double>(number), 0}; }

std::vector<Number> shares(std::span<const std::int64_t> parts, int decimals) {
  std::int64_t steps = 100;
  for (int i = 0; i < decimals; ++i) steps *= 10;
  const std::int64_t all = std::accumulate(parts.begin(), parts.end(), std::int64_t{0});
  std::vector<std::int64_t> taken(parts.size());
  if (all > 0) {
    std::ranges::transform(parts, taken.begin(), [&](auto part) { return part * steps / all; });
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < parts.size(); ++i) order.push_back(i);
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t i) { return parts[i] * steps % all; });
    // Each lost less than a step, so there are fewer left than parts.
    const std::int64_t left = steps - std::accumulate(taken.begin(), taken.end(), std::int64_t{0});
    for (const std::size_t i : order | std::views::take(left)) ++taken[i];
  }
  std::vector<Number> out;
  for (const std::int64_t part : taken) out.push_back({100 * ratio(part, steps), decimals});
  return out;
}

double share_error(double share, std::int64_t count) {
  return count == 0 ? 0 : 100 * 1.96 * std::sqrt(share * (1 - share) / ratio(count, 1));
}

void append(Report& all, const Report& part, std::string_view key, std::string_view label) {
  for (Figure figure : part.figures) {
    figure.key = std::format("{}_{}", key, figure.key);
    figure.label = std::format("{}: {}", label, figure.label);
    all.figures.push_back(std::move(figure));
  }
  for (Table table : part.tables) {
    table.key = std::format("{}_{}", key, table.key);
    table.title = std::format("{}: {}", label, table.title);
    all.tables.push_back(std::move(table));
  }
}

std::string report_text(const Report& report) {
  std::string out = report.title + "\n" + report.note + "\n\n";
  std::size_t widest = 0;
  for (const Figure& figure : report.figures) widest = std::max(widest, width(figure.label));
  for (const Figure& figure : report.figures) {
    out += std::format("  {}  {:>10} {}", fitted(figure.label, widest), written(figure.number),
                       figure.unit);
    while (out.ends_with(' ')) out.pop_back();
    out += "\n";
  }
  for (const Table& table : report.tables) out += "\n" + table_text(table);
  return out;
}

json::object report_json(const Report& report) {
  json::object out{{"title", report.title}, {"note", report.note}};
  for (const Figure& figure : report.figures) out[figure.key] = entry_json(figure.number);
  for (const Table& table : report.tables) {
    json::array rows;
    for (const auto& row : table.rows) {
      json::object fields;
      for (std::size_t i = 0; i < row.size(); ++i) fields[table.columns[i]] = entry_json(row[i]);
      rows.emplace_back(std::move(fields));
    }
    out[table.key] = std::move(rows);
  }
  return out;
}

std::string report_html(const Report& report) {
  std::string out = std::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
      "<title>{0}</title><style>{1}</style></head><body>\n<h1>{0}</h1>\n<p>{2}</p>\n<dl>",
      escaped(report.title), kPageStyle, escaped(report.note));
  for (const Figure& figure : report.figures) {
    out += std::format("<div><dt>{}</dt><dd>{} {}</dd></div>", escaped(figure.label),
                       written(figure.number), escaped(figure.unit));
  }
  out += "</dl>\n";
  for (const Table& table : report.tables) out += table_html(table);
  return out + "</body></html>\n";
}

}  // namespace loggia
