// Exports, from every kind of store into every kind, and hostile ones.
#include "store/transfer.h"

#include <doctest/doctest.h>

#include <sstream>

#include "notation/json.h"
#include "store/testing.h"

namespace loggia::store {
namespace {

using Kind = Trouble::Kind;

void fill(Store& store) {
  must(store.put_content("hash", "{\"blocks\":[]}\n\"quoted\" \\ \u2028 дом"));
  must(store.put_content("Hash", ""));
  for (const char* id : {"b", "a", "Ä", ""})
    must(store.put_guest({id, "name of the guest", time_at(-5)}));
  must(store.put_session({"token", "a", time_at(17)}));
  REQUIRE(must(store.put_account({"login", "b", "$argon2id$…"})) == Verdict::kStored);
  Summary of = summary(Phase::kOpen, 77);
  of.is_listed = true;
  of.wake = time_at(1'800'000'000'000);
  of.members = {{"b", true}, {"a", false}};
  of.card = "{\"name\":\"\\u0000\"}";
  std::vector<Append> appends = {append_of("z", {row(1, "\x01", "c"), row(2)}, of),
                                 append_of("", {row(1)}, summary(Phase::kOver))};
  for (int i = 0; i < 450; ++i) appends.push_back(append_of("m" + std::to_string(i), {row(1)}));
  must(store.append(appends));
}

std::string import_error(Store& store, const std::string& text) {
  std::istringstream in(text);
  const auto imported = import_all(in, store);
  REQUIRE(trouble(imported) != Kind::kUnavailable);
  return imported.error().text;
}

TEST_CASE("An export is the same from every store, and from every store it was imported into") {
  std::string expected;
  for_each_store([&](Store& store) {
    fill(store);
    const std::string text = exported(store);
    if (expected.empty()) expected = text;
    CHECK(text == expected);
  });
  for_each_store([&](Store& store) {
    for (int i = 0; i < 2; ++i) {
      std::istringstream in(expected);
      CHECK(must(import_all(in, store)) == Transferred{2, 4, 1, 1, 452});
      CHECK(exported(store) == expected);
    }
    CHECK(put(store, append_of("z", {row(3)})) == Verdict::kStored);
  });
}

// An export that lacks something is the same from every store, too: so the stores are asked.
TEST_CASE("A match is imported with all of its summary, and is due when it was to be woken") {
  Summary of = summary(Phase::kPlaying, 77);
  of.is_listed = true;
  of.wake = time_at(500);
  of.members = {{"b", true}, {"a", false}};
  const auto from = must(open("memory:"));
  REQUIRE(put(*from, append_of("clock", {row(1)}, of)) == Verdict::kStored);
  REQUIRE(put(*from, append_of("no clock", {row(1)})) == Verdict::kStored);
  const std::string text = exported(*from);
  for_each_store([&](Store& store) {
    std::istringstream in(text);
    must(import_all(in, store));
    CHECK(must(store.summary("clock")) == of);
    CHECK(must(store.summary("no clock")) == summary());
    CHECK(must(store.due(time_at(499), 9)).empty());
    CHECK(names(must(store.due(time_at(500), 9))) == std::vector<std::string>{"clock"});
  });
}

TEST_CASE("An empty store is two lines") {
  for_each_store([](Store& store) {
    CHECK(exported(store) == "{\"format\":\"loggia.export/1\"}\n{\"end\":{\"lines\":1}}\n");
  });
}

TEST_CASE("A match that is there with other rows is not imported over") {
  for_each_store([](Store& store) {
    REQUIRE(put(store, append_of("m", {row(1, "here")})) == Verdict::kStored);
    const std::string text = exported(store);
    for (const auto& [from, to] : {std::pair("here", "there"), std::pair("1001", "1002")}) {
      std::string other = text;
      other.replace(other.find(from), 4, to);
      CHECK(import_error(store, other) ==
            "line 4: match \"m\", here or before, is there already with other rows");
    }
    CHECK(exported(store) == text);
  });
}

TEST_CASE("A login that is another guest's there is not imported over") {
  for_each_store([](Store& store) {
    must(store.put_guest({"a", "", time_at(0)}));
    must(store.put_guest({"b", "", time_at(0)}));
    REQUIRE(must(store.put_account({"l", "a", ""})) == Verdict::kStored);
    CHECK(
        import_error(store,
                     "{\"format\":\"loggia.export/1\"}\n"
                     "{\"account\":{\"login\":\"l\",\"guest\":\"b\",\"password_hash\":\"\"}}\n") ==
        "line 2: the login \"l\" is another guest's there");
  });
}

TEST_CASE("A hostile export is refused with the line and the reason") {
  const std::string head = "{\"format\":\"loggia.export/1\"}\n";
  const std::string match =
      "{\"match\":{\"id\":\"m\",\"game\":\"g\",\"phase\":\"open\",\"listed\":true,\"touched\":1,"
      "\"members\":[],\"card\":\"\",\"rows\":2}}\n";
  const std::string first = "{\"row\":{\"seq\":1,\"time\":1,\"command\":\"\",\"body\":\"\"}}\n";
  const auto changed = [](std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
  };
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "line 1: the export ends too early; what came before is imported"},
      {head, "line 2: the export ends too early; what came before is imported"},
      {"{}\n", "line 1: says none of format, content, guest, session, account, match, row, end"},
      {"[]\n", "line 1: expected an object, found a list"},
      {"{\"format\":\"loggia.export/2\"}\n",
       "line 1: format: expected \"loggia.export/1\", found \"loggia.export/2\""},
      {"{\"end\":{\"lines\":1}}\n", "line 1: expected {\"format\":\"loggia.export/1\"}"},
      {head + head, "line 2: a second header"},
      {head + "{\"guest\":\n", "line 2, column 10: the JSON ends too early"},
      {head + "{\"guest\":1}\n", "line 2: guest: expected an object, found a whole number"},
      {head + "{\"guest\":{\"id\":\"\",\"id\":\"\"}}\n",
       "line 2, column 22: \"id\" is given twice"},
      {head + "{\"guest\":{\"id\":\"a\",\"name\":\"b\"}}\n", "line 2: guest: \"seen\" is missing"},
      {head + "{\"guest\":{\"id\":\"a\\u0000\",\"name\":\"b\",\"seen\":1}}\n",
       "line 2: no UTF-8, or with a NUL: \"a\\u0000\""},
      {head + "{\"guest\":{\"id\":\"a\",\"name\":\"b\",\"seen\":1},\"row\":{}}\n",
       "line 2: unknown field \"row\"; the fields are guest"},
      {head + "{\"session\":{\"token_hash\":\"t\",\"guest\":\"nobody\",\"made\":1}}\n",
       "line 2: there is no guest \"nobody\""},
      {head + first, "line 2: a row without a match"},
      {head + match + match, "line 3: 2 rows of the match before are missing"},
      {head + match + first + first, "line 4: row 1 where 2 must follow"},
      {head + match + first, "line 4: the export ends too early; what came before is imported"},
      {head + changed(match, "open", "closed"),
       "line 2: match, phase: \"closed\" is not a phase; choose from open, playing, over"},
      {head + changed(match, "true", "1"), "line 2: match, listed: expected true or false"},
      {head + changed(match, ":2", ":0"),
       "line 2: match, rows: must be 1 to 9223372036854775807, not 0"},
      {head + changed(match, "[]", "[{\"guest\":\"a\",\"awaited\":true,\"x\":1}]"),
       "line 2: match, members, 1: unknown field \"x\"; the fields are guest, awaited"},
      {head + "{\"end\":{\"lines\":7}}\n", "line 2: 7 lines should stand before this one"},
      {head + std::string(kMostJsonBytes + 1, ' '), "line 2: more than the 16777216 bytes allowed"},
      {head + std::string(100'000, '[') + "\n",
       "line 2, column 17: nested deeper than the 16 levels allowed"},
  };
  for (const auto& [text, why] : cases) {
    CAPTURE(text.substr(0, 300));
    auto store = must(open("memory:"));
    CHECK(import_error(*store, text) == why);
  }
}

TEST_CASE("An export that cannot be written says so") {
  auto store = must(open("memory:"));
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  CHECK(trouble(export_all(*store, out)) == Kind::kUnavailable);
}

}  // namespace
}  // namespace loggia::store
