#include "table/testing.h"
#include "table/written_spec.h"

namespace loggia::table {
namespace {

TEST_CASE("What a maker leaves out is as usual") {
  const Spec spec = spec_of(R"({"game": "balconia", "chairs": ["me", "open"]})");
  CHECK(spec.content == "standard");
  CHECK(spec.chairs[0] == ChairSpec{ChairSpec::Kind::kGuest, "anna"});
  CHECK(spec.chairs[1] == ChairSpec{});
  CHECK(spec.draws_seats);
  CHECK_FALSE(spec.is_listed);
  CHECK(spec.has_spectators);
  CHECK(spec.clock == Clock{});
  CHECK(spec.stand_in.empty());
}

TEST_CASE("Everything that can be said of a table is stored and read again") {
  for (const std::string_view clock :
       {R"("none")", R"({"move": 90})", R"({"total": 600, "increment": 5})"}) {
    CAPTURE(clock);
    const Spec spec = spec_of(
        R"({"game": "highrise", "options": {"players": 3, "first": "blue"}, "content": "printed",
            "chairs": ["me", {"bot": "master"}, "open"], "seats": "chosen", "listed": true,
            "spectators": false, "stand_in": "neighbour", "clock": )" +
        std::string(clock) + "}");
    const std::string stored = compact(wire::as_json<StoredSpec>(spec));
    CHECK(spec_from<StoredSpec>(stored) == spec);
    CHECK(compact(wire::as_json<StoredSpec>(spec_from<StoredSpec>(stored))) == stored);
  }
}

TEST_CASE("Chance settles the options that the maker leaves to it (H-03)") {
  const auto drawn = [](std::string_view options) {
    return spec_of(R"({"game": "highrise", "chairs": ["me", "open"], "options": )" +
                   std::string(options) + "}")
        .drawn_options()
        .size();
  };
  CHECK(drawn("{}") == 1);
  CHECK(drawn(R"({"first": "red"})") == 0);
}

TEST_CASE("What makes no sense is refused, and where it stands is said") {
  const auto complaint = [](std::string_view field, std::string_view value) {
    json::object spec =
        parse_json(R"({"game": "balconia", "chairs": ["me", "open"]})").value().as_object();
    spec[field] = parse_json(value).value();
    Problems problems;
    const json::value whole = spec;
    (void)WantedSpec::read(Reader(whole, "", problems), nullptr);
    return problems.empty() ? "" : to_text(problems.front());
  };
  CHECK(complaint("game", R"("chess")") == "game: \"chess\" is no game known here");
  CHECK(complaint("options", R"({"doors": 3})") == "options: unknown option \"doors\"");
  CHECK(complaint("chairs", "[]") == "chairs: must be 1 to 4, not 0");
  CHECK(complaint("chairs", R"(["me", "me"])") == "chairs: the same guest sits on two of them");
  CHECK(complaint("chairs", R"([{"guest": "bob"}])") == "chairs, 1: needs \"bot\"");
  CHECK(complaint("chairs", R"(["nobody"])").starts_with("chairs, 1: \"nobody\" is nobody"));
  CHECK(complaint("seats", R"("best")").starts_with("seats: "));
  CHECK(complaint("listed", "1") == "listed: is neither true nor false");
  CHECK(complaint("clock", R"({"move": 0})").starts_with("clock, move: "));
  CHECK(complaint("clock", R"({"move": 60, "total": 60})") ==
        "clock: unknown field \"total\"; the fields are move");
  CHECK(complaint("clock", R"({"increment": 5})") == "clock: needs one of move, total");
  CHECK(complaint("clock", R"({"total": 9999999999})").starts_with("clock, total: "));
  CHECK(complaint("stand_in", R"("")") == "stand_in: is empty");
  CHECK(complaint("colour", "1").starts_with("unknown field \"colour\""));
}

}  // namespace
}  // namespace loggia::table
