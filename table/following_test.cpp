#include "table/following.h"

#include "table/telling.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

json::array told_events(const Table& table, std::uint64_t after, Viewer viewer) {
  return parse_json(told_since(table, after, viewer)).value().as_array();
}

Table started(Library& library, std::string_view spec) {
  Table table = table_of(library, spec);
  REQUIRE(sit(table, 0, "anna").empty());
  REQUIRE(sit(table, 1, "bob").empty());
  start(table);
  return table;
}

constexpr std::string_view kPair =
    R"({"game": "balconia", "chairs": ["me", "open"], "seats": "chosen"})";

TEST_CASE("A client follows a match by its events: turns, decisions, undo, the end") {
  Library library;
  Table table = started(library, kPair);
  Following following(library);
  const auto frames = following.hear(told_events(table, 0, seat_at(0)), 1);
  REQUIRE_MESSAGE(frames.has_value(), to_text(frames.error()));
  CHECK(frames->size() == table.seq());
  CHECK(following.now().at("phase") == "playing");
  CHECK(following.now().at("me") == "green");
  CHECK(following.now().at("turn") == "green");
  CHECK(following.now().at("legal").as_array().size() == 4);
  CHECK_FALSE(following.now().contains("undo_to"));

  const json::value before = following.now().at("view");
  const std::uint64_t known = table.seq();
  REQUIRE(add(table, first_legal(table)).empty());
  REQUIRE(following.hear(told_events(table, known, seat_at(0)), 1).has_value());
  CHECK(following.now().at("turn") == "pink");
  CHECK(following.now().at("legal").as_array().empty());
  CHECK(following.now().at("undo_to") == known);

  REQUIRE(add(table, Entry(Undone{table.entry_of(known)})).empty());
  const auto undone = following.hear(told_events(table, known + 1, seat_at(0)), 1);
  REQUIRE(undone.has_value());
  CHECK(undone->front().at("view") == before);
  CHECK(following.now().at("view") == before);

  while (table.phase() == Phase::kPlaying) {
    const std::uint64_t last = table.seq();
    REQUIRE(add(table, first_legal(table)).empty());
    draw_all(table);
    REQUIRE(following.hear(told_events(table, last, seat_at(0)), 1).has_value());
  }
  CHECK(following.now().at("phase") == "over");
  CHECK(following.now().at("turn").is_null());
  CHECK(following.now().at("result").as_object().contains("winners"));
  CHECK(following.now().at("view").at("facades").as_object().size() == 2);
}

TEST_CASE("A resigned match shows a seat both sides, and a spectator none") {
  Library library;
  Table table = started(library, kPair);
  REQUIRE(add(table, first_legal(table)).empty());
  REQUIRE(add(table, first_legal(table)).empty());
  draw_all(table);
  REQUIRE(add(table, Entry(Resigned{.seat = seat_at(1)})).empty());
  Following seat(library);
  Following spectator(library);
  REQUIRE(seat.hear(told_events(table, 0, seat_at(0)), 1).has_value());
  REQUIRE(spectator.hear(told_events(table, 0, kSpectator), std::nullopt).has_value());
  CHECK(seat.now().at("view").at("facades").as_object().size() == 2);
  CHECK(spectator.now().at("me").is_null());
  CHECK(spectator.now().at("view").at("facades").as_object().empty());
}

TEST_CASE("What does not follow is not heard") {
  Library library;
  const Table table = started(library, kPair);
  const json::array events = told_events(table, 0, seat_at(0));
  Following following(library);
  CHECK_FALSE(following.hear({events[1]}, 1).has_value());
  CHECK(following.hear({events[0]}, 1).has_value());
  CHECK_FALSE(following.hear({events[0]}, 1).has_value());
  CHECK_FALSE(following.hear({events[2]}, 1).has_value());
  CHECK_FALSE(following.hear({json::value(7)}, 1).has_value());
  CHECK_FALSE(
      following.hear({json::object{{"seq", 2}, {"by", "green"}, {"action", json::object()}}}, 1)
          .has_value());

  json::value made = events[0];
  made.at("made").as_object()["content"] = std::string(64, 'a');
  Following other(library);
  CHECK_FALSE(other.hear({made}, 1).has_value());
  CHECK(other.missing_content() == std::string(64, 'a'));
}

}  // namespace
}  // namespace loggia::table
