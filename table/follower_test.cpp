#include "table/follower.h"

#include "table/telling.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

json::array told_events(const Table& table, std::uint64_t after, Viewer viewer) {
  return wire::as_json<told::EventList>(told_since(table, after, viewer), &table.game()).as_array();
}

json::object now(const Follower& follower) {
  return wire::as_json(follower.now(), follower.game()).as_object();
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
  Follower follower(library);
  const auto frames = follower.hear(told_events(table, 0, seat_at(0)), 0);
  REQUIRE_MESSAGE(frames.has_value(), to_text(frames.error()));
  CHECK(frames->size() == table.seq());
  CHECK(now(follower).at("phase") == "playing");
  CHECK(now(follower).at("me") == "green");
  CHECK(now(follower).at("turn") == "green");
  CHECK(now(follower).at("legal").as_array().size() == 4);
  CHECK_FALSE(now(follower).contains("undo_to"));

  const json::value before = now(follower).at("view");
  const std::uint64_t known = table.seq();
  REQUIRE(add(table, first_legal(table)).empty());
  REQUIRE(follower.hear(told_events(table, known, seat_at(0)), 0).has_value());
  CHECK(now(follower).at("turn") == "pink");
  CHECK(now(follower).at("legal").as_array().empty());
  CHECK(now(follower).at("undo_to") == known);

  REQUIRE(add(table, Entry(Undone{table.entry_of(known)})).empty());
  const auto undone = follower.hear(told_events(table, known + 1, seat_at(0)), 0);
  REQUIRE(undone.has_value());
  CHECK(*undone->front().view == before);
  CHECK(now(follower).at("view") == before);

  while (table.phase() == Phase::kPlaying) {
    const std::uint64_t last = table.seq();
    REQUIRE(add(table, first_legal(table)).empty());
    draw_all(table);
    REQUIRE(follower.hear(told_events(table, last, seat_at(0)), 0).has_value());
  }
  CHECK(now(follower).at("phase") == "over");
  CHECK(now(follower).at("turn").is_null());
  CHECK(now(follower).at("result").as_object().contains("winners"));
  CHECK(now(follower).at("view").at("facades").as_object().size() == 2);
}

TEST_CASE("A resigned match shows a seat both sides, and a spectator none") {
  Library library;
  Table table = started(library, kPair);
  REQUIRE(add(table, first_legal(table)).empty());
  REQUIRE(add(table, first_legal(table)).empty());
  draw_all(table);
  REQUIRE(add(table, Entry(Resigned{.seat = seat_at(1)})).empty());
  Follower seat(library);
  Follower spectator(library);
  REQUIRE(seat.hear(told_events(table, 0, seat_at(0)), 0).has_value());
  REQUIRE(spectator.hear(told_events(table, 0, kSpectator), std::nullopt).has_value());
  CHECK(now(seat).at("view").at("facades").as_object().size() == 2);
  CHECK(now(spectator).at("me").is_null());
  CHECK(now(spectator).at("view").at("facades").as_object().empty());
}

TEST_CASE("What does not follow is not heard") {
  Library library;
  const Table table = started(library, kPair);
  const json::array events = told_events(table, 0, seat_at(0));
  Follower follower(library);
  CHECK_FALSE(follower.hear({events[1]}, 0).has_value());
  CHECK(follower.hear({events[0]}, 0).has_value());
  CHECK_FALSE(follower.hear({events[0]}, 0).has_value());
  CHECK_FALSE(follower.hear({events[2]}, 0).has_value());
  CHECK_FALSE(follower.hear({json::value(7)}, 0).has_value());
  CHECK_FALSE(
      follower.hear({json::object{{"seq", 2}, {"by", "green"}, {"action", json::object()}}}, 0)
          .has_value());

  json::value made = events[0];
  made.at("made").as_object()["content"] = std::string(64, 'a');
  Follower other(library);
  CHECK_FALSE(other.hear({made}, 0).has_value());
  CHECK(other.is_content_missing());
  CHECK(other.made().content == std::string(64, 'a'));
}

}  // namespace
}  // namespace loggia::table
