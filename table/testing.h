// For tests: tables made from JSON, and their logs written down and read again.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "notation/testing.h"
#include "table/table.h"

namespace loggia::table {

inline const std::string kSeed(64, '5');

template <class Source>
Spec spec_from(std::string_view text) {
  Problems problems;
  const json::value value = parse_json(text).value();
  auto spec = Source::read(Reader(value, "", problems), nullptr);
  REQUIRE(to_text(problems).empty());
  return *spec;
}

// As Anna wants it.
inline Spec spec_of(std::string_view text) {
  Spec spec = spec_from<WantedSpec>(text);
  spec.call_me("anna");
  return spec;
}

inline Table table_of(Library& library, std::string_view text, Time time = {}) {
  Spec spec = spec_of(text);
  spec.content = *library.hash_of(*spec.game, spec.content);
  auto table = Table::make({.spec = spec, .by = "anna", .seed = kSeed}, time, library);
  REQUIRE(table.has_value());
  return *std::move(table);
}

// "" or the code of the refusal.
inline std::string add(Table& table, const Event& event, Time time = {}) {
  const auto added = table.add(event, time);
  return added ? "" : added.error().code;
}

inline std::string sit(Table& table, int chair, const std::string& guest, Time time = {}) {
  return add(table, Sat{.chair = chair, .guest = guest, .name = "Name of " + guest, .nonce = guest},
             time);
}

inline void draw_all(Table& table, Time time = {}) {
  while (table.match()->turn().is_chance()) REQUIRE(add(table, table.draw_chance(), time).empty());
}

inline void start(Table& table, Time time = {}) {
  REQUIRE(table.can_start());
  REQUIRE(add(table, table.draw_start(), time).empty());
  draw_all(table, time);
}

inline Entry first_legal(const Table& table) {
  const Match& match = *table.match();
  return Acted{.by = match.turn(), .action = table.game().legal(match.state()).front()};
}

// What a store would keep of it.
inline std::vector<std::string> bodies(const Table& table) {
  std::vector<std::string> bodies;
  for (const Table::Happened& happened : table.history()) {
    bodies.push_back(event_text(happened.event, &table.game()));
  }
  return bodies;
}

}  // namespace loggia::table
