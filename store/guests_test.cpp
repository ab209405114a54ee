// What store.h promises of contents and guests, asked of every kind of store.
#include <doctest/doctest.h>

#include "store/testing.h"

namespace loggia::store {
namespace {

using Kind = Trouble::Kind;

TEST_CASE("A content is kept by its hash, and the first text stays") {
  for_each_store([](Store& store) {
    CHECK_FALSE(must(store.content("h")).has_value());
    must(store.put_content("h", "text"));
    must(store.put_content("h", "text"));
    must(store.put_content("h", "a forgery"));
    CHECK(must(store.content("h")) == "text");
  });
}

TEST_CASE("A guest is new, or under a new name, or seen later, never earlier") {
  for_each_store([](Store& store) {
    CHECK_FALSE(must(store.guest("g")).has_value());
    must(store.put_guest({"g", "Ada", time_at(10)}));
    CHECK(must(store.guest("g")) == Guest{"g", "Ada", time_at(10)});
    must(store.put_guest({"g", "Ada", time_at(30)}));
    must(store.put_guest({"g", "Eve", time_at(20)}));
    CHECK(must(store.guest("g")) == Guest{"g", "Eve", time_at(30)});
  });
}

TEST_CASE("A session leads to its guest until it is ended") {
  for_each_store([](Store& store) {
    CHECK(trouble(store.put_session({"t", "nobody", time_at(1)})) == Kind::kRefused);
    must(store.put_guest({"g", "Ada", time_at(10)}));
    must(store.put_guest({"h", "Eve", time_at(10)}));
    must(store.put_session({"t", "g", time_at(1)}));
    must(store.put_session({"u", "g", time_at(2)}));
    CHECK(must(store.guest_of_session("t")) == Guest{"g", "Ada", time_at(10)});
    CHECK_FALSE(must(store.guest_of_session("unknown")).has_value());
    must(store.end_session("t"));
    must(store.end_session("t"));
    CHECK_FALSE(must(store.guest_of_session("t")).has_value());
    CHECK(must(store.guest_of_session("u"))->id == "g");
    must(store.put_session({"u", "h", time_at(3)}));
    CHECK(must(store.guest_of_session("u"))->id == "h");
  });
}

TEST_CASE("All sessions of a guest but one are ended together") {
  for_each_store([](Store& store) {
    must(store.put_guest({"g", "Ada", time_at(10)}));
    must(store.put_guest({"h", "Eve", time_at(10)}));
    for (const char* token : {"t", "u", "v"}) must(store.put_session({token, "g", time_at(1)}));
    must(store.put_session({"w", "h", time_at(1)}));
    must(store.end_sessions_of("g", "u"));
    for (const char* ended : {"t", "v"}) {
      CHECK_FALSE(must(store.guest_of_session(ended)).has_value());
    }
    CHECK(must(store.guest_of_session("u"))->id == "g");
    CHECK(must(store.guest_of_session("w"))->id == "h");
    must(store.end_sessions_of("g", "another's"));
    CHECK_FALSE(must(store.guest_of_session("u")).has_value());
    must(store.end_sessions_of("nobody", ""));
  });
}

TEST_CASE("A login is one guest's, and a guest has one account, which may change") {
  for_each_store([](Store& store) {
    CHECK(trouble(store.put_account({"ada", "nobody", "p"})) == Kind::kRefused);
    must(store.put_guest({"g", "Ada", time_at(10)}));
    must(store.put_guest({"h", "Eve", time_at(10)}));
    CHECK(must(store.put_account({"ada", "g", "p1"})) == Verdict::kStored);
    CHECK(must(store.put_account({"ada", "h", "p2"})) == Verdict::kStale);
    CHECK(must(store.account("ada")) == Account{"ada", "g", "p1"});
    CHECK(must(store.put_account({"ada", "g", "p3"})) == Verdict::kStored);
    CHECK(must(store.account("ada")) == Account{"ada", "g", "p3"});
    CHECK(must(store.put_account({"lovelace", "g", "p3"})) == Verdict::kStored);
    CHECK_FALSE(must(store.account("ada")).has_value());
    CHECK(must(store.put_account({"ada", "h", "p2"})) == Verdict::kStored);
    CHECK(must(store.put_account({"lovelace", "h", "p2"})) == Verdict::kStale);
    CHECK(must(store.account_of("g")) == Account{"lovelace", "g", "p3"});
    CHECK(must(store.account_of("h")) == Account{"ada", "h", "p2"});
    CHECK_FALSE(must(store.account_of("nobody")).has_value());
    CHECK(must(store.account("ada")) == Account{"ada", "h", "p2"});
  });
}

TEST_CASE("Guests unseen, without account and without a match are cleaned away, sessions too") {
  for_each_store([](Store& store) {
    for (const char* id : {"gone", "player", "owner"}) {
      must(store.put_guest({id, id, time_at(10)}));
      must(store.put_session({std::string("token of ") + id, id, time_at(10)}));
    }
    must(store.put_guest({"seen", "seen", time_at(20)}));
    CHECK(must(store.put_account({"login", "owner", "p"})) == Verdict::kStored);
    Summary of = summary(Phase::kOver, 1);
    of.members = {{"player", false}, {"never put", false}};
    REQUIRE(put(store, append_of("m", {row(1)}, of)) == Verdict::kStored);

    CHECK(must(store.clean_guests(time_at(10))) == 0);
    CHECK(must(store.clean_guests(time_at(20))) == 1);
    CHECK_FALSE(must(store.guest("gone")).has_value());
    CHECK_FALSE(must(store.guest_of_session("token of gone")).has_value());
    for (const char* id : {"player", "owner", "seen"}) CHECK(must(store.guest(id)).has_value());
    CHECK(must(store.guest_of_session("token of player"))->id == "player");

    CHECK(must(store.clean(Phase::kOver, time_at(2))) == 1);
    CHECK(must(store.clean_guests(time_at(20))) == 1);
    CHECK_FALSE(must(store.guest("player")).has_value());
  });
}

TEST_CASE("More guests than one slice takes are cleaned in one call") {
  for_each_store([](Store& store) {
    for (int i = 0; i < 1100; ++i) must(store.put_guest({"g" + std::to_string(i), "", time_at(i)}));
    CHECK(must(store.clean_guests(time_at(1050))) == 1050);
    CHECK_FALSE(must(store.guest("g1049")).has_value());
    CHECK(must(store.guest("g1050")).has_value());
  });
}

}  // namespace
}  // namespace loggia::store
