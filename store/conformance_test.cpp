// What store.h promises of matches, asked of every kind of store.
#include <doctest/doctest.h>

#include <limits>

#include "store/testing.h"

namespace loggia::store {
namespace {

using Names = std::vector<std::string>;
using Verdicts = std::vector<Verdict>;
using enum Verdict;
using Kind = Trouble::Kind;

TEST_CASE("Rows come back as they were put, in order, after any number") {
  for_each_store([](Store& store) {
    CHECK(put(store, append_of("m", {row(1, "{\"a\":1}", "c1"), row(2)})) == kStored);
    CHECK(put(store, append_of("m", {row(3, "[]", "c2")})) == kStored);
    CHECK(must(store.rows("m", 0)) ==
          std::vector<Row>{row(1, "{\"a\":1}", "c1"), row(2), row(3, "[]", "c2")});
    CHECK(must(store.rows("m", 2)) == std::vector<Row>{row(3, "[]", "c2")});
    CHECK(must(store.rows("m", 3)).empty());
    CHECK(must(store.rows("m", std::numeric_limits<std::uint64_t>::max())).empty());
    CHECK(must(store.rows("unknown", 0)).empty());
    CHECK_FALSE(must(store.summary("unknown")).has_value());
  });
}

TEST_CASE("What does not follow the last row is stale, and changes nothing") {
  for_each_store([](Store& store) {
    REQUIRE(put(store, append_of("m", {row(1), row(2)})) == kStored);
    const Summary other = summary(Phase::kOver, 99);
    CHECK(put(store, append_of("m", {row(2, "other")}, other)) == kStale);
    CHECK(put(store, append_of("m", {row(4)}, other)) == kStale);
    CHECK(put(store, append_of("m", {row(2), row(3, "other")}, other)) == kStale);
    CHECK(put(store, append_of("m", {row(3), row(5)}, other)) == kStale);
    CHECK(put(store, append_of("m", {row(0)}, other)) == kStale);
    CHECK(put(store, append_of("m", {}, other)) == kStale);
    CHECK(put(store, append_of("m", {row(std::numeric_limits<std::uint64_t>::max())}, other)) ==
          kStale);
    CHECK(put(store, append_of("new", {row(2)}, other)) == kStale);
    CHECK(put(store, append_of("new", {}, other)) == kStale);
    CHECK(must(store.rows("m", 0)).size() == 2);
    CHECK(must(store.summary("m")) == summary());
    CHECK_FALSE(must(store.summary("new")).has_value());
    CHECK(must(store.clean(Phase::kOver, time_at(1000))) == 0);
  });
}

TEST_CASE("Of several appends to one match in a call the earlier count, and others are untouched") {
  for_each_store([](Store& store) {
    const std::vector<Append> appends = {
        append_of("a", {row(1, "first")}, summary(Phase::kOpen, 1)),
        append_of("b", {row(1)}),
        append_of("a", {row(1, "late")}, summary(Phase::kOver, 2)),
        append_of("a", {row(2), row(3)}, summary(Phase::kPlaying, 3)),
        append_of("a", {row(3, "late")}, summary(Phase::kOver, 4)),
        append_of("c", {row(7)}),
    };
    CHECK(must(store.append(appends)) ==
          Verdicts{kStored, kStored, kStale, kStored, kStale, kStale});
    CHECK(must(store.rows("a", 0)) == std::vector<Row>{row(1, "first"), row(2), row(3)});
    CHECK(must(store.summary("a")) == summary(Phase::kPlaying, 3));
    CHECK(must(store.rows("b", 0)).size() == 1);
    CHECK(must(store.append({})).empty());
  });
}

TEST_CASE(
    "The very same rows are stored when they are handed in again, with the summary they got") {
  for_each_store([](Store& store) {
    const Append first = append_of("m", {row(1, "x", "c"), row(2, "y")});
    REQUIRE(put(store, first) == kStored);
    CHECK(put(store, first) == kStored);
    REQUIRE(put(store, append_of("m", {row(3)}, summary(Phase::kOver, 9))) == kStored);
    CHECK(put(store, first) == kStored);
    CHECK(must(store.rows("m", 0)).size() == 3);
    CHECK(must(store.summary("m")) == summary(Phase::kOver, 9));
    for (const Row& other : {row(1, "x", "d"), row(1, "z", "c"), Row{1, time_at(7), "c", "x"}}) {
      CHECK(put(store, append_of("m", {other, row(2, "y")})) == kStale);
    }
    CHECK(must(store.append(std::vector<Append>{
              append_of("n", {row(1)}), append_of("n", {row(1)})})) == Verdicts{kStored, kStored});
  });
}

TEST_CASE("A summary comes back as it was put, and members may come, go and change places") {
  for_each_store([](Store& store) {
    Summary now = summary();
    now.phase = Phase::kOpen;
    now.touched = Time::max();
    now.is_listed = true;
    now.wake = Time::min();
    now.card = "{\"name\":\"Высотки ☂\"}";
    const std::vector<std::vector<Member>> tables = {
        {{"zoe", true}},
        {{"zoe", false}, {"adam", true}, {"eve", false}},
        {{"zoe", true}, {"adam", false}, {"eve", false}},
        {{"adam", true}, {"zoe", false}},
        {},
        {{"", true}},
    };
    std::uint64_t seq = 0;
    for (const auto& members : tables) {
      now.members = members;
      REQUIRE(put(store, append_of("m", {row(++seq)}, now)) == kStored);
      CHECK(must(store.summary("m")) == now);
      CHECK(must(store.matches_of("eve", 9)).size() == (members.size() == 3 ? 1 : 0));
    }
    now.wake.reset();
    REQUIRE(put(store, append_of("m", {row(++seq)}, now)) == kStored);
    CHECK(must(store.summary("m")) == now);
  });
}

TEST_CASE("Matches of a guest that are not over are counted") {
  for_each_store([](Store& store) {
    Summary now = summary();
    const auto put_as = [&](const std::string& match, Phase phase, std::vector<Member> members) {
      now.phase = phase;
      now.members = std::move(members);
      const std::uint64_t seq = must(store.rows(match, 0)).size() + 1;
      REQUIRE(put(store, append_of(match, {row(seq)}, now)) == kStored);
    };
    CHECK(must(store.count_unfinished("zoe")) == 0);
    put_as("a", Phase::kOpen, {{"zoe", false}});
    put_as("b", Phase::kOpen, {{"adam", false}, {"zoe", true}});  // adam would like to play again
    put_as("c", Phase::kPlaying, {{"zoe", true}});
    put_as("d", Phase::kOver, {{"zoe", false}});
    CHECK(must(store.count_unfinished("zoe")) == 2);
    CHECK(must(store.count_unfinished("adam")) == 1);
    CHECK(must(store.count_unfinished("eve")) == 0);
    put_as("a", Phase::kOver, {{"zoe", false}});
    CHECK(must(store.count_unfinished("zoe")) == 1);
    put_as("b", Phase::kOpen, {{"adam", true}, {"zoe", false}});
    CHECK(must(store.count_unfinished("zoe")) == 2);
    CHECK(must(store.count_unfinished("adam")) == 0);
    put_as("b", Phase::kOpen, {{"adam", false}});
    CHECK(must(store.count_unfinished("zoe")) == 1);
  });
}

TEST_CASE("Any text in UTF-8 is kept to the last byte") {
  std::string big(1 << 20, 'x');
  big += "\"end";
  const Names texts = {"",
                       "'; DROP TABLE matches; --",
                       "\"\\\"",
                       "{a,\"b\",NULL}",
                       "NULL",
                       "\x01\x1f\x7f\n\r\t",
                       "žluťoučký 馬 🏠 \u0301",
                       "$1 %s ?1",
                       std::move(big)};
  for_each_store([&](Store& store) {
    std::uint64_t seq = 0;
    for (const std::string& text : texts) {
      Summary with = summary();
      with.card = text;
      with.game = text;
      const std::string id = text.substr(0, 50);
      with.members = {{id, true}};
      REQUIRE(put(store, append_of("m" + id, {row(1, text, text)}, with)) == kStored);
      CHECK(must(store.rows("m" + id, 0)) == std::vector{row(1, text, text)});
      CHECK(must(store.summary("m" + id)) == with);
      CHECK(names(must(store.matches_of(id, 5))) == Names{"m" + id});
      must(store.put_content(id, text));
      CHECK(must(store.content(id)) == text);
      must(store.put_guest({id, text, time_at(static_cast<std::int64_t>(++seq))}));
      CHECK(must(store.guest(id)) == Guest{id, text, time_at(static_cast<std::int64_t>(seq))});
    }
  });
}

TEST_CASE("A text with NUL or without UTF-8 is refused, and nothing of its call is stored") {
  using namespace std::string_literals;
  for_each_store([](Store& store) {
    must(store.put_guest({"g", "", time_at(0)}));
    for (const std::string& bad : {"good\0bad"s, "\0"s, "\xff"s, "\xc3"s, "\xed\xa0\x80"s}) {
      Summary with = summary();
      with.members = {{bad, false}};
      for (const Append& append :
           {append_of("m", {row(1), row(2, bad)}), append_of("m", {row(1, "", bad)}),
            append_of(bad, {row(1)}), append_of("m", {row(1)}, with)}) {
        const std::vector<Append> appends = {append_of("fine", {row(1)}), append};
        CHECK(trouble(store.append(appends)) == Kind::kRefused);
      }
      CHECK(trouble(store.put_content("hash", bad)) == Kind::kRefused);
      CHECK(trouble(store.put_guest({"other", bad, time_at(0)})) == Kind::kRefused);
      CHECK(trouble(store.put_session({bad, "g", time_at(0)})) == Kind::kRefused);
      CHECK(trouble(store.put_account({bad, "g", ""})) == Kind::kRefused);
      CHECK(must(store.rows(bad, 0)).empty());
      CHECK_FALSE(must(store.summary(bad)).has_value());
      CHECK(must(store.matches_of(bad, 1)).empty());
      CHECK(must(store.count_unfinished(bad)) == 0);
      CHECK_FALSE(must(store.content(bad)).has_value());
      CHECK_FALSE(must(store.guest(bad)).has_value());
      CHECK_FALSE(must(store.guest_of_session(bad)).has_value());
      CHECK_FALSE(must(store.account(bad)).has_value());
      must(store.end_session(bad));
    }
    CHECK(must(store.rows("fine", 0)).empty());
    CHECK_FALSE(must(store.content("hash")).has_value());
    CHECK_FALSE(must(store.guest("other")).has_value());
  });
}

TEST_CASE("A name of more than 1000 bytes, a 61st member or one twice is refused as a whole") {
  for_each_store([](Store& store) {
    const std::string longest(1000, 'n');
    CHECK(put(store, append_of(longest, {row(1)})) == kStored);
    CHECK(must(store.rows(longest, 0)).size() == 1);
    CHECK(trouble(store.put_content(longest + "n", "")) == Kind::kRefused);
    Summary twice = summary();
    twice.members = {{"a", false}, {"b", false}, {"a", true}};
    Summary many = summary();
    for (int i = 0; i < 60; ++i) many.members.push_back({std::to_string(i), i % 3 == 0});
    REQUIRE(put(store, append_of("many", {row(1)}, many)) == kStored);
    CHECK(must(store.summary("many")) == many);
    many.members.push_back({"60", true});
    for (const Summary& bad : {twice, many}) {
      const std::vector<Append> appends = {append_of("fine", {row(1)}),
                                           append_of("m", {row(1)}, bad)};
      CHECK(trouble(store.append(appends)) == Kind::kRefused);
      CHECK(must(store.rows("fine", 0)).empty());
    }
  });
}

TEST_CASE("Open tables are those that are open and listed, the latest touched first") {
  for_each_store([](Store& store) {
    const auto table = [&](const char* name, Phase phase, bool is_listed, std::int64_t touched) {
      Summary of = summary(phase, touched);
      of.is_listed = is_listed;
      REQUIRE(put(store, append_of(name, {row(1)}, of)) == kStored);
    };
    table("early", Phase::kOpen, true, 10);
    table("late", Phase::kOpen, true, 30);
    table("equal b", Phase::kOpen, true, 20);
    table("equal a", Phase::kOpen, true, 20);
    table("private", Phase::kOpen, false, 40);
    table("playing", Phase::kPlaying, true, 40);
    table("over", Phase::kOver, true, 40);
    CHECK(names(must(store.open_tables(9))) == Names{"late", "equal a", "equal b", "early"});
    CHECK(names(must(store.open_tables(2))) == Names{"late", "equal a"});
    CHECK(must(store.open_tables(0)).empty());
    CHECK(must(store.open_tables(std::numeric_limits<std::size_t>::max())).size() == 4);
    REQUIRE(put(store, append_of("late", {row(2)}, summary(Phase::kPlaying, 50))) == kStored);
    CHECK(names(must(store.open_tables(1))) == Names{"equal a"});
  });
}

TEST_CASE("A guest's matches: awaiting the guest, then not over, then over, the latest first") {
  for_each_store([](Store& store) {
    const auto match = [&](const char* name, Phase phase, bool is_awaited, std::int64_t touched) {
      Summary of = summary(phase, touched);
      of.members = {{"other", !is_awaited}, {"me", is_awaited}};
      REQUIRE(put(store, append_of(name, {row(1)}, of)) == kStored);
    };
    match("over late", Phase::kOver, false, 90);
    match("over", Phase::kOver, false, 80);
    match("open", Phase::kOpen, false, 20);
    match("playing", Phase::kPlaying, false, 30);
    match("awaited", Phase::kPlaying, true, 1);
    match("awaited late", Phase::kPlaying, true, 2);
    REQUIRE(put(store, append_of("not mine", {row(1)})) == kStored);
    const Names all = {"awaited late", "awaited", "playing", "open", "over late", "over"};
    CHECK(names(must(store.matches_of("me", 9))) == all);
    CHECK(names(must(store.matches_of("me", 3))) == Names{"awaited late", "awaited", "playing"});
    CHECK(must(store.matches_of("me", 1))[0].summary.members ==
          std::vector<Member>{{"other", false}, {"me", true}});
    CHECK(must(store.matches_of("nobody", 9)).empty());
  });
}

TEST_CASE("Due is what must be woken by then, the earliest first") {
  for_each_store([](Store& store) {
    const auto match = [&](const char* name, std::optional<std::int64_t> wake) {
      Summary of = summary();
      of.wake = wake.transform(time_at);
      REQUIRE(put(store, append_of(name, {row(1)}, of)) == kStored);
    };
    match("c", 300);
    match("a", 100);
    match("b", 200);
    match("never", std::nullopt);
    CHECK(names(must(store.due(time_at(200), 9))) == Names{"a", "b"});
    CHECK(names(must(store.due(time_at(1000), 2))) == Names{"a", "b"});
    CHECK(must(store.due(time_at(99), 9)).empty());
    REQUIRE(put(store, append_of("a", {row(2)}, summary())) == kStored);
    CHECK(names(must(store.due(time_at(1000), 9))) == Names{"b", "c"});
  });
}

TEST_CASE("Cleaning removes what is in that phase and was last touched before, rows and all") {
  for_each_store([](Store& store) {
    std::vector<Append> many;
    for (int i = 0; i < 2500; ++i) {
      Summary of = summary(Phase::kOpen, i);
      of.members = {{"me", false}};
      many.push_back(append_of("m" + std::to_string(i), {row(1), row(2)}, of));
    }
    many.push_back(append_of("playing", {row(1)}, summary(Phase::kPlaying, 0)));
    must(store.append(many));
    CHECK(must(store.clean(Phase::kOpen, time_at(2400))) == 2400);
    CHECK(must(store.clean(Phase::kOpen, time_at(2400))) == 0);
    CHECK(must(store.rows("m2399", 0)).empty());
    CHECK(must(store.rows("m2400", 0)).size() == 2);
    CHECK(must(store.rows("playing", 0)).size() == 1);
    CHECK(must(store.matches_of("me", 9999)).size() == 100);
    CHECK(put(store, append_of("m1", {row(1, "anew")})) == kStored);
    CHECK(must(store.rows("m1", 0)) == std::vector{row(1, "anew")});
  });
}

TEST_CASE("What is stored is there when the store is opened again") {
  for_each_backend([](const Backend& backend) {
    if (!backend.survives) return;
    std::string before;
    {
      const auto store = backend.open();
      Summary of = summary();
      of.members = {{"g", true}};
      REQUIRE(put(*store, append_of("m", {row(1, std::string(300'000, 'b')), row(2)}, of)) ==
              kStored);
      must(store->put_content("h", "text"));
      must(store->put_guest({"g", "name", time_at(5)}));
      must(store->put_session({"t", "g", time_at(6)}));
      CHECK(must(store->put_account({"l", "g", "p"})) == kStored);
      before = exported(*store);
    }
    const auto store = backend.open();
    CHECK(exported(*store) == before);
    CHECK(put(*store, append_of("m", {row(2, "late")})) == kStale);
    CHECK(put(*store, append_of("m", {row(3)})) == kStored);
  });
}

}  // namespace
}  // namespace loggia::store
