#include "table/follower.h"

#include "table/telling.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

json::array told_events(const Table& table, std::uint64_t after, Viewer viewer) {
  return wire::as_json<told::EventList>(told_since(table, after, viewer), &table.game()).as_array();
}

// The last of what follows from events as they come over a wire.
std::expected<Happened, Problem> hear(Follower& follower, const json::array& events,
                                      std::optional<int> chair) {
  std::expected<Happened, Problem> last;
  for (const json::value& value : events) {
    last = follower.read(value).and_then(
        [&](const told::Event& event) { return follower.hear(event, chair); });
    if (!last) return last;
  }
  return last;
}

json::object now(const Follower& follower) {
  return wire::as_json(follower.now(), follower.game()).as_object();
}

json::value view(const Follower& follower) { return parse_json(follower.view()).value(); }

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
  const auto heard = hear(follower, told_events(table, 0, seat_at(0)), 0);
  REQUIRE_MESSAGE(heard.has_value(), to_text(heard.error()));
  CHECK(follower.seq() == table.seq());
  CHECK(now(follower).at("phase") == "playing");
  CHECK(now(follower).at("me") == "green");
  CHECK(now(follower).at("turn") == "green");
  CHECK(now(follower).at("legal").as_array().size() == 4);
  CHECK_FALSE(now(follower).contains("undo_to"));

  const Told before = follower.view();
  const std::uint64_t known = table.seq();
  REQUIRE(add(table, first_legal(table)).empty());
  REQUIRE(hear(follower, told_events(table, known, seat_at(0)), 0).has_value());
  CHECK(now(follower).at("turn") == "pink");
  CHECK(now(follower).at("legal").as_array().empty());
  CHECK(now(follower).at("undo_to") == known);

  REQUIRE(add(table, Entry(Undone{table.entry_of(known)})).empty());
  REQUIRE(hear(follower, told_events(table, known + 1, seat_at(0)), 0).has_value());
  CHECK(follower.view() == before);

  while (table.phase() == Phase::kPlaying) {
    const std::uint64_t last = table.seq();
    REQUIRE(add(table, first_legal(table)).empty());
    draw_all(table);
    REQUIRE(hear(follower, told_events(table, last, seat_at(0)), 0).has_value());
  }
  CHECK(now(follower).at("phase") == "over");
  CHECK(now(follower).at("turn").is_null());
  CHECK(now(follower).at("result").as_object().contains("winners"));
  CHECK(view(follower).at("facades").as_object().size() == 2);
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
  REQUIRE(hear(seat, told_events(table, 0, seat_at(0)), 0).has_value());
  REQUIRE(hear(spectator, told_events(table, 0, kSpectator), std::nullopt).has_value());
  CHECK(view(seat).at("facades").as_object().size() == 2);
  CHECK(now(spectator).at("me").is_null());
  CHECK(view(spectator).at("facades").as_object().empty());
}

TEST_CASE("What happens around the game is told with what words for it need") {
  Library library;
  Table table = started(library, kPair);
  Follower follower(library);
  const auto told = [&] {
    const auto heard = hear(follower, told_events(table, follower.seq(), seat_at(0)), 0);
    REQUIRE(heard.has_value());
    return wire::written(*heard, follower.game());
  };
  (void)told();
  const std::uint64_t before = table.seq();
  REQUIRE(add(table, first_legal(table)).empty());
  CHECK(told() == R"({"told":[{"what":"kept","by":"green",)"
                  R"("halves":{"green":[0,1],"pink":[2,3]}}]})");
  REQUIRE(add(table, Entry(Undone{table.entry_of(before)})).empty());
  const std::string undone = told();
  CHECK(undone.starts_with(R"({"told":[{"what":"disc","number":)"));
  CHECK(undone.ends_with(filled(R"("aside":{"what":"undone","by":"green","to":{}}})", before)));
  REQUIRE(add(table, Entry(Replaced{.seat = seat_at(1), .player = "tenant"})).empty());
  CHECK(told() == R"({"aside":{"what":"replaced","seat":"pink","player":"tenant",)"
                  R"("former":"Name of bob"}})");
  REQUIRE(add(table, Entry(Resigned{.seat = seat_at(0)})).empty());
  CHECK(told() == R"({"aside":{"what":"resigned","by":"green"}})");
}

TEST_CASE("What does not follow is not heard") {
  Library library;
  const Table table = started(library, kPair);
  const json::array events = told_events(table, 0, seat_at(0));
  Follower follower(library);
  CHECK_FALSE(hear(follower, {events[1]}, 0).has_value());
  CHECK(hear(follower, {events[0]}, 0).has_value());
  CHECK_FALSE(hear(follower, {events[0]}, 0).has_value());
  CHECK_FALSE(hear(follower, {events[2]}, 0).has_value());
  CHECK_FALSE(hear(follower, {json::value(7)}, 0).has_value());
  CHECK_FALSE(
      hear(follower, {json::object{{"seq", 2}, {"by", "green"}, {"action", json::object()}}}, 0)
          .has_value());

  json::value made = events[0];
  made.at("made").as_object()["content"] = std::string(64, 'a');
  Follower other(library);
  CHECK_FALSE(hear(other, {made}, 0).has_value());
  CHECK(other.is_content_missing());
  CHECK(other.made().content == std::string(64, 'a'));
}

}  // namespace
}  // namespace loggia::table
