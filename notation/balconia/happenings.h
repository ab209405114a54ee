// What happens in Balconia, with what words and pictures of it need. Of faces that somebody did not
// see nothing is told to them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/balconia/balconia.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"

namespace loggia::balconia {

struct CellName {
  static void write(Cell cell, std::string& out, wire::Game game);
  static json::value schema(auto&) {
    return json::object{{"type", "string"}, {"pattern", "^[a-e][1-5]$"}};
  }
  static std::string type(auto& description) { return description.imported("CellName"); }
};
// As the block set has it.
struct OneFace {
  static void write(const Face& face, std::string& out, wire::Game game);
  static json::value schema(auto&) { return json::object{{"type", "object"}}; }
  static std::string type(auto& description) { return description.imported("Face"); }
};
// The four faces of a block, in order.
struct Faces {
  static void write(const Block* block, std::string& out, wire::Game game);
  static json::value schema(auto&) {
    return json::object{{"type", "array"}, {"minItems", kFaces}, {"maxItems", kFaces}};
  }
  static std::string type(auto& description) {
    return wire::tuple_of(OneFace::type(description), kFaces);
  }
};
// Two neighbouring faces, told by the first.
struct FacePair {
  static void write(int first, std::string& out, wire::Game game);
  static json::value schema(auto&) {
    return json::object{{"type", "array"},
                        {"items", json::object{{"type", "integer"}}},
                        {"minItems", 2},
                        {"maxItems", 2}};
  }
  static std::string type(auto&) { return wire::tuple_of("number", 2); }
};

// `by` is who decided it.
namespace happened {

using wire::SeatName;
using Number = wire::Whole<1, kTokens, int>;
using Change = wire::UnlessUsual<wire::Whole<-wire::kMostWhole, wire::kMostWhole, int>, 0>;
inline constexpr std::string_view kOfChange = "By how much the viewer's own score changed.";

// B-06: whose faces are whose.
struct Halves {
  int green = 0;
  int pink = 0;

  static constexpr wire::Words kWords{"halves", "Whose two faces of a block are whose"};
  static constexpr auto fields() {
    return std::tuple(wire::field<FacePair>("green", &Halves::green),
                      wire::field<FacePair>("pink", &Halves::pink));
  }
};

struct EntranceSet {
  int number = 0;
  int change = 0;

  static constexpr wire::Words kWords{"entrance_set", "The entrance was drawn"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "entrance"),
                      wire::field<Number>("number", &EntranceSet::number),
                      wire::field<Change>("change", &EntranceSet::change, kOfChange));
  }
};
struct DoorSet {
  Cell cell = 0;
  int change = 0;

  static constexpr wire::Words kWords{"door_set", "The cell of the entrance was drawn"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "door"), wire::field<CellName>("cell", &DoorSet::cell),
                      wire::field<Change>("change", &DoorSet::change, kOfChange));
  }
};
struct TokenTurned {
  int number = 0;
  const Block* faces = nullptr;  // lives in the block set

  static constexpr wire::Words kWords{"token", "A token was turned over: its block comes"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "token"),
                      wire::field<Number>("number", &TokenTurned::number),
                      wire::field<Faces>("faces", &TokenTurned::faces));
  }
};
struct Kept {
  Seat by{};
  std::optional<Halves> halves;

  static constexpr wire::Words kWords{"kept_faces", "Two faces were kept"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("what", "kept"), wire::field<SeatName>("by", &Kept::by),
        wire::field<wire::Struct<Halves>>("halves", &Kept::halves, "Where it is seen."));
  }
};
struct Placed {
  Seat by{};
  Cell cell = 0;
  int block = 0;
  int change = 0;

  static constexpr wire::Words kWords{"placed", "A block was placed"};
  static constexpr auto fields() {
    return std::tuple(wire::Constant("what", "placed"), wire::field<SeatName>("by", &Placed::by),
                      wire::field<CellName>("cell", &Placed::cell),
                      wire::field<Number>("block", &Placed::block),
                      wire::field<Change>("change", &Placed::change, kOfChange));
  }
};
// Told where a match goes on after something was taken back.
struct OnDisc {
  int number = 0;
  const Block* faces = nullptr;  // lives in the block set
  std::optional<Halves> halves;

  static constexpr wire::Words kWords{"on_disc", "This block lies on the disc"};
  static constexpr auto fields() {
    return std::tuple(
        wire::Constant("what", "disc"), wire::field<Number>("number", &OnDisc::number),
        wire::field<Faces>("faces", &OnDisc::faces),
        wire::field<wire::Struct<Halves>>("halves", &OnDisc::halves, "Where it is seen."));
  }
};

using Any = std::variant<EntranceSet, DoorSet, TokenTurned, Kept, Placed, OnDisc>;

}  // namespace happened

// B-06: the placer's two faces are those across from the selector's.
happened::Halves halves_of(const State& state);

// What this viewer is told, who knew the table to be as before and knows it to be as after.
std::vector<happened::Any> tell(const Balconia& game, const State& before, const State& after,
                                const Seen& seen, Viewer viewer);
// Where a match goes on after something was taken back.
std::vector<happened::Any> tell_where(const Balconia& game, const State& state);
std::vector<happened::Any> tell_where(const Balconia& game, const Knowledge& knowledge);

}  // namespace loggia::balconia
