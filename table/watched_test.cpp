#include "table/watched.h"

#include "table/telling.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

// A table and one who watches it, by messages as values or as they come over a wire.
struct Evening {
  explicit Evening(bool is_over_a_wire) : over_a_wire(is_over_a_wire) {
    table = table_of(library, R"({"game": "balconia", "chairs": ["me", "open"], "seats": "chosen",
                                  "stand_in": "tenant"})");
  }

  [[nodiscard]] told::Table told_table(std::uint64_t after, std::string_view guest) const {
    return {.match = "m",
            .seq = table->seq(),
            .after = after,
            .room = {.chair = table->chair_of(guest), .chairs = told_chairs(*table)},
            .events = told_since(*table, after, table->seat_of(guest))};
  }
  [[nodiscard]] told::Events told_events(std::uint64_t after, std::string_view guest) const {
    return {.match = "m", .events = told_since(*table, after, table->seat_of(guest))};
  }
  Watched::Heard hear(const told::Table& told) {
    auto heard =
        over_a_wire ? watched.hear_table(wire::as_json(told, &table->game())) : watched.hear(told);
    REQUIRE_MESSAGE(heard.has_value(), to_text(heard.error()));
    return *std::move(heard);
  }
  Watched::Heard hear(const told::Events& told) {
    auto heard =
        over_a_wire ? watched.hear_events(wire::as_json(told, &table->game())) : watched.hear(told);
    REQUIRE_MESSAGE(heard.has_value(), to_text(heard.error()));
    return *std::move(heard);
  }

  bool over_a_wire;
  Library library;
  std::optional<Table> table;
  Watched watched{library, "m"};
};

const shown::Table& as_table(const Watched::Heard& heard) {
  REQUIRE(heard.shown.has_value());
  REQUIRE(std::holds_alternative<shown::Table>(*heard.shown));
  return std::get<shown::Table>(*heard.shown);
}
const shown::Events& as_events(const Watched::Heard& heard) {
  REQUIRE(heard.shown.has_value());
  REQUIRE(std::holds_alternative<shown::Events>(*heard.shown));
  return std::get<shown::Events>(*heard.shown);
}

void seat_both(Evening& evening) {
  REQUIRE(sit(*evening.table, 0, "anna").empty());
  REQUIRE(sit(*evening.table, 1, "bob").empty());
  start(*evening.table);
}

void on_both_ways(const auto& test) {
  for (const bool is_over_a_wire : {false, true}) {
    CAPTURE(is_over_a_wire);
    Evening evening(is_over_a_wire);
    test(evening);
  }
}

TEST_CASE("Who begins to watch is shown the past, and then what happens") {
  on_both_ways([](Evening& evening) {
    seat_both(evening);
    const auto whole = evening.hear(evening.told_table(0, "anna"));
    REQUIRE(as_table(whole).past.has_value());
    CHECK(as_table(whole).past->events.size() == evening.table->seq());
    CHECK(as_table(whole).frames.empty());
    CHECK(as_table(whole).room.chair == 0);
    CHECK_FALSE(whole.gap.has_value());
    const std::uint64_t known = evening.table->seq();
    REQUIRE(add(*evening.table, first_legal(*evening.table)).empty());
    const auto news = evening.hear(evening.told_events(known, "anna"));
    CHECK(as_events(news).frames.size() == 1);
    CHECK(as_events(news).now.seq == known + 1);
    // A line that comes back tells what is known already, and what came meanwhile.
    REQUIRE(add(*evening.table, first_legal(*evening.table)).empty());
    const auto again = evening.hear(evening.told_table(known, "anna"));
    CHECK(as_table(again).frames.size() == 1);
    CHECK_FALSE(as_table(again).past.has_value());
    CHECK_FALSE(evening.hear(evening.told_events(known, "anna")).shown.has_value());
  });
}

TEST_CASE("What is past is told in facts, with one view of what came of it") {
  Evening evening(false);
  seat_both(evening);
  REQUIRE(add(*evening.table, first_legal(*evening.table)).empty());
  const auto told = evening.told_table(0, "anna");
  const auto shown_to_who_has_seen = [&](std::uint64_t seen) {
    Watched watched(evening.library, "m");
    watched.have_seen(seen);
    const auto heard = watched.hear(told);
    REQUIRE(heard.has_value());
    return wire::as_json(as_table(*heard), watched.game());
  };
  const json::value all = shown_to_who_has_seen(0);
  CHECK(all.at("past").as_array().empty());
  CHECK_FALSE(all.as_object().contains("view"));
  const json::array& frames = all.at("frames").as_array();
  REQUIRE(frames.size() == told.seq);
  for (std::uint64_t seen = 1; seen <= told.seq; ++seen) {
    CAPTURE(seen);
    const json::value shown = shown_to_who_has_seen(seen);
    CHECK(shown.at("frames").as_array().size() == told.seq - seen);
    const json::array& past = shown.at("past").as_array();
    REQUIRE(past.size() == seen);
    for (std::size_t place = 0; place < past.size(); ++place) {
      json::object frame = frames[place].as_object();
      for (const std::string_view key : {"seq", "event", "view"}) frame.erase(key);
      CHECK(past[place] == frame);
    }
    const json::value* view = shown.as_object().if_contains("view");
    const json::value* last = frames[seen - 1].as_object().if_contains("view");
    REQUIRE((view == nullptr) == (last == nullptr));
    if (view != nullptr) CHECK(*view == *last);
  }
}

TEST_CASE("Where something is missing it is watched again") {
  on_both_ways([](Evening& evening) {
    seat_both(evening);
    auto late = evening.told_events(2, "anna");
    late.done = "c1";
    const auto heard = evening.hear(late);
    CHECK(heard.gap == 0);
    REQUIRE(heard.shown.has_value());
    CHECK(std::get<told::Done>(*heard.shown).seq == evening.table->seq());
    CHECK(evening.hear(evening.told_table(2, "anna")).gap == 0);
    (void)evening.hear(evening.told_table(0, "anna"));
    CHECK_FALSE(evening.hear(evening.told_events(0, "anna")).shown.has_value());
  });
}

TEST_CASE("Where the other end knows less, all is told anew") {
  on_both_ways([](Evening& evening) {
    seat_both(evening);
    const auto before = evening.told_table(0, "anna");
    REQUIRE(add(*evening.table, first_legal(*evening.table)).empty());
    (void)evening.hear(evening.told_table(0, "anna"));
    const auto heard = evening.hear(before);
    CHECK(as_table(heard).past.has_value());
    CHECK(as_table(heard).now.seq == before.seq);
  });
}

TEST_CASE("Who sat down last is told together with the beginning of the match") {
  on_both_ways([](Evening& evening) {
    REQUIRE(sit(*evening.table, 0, "anna").empty());
    CHECK_FALSE(as_table(evening.hear(evening.told_table(0, "bob"))).room.chair.has_value());
    const std::uint64_t known = evening.table->seq();
    REQUIRE(sit(*evening.table, 1, "bob").empty());
    start(*evening.table);
    auto told = evening.told_events(known, "bob");
    told.done = "c2";  // a command of Bob's led to it
    const auto heard = evening.hear(told);
    CHECK(as_events(heard).chair == 1);
    CHECK(std::get<told::Person>(*as_events(heard).chairs[1]).name == "Name of bob");
    REQUIRE(as_events(heard).now.match.has_value());
    CHECK(as_events(heard).now.match->me == seat_at(1));
  });
}

TEST_CASE("Who gets up has no chair any more, and hosts no longer") {
  on_both_ways([](Evening& evening) {
    REQUIRE(sit(*evening.table, 0, "anna").empty());
    auto told = evening.told_table(0, "anna");
    told.room.host = 0;
    (void)evening.hear(told);
    const std::uint64_t known = evening.table->seq();
    REQUIRE(add(*evening.table, Left{.chair = 0}).empty());
    const auto heard = evening.hear(evening.told_events(known, "anna"));
    CHECK_FALSE(as_events(heard).chair.has_value());
    CHECK_FALSE(as_events(heard).host.has_value());
    CHECK_FALSE(as_events(heard).chairs[0].has_value());
    CHECK(as_events(heard).lost_seat.empty());
  });
}

TEST_CASE("Whose seat goes to a bot looks on, and is told once all is told anew") {
  on_both_ways([](Evening& evening) {
    seat_both(evening);
    (void)evening.hear(evening.told_table(0, "anna"));
    const std::uint64_t known = evening.table->seq();
    const auto as_anna = [&] { return evening.told_events(known, "anna"); };
    REQUIRE(add(*evening.table, Entry(Replaced{.seat = seat_at(0), .player = "tenant"})).empty());
    const auto lost = evening.hear(as_anna());
    CHECK_FALSE(lost.shown.has_value());
    CHECK(lost.gap == known);
    // What the bot does is told as to a stranger, and waits until all is told so.
    CHECK(evening.hear(evening.told_events(known + 1, "nobody")).shown == std::nullopt);
    CHECK(evening.hear(evening.told_table(known, "nobody")).gap == 0);
    const auto anew = evening.hear(evening.told_table(0, "nobody"));
    CHECK(as_table(anew).has_lost_seat);
    CHECK(as_table(anew).past.has_value());
    CHECK(as_table(anew).now.match->me == kSpectator);
    CHECK_FALSE(as_table(evening.hear(evening.told_table(0, "nobody"))).has_lost_seat);
  });
}

TEST_CASE("Who plays on is told whose seat went to a bot") {
  on_both_ways([](Evening& evening) {
    seat_both(evening);
    (void)evening.hear(evening.told_table(0, "anna"));
    const std::uint64_t known = evening.table->seq();
    REQUIRE(add(*evening.table, Entry(Replaced{.seat = seat_at(1), .player = "tenant"})).empty());
    const auto heard = evening.hear(evening.told_events(known, "anna"));
    CHECK(as_events(heard).lost_seat == "Name of bob");
    CHECK(std::get<told::Bot>(*as_events(heard).chairs[1]).bot == "tenant");
  });
}

TEST_CASE("Who comes back as somebody else has lost no seat") {
  on_both_ways([](Evening& evening) {
    seat_both(evening);
    (void)evening.hear(evening.told_table(0, "anna"));
    const auto heard = evening.hear(evening.told_table(0, "nobody"));
    CHECK_FALSE(as_table(heard).has_lost_seat);
    CHECK(as_table(heard).past.has_value());
  });
}

TEST_CASE("What makes no sense over a wire is a problem") {
  Library library;
  for (const char* const text : {R"({"seq": 1, "after": 0, "chair": null})",
                                 R"({"seq": 1, "after": 0, "chair": "x", "events": []})",
                                 R"({"seq": 1, "after": 0, "chair": null, "events": [{"seq": 1}]})",
                                 R"({"seq": 1, "after": 0, "chair": null, "events": [7]})"}) {
    CAPTURE(text);
    Watched watched(library, "m");
    CHECK_FALSE(watched.hear_table(parse_json(text).value()).has_value());
  }
  Watched watched(library, "m");
  CHECK_FALSE(watched.hear_events(parse_json(R"({"events": 7})").value()).has_value());
  CHECK(watched.hear_events(parse_json(R"({"events": []})").value()).has_value());
}

}  // namespace
}  // namespace loggia::table
