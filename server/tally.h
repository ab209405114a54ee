// What the edge of the server counts, and what it writes to the log. A line of the log never has a
// token, a name or the id of a match: who knows that may sit down there.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "notation/json.h"
#include "server/limits.h"
#include "server/metrics.h"

namespace loggia::server {

// One line of JSON on stderr, with the time.
void write_log(json::object line);

// "/api/records/…": where a request went, without what only its sender should know.
std::string path_pattern(std::string_view path);

class Tally {
 public:
  // Now and then it is logged.
  void refused(Limit limit, std::string_view address, Milliseconds now);
  void answered(int status) { ++answers_[static_cast<std::size_t>(status) / 100]; }
  void sent() { ++sent_; }

  void measure(Exposition& out) const;

 private:
  struct Refused {
    std::uint64_t count = 0;
    std::uint64_t logged = 0;  // of them
    Milliseconds logged_at{};
  };

  std::array<Refused, kLimits> refused_;
  std::array<std::uint64_t, 6> answers_{};  // by the first digit of the status
  std::uint64_t sent_ = 0;
};

}  // namespace loggia::server
