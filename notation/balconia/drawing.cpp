#include "notation/balconia/drawing.h"

#include <algorithm>
#include <format>
#include <map>
#include <vector>

#include "engine/balconia/questions.h"
#include "notation/balconia/names.h"

namespace loggia::balconia {
namespace {

constexpr std::size_t kColumns = 14;  // of a balcony
constexpr std::size_t kElementLines = 3;
constexpr std::size_t kLines = kElementLines + 2;
using Box = std::array<std::string, kLines>;

// Names short enough for two of them on a balcony.
constexpr std::array<std::string_view, kSymbols> kShortNames = {
    "cat",     "laundry", "blind",  "heart",  "note",  "bird",  "person",
    "magenta", "lt.pink", "purple", "orange", "turq.", "white", "flower"};

constexpr std::array<std::string_view, kWheres> kWhereTexts = {
    "row",          "row above",    "around",       "column right", "column left",
    "column above", "column below", "to the right", "to the left",  "group"};

std::string_view short_name(Symbol symbol) { return name_of(symbol, kShortNames); }

// What is counted, without where: "2× laundry", "5 if cat", "5 cat+bird", "5 no cat".
std::string what_text(const Condition& condition) {
  switch (condition.kind) {
    case Condition::Kind::kEach:
      return std::format("{}× {}", condition.points, short_name(condition.symbol));
    case Condition::Kind::kEachBalcony: return std::format("{}× balcony", condition.points);
    case Condition::Kind::kEachColour: return std::format("{}× colours", condition.points);
    case Condition::Kind::kEachWithout:
      return std::format("{}× no {}", condition.points, short_name(condition.symbol));
    case Condition::Kind::kIfLacks: return std::format("5 no {}", short_name(condition.symbol));
    case Condition::Kind::kIfHas: break;
  }
  if (!condition.second) return std::format("5 if {}", short_name(condition.symbol));
  return std::format("5 {}+{}", short_name(condition.symbol), short_name(*condition.second));
}

Box face_box(const Face& face, const Style& style) {
  std::vector<std::string> pieces;
  for (std::size_t i = 0; i < kElements; ++i) {
    if (face.elements[i] > 0) {
      const std::string number = face.elements[i] > 1 ? std::format("{} ", face.elements[i]) : "";
      pieces.push_back(number + std::string(kShortNames[i]));
    }
  }
  // A face without a condition has more to show, and more room for it.
  const bool is_conditioned = face.lovebird || face.condition;
  Box box;
  std::ranges::copy(wrapped(pieces, kColumns, is_conditioned ? kElementLines : kLines),
                    box.begin());
  for (std::string& line : box) line = fitted(line, kColumns);
  if (!is_conditioned) return box;
  std::string where;
  std::string what;
  if (face.lovebird) {
    where = *face.lovebird == Lovebird::kLeft ? "♥ lovebird" : "lovebird ♥";
    what = *face.lovebird == Lovebird::kLeft ? "← looks left" : "looks right →";
  } else {
    where = name_of(face.condition->where, kWhereTexts);
    what = what_text(*face.condition);
  }
  box[kElementLines] = style.yellow(fitted(where, kColumns));
  box[kElementLines + 1] = style.yellow(fitted(what, kColumns));
  return box;
}

// A cell of a drawing: its heading, which stands in the frame's line, and its box.
struct DrawnCell {
  std::string left;
  std::string right;
  Box box;
};

std::string framed(const DrawnCell& cell, std::size_t columns) {
  const std::size_t used = width(cell.left) + width(cell.right);
  std::string line;
  for (std::size_t i = used; i < columns; ++i) line += "─";
  return cell.left + line + cell.right;
}

// The corners of a line of boxes: at its start, between two, at its end.
struct Corners {
  std::string_view left;
  std::string_view between;
  std::string_view right;
};
constexpr Corners kTop{"┌", "┬", "┐"};
constexpr Corners kMiddle{"├", "┼", "┤"};
constexpr Corners kBottom{"└", "┴", "┘"};

std::string draw_line(const std::vector<DrawnCell>& cells, const Corners& corners) {
  std::string out;
  for (const DrawnCell& cell : cells) {
    out += out.empty() ? corners.left : corners.between;
    out += framed(cell, kColumns);
  }
  return out + std::string(corners.right) + "\n";
}

bool is_blank(const DrawnCell& cell) {
  return std::ranges::all_of(
      cell.box, [](const std::string& line) { return line.find_first_not_of(' ') == line.npos; });
}

// Boxes side by side, their headings in the line above; one line high where nothing is in them.
std::string draw_row(const std::vector<DrawnCell>& cells, const Corners& corners) {
  std::string out = draw_line(cells, corners);
  const std::size_t lines = std::ranges::all_of(cells, is_blank) ? 1 : kLines;
  for (std::size_t line = 0; line < lines; ++line) {
    for (const DrawnCell& cell : cells) out += "│" + cell.box[line];
    out += "│\n";
  }
  return out;
}

std::string bottom_line(std::size_t cells) {
  return draw_line(std::vector<DrawnCell>(cells), kBottom);
}

// Lines in the middle of an otherwise blank box.
Box note_box(std::initializer_list<std::string> lines) {
  Box box;
  box.fill(std::string(kColumns, ' '));
  std::size_t at = 1;
  for (const std::string& line : lines) {
    box[at++] = std::string((kColumns - std::min(width(line), kColumns)) / 2, ' ') + line;
  }
  for (std::string& line : box) line = fitted(line, kColumns);
  return box;
}

class Drawing {
 public:
  // From what the viewer may see, and for the placer the prospects; nothing else comes in (B-11).
  Drawing(const BlockSet& set, FewerOf edition, const View& view, const Prospects& prospects,
          const Style& style)
      : set_(set), edition_(edition), view_(view), style_(style) {
    for (const Prospect& prospect : prospects) {
      hints_[prospect.action.cell].push_back(
          std::format("face {}: {:+}", prospect.action.number, prospect.change));
    }
  }

  [[nodiscard]] std::string draw() const {
    std::string out = heading();
    for (const ShownFacade& facade : view_.facades) out += draw_facade(facade);
    if (view_.facades.empty() && view_.door) out += draw_filled();
    if (view_.block) out += draw_disc();
    return out;
  }

 private:
  std::string painted(Seat seat, std::string_view text) const {
    return seat == kGreen ? style_.green(text) : style_.pink(text);
  }

  std::string heading() const {
    std::string out;
    if (view_.entrance) {
      for (const Seat seat : {kGreen, kPink}) {
        const Door& door = set_.entrances[*view_.entrance].door(seat);
        out += painted(seat, std::format("{}'s door", name(seat))) + ": " +
               door_text(door, edition_) + "\n";
      }
    }
    if (view_.phase != Phase::kOver) {
      out += std::format("{} to come\n", counted(view_.tokens_left, "token"));
    }
    return out;
  }

  DrawnCell draw_cell(const ShownFacade& facade, Cell cell) const {
    DrawnCell drawn{.left = "─" + cell_name(cell), .right = "", .box = note_box({})};
    const auto balcony = std::ranges::find(facade.balconies, cell, &ShownBalcony::cell);
    if (balcony != facade.balconies.end()) {
      drawn.right = std::format(" {} p─", balcony->points);
      drawn.box = face_box(set_.blocks[balcony->block][balcony->face], style_);
    } else if (cell == view_.door) {
      drawn.right = facade.door_is_open ? " open─" : std::format(" {} p─", facade.door_points);
      drawn.box = note_box({"┌────┐", "│DOOR│", "│   ∘│", "│    │"});
    } else if (const auto hint = hints_.find(cell); hint != hints_.end()) {
      drawn.box = note_box({hint->second[0], hint->second[1]});
      for (std::string& line : drawn.box) line = style_.bold(line);
    }
    return drawn;
  }

  // B-13: as its owner sees it.
  std::string draw_facade(const ShownFacade& facade) const {
    std::string out = painted(facade.owner, std::format("{}'s side", name(facade.owner))) +
                      std::format(": {}{}\n", counted(facade.total, "point"),
                                  facade.door_is_open ? ", the door is open until the end" : "");
    for (int row = kSide - 1; row >= 0; --row) {
      std::vector<DrawnCell> cells;
      for (int column = 0; column < kSide; ++column) {
        const Cell cell = cell_at(row, column);
        cells.push_back(draw_cell(facade, facade.owner == kGreen ? cell : mirrored(cell)));
      }
      out += draw_row(cells, row == kSide - 1 ? kTop : kMiddle);
    }
    return out + bottom_line(kSide);
  }

  // What a spectator sees of the frame before the end.
  std::string draw_filled() const {
    std::string out;
    for (int row = kSide - 1; row >= 0; --row) {
      out += std::format("{} ", row + 1);
      for (int column = 0; column < kSide; ++column) {
        const Cell cell = cell_at(row, column);
        const bool is_door = cell == *view_.door;
        out += is_door ? " D" : contains(view_.balconies, cell) ? " #" : " ·";
      }
      out += "\n";
    }
    return out + "   a b c d e\n";
  }

  std::string draw_disc() const {
    std::vector<DrawnCell> faces;
    for (int face = 0; face < kFaces; ++face) {
      DrawnCell drawn{.left = std::format("─face {}", face), .right = "", .box = {}};
      if (view_.kept) {
        const bool is_kept = face == *view_.kept || face == next_face(*view_.kept);
        const Seat owner = is_kept ? view_.selector : other(view_.selector);
        drawn.right = painted(owner, std::format(" {}", name(owner))) + "─";
      }
      drawn.box = face_box(set_.face(*view_.block, face), style_);
      faces.push_back(std::move(drawn));
    }
    return std::format("block {} on the disc (faces 0 and 2 are opposite, so are 1 and 3)\n",
                       *view_.block + 1) +
           draw_row(faces, kTop) + bottom_line(kFaces);
  }

  const BlockSet& set_;
  FewerOf edition_;
  const View& view_;
  const Style& style_;
  std::map<Cell, std::vector<std::string>> hints_;  // the placer's prospects
};

// The default edition goes without saying; another one is named, as its option is.
std::string fewer_of_text(std::string_view left, std::string_view right, FewerOf edition) {
  switch (edition) {
    case FewerOf::kEither: break;
    case FewerOf::kStrict:
      return std::format("1 for each of the fewer of {} and {}, 0 if equal ({})", left, right,
                         name(edition));
    case FewerOf::kLeftOnly:
      return std::format("1 for each {} if fewer than {}, else 0 ({})", left, right, name(edition));
  }
  return std::format("1 for each of the fewer of {} and {}", left, right);
}

}  // namespace

std::string condition_text(const Face& face) {
  if (face.lovebird) return std::format("lovebird facing {}", name(*face.lovebird));
  if (!face.condition) return "";
  const Condition& condition = *face.condition;
  std::string what = what_text(condition);
  if (condition.kind == Condition::Kind::kIfLacks) {
    what = std::format("5 if no {}", short_name(condition.symbol));
  } else if (condition.second) {
    what =
        std::format("5 if {} and {}", short_name(condition.symbol), short_name(*condition.second));
  }
  return std::format("{}: {}", name_of(condition.where, kWhereTexts), what);
}

std::string door_text(const Door& door, FewerOf edition) {
  const std::string_view first = name(door.symbols[0]);
  const std::string_view second = name(door.symbols[1]);
  switch (door.kind) {
    case Door::Kind::kMajority:
      return std::format("5 for more {}, 3 for more {} than the other side", first, second);
    case Door::Kind::kFewerOf: return fewer_of_text(first, second, edition);
    case Door::Kind::kDifference: break;
  }
  return std::format("the difference between {} and {}", first, second);
}

std::string draw(const Balconia& game, const State& state, Viewer viewer, const Style& style) {
  const View view = game.view(state, viewer);
  const bool is_placer = viewer && game.turn(state) == Turn::of(*viewer);
  return Drawing(game.set(), game.options().fewer_of, view,
                 is_placer ? prospects(game, state) : Prospects{}, style)
      .draw();
}

std::string draw_open(const Balconia& game, const State& state, const Style& style) {
  Options options = game.options();
  options.open_facades = true;
  return draw(Balconia(game.set(), options), state, kSpectator, style);
}

}  // namespace loggia::balconia
