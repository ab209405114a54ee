// What is SQLite's alone: files that are none of ours, and versions of those that are.
#include "store/sqlite.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>

#include "store/sqlite_schema.h"
#include "store/testing.h"

namespace loggia::store::sqlite {
namespace {

namespace fs = std::filesystem;
using Kind = Trouble::Kind;

void write(const fs::path& path, const std::string& text) { std::ofstream(path) << text; }

// Why a file cannot be opened.
std::string refusal(const fs::path& path) {
  const auto opened = SqliteStore::open(path);
  REQUIRE_FALSE(opened.has_value());
  CHECK(opened.error().kind == Kind::kBroken);
  CHECK(opened.error().text.starts_with(path.string()));
  return opened.error().text.substr(path.string().size());
}

TEST_CASE("A file that is no database, a folder or nowhere is refused, and left as it is") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "garbage.db";
  const std::string garbage = "This is a letter, and no database at all. " + std::string(5000, '?');
  write(file, garbage);
  CHECK(refusal(file) == ": SQLite: file is not a database");
  CHECK(fs::file_size(file) == garbage.size());
  CHECK(refusal(folder.path()) == ": it is a folder, not a file");
  CHECK(refusal(folder.path() / "none" / "a.db") == ": there is no such folder");
  CHECK(refusal("/dev/null") == ": it is no file");
  CHECK(trouble(open("")) == Kind::kBroken);
  CHECK(trouble(open("sqlite:")) == Kind::kBroken);
}

TEST_CASE("A file that may only be read is refused") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  REQUIRE(SqliteStore::open(file).has_value());
  fs::permissions(file, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  fs::permissions(folder.path(), fs::perms::all);
  fs::remove(folder.path() / "loggia.db-lock");
  // To root everything is allowed.
  const bool is_root = geteuid() == 0;
  constexpr uid_t kNobody = 65534;
  if (is_root) REQUIRE(seteuid(kNobody) == 0);
  const std::string why = refusal(file);
  if (is_root) REQUIRE(seteuid(0) == 0);
  CHECK(why == ": it can only be read, not written");
}

TEST_CASE("A file whose beginning is whole and whose rest is not says so when it is read") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  {
    auto store = must(SqliteStore::open(file));
    for (int i = 0; i < 20; ++i) {
      REQUIRE(put(*store, append_of("m" + std::to_string(i), {row(1, std::string(3000, 'b'))})) ==
              Verdict::kStored);
    }
  }
  std::fstream damaged(file, std::ios::in | std::ios::out | std::ios::binary);
  damaged.seekp(4096);
  damaged << std::string(fs::file_size(file) - 4096, '\x5a');
  damaged.close();
  const auto opened = SqliteStore::open(file);
  if (!opened) {
    CHECK(opened.error().kind == Kind::kBroken);
    return;
  }
  CHECK(trouble((*opened)->rows("m1", 0)) == Kind::kBroken);
  const Append more = append_of("m1", {row(2)});
  CHECK(trouble((*opened)->append({&more, 1})) == Kind::kBroken);
}

TEST_CASE("Another program's database is refused") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "other.db";
  must(must(Connection::open(file)).run_script("CREATE TABLE photos (id INTEGER PRIMARY KEY)"));
  CHECK(refusal(file) == ": it is a database of another program");
}

TEST_CASE("A newer version is refused, an empty file becomes a store") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  write(file, "");
  REQUIRE(SqliteStore::open(file).has_value());
  must(must(Connection::open(file)).run_script("PRAGMA user_version = 99"));
  CHECK(refusal(file).starts_with(": it was written by a newer program: its version is 99"));
}

TEST_CASE(
    "An older version takes each step it lacks, once, and a step that fails leaves no trace") {
  const TemporaryFolder folder;
  auto connection = must(Connection::open(folder.path() / "loggia.db"));
  const std::vector<std::string_view> steps = {
      "CREATE TABLE things (a INTEGER) STRICT; INSERT INTO things VALUES (1);",
      "ALTER TABLE things ADD COLUMN b INTEGER; UPDATE things SET b = a + 1;",
      "INSERT INTO things (a) VALUES (7); INSERT INTO nowhere VALUES (1);",
  };
  const std::span<const std::string_view> all(steps);
  must(migrate(connection, all.first(1)));
  must(migrate(connection, all.first(2)));
  must(migrate(connection, all.first(2)));
  CHECK(trouble(migrate(connection, all)) == Kind::kBroken);
  CHECK(trouble(migrate(connection, all.first(1))) == Kind::kBroken);
  auto query = connection.query("SELECT count(*), sum(b) FROM things");
  REQUIRE(must(query.step()));
  CHECK(query.number(0) == 1);
  CHECK(query.number(1) == 2);
}

TEST_CASE("A file has one store at a time") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  auto store = must(SqliteStore::open(file));
  CHECK(refusal(file) == ": another process works with it");
  store.reset();
  CHECK(SqliteStore::open(file).has_value());
}

TEST_CASE("What was part of an append that failed is stored when it is handed in again") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  auto store = must(SqliteStore::open(file));
  REQUIRE(put(*store, append_of("m", {row(1)})) == Verdict::kStored);
  // Stands for a disk that is full in the middle of a transaction: "m" is put before it fails.
  auto other = must(Connection::open(file));
  must(
      other.run_script("CREATE TRIGGER full BEFORE INSERT ON match_rows WHEN new.body = 'too much'"
                       " BEGIN SELECT raise(ABORT, 'full'); END"));
  const std::vector<Append> appends = {append_of("m", {row(2)}, summary(Phase::kOver, 9)),
                                       append_of("new", {row(1)}),
                                       append_of("n", {row(1, "too much")})};
  (void)trouble(store->append(appends));
  CHECK(must(store->rows("m", 0)).size() == 1);
  CHECK(must(store->summary("m")) == summary());
  CHECK(must(store->rows("new", 0)).empty());

  must(other.run_script("DROP TRIGGER full"));
  CHECK(must(store->append(appends)) == std::vector(3, Verdict::kStored));
  CHECK(must(store->rows("m", 0)) == std::vector{row(1), row(2)});
  CHECK(must(store->summary("m")) == summary(Phase::kOver, 9));
  CHECK(must(store->rows("new", 0)).size() == 1);
  CHECK(must(store->rows("n", 0)) == std::vector{row(1, "too much")});
}

TEST_CASE("What is shown of a match stands where it changed last") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  Summary shown = summary();
  const auto put_next = [&](std::uint64_t seq) {
    auto store = must(SqliteStore::open(file));  // it remembers nothing
    for (const std::uint64_t each : {seq, seq + 1, seq + 2}) {
      shown.touched = time_at(static_cast<std::int64_t>(each));
      REQUIRE(put(*store, append_of("m", {row(each)}, shown)) == Verdict::kStored);
      CHECK(must(store->summary("m")) == shown);
    }
  };
  put_next(1);
  shown.card = "other";
  put_next(4);
  shown.card = "";
  shown.wake = time_at(9);
  put_next(7);
  auto connection = must(Connection::open(file));
  auto query = connection.query(
      "SELECT group_concat(seq || card, ' '), count(wake) FROM match_rows WHERE card IS NOT NULL "
      "OR wake IS NOT NULL");
  REQUIRE(must(query.step()));
  CHECK(query.text(0) == "1" + summary().card + " 4other 7");
  CHECK(query.number(1) == 1);
}

TEST_CASE("No row is there twice, should two stores write a file after all") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  auto one = must(SqliteStore::open(file));
  REQUIRE(put(*one, append_of("m", {row(1)})) == Verdict::kStored);
  fs::remove(folder.path() / "loggia.db-lock");  // somebody tidied up
  auto other = must(SqliteStore::open(file));
  REQUIRE(put(*other, append_of("m", {row(2, "other")})) == Verdict::kStored);
  // The first one takes row 1 for the last, so that only the file itself can object.
  const Append late =
      append_of("m", {Row{.seq = 2, .time = time_at(7), .command = "", .body = "late"}});
  CHECK(trouble(one->append({&late, 1})) == Kind::kBroken);
  CHECK(must(other->rows("m", 0)) == std::vector{row(1), row(2, "other")});
}

// Each append of the child has two rows and is told of when it is stored.
[[noreturn]] void append_for_ever(const fs::path& file, int told) {
  const auto store = SqliteStore::open(file);
  if (!store) _exit(1);
  for (std::uint64_t seq = 1;; seq += 2) {
    const std::vector<Append> appends = {
        append_of("a", {row(seq), row(seq + 1)}, summary(Phase::kPlaying, static_cast<int>(seq))),
        append_of("b", {row(seq), row(seq + 1)}, summary(Phase::kPlaying, static_cast<int>(seq)))};
    if (!(*store)->append(appends) || ::write(told, "!", 1) != 1) _exit(1);
  }
}

TEST_CASE("A process that is killed leaves every append whole, and all it told of") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "loggia.db";
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) append_for_ever(file, ends[1]);
  close(ends[1]);
  std::size_t told = 0;
  char c = 0;
  while (told < 50 && read(ends[0], &c, 1) == 1) ++told;
  CHECK(told == 50);
  kill(child, SIGKILL);
  REQUIRE(waitpid(child, nullptr, 0) == child);
  while (read(ends[0], &c, 1) == 1) ++told;
  close(ends[0]);

  auto store = must(SqliteStore::open(file));
  const auto rows = must(store->rows("a", 0));
  CHECK(rows.size() >= 2 * told);
  CHECK(rows.size() <= 2 * (told + 1));
  CHECK(rows.size() % 2 == 0);
  CHECK(must(store->rows("b", 0)) == rows);
  CHECK(must(store->summary("a"))->touched == time_at(static_cast<std::int64_t>(rows.size()) - 1));
}

}  // namespace
}  // namespace loggia::store::sqlite
