// Lists tell everybody which chair is theirs, and nothing of whose the others are.
#include "table/card.h"

#include "table/service.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

constexpr std::string_view kTwo =
    R"({"game": "balconia", "chairs": ["open", "me"], "seats": "chosen", "clock": {"total": 600}})";

store::Listed stored(const Table& table) {
  store::Listed stored{.match = "m", .summary = summary_of(table)};
  stored.summary.card = card_text(table);
  return stored;
}

// As whoever asks is told; "" where there is nothing to tell.
std::string told_to(std::string_view guest, const store::Listed& stored) {
  Cards cards;
  const auto listed = cards.listed(stored, guest);
  std::string text;
  if (listed) told::WrittenListed::write(*listed, text, nullptr);
  return text;
}
std::string told_to(std::string_view guest, const Table& table) {
  return told_to(guest, stored(table));
}

// For Anna, who made it and sits nowhere, Ben and Cem: a rematch.
Table rematch(Library& library) {
  Spec spec = spec_of(R"({"game": "highrise", "chairs": ["open", "open", {"bot": "random"}]})");
  spec.content = *library.hash_of(*spec.game, spec.content);
  spec.chairs[0] = {.kind = ChairSpec::Kind::kGuest, .name = "cem", .called = "Namesake"};
  spec.chairs[1] = {.kind = ChairSpec::Kind::kGuest, .name = "ben", .called = "Namesake"};
  auto table = Table::make({.spec = spec, .by = "anna", .seed = kSeed}, {}, library);
  REQUIRE(table.has_value());
  return *std::move(table);
}

std::optional<told::Listed> listed_to(std::string_view guest, const Table& table) {
  Cards cards;
  return cards.listed(stored(table), guest);
}

}  // namespace

TEST_CASE("A list tells what everybody may know of a table") {
  Library library;
  Table table = table_of(library, kTwo, time_at(7));
  REQUIRE(sit(table, 1, "anna", time_at(8)).empty());
  const json::object all = parse_json(told_to("", table)).value().as_object();
  CHECK(all.at("match") == "m");
  CHECK(all.at("phase") == "open");
  CHECK(all.at("touched") == 8);
  CHECK(all.at("chairs") == json::array{nullptr, json::object{{"name", "Name of anna"}}});
  CHECK(all.at("clock") == json::object{{"total", 600}, {"increment", 0}});
  CHECK(all.at("host") == 2);
  for (const std::string_view field : {"awaits_you", "chair", "kept_for_you", "kept", "result"}) {
    CAPTURE(field);
    CHECK_FALSE(all.contains(field));
  }
}

TEST_CASE("Who sits is told where, and whether it is their turn") {
  Library library;
  Table table = table_of(library, kTwo);
  REQUIRE(sit(table, 1, "anna").empty());
  REQUIRE(sit(table, 0, "ben").empty());
  start(table);
  CHECK(listed_to("anna", table)->chair == 1);
  CHECK(listed_to("ben", table)->chair == 0);
  CHECK(listed_to("ben", table)->awaits_you != listed_to("anna", table)->awaits_you);
  CHECK_FALSE(listed_to("cem", table)->chair);
  CHECK_FALSE(listed_to("cem", table)->awaits_you);
  REQUIRE(add(table, Entry(Replaced{.seat = seat_at(0), .player = "random"})).empty());
  CHECK_FALSE(listed_to("ben", table)->chair);
  CHECK(listed_to("anna", table)->chair == 1);
  REQUIRE(add(table, Entry(Resigned{.seat = seat_at(1)})).empty());
  const auto over = listed_to("anna", table);
  CHECK(over->chair == 1);
  CHECK(over->card.result->resigned == seat_at(1));
}

TEST_CASE("Of several chairs that are kept, everybody is told their own") {
  Library library;
  Table table = rematch(library);
  CHECK(listed_to("", table)->card.kept == std::vector{0, 1});
  CHECK(listed_to("cem", table)->kept_for_you == 0);
  CHECK(listed_to("ben", table)->kept_for_you == 1);
  CHECK(listed_to("ben", table)->awaits_you == true);
  CHECK_FALSE(listed_to("ben", table)->chair);
  CHECK(listed_to("anna", table)->awaits_you == false);
  CHECK_FALSE(listed_to("anna", table)->chair);
  REQUIRE(sit(table, 1, "ben").empty());
  CHECK(listed_to("cem", table)->kept_for_you == 0);
  CHECK(listed_to("ben", table)->chair == 1);
  CHECK_FALSE(listed_to("ben", table)->kept_for_you);
  CHECK_FALSE(listed_to("anna", table)->chair);
}

TEST_CASE(
    "Cards of before did not say which chairs are kept: it follows where all that are free are") {
  Library library;
  Table table = rematch(library);
  store::Listed before = stored(table);
  const std::string kept = R"(,"kept":[1,2])";
  const std::size_t place = before.summary.card.find(kept);
  REQUIRE(place != std::string::npos);
  before.summary.card.erase(place, kept.size());
  Cards cards;
  CHECK(cards.listed(before, "cem")->kept_for_you == 0);
  CHECK(cards.listed(before, "ben")->kept_for_you == 1);
  CHECK_FALSE(cards.listed(before, "anna")->kept_for_you);
  before.summary.members[0].is_awaited = false;  // one of them is for anybody
  CHECK_FALSE(cards.listed(before, "cem")->kept_for_you);
  CHECK_FALSE(cards.listed(before, "ben")->kept_for_you);
  CHECK(cards.listed(before, "ben")->awaits_you == true);
}

TEST_CASE("No list says whose chairs are, but for their names") {
  Library library;
  Table table = rematch(library);
  const std::string open = told_to("ben", table);
  CHECK_FALSE(open.contains("\"ben\""));
  CHECK_FALSE(open.contains("cem"));
  CHECK_FALSE(open.contains("Namesake"));
}

TEST_CASE("What cannot be read is in no list") {
  Library library;
  store::Listed listed = stored(table_of(library, kTwo));
  const std::string card = listed.summary.card;
  for (const std::string& text :
       {std::string(), std::string("{}"), std::string("[]"), card.substr(1),
        std::string(R"({"game": "a game that was here once", "chairs": [null, null]})"),
        std::string(R"({"game": "balconia", "chairs": [null, null, null]})")}) {
    CAPTURE(text);
    listed.summary.card = text;
    CHECK(told_to("anna", listed).empty());
  }
}

}  // namespace loggia::table
