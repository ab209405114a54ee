// What is shown of Balconia: to bots a view, to screens one in which every point is explained, and
// what a placement would change. Of faces turned away from somebody nothing is among it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <tuple>

#include "engine/balconia/balconia.h"
#include "notation/balconia/happenings.h"
#include "notation/balconia/names.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"

namespace loggia::balconia {

namespace shown {

using SeatName = wire::SeatAmong<kSeatNames>;
using Number = happened::Number;
using Count = wire::Whole<0, wire::kMostWhole, int>;
using Points = wire::Whole<-wire::kMostWhole, wire::kMostWhole, int>;

struct FaceShown : OneFace {
  static void write(const Face* face, std::string& out, wire::Game game) {
    OneFace::write(*face, out, game);
  }
};
// As the block set has it.
struct DoorShown {
  static void write(const Door& door, std::string& out, wire::Game game);
  static json::value schema(auto&) { return json::object{{"type", "object"}}; }
  static std::string type(auto& description) { return description.imported("Door"); }
};

// Of a bit each.
struct Cells {
  static void write(Mask cells, std::string& out, wire::Game game);
  static json::value schema(auto& description) {
    return json::object{{"type", "array"}, {"items", CellName::schema(description)}};
  }
  static std::string type(auto& description) { return CellName::type(description) + "[]"; }
};
struct BlockNumbers {
  static void write(Mask blocks, std::string& out, wire::Game game);
  static json::value schema(auto& description) {
    return json::object{{"type", "array"}, {"items", Number::schema(description)}};
  }
  static std::string type(auto&) { return "number[]"; }
};

// {"c2": …}: each of these is of its cell.
template <class Codec>
struct ByCell {
  static void write(const auto& list, std::string& out, wire::Game game) {
    out += '{';
    for (const auto& each : list) {
      if (out.back() != '{') out += ',';
      CellName::write(each.cell, out, game);
      out += ':';
      Codec::write(each, out, game);
    }
    out += '}';
  }
  static json::value schema(auto& description) {
    return json::object{{"type", "object"},
                        {"propertyNames", CellName::schema(description)},
                        {"additionalProperties", Codec::schema(description)}};
  }
  static std::string type(auto& description) {
    return "Record<" + CellName::type(description) + ", " + Codec::type(description) + ">";
  }
};

struct ShareCount {
  static void write(const Share& share, std::string& out, wire::Game game) {
    Count::write(share.count, out, game);
  }
  static json::value schema(auto& description) { return Count::schema(description); }
  static std::string type(auto& description) { return Count::type(description); }
};

// What was counted: a symbol, balconies, or balconies without a symbol.
struct What {
  std::optional<Symbol> symbol;
  bool is_without = false;
};
struct WhatName {
  static void write(const What& what, std::string& out, wire::Game game);
  static json::value schema(auto&) { return json::object(); }
  static std::string type(auto& description) { return description.imported("What"); }
};

struct EditionName : wire::Named<FewerOf, kFewerOfNames> {
  static std::string type(auto& description) {
    return description.named(
        {"fewer_of", "How an edition reads doors that count the fewer (B-33)", "FewerOf"},
        wire::ways_of(kFewerOfNames));
  }
};

// Every point with its reason

struct Tally {
  What what;
  FixedList<Share, kCells> cells;
  int count = 0;

  static constexpr wire::Words kWords{"tally", "Something counted, cell by cell"};
  static constexpr auto fields() {
    return std::tuple(wire::field<WhatName>("what", &Tally::what),
                      wire::field<ByCell<ShareCount>>("cells", &Tally::cells),
                      wire::field<Count>("count", &Tally::count));
  }
};

// points = times × each.
struct Balcony {
  Cell cell = 0;
  int block = 0;
  int face = 0;
  const Face* shows = nullptr;  // lives in the block set
  Mask region = 0;
  FixedList<Tally, kColours> counted;
  std::optional<Cell> partner;
  int times = 0;
  int each = 0;
  int points = 0;

  static constexpr wire::Words kWords{"balcony", "A balcony with the reasons for its points",
                                      "ShownBalcony"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<Number>("block", &Balcony::block), wire::field<Count>("face", &Balcony::face),
        wire::field<FaceShown>("shows", &Balcony::shows),
        wire::field<Cells>("region", &Balcony::region, "The cells it looks at."),
        wire::field<wire::List<wire::Struct<Tally>>>("counted", &Balcony::counted),
        wire::field<CellName>("partner", &Balcony::partner, "Of a lovebird (B-28)."),
        wire::field<Count>("times", &Balcony::times), wire::field<Count>("each", &Balcony::each),
        wire::field<Points>("points", &Balcony::points));
  }
};

struct ScoredDoor {
  Door door;
  std::optional<FewerOf> fewer_of;
  std::array<Tally, 2> own;
  std::optional<std::array<Tally, 2>> others;
  bool is_open = false;
  int points = 0;

  static constexpr wire::Words kWords{"door", "A door with the reasons for its points",
                                      "ShownDoor"};
  static constexpr auto fields() {
    using Tallies = wire::List<wire::Struct<Tally>, 2, 2>;
    return std::tuple(
        wire::field<DoorShown>("door", &ScoredDoor::door),
        wire::field<EditionName>("fewer_of", &ScoredDoor::fewer_of),
        wire::field<Tallies>("own", &ScoredDoor::own),
        wire::field<Tallies>("others", &ScoredDoor::others, "Where the other side is seen."),
        wire::field<wire::Truth>("open", &ScoredDoor::is_open,
                                 "A majority that is not decided before the end (B-32)."),
        wire::field<Points>("points", &ScoredDoor::points));
  }
};

struct Facade {
  Seat owner{};
  FixedList<Balcony, kCells> cells;
  ScoredDoor door;
  int total = 0;

  static constexpr wire::Words kWords{"facade", "A side that is seen, every point explained",
                                      "ShownFacade"};
  static constexpr auto fields() {
    return std::tuple(wire::field<ByCell<wire::Struct<Balcony>>>("cells", &Facade::cells),
                      wire::field<wire::Struct<ScoredDoor>>("door", &Facade::door),
                      wire::field<Points>("total", &Facade::total));
  }
};

struct Preview {
  int points = 0;
  Facade facade;

  static constexpr wire::Words kWords{"preview", "What a placement would change on one's own side"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<Points>("points", &Preview::points, "So many more than now."),
        wire::field<wire::Struct<Facade>>("facade", &Preview::facade, "As it would be."));
  }
};

// The table

struct DrawnEntrance {
  int number = 0;
  Door green;
  Door pink;

  static constexpr wire::Words kWords{"entrance", "The entrance, and what its doors pay",
                                      "ShownEntrance"};
  static constexpr auto fields() {
    return std::tuple(wire::field<Number>("number", &DrawnEntrance::number),
                      wire::field<DoorShown>("green", &DrawnEntrance::green),
                      wire::field<DoorShown>("pink", &DrawnEntrance::pink));
  }
};

struct Disc {
  int number = 0;
  const Block* faces = nullptr;  // lives in the block set
  std::optional<int> kept;
  std::optional<happened::Halves> halves;

  static constexpr wire::Words kWords{"disc", "The block on the disc"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<Number>("number", &Disc::number), wire::field<Faces>("faces", &Disc::faces),
        wire::field<FacePair>("kept", &Disc::kept, "By the selector, where it is seen."),
        wire::field<wire::Struct<happened::Halves>>("halves", &Disc::halves,
                                                    "Where it is seen what was kept."));
  }
};

// What bots and screens are shown alike.
struct Table {
  Viewer viewer;
  Phase phase{};
  Seat selector{};
  std::optional<DrawnEntrance> entrance;
  std::optional<Cell> door;
  int tokens_left = 0;
  Mask filled = 0;
  std::optional<Disc> disc;

  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ViewerAmong<kSeatNames>>("viewer", &Table::viewer),
                      wire::field<wire::Named<Phase, kPhaseNames>>("phase", &Table::phase),
                      wire::field<SeatName>("selector", &Table::selector),
                      wire::field<wire::Struct<DrawnEntrance>>("entrance", &Table::entrance),
                      wire::field<CellName>("door", &Table::door),
                      wire::field<Count>("tokens_left", &Table::tokens_left),
                      wire::field<Cells>("filled", &Table::filled),
                      wire::field<wire::Struct<Disc>>("disc", &Table::disc));
  }
};

struct Screen {
  Table table;
  FixedList<Facade, 2> facades;
  Mask unused = 0;
  std::optional<Seat> turn;
  std::optional<DecidedBy> decided_by;

  static constexpr wire::Words kWords{"view", "What a screen shows", "BalconiaView"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Inlined(&Screen::table),
        wire::field<wire::ByOwner<wire::Struct<Facade>, kSeatNames>>("facades", &Screen::facades),
        wire::field<BlockNumbers>("unused", &Screen::unused),
        wire::field<SeatName>("turn", &Screen::turn, "Who has to decide."),
        wire::field<wire::Named<DecidedBy, kDecidedByNames>>(
            "decided_by", &Screen::decided_by,
            "Once all is built; nothing, where the victory is shared (B-35)."));
  }
};

// To bots

struct PlainBalcony {
  Cell cell = 0;
  int block = 0;
  int face = 0;
  int points = 0;
  const Face* shows = nullptr;  // lives in the block set

  static constexpr auto fields() {
    return std::tuple(wire::field<Number>("block", &PlainBalcony::block),
                      wire::field<Count>("face", &PlainBalcony::face),
                      wire::field<Points>("points", &PlainBalcony::points),
                      wire::field<FaceShown>("shows", &PlainBalcony::shows));
  }
};
// B-32: nothing is "open".
struct DoorPoints {
  static constexpr bool kHasWordForNothing = true;

  static void write(std::optional<int> points, std::string& out, wire::Game game);
};
struct PlainFacade {
  Seat owner{};
  FixedList<PlainBalcony, kCells> cells;
  std::optional<int> door;
  int total = 0;

  static constexpr auto fields() {
    return std::tuple(wire::field<ByCell<wire::Struct<PlainBalcony>>>("cells", &PlainFacade::cells),
                      wire::field<DoorPoints>("door", &PlainFacade::door),
                      wire::field<Points>("total", &PlainFacade::total));
  }
};
struct UnusedBlock {
  int number = 0;
  const Block* faces = nullptr;  // lives in the block set

  static constexpr auto fields() {
    return std::tuple(wire::field<Number>("number", &UnusedBlock::number),
                      wire::field<Faces>("faces", &UnusedBlock::faces));
  }
};
struct View {
  Table table;
  FixedList<PlainFacade, 2> facades;
  FixedList<UnusedBlock, kBlocks> unused;

  static constexpr auto fields() {
    return std::tuple(wire::Inlined(&View::table),
                      wire::field<wire::ByOwner<wire::Struct<PlainFacade>, kSeatNames>>(
                          "facades", &View::facades),
                      wire::field<wire::List<wire::Struct<UnusedBlock>>>("unused", &View::unused));
  }
};

Balcony explained(const BalconyScore& score);
ScoredDoor explained(const DoorScore& score);
Facade explained(const SideScore& side);

}  // namespace shown

shown::View shown_of(const Balconia& game, const View& view);

// For somebody who knows this much; once it is over, both sides, if they are known.
shown::Screen screen_of(const Balconia& game, const Knowledge& knowledge, Viewer viewer,
                        bool is_over);
// For somebody who may see everything.
shown::Screen open_screen_of(const Balconia& game, const State& state);

// Of a placement alone.
std::optional<shown::Preview> preview_of(const Balconia& game, const State& state, Viewer viewer,
                                         Action action);

}  // namespace loggia::balconia
