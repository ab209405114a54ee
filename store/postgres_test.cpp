// What is PostgreSQL's alone: several writers, a server that goes away, versions.
#include "store/postgres.h"

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

#include "store/postgres_schema.h"
#include "store/testing.h"

namespace loggia::store::postgres {
namespace {

using Kind = Trouble::Kind;

TEST_CASE("Of two writers who race for a row one is stored, and no other match suffers") {
  const std::string address = PostgresServer::instance().new_database();
  must(PostgresStore::open(address));
  constexpr std::uint64_t kRows = 200;
  struct Writer {
    std::string name;
    std::size_t stored = 0;
    std::size_t own_stored = 0;
    std::string trouble;
  };
  std::array<Writer, 2> writers = {{{"a"}, {"b"}}};
  const auto write = [&](Writer& writer) {
    auto store = PostgresStore::open(address);
    for (std::uint64_t seq = 1; store && seq <= kRows; ++seq) {
      std::vector<Append> appends = {append_of("own " + writer.name, {row(seq)}),
                                     append_of("shared", {row(seq, writer.name)})};
      // In different orders, so that waiting in a circle would show.
      if (writer.name == "b") std::swap(appends[0], appends[1]);
      const auto verdicts = (*store)->append(appends);
      if (!verdicts) {
        writer.trouble = verdicts.error().text;
        return;
      }
      for (std::size_t i = 0; i < 2; ++i) {
        if ((*verdicts)[i] != Verdict::kStored) continue;
        ++(appends[i].match == "shared" ? writer.stored : writer.own_stored);
      }
    }
  };
  std::thread first([&] { write(writers[0]); });
  std::thread second([&] { write(writers[1]); });
  first.join();
  second.join();
  auto store = must(PostgresStore::open(address));
  const auto rows = must(store->rows("shared", 0));
  CHECK(rows.size() == kRows);
  for (const Writer& writer : writers) {
    CHECK(writer.trouble.empty());
    CHECK(writer.own_stored == kRows);
    CHECK(std::cmp_equal(writer.stored, std::ranges::count(rows, writer.name, &Row::body)));
  }
}

TEST_CASE("Many who open a new database at once make its tables once") {
  const std::string address = PostgresServer::instance().new_database();
  std::atomic<int> opened = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] { opened += PostgresStore::open(address).has_value() ? 1 : 0; });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(opened == 4);
}

TEST_CASE("While the server is down every call says so, and after it works again") {
  PostgresServer& server = PostgresServer::instance();
  const std::string address = server.new_database();
  auto store = must(PostgresStore::open(address));
  REQUIRE(put(*store, append_of("m", {row(1)})) == Verdict::kStored);
  server.kill();
  const Append next = append_of("m", {row(2)});
  for (int i = 0; i < 2; ++i) {
    CHECK(trouble(store->append({&next, 1})) == Kind::kUnavailable);
    CHECK(trouble(store->rows("m", 0)) == Kind::kUnavailable);
    CHECK(trouble(store->open_tables(1)) == Kind::kUnavailable);
    CHECK(trouble(store->put_guest({"g", "", time_at(0)})) == Kind::kUnavailable);
    CHECK(trouble(store->clean(Phase::kOver, time_at(1))) == Kind::kUnavailable);
    CHECK(trouble(PostgresStore::open(address)) == Kind::kUnavailable);
  }
  server.start();
  CHECK(put(*store, next) == Verdict::kStored);
  CHECK(must(store->rows("m", 0)).size() == 2);
}

TEST_CASE("A connection that was lost while nobody used it is replaced unseen") {
  PostgresServer& server = PostgresServer::instance();
  auto store = must(PostgresStore::open(server.new_database()));
  REQUIRE(put(*store, append_of("m", {row(1)})) == Verdict::kStored);
  server.kill();
  server.start();
  CHECK(must(store->rows("m", 0)).size() == 1);
  auto other = must(Connection::open(server.address("postgres")));
  must(
      other.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                  "WHERE pid <> pg_backend_pid() AND datname LIKE 'test%'"));
  CHECK(put(*store, append_of("m", {row(2)})) == Verdict::kStored);
}

TEST_CASE("What an operator stops may be tried again; what makes no sense may not") {
  const PostgresServer& server = PostgresServer::instance();
  auto connection = must(Connection::open(server.address("postgres")));
  CHECK(trouble(connection.query("SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep(60)")) ==
        Kind::kUnavailable);
  CHECK(trouble(connection.query("SELECT * FROM nowhere")) == Kind::kBroken);
  must(connection.query("SELECT 1"));
}

TEST_CASE("A server killed in the midst of appends leaves them whole, and a retry tells which") {
  PostgresServer& server = PostgresServer::instance();
  const std::string address = server.new_database();
  for (int round = 0; round < 3; ++round) {
    const std::string a = "a" + std::to_string(round);
    const std::string b = "b" + std::to_string(round);
    std::atomic<std::uint64_t> told = 0;
    std::vector<Append> doubtful;
    std::thread writer([&] {
      auto store = PostgresStore::open(address);
      for (std::uint64_t seq = 1; store; seq += 2) {
        doubtful = {append_of(a, {row(seq), row(seq + 1)}), append_of(b, {row(seq), row(seq + 1)})};
        if (!(*store)->append(doubtful)) return;
        told = seq + 1;
      }
    });
    while (told < 40) std::this_thread::yield();
    server.kill();
    writer.join();
    server.start();
    auto store = must(PostgresStore::open(address));
    const auto rows = must(store->rows(a, 0));
    CHECK(rows.size() >= told);
    CHECK(rows.size() % 2 == 0);
    CHECK(must(store->rows(b, 0)) == rows);
    CHECK(must(store->append(doubtful)) ==
          std::vector<Verdict>{Verdict::kStored, Verdict::kStored});
    CHECK(must(store->rows(a, 0)).size() == told + 2);
  }
}

TEST_CASE("Somebody who listens and never answers is given up") {
  const TemporaryFolder folder;
  sockaddr_un name{.sun_family = AF_UNIX, .sun_path = {}};
  const std::string path = folder.path() / ".s.PGSQL.5432";
  REQUIRE(path.size() < sizeof(name.sun_path));
  path.copy(name.sun_path, path.size());
  const int silent = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  REQUIRE(bind(silent, reinterpret_cast<const sockaddr*>(&name), sizeof(name)) == 0);
  REQUIRE(listen(silent, 5) == 0);
  CHECK(trouble(PostgresStore::open("postgres:///db?host=" + folder.path().string() +
                                    "&connect_timeout=2")) == Kind::kUnavailable);
  close(silent);
}

TEST_CASE("A newer version is refused, and so are an address and a database that are none") {
  const std::string address = PostgresServer::instance().new_database();
  must(PostgresStore::open(address));
  auto connection = must(Connection::open(address));
  must(connection.run_script("UPDATE version SET version = 99"));
  const auto opened = PostgresStore::open(address);
  REQUIRE(trouble(opened) == Kind::kBroken);
  CHECK(opened.error().text.contains("its version is 99"));
  CHECK(trouble(open("postgres://a:secret@[")) == Kind::kBroken);
  CHECK_FALSE(open(PostgresServer::instance().address("nowhere")).has_value());
  const auto mistyped = open("posgres://a:secret@host/db");
  REQUIRE(trouble(mistyped) == Kind::kBroken);
  CHECK_FALSE(mistyped.error().text.contains("secret"));
}

TEST_CASE("An older version takes the steps it lacks, all or none") {
  auto connection = must(Connection::open(PostgresServer::instance().new_database()));
  const std::vector<std::string_view> steps = {
      "CREATE TABLE things (a integer); INSERT INTO things VALUES (1);",
      "ALTER TABLE things ADD COLUMN b integer; UPDATE things SET b = a + 1;",
      "INSERT INTO things (a) VALUES (7); INSERT INTO nowhere VALUES (1);",
  };
  const std::span<const std::string_view> all(steps);
  must(migrate(connection, all.first(1)));
  must(migrate(connection, all.first(2)));
  must(migrate(connection, all.first(2)));
  CHECK(trouble(migrate(connection, all)) == Kind::kBroken);
  CHECK(trouble(migrate(connection, all.first(1))) == Kind::kBroken);
  const auto found = must(connection.query("SELECT count(*), sum(b) FROM things"));
  CHECK(found.number(0, 0) == 1);
  CHECK(found.number(0, 1) == 2);
}

}  // namespace
}  // namespace loggia::store::postgres
