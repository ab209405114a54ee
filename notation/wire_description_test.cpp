// What JSON Schema and TypeScript are made of declared structs.
#include "notation/wire_description.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/testing.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"

namespace loggia::wire {
namespace {

using Side = Description::Side;

struct Cat {
  std::string cat;
  bool is_black = false;

  static constexpr Words kWords{"cat", "Somebody who sleeps"};
  static constexpr auto fields() {
    return std::tuple(field<Text>("cat", &Cat::cat, "Its name."),
                      field<UnlessFalse>("black", &Cat::is_black));
  }
};
struct Nobody {
  static constexpr Words kWords{"nobody", "Nobody is there"};
  static constexpr auto fields() { return std::tuple(Flag("nobody")); }
};
struct Kennel {
  std::optional<int> opened;
  std::vector<std::string> bones;

  static constexpr auto fields() {
    return std::tuple(field<Nullable<Whole<1, 9999, int>>>("opened", &Kennel::opened),
                      field<UnlessEmpty<List<Text, 0, 2>>>("bones", &Kennel::bones));
  }
};
using Animal = std::variant<Cat, Nobody>;
struct Seen {
  std::uint64_t seq = 1;
  Animal who;
  std::optional<Kennel> where;

  static constexpr Words kWords{"seen", "Who was seen", "Sighting"};
  static constexpr auto fields() {
    return std::tuple(field<Whole<1>>("seq", &Seen::seq), Inlined(&Seen::who),
                      Inlined(&Seen::where));
  }
};
inline constexpr std::array<std::string_view, 2> kVoices = {"loud", "soft"};
struct Bark {
  std::uint64_t times = 1;
  std::string voice = "loud";

  static constexpr Words kWords{"bark", "A word of a dog"};
  static constexpr auto fields() {
    return std::tuple(Constant("type", "bark"),
                      field<UnlessUsual<Whole<1>, 1U>>("times", &Bark::times),
                      field<Presumed<KnownText<kVoices>>>("voice", &Bark::voice));
  }
};
struct Meow {
  std::vector<Cat> to;

  static constexpr Words kWords{"meow", "A word of a cat"};
  static constexpr bool kIsOpen = true;
  static constexpr auto fields() {
    return std::tuple(Constant("type", "meow"), field<List<Struct<Cat>>>("to", &Meow::to));
  }
};
using Word = std::variant<Bark, Meow>;
struct Sleep {
  Cat who;
  std::uint64_t hours = 1;

  static constexpr Words kWords{"sleep", "A cat sleeps"};
  static constexpr auto fields() {
    return std::tuple(Inlined(&Sleep::who), field<Whole<1>>("hours", &Sleep::hours));
  }
};
struct OtherCat {
  static constexpr Words kWords{"cat", "Another one"};
  static constexpr auto fields() { return std::tuple(Flag("other")); }
};

template <class T>
Description described(Side side) {
  Description description;
  description.call<Word>({"word", "What animals say"});
  description.describe<T>(side);
  CHECK(description.clashes().empty());
  return description;
}

TEST_CASE("A struct is a closed object, and what may be left out is not required") {
  CHECK(compact(described<Cat>(Side::kTold).definitions()) ==
        R"({"cat":{"title":"Somebody who sleeps","type":"object","required":["cat"],)"
        R"("additionalProperties":false,"properties":{)"
        R"("cat":{"type":"string","description":"Its name."},"black":{"const":true}}}})");
  CHECK(described<Cat>(Side::kTold).typescript("./values") == R"(
/** Somebody who sleeps */
export interface Cat {
  /** Its name. */
  cat: string;
  black?: true;
}
)");
}

TEST_CASE("What is told is as it is written, and what others say is read with patience") {
  const json::object told = described<Bark>(Side::kTold).definitions();
  CHECK(compact(told.at("bark").at("required")) == R"(["type","voice"])");
  CHECK(compact(told.at("bark").at("properties").at("times")) ==
        R"({"type":"integer","minimum":1})");
  const json::object said = described<Bark>(Side::kSaid).definitions();
  CHECK(compact(said.at("bark").at("required")) == R"(["type"])");
  CHECK(compact(said.at("bark").at("properties").at("times")) ==
        R"({"type":"integer","minimum":1,"maximum":9007199254740992,"default":1})");
  CHECK(compact(said.at("bark").at("properties").at("voice")) ==
        R"({"enum":["loud","soft"],"default":"loud"})");
  CHECK(described<Bark>(Side::kSaid).typescript("").contains("  voice?: 'loud' | 'soft';\n"));
  CHECK(described<Bark>(Side::kTold).typescript("").contains("  voice: 'loud' | 'soft';\n"));

  const auto flag = [](Side side) {
    return compact(
        described<Nobody>(side).definitions().at("nobody").at("properties").at("nobody"));
  };
  CHECK(flag(Side::kTold) == R"({"const":true})");
  CHECK(flag(Side::kSaid) == R"({"description":"True; what it is, is not read."})");
}

TEST_CASE("One of several is told by its name, and brings what it consists of") {
  const Description description = described<Word>(Side::kTold);
  const json::object schema = description.definitions();
  CHECK(
      compact(schema.at("word")) ==
      R"({"title":"What animals say","oneOf":[{"$ref":"#/$defs/bark"},{"$ref":"#/$defs/meow"}]})");
  CHECK(schema.at("bark").at("properties").at("type") == json::object{{"const", "bark"}});
  CHECK(schema.at("bark").as_object().contains("additionalProperties"));
  CHECK_FALSE(schema.at("meow").as_object().contains("additionalProperties"));
  CHECK(compact(schema.at("meow").at("properties").at("to")) ==
        R"({"type":"array","items":{"$ref":"#/$defs/cat"}})");
  const std::string types = description.typescript("");
  CHECK(types.contains("/** What animals say */\nexport type Word = Bark | Meow;\n"));
  CHECK(types.contains("  type: 'meow';\n  to: Cat[];\n"));
}

TEST_CASE("What is inlined stands beside the fields around it") {
  const Description description = described<Seen>(Side::kTold);
  const json::object schema = description.definitions();
  CHECK(compact(schema.at("seen")) ==
        R"({"title":"Who was seen","type":"object","required":["seq"],"properties":{)"
        R"("seq":{"type":"integer","minimum":1},)"
        R"("opened":{"oneOf":[{"type":"integer","minimum":1,"maximum":9999},{"type":"null"}]},)"
        R"("bones":{"type":"array","items":{"type":"string"},"maxItems":2,"minItems":1}},)"
        R"("dependentRequired":{"opened":[],"bones":["opened"]},)"
        R"("oneOf":[{"$ref":"#/$defs/cat"},{"$ref":"#/$defs/nobody"}]})");
  CHECK(compact(schema.at("nobody").at("properties")) ==
        R"({"seq":true,"opened":true,"bones":true,"nobody":{"const":true}})");
  CHECK(description.typescript("").contains(R"(export type Sighting = {
  seq: number;
} & AllOrNone<{
  opened: number | null;
  bones?: string[];
}> & (Cat | Nobody);
)"));
}

TEST_CASE("What is inlined under a name of its own keeps it as a type") {
  const Description description = described<Sleep>(Side::kTold);
  const json::object schema = description.definitions();
  CHECK(compact(schema.at("sleep").at("required")) == R"(["cat","hours"])");
  CHECK_FALSE(schema.contains("cat"));
  const std::string types = description.typescript("");
  CHECK(types.contains("export type Sleep = {\n  hours: number;\n} & Cat;\n"));
  CHECK(types.contains("export interface Cat {"));
}

struct Told {
  Seat seat{};
  std::vector<AnyAction> legal;

  static constexpr Words kWords{"told", "What a seat may do"};
  static constexpr auto fields() {
    return std::tuple(field<SeatName>("seat", &Told::seat),
                      field<List<Action>>("legal", &Told::legal));
  }
};
struct Telling {
  Told told;
  static constexpr Words kWords{"telling", "It is told"};
  static constexpr auto fields() { return std::tuple(field<Struct<Told>>("told", &Telling::told)); }
};

TEST_CASE("What is a game's own is a parameter of all that consists of it") {
  CHECK(described<Telling>(Side::kTold).typescript("./values") == R"(
import type { GameTypes } from './values';

/** It is told */
export interface Telling<G extends GameTypes = GameTypes> {
  told: Told<G>;
}

/** What a seat may do */
export interface Told<G extends GameTypes = GameTypes> {
  seat: G['seat'];
  legal: G['action'][];
}
)");
}

TEST_CASE("What is a game's own is that game's, where one is described") {
  Description description("Chess");
  description.describe_type<Told>(Side::kTold);
  CHECK(description.typescript("./views") == R"(
import type { Chess } from './views';

/** What a seat may do */
export interface Told {
  seat: Chess['seat'];
  legal: Chess['action'][];
}
)");
}

TEST_CASE("Types that are written by hand are imported, and long ones have many lines") {
  Description description;
  CHECK(description.imported("View") == "View");
  CHECK(description.imported("Action") == "Action");
  CHECK(description.named({"reason", "Why"}, ways_of(std::vector<std::string_view>(
                                                 3, "because it was so at that time"))) ==
        "Reason");
  CHECK(description.typescript("./views") == R"(
import type { Action, View } from './views';

/** Why */
export type Reason =
  | 'because it was so at that time'
  | 'because it was so at that time'
  | 'because it was so at that time';
)");
}

inline constexpr std::array<std::string_view, 2> kExcuses = {
    "because it was so at that time and place", "because somebody else had said that it was"};
struct Excuse {
  std::string why;

  static constexpr Words kWords{"excuse", "Why it was so"};
  static constexpr auto fields() {
    return std::tuple(field<KnownText<kExcuses>>("why", &Excuse::why));
  }
};

TEST_CASE("A field with a line for each of many ways ends in no blank") {
  CHECK(described<Excuse>(Side::kTold).typescript("") == R"(
/** Why it was so */
export interface Excuse {
  why:
    | 'because it was so at that time and place'
    | 'because somebody else had said that it was';
}
)");
}

TEST_CASE("What others have a schema for is a type alone") {
  Description description;
  description.describe_type<Telling>(Side::kTold);
  description.describe<Cat>(Side::kTold);
  CHECK(description.definitions().size() == 1);
  CHECK(description.typescript("").contains("export interface Told<"));
}

TEST_CASE("Two things with one name are found") {
  Description description;
  description.describe<Cat>(Side::kTold);
  description.describe<OtherCat>(Side::kTold);
  (void)description.shared("size", {{"type", "integer"}});
  (void)description.shared("size", {{"type", "integer"}});
  CHECK(description.clashes() == std::vector<std::string>{"cat", "cat"});
  (void)description.shared("size", {{"type", "string"}});
  CHECK(description.clashes().back() == "size");
}

}  // namespace
}  // namespace loggia::wire
