// Structs that name their fields once: written, and read with suspicion.
#include "notation/wire.h"

#include "notation/testing.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"

namespace loggia::wire {
namespace {

struct Cat {
  std::string cat;
  bool is_black = false;

  static constexpr auto fields() {
    return std::tuple(field<Word>("cat", &Cat::cat), field<UnlessFalse>("black", &Cat::is_black));
  }
};
struct Dog {
  int floor = 0;
  std::optional<std::string> name;

  static constexpr auto fields() {
    return std::tuple(field<Ordinal<9>>("dog", &Dog::floor), field<Text>("name", &Dog::name));
  }
};
struct Nobody {
  static constexpr auto fields() { return std::tuple(Flag("nobody")); }
};
struct Kennel {
  std::optional<int> opened;
  std::vector<std::string> bones;

  static constexpr auto fields() {
    return std::tuple(field<Nullable<Whole<1, 9999, int>>>("opened", &Kennel::opened),
                      field<UnlessEmpty<List<Word, 0, 2>>>("bones", &Kennel::bones));
  }
};
using Animal = std::variant<Cat, Dog, Nobody>;
struct Seen {
  std::uint64_t seq = 1;
  Animal who;
  std::optional<Kennel> where;

  static constexpr auto fields() {
    return std::tuple(field<Whole<1>>("seq", &Seen::seq), Inlined(&Seen::who),
                      Inlined(&Seen::where));
  }
};
struct Bark {
  std::uint64_t times = 1;

  static constexpr auto fields() {
    return std::tuple(Constant("type", "bark"),
                      field<UnlessUsual<Whole<1>, 1U>>("times", &Bark::times));
  }
};
struct Meow {
  static constexpr bool kIsOpen = true;
  static constexpr auto fields() { return std::tuple(Constant("type", "meow")); }
};

template <class T>
std::string read_again(std::string_view text) {
  Problems problems;
  const json::value value = parse_json(text).value();
  const std::optional<T> read = wire::read<T>(Reader(value, "", problems));
  CHECK(read.has_value() == problems.empty());
  return problems.empty() ? written(*read) : to_text(problems);
}

TEST_CASE("What is written is read again, field by field") {
  for (const std::string_view text :
       {R"({"seq":1,"cat":"Tom"})", R"({"seq":7,"cat":"Tom","black":true})", R"({"seq":2,"dog":1})",
        R"({"seq":2,"dog":9,"name":"\"Rex\" \\ \n"})", R"({"seq":3,"nobody":true})",
        R"({"seq":3,"nobody":true,"opened":null})",
        R"({"seq":3,"nobody":true,"opened":1999,"bones":["a","b"]})",
        R"({"seq":9007199254740992,"cat":"Tom"})"}) {
    CHECK(read_again<Seen>(text) == text);
  }
  CHECK(read_again<std::variant<Bark, Meow>>(R"({"type":"bark"})") == R"({"type":"bark"})");
  CHECK(read_again<std::variant<Bark, Meow>>(R"({"times":3,"type":"bark"})") ==
        R"({"type":"bark","times":3})");
}

TEST_CASE("What is left out is as usual, and may be said all the same") {
  CHECK(read_again<Seen>(R"({"seq":1,"cat":"Tom","black":false})") == R"({"seq":1,"cat":"Tom"})");
  CHECK(read_again<Seen>(R"({"seq":1,"nobody":0,"opened":1,"bones":[]})") ==
        R"({"seq":1,"nobody":true,"opened":1})");
  CHECK(read_again<Bark>(R"({"type":"bark","times":1})") == R"({"type":"bark"})");
}

TEST_CASE("What makes no sense is refused, and where it stands is said") {
  const auto complaint = read_again<Seen>;
  CHECK(complaint("[]") == "expected an object, found a list\n");
  CHECK(complaint(R"({"seq":1})") == "needs one of cat, dog, nobody\n");
  CHECK(complaint(R"({"cat":"Tom"})") == "\"seq\" is missing\n");
  CHECK(complaint(R"({"seq":0,"cat":"Tom"})").starts_with("seq: must be 1 to "));
  CHECK(complaint(R"({"seq":1,"cat":"Tom","dog":1})") ==
        "unknown field \"dog\"; the fields are seq, cat, black\n");
  CHECK(complaint(R"({"seq":1,"cat":"Tom","bones":[]})") ==
        "unknown field \"bones\"; the fields are seq, cat, black\n");
  CHECK(complaint(R"({"seq":1,"dog":10})") == "dog: must be 1 to 9, not 10\n");
  CHECK(complaint(R"({"seq":1,"dog":1,"name":null})") == "name: expected a text, found null\n");
  CHECK(complaint(R"({"seq":1,"nobody":true,"opened":0})") == "opened: must be 1 to 9999, not 0\n");
  CHECK(complaint(R"({"seq":1,"nobody":true,"opened":1,"bones":["a","b","c"]})") ==
        "bones: must be 0 to 2, not 3\n");
  CHECK(complaint(R"({"seq":1,"nobody":true,"opened":1,"bones":["a","?"]})") ==
        "bones, 2: is not 1 to 64 letters, digits, \"-\" or \"_\"\n");
  // All that is wrong, not only the first.
  CHECK(complaint(R"({"seq":0,"cat":5,"black":5})") ==
        "seq: must be 1 to 9007199254740992, not 0\n"
        "cat: expected a text, found a whole number\n"
        "black: is neither true nor false\n");
}

TEST_CASE("A message is known by its type, and may have more only where it says so") {
  using Voice = std::variant<Bark, Meow>;
  CHECK(read_again<Voice>("{}") == "\"type\" is missing\n");
  CHECK(read_again<Voice>(R"({"type":5})") == "type: expected a text, found a whole number\n");
  CHECK(read_again<Voice>(R"({"type":"moo"})") ==
        "type: \"moo\" is not known here; choose from bark, meow\n");
  CHECK(read_again<Voice>(R"({"type":"bark","loud":1})") ==
        "unknown field \"loud\"; the fields are type, times\n");
  CHECK(read_again<Voice>(R"({"type":"meow","loud":1})") == R"({"type":"meow"})");
}

}  // namespace
}  // namespace loggia::wire
