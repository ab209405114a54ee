#include "cli/ladder_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <format>

#include "notation/markup.h"
#include "notation/text.h"

namespace loggia::cli {
namespace {

constexpr double kWidth = 720;
constexpr double kLabels = 96;  // to the left of the bars
constexpr double kRight = 64;   // the number after the longest bar
constexpr double kTop = 52;
constexpr double kRow = 34;
constexpr double kBottom = 34;  // the axis

constexpr std::string_view kStyle = R"(
  svg { color-scheme: light dark; }
  .paper { fill: #fff7ea; } text { fill: #3b2f3f; font: 13px system-ui, sans-serif; }
  .title { font-size: 14px; font-weight: 600; } .small { font-size: 11px; }
  .bar { fill: #c0614b; } .grid { stroke: #e3cdb2; } .error { stroke: #3b2f3f; stroke-width: 1.5; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1f1a2b; } text { fill: #f6e9d8; }
    .bar { fill: #ef8a2b; } .grid { stroke: #4a4058; } .error { stroke: #f6e9d8; } }
)";

// What of Elo is shown, from and to, and where on the paper.
class Axis {
 public:
  explicit Axis(const std::vector<ChartBar>& bars) {
    for (const ChartBar& bar : bars) {
      least_ = std::min(least_, bar.elo.low);
      most_ = std::max(most_, bar.elo.high);
    }
    // 100, 200, 500, 1000 …: five to twelve lines.
    const std::array<double, 3> factors = {2, 2.5, 2};
    for (std::size_t i = 0; (most_ - least_) / step_ > 12; ++i) step_ *= factors[i % 3];
  }

  [[nodiscard]] double at(double elo) const {
    return kLabels + ((elo - least_) / (most_ - least_) * (kWidth - kLabels - kRight));
  }
  [[nodiscard]] std::vector<double> ticks() const {
    std::vector<double> ticks;
    for (double elo = std::ceil(least_ / step_) * step_; elo <= most_; elo += step_) {
      ticks.push_back(elo);
    }
    return ticks;
  }

 private:
  double least_ = 0;
  double most_ = 100;
  double step_ = 50;
};

// What fits beside a bar: of a program, its name's end.
std::string label_of(const ChartBar& bar) {
  constexpr std::size_t kMost = 12;
  const std::string_view name = std::string_view(bar.label).substr(bar.label.rfind('/') + 1);
  return escaped(name.size() <= kMost ? name : fitted(name, kMost));
}

std::string bar_svg(const ChartBar& bar, const Axis& axis, double y) {
  const double zero = axis.at(0);
  const double end = axis.at(bar.elo.estimate);
  std::string out = std::format(
      "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>"
      "<rect class=\"bar\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" rx=\"3\"/>",
      kLabels - 10, y + 21, label_of(bar), std::min(zero, end), y + 7,
      std::max(2.0, std::abs(end - zero)), kRow - 14);
  const bool has_width = bar.elo.high > bar.elo.low;
  if (has_width) {
    out += std::format(
        "<path class=\"error\" fill=\"none\" d=\"M{0:.1f} {2:.1f}V{3:.1f}M{0:.1f} {4:.1f}H{1:.1f}"
        "M{1:.1f} {2:.1f}V{3:.1f}\"/>",
        axis.at(bar.elo.low), axis.at(bar.elo.high), y + 12, y + kRow - 12, y + (kRow / 2));
  }
  return out + std::format("<text x=\"{:.1f}\" y=\"{:.1f}\">{:.0f}</text>\n",
                           axis.at(std::max(bar.elo.high, 0.0)) + 8, y + 21, bar.elo.estimate);
}

}  // namespace

std::string ladder_chart(std::string_view title, const std::vector<ChartBar>& bars) {
  const Axis axis(bars);
  const double bottom = kTop + (kRow * static_cast<double>(bars.size()));
  std::string out = std::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" role=\"img\" aria-label=\"{2}\">\n<style>{3}</style>\n"
      "<rect class=\"paper\" width=\"{0:.0f}\" height=\"{1:.0f}\" rx=\"10\"/>\n"
      "<text class=\"title\" x=\"16\" y=\"30\">{2}</text>\n",
      kWidth, bottom + kBottom, escaped(title), kStyle);
  for (const double elo : axis.ticks()) {
    out += std::format(
        "<line class=\"grid\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.1f}\" y2=\"{2:.1f}\"/>"
        "<text class=\"small\" x=\"{0:.1f}\" y=\"{3:.1f}\" text-anchor=\"middle\">{4:.0f}</text>\n",
        axis.at(elo), kTop, bottom, bottom + 18, elo);
  }
  for (std::size_t i = 0; i < bars.size(); ++i) {
    out += bar_svg(bars[i], axis, kTop + (kRow * static_cast<double>(i)));
  }
  return out + "</svg>\n";
}

}  // namespace loggia::cli
