#include "notation/balconia/survey.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <optional>

#include "notation/balconia/drawing.h"
#include "notation/balconia/names.h"

namespace loggia::balconia {
namespace {

bool is_conditioned(const Face& face) { return face.lovebird || face.condition; }

}  // namespace

void BalconiaSurvey::add(std::span<const Action> actions) {
  State state = game_.start();
  for (const Action action : actions) {
    if (action.kind == Action::Kind::kPlace) {
      const int first = opposite(state.kept);
      for (const int face : {first, next_face(first)}) {
        FaceCounts& counts = faces_[static_cast<std::size_t>((state.block * kFaces) + face)];
        ++counts.offered;
        counts.chosen += face == action.number ? 1 : 0;
      }
    }
    game_.apply(state, action);
  }
  ++matches_;
  const Outcome outcome = game_.outcome(state);
  shared_ += outcome.is_shared() ? 1 : 0;
  for (const Seat seat : {kGreen, kPink}) {
    const SideScore side = game_.explain(state, seat, Sight::kBothSides);
    wins_[seat] += outcome.is_winner(seat) && !outcome.is_shared() ? 1 : 0;
    points_[seat] += side.total;
    squares_ += Count{side.total} * side.total;
    ++histogram_[static_cast<std::size_t>(std::min(side.total, kMostScore))];
    for (const BalconyScore& score : side.balconies) {
      FaceCounts& counts =
          faces_[static_cast<std::size_t>((score.block * kFaces) + score.face_number)];
      ++counts.placed;
      counts.points += score.points;
    }
    DoorCounts& door = doors_[state.entrance][seat];
    ++door.matches;
    door.points += side.door.points;
  }
}

void BalconiaSurvey::merge(const BalconiaSurvey& other) {
  matches_ += other.matches_;
  shared_ += other.shared_;
  squares_ += other.squares_;
  for (const Seat seat : {kGreen, kPink}) {
    wins_[seat] += other.wins_[seat];
    points_[seat] += other.points_[seat];
    for (std::size_t i = 0; i < kEntrances; ++i) {
      doors_[i][seat].matches += other.doors_[i][seat].matches;
      doors_[i][seat].points += other.doors_[i][seat].points;
    }
  }
  for (std::size_t i = 0; i < kFaceCount; ++i) {
    faces_[i].offered += other.faces_[i].offered;
    faces_[i].chosen += other.faces_[i].chosen;
    faces_[i].placed += other.faces_[i].placed;
    faces_[i].points += other.faces_[i].points;
  }
  for (std::size_t i = 0; i < histogram_.size(); ++i) histogram_[i] += other.histogram_[i];
}

std::vector<Figure> BalconiaSurvey::figures() const {
  const Count sides = 2 * matches_;
  const double mean = ratio(points_[kGreen] + points_[kPink], sides);
  const double spread = std::sqrt(std::max(0.0, ratio(squares_, sides) - (mean * mean)));
  // A shared victory is half a win for each.
  const double green = 100 * (ratio(wins_[kGreen], matches_) + (ratio(shared_, matches_) / 2));
  const double error = share_error(0.5, matches_);
  double best_face = 0;
  std::optional<double> worst_face;
  for (std::size_t i = 0; i < kFaceCount; ++i) {
    if (faces_[i].placed == 0) continue;
    const double points = ratio(faces_[i].points, faces_[i].placed);
    best_face = std::max(best_face, points);
    if (is_conditioned(face(i))) worst_face = std::min(worst_face.value_or(points), points);
  }
  return {{"matches", "matches", whole(matches_), ""},
          {"green_share", "green's share of wins", {green, 2}, "%"},
          {"green_share_error", "± (95 %)", {error, 2}, "%"},
          {"shared", "shared victories", {100 * ratio(shared_, matches_), 2}, "%"},
          {"mean_score", "mean final score", {mean, 2}, "points"},
          {"score_deviation", "its standard deviation", {spread, 2}, "points"},
          {"mean_green", "mean for green", {ratio(points_[kGreen], matches_), 2}, "points"},
          {"mean_pink", "mean for pink", {ratio(points_[kPink], matches_), 2}, "points"},
          {"best_face", "best face on average", {best_face, 2}, "points"},
          {"worst_face", "worst face with a condition", {worst_face.value_or(0), 2}, "points"}};
}

Table BalconiaSurvey::scores_table() const {
  constexpr std::size_t kClass = 5;
  Table table{.key = "scores",
              .title = "Final scores",
              .columns = {"points", "share %"},
              .rows = {},
              .chart = "share of final scores, by class of five points, in %",
              .bars = {}};
  std::vector<Count> classes((histogram_.size() + kClass - 1) / kClass);
  for (std::size_t i = 0; i < histogram_.size(); ++i) classes[i / kClass] += histogram_[i];
  const auto shown = shares(classes, 1);
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (classes[i] == 0) continue;
    const std::size_t low = i * kClass;
    const std::string label = low == kMostScore ? std::format("{} and more", low)
                                                : std::format("{}–{}", low, low + kClass - 1);
    table.rows.push_back({label, shown[i]});
    table.bars.push_back({label, percent(classes[i], 2 * matches_).value});
  }
  return table;
}

Table BalconiaSurvey::doors_table() const {
  Table table{.key = "doors",
              .title = "Doors",
              .columns = {"door", "for", "kind", "elements", "points"},
              .rows = {},
              .chart = "mean points of each door",
              .bars = {}};
  for (std::size_t i = 0; i < kEntrances; ++i) {
    for (const Seat seat : {kGreen, kPink}) {
      const Door& door = game_.set().entrances[i].door(seat);
      const DoorCounts& counts = doors_[i][seat];
      if (counts.matches == 0) continue;  // another entrance was asked for
      const double points = ratio(counts.points, counts.matches);
      table.rows.push_back(
          {content_.entrance_names[i], std::string(name(seat)), std::string(name(door.kind)),
           std::format("{}, {}", name(door.symbols[0]), name(door.symbols[1])), Number{points, 2}});
      table.bars.push_back({std::format("{} {}", i + 1, name(seat)), points});
    }
  }
  return table;
}

Table BalconiaSurvey::door_kinds_table() const {
  std::array<DoorCounts, kDoorNames.size()> kinds{};
  for (std::size_t i = 0; i < kEntrances; ++i) {
    for (const Seat seat : {kGreen, kPink}) {
      const DoorCounts& counts = doors_[i][seat];
      auto& kind = kinds[static_cast<std::size_t>(game_.set().entrances[i].door(seat).kind)];
      kind.matches += counts.matches;
      kind.points += counts.points;
    }
  }
  Table table{.key = "door_kinds",
              .title = "Kinds of doors",
              .columns = {"kind", "points"},
              .rows = {},
              .chart = "",
              .bars = {}};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i].matches == 0) continue;
    table.rows.push_back(
        {std::string(kDoorNames[i]), Number{ratio(kinds[i].points, kinds[i].matches), 2}});
  }
  return table;
}

template <class Row>
Table BalconiaSurvey::grouped(std::span<const std::string_view> names, Row row) const {
  struct Sum {
    Count faces = 0;
    FaceCounts counts;
  };
  std::vector<Sum> sums(names.size());
  for (std::size_t i = 0; i < kFaceCount; ++i) {
    Sum& sum = sums[row(face(i))];
    ++sum.faces;
    sum.counts.offered += faces_[i].offered;
    sum.counts.chosen += faces_[i].chosen;
    sum.counts.placed += faces_[i].placed;
    sum.counts.points += faces_[i].points;
  }
  Table table;
  table.columns = {"condition", "faces", "points", "chosen %"};
  table.chart = "mean points";
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (sums[i].faces == 0) continue;
    const FaceCounts& counts = sums[i].counts;
    const double points = ratio(counts.points, counts.placed);
    table.rows.push_back({std::string(names[i]), whole(sums[i].faces), Number{points, 2},
                          percent(counts.chosen, counts.offered)});
    table.bars.push_back({std::string(names[i]), points});
  }
  return table;
}

Table BalconiaSurvey::regions_table() const {
  static constexpr auto kNames = [] {
    std::array<std::string_view, kWheres + 2> names{};
    std::ranges::copy(kWhereNames, names.begin());
    names[kWheres] = "lovebird";
    names[kWheres + 1] = "none";
    return names;
  }();
  Table table = grouped(kNames, [](const Face& face) -> std::size_t {
    if (face.lovebird) return kWheres;
    return face.condition ? static_cast<std::size_t>(face.condition->where) : kWheres + 1;
  });
  table.key = "regions";
  table.title = "Conditions by where they look";
  return table;
}

Table BalconiaSurvey::kinds_table() const {
  static constexpr std::array<std::string_view, 8> kNames = {
      "each element", "each balcony", "each colour", "each without",
      "if has",       "if lacks",     "lovebird",    "none"};
  Table table = grouped(kNames, [](const Face& face) -> std::size_t {
    if (face.lovebird) return 6;
    return face.condition ? static_cast<std::size_t>(face.condition->kind) : 7;
  });
  table.key = "kinds";
  table.title = "Conditions by what they count";
  return table;
}

Table BalconiaSurvey::faces_table() const {
  Table table{.key = "faces",
              .title = "Faces",
              .columns = {"face", "condition", "points", "offered", "chosen %"},
              .rows = {},
              .chart = "mean points of each face, block by block",
              .bars = {}};
  for (std::size_t i = 0; i < kFaceCount; ++i) {
    const FaceCounts& counts = faces_[i];
    const std::string label = std::format("{}/{}", (i / kFaces) + 1, i % kFaces);
    const double points = ratio(counts.points, counts.placed);
    table.rows.push_back({label, condition_text(face(i)), Number{points, 2}, whole(counts.offered),
                          percent(counts.chosen, counts.offered)});
    table.bars.push_back({label, points});
  }
  return table;
}

Report BalconiaSurvey::report() const {
  return {.title = std::format("Balconia: the block set {}", in_quotes(content_.name)),
          .note = "",
          .figures = figures(),
          .tables = {scores_table(), doors_table(), door_kinds_table(), regions_table(),
                     kinds_table(), faces_table()}};
}

}  // namespace loggia::balconia
