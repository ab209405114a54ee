// Matches as devices have kept them since some earlier version (tests/golden/formats): each is
// folded by the program of today, and ends as it did then.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "table/card.h"
#include "table/service.h"
#include "table/testing.h"

namespace loggia::table {
namespace {

std::vector<std::filesystem::path> devices() {
  std::vector<std::filesystem::path> found;
  const auto folder = std::filesystem::path(LOGGIA_SOURCE_DIR) / "tests/golden/formats";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (exists(entry.path() / "device.json")) found.push_back(entry.path() / "device.json");
  }
  return found;
}

json::object read(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return parse_json(text.str()).value().as_object();
}

std::string text(const json::value& value) { return std::string(value.as_string()); }

std::vector<store::Row> rows_of(const json::object& device, const std::string& match) {
  std::vector<store::Row> rows;
  for (const json::value& row : device.at("rows").as_array()) {
    if (row.at("match").as_string() != match) continue;
    rows.push_back({.seq = row.at("seq").to_number<std::uint64_t>(),
                    .time = time_at(row.at("time").to_number<std::int64_t>()),
                    .command = text(row.at("command")),
                    .body = text(row.at("body"))});
  }
  return rows;
}

TEST_CASE("Matches that a device of before has kept are read to their end") {
  REQUIRE_FALSE(devices().empty());
  for (const auto& path : devices()) {
    CAPTURE(path.string());
    const json::object device = read(path);
    REQUIRE(device.at("matches").as_array().size() >= 4);
    for (const json::value& kept : device.at("matches").as_array()) {
      const std::string match = text(kept.at("match"));
      CAPTURE(match);
      const json::object& card = kept.at("card").as_object();
      const auto rows = rows_of(device, match);
      const json::value* content =
          device.at("contents").as_object().if_contains(text(card.at("content")));
      REQUIRE(content != nullptr);
      Library library;
      const auto table = folded(rows, text(*content), library);
      REQUIRE(table.has_value());
      CHECK(table->seq() == rows.size());
      CHECK(store::name(summary_of(*table).phase) == text(kept.at("phase")));
      CHECK(parse_json(card_text(*table)).value() == card);
      store::Listed stored{.match = match, .summary = summary_of(*table)};
      stored.summary.card = compact(card);
      Cards cards;
      for (const store::Member& member : stored.summary.members) {
        const auto listed = cards.listed(stored, member.guest);
        REQUIRE(listed.has_value());
        CHECK(wire::as_json(listed->card, listed->game.get()) == card);
        CHECK(listed->chair == table->chair_of(member.guest));
      }
    }
  }
}

}  // namespace
}  // namespace loggia::table
