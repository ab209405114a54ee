// For tests: every kind of store, empty, and matches to put into it.
#pragma once

#include <doctest/doctest.h>

#include <functional>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "store/open.h"
#include "store/postgres_server.h"
#include "store/transfer.h"

namespace loggia::store {

// A kind of store, and where one of it is.
struct Backend {
  std::string name;
  std::string address;
  bool survives = true;  // what is there, when the store is closed

  [[nodiscard]] std::unique_ptr<Store> open() const {
    auto opened = store::open(address);
    REQUIRE_MESSAGE(opened.has_value(), opened.error().text);
    return std::move(*opened);
  }
};

// Does this with a new one of each.
inline void for_each_backend(const std::function<void(const Backend&)>& test) {
  const TemporaryFolder folder;
  const std::vector<Backend> backends = {
      {"memory", "memory:", false},
      {"SQLite", "sqlite:" + (folder.path() / "loggia.db").string()},
      {"PostgreSQL", PostgresServer::instance().new_database()},
  };
  for (const Backend& backend : backends) {
    INFO("the store is ", backend.name);
    test(backend);
  }
}

inline void for_each_store(const std::function<void(Store&)>& test) {
  for_each_backend([&](const Backend& backend) { test(*backend.open()); });
}

// What was answered; fails the test where there was trouble.
template <class T>
T must(Answer<T> answer) {
  REQUIRE_MESSAGE(answer.has_value(), answer.error().text);
  if constexpr (!std::is_void_v<T>) return std::move(*answer);
}

// The kind of trouble; fails the test where there was none.
template <class T>
Trouble::Kind trouble(const Answer<T>& answer) {
  REQUIRE_FALSE(answer.has_value());
  CAPTURE(answer.error().text);
  CHECK_FALSE(answer.error().text.empty());
  return answer.error().kind;
}

inline Row row(std::uint64_t seq, std::string body = "{}", std::string command = "") {
  return {.seq = seq,
          .time = time_at(1000 + static_cast<std::int64_t>(seq)),
          .command = std::move(command),
          .body = std::move(body)};
}

inline Summary summary(Phase phase = Phase::kPlaying, std::int64_t touched = 1) {
  return {
      .game = "balconia", .phase = phase, .touched = time_at(touched), .members = {}, .card = "{}"};
}

inline Append append_of(std::string match, std::vector<Row> rows, Summary of = summary()) {
  return {.match = std::move(match), .rows = std::move(rows), .summary = std::move(of)};
}

inline Verdict put(Store& store, const Append& append) {
  const auto verdicts = must(store.append({&append, 1}));
  REQUIRE(verdicts.size() == 1);
  return verdicts[0];
}

inline std::vector<std::string> names(const std::vector<Listed>& list) {
  std::vector<std::string> names;
  for (const Listed& one : list) names.push_back(one.match);
  return names;
}

inline std::string exported(Store& store) {
  std::ostringstream out;
  must(export_all(store, out));
  return out.str();
}

}  // namespace loggia::store
