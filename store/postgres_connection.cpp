#include "store/postgres_connection.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <format>
#include <utility>

#include "store/checks.h"

namespace loggia::store::postgres {
namespace {

// The server gives up a statement before we give up the server.
constexpr std::chrono::seconds kLongestWait(15);
constexpr const char* kSession = R"(
SET statement_timeout = '10s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '30s';
SET synchronous_commit = on; SET client_min_messages = warning; SET search_path = loggia;
)";

constexpr std::string_view kTaken = "23505";

// By the class of its code: the connection, transactions that must be tried again, resources,
// locks, an operator or a time limit, the disk.
bool may_pass(std::string_view code) {
  constexpr std::array<std::string_view, 6> kPassing = {"08", "40", "53", "55", "57", "58"};
  return code.empty() || std::ranges::contains(kPassing, code.substr(0, 2));
}

// In one line.
std::string tidy(const char* message) {
  std::string text = std::string("PostgreSQL: ") + message;
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  std::ranges::replace(text, '\n', ' ');
  return text;
}

// A list in PostgreSQL's spelling; what an item looks like is told by `write`.
template <class Items>
Parameter array_of(const Items& items, const auto& write) {
  std::string out = "{";
  for (const auto& item : items) {
    if (out.size() > 1) out += ',';
    write(item, out);
  }
  return out + '}';
}

std::int64_t to_number(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

std::string Result::text(int row, int column) const {
  return {pq_->get_value(result_.get(), row, column),
          static_cast<std::size_t>(pq_->get_length(result_.get(), row, column))};
}

std::int64_t Result::number(int row, int column) const { return to_number(text(row, column)); }

std::optional<Time> Result::optional_time(int row, int column) const {
  if (pq_->get_is_null(result_.get(), row, column) == 1) return std::nullopt;
  return time(row, column);
}

std::size_t Result::changes() const {
  return static_cast<std::size_t>(to_number(pq_->cmd_tuples(result_.get())));
}

std::string_view Result::code() const {
  const char* const code = pq_->error_field(result_.get(), PG_DIAG_SQLSTATE);
  return code == nullptr ? "" : code;
}

bool Result::is_taken() const { return code() == kTaken; }

std::optional<Trouble> Result::trouble() const {
  const ExecStatusType status = pq_->result_status(result_.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return std::nullopt;
  using Kind = Trouble::Kind;
  return Trouble{may_pass(code()) ? Kind::kUnavailable : Kind::kBroken,
                 tidy(pq_->result_error(result_.get()))};
}

Parameter to_parameter(std::string_view text) { return std::string(text); }

Parameter to_parameter(std::int64_t number) { return std::to_string(number); }

Parameter to_parameter(const std::vector<std::string_view>& texts) {
  return array_of(texts, [](std::string_view text, std::string& out) {
    out += '"';
    for (const char c : text) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    out += '"';
  });
}

Parameter to_parameter(const std::vector<std::int64_t>& numbers) {
  return array_of(numbers,
                  [](std::int64_t number, std::string& out) { out += std::to_string(number); });
}

Parameter to_parameter(const std::vector<std::optional<std::int64_t>>& numbers) {
  return array_of(numbers, [](const std::optional<std::int64_t>& number, std::string& out) {
    out += number ? std::to_string(*number) : "NULL";
  });
}

Answer<Connection> Connection::open(const std::string& address) {
  const auto& loaded = libpq();
  if (!loaded) return broken(loaded.error());
  const Libpq& pq = *loaded;
  char* error = nullptr;
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parts(
      pq.conninfo_parse(address.c_str(), &error), pq.conninfo_free);
  const std::unique_ptr<char, decltype(&PQfreemem)> error_text(error, pq.free_memory);
  if (parts == nullptr) return broken(error == nullptr ? "no memory" : tidy(error));
  // Later ones win.
  const std::array<const char*, 6> keys = {"connect_timeout",  "tcp_user_timeout",
                                           "application_name", "dbname",
                                           "client_encoding",  nullptr};
  const std::array<const char*, 6> values = {"5",    "15000", "loggia", address.c_str(),
                                             "UTF8", nullptr};
  Connection connection(pq, pq.connect(keys.data(), values.data(), 1));
  if (!connection.is_usable() || pq.set_nonblocking(connection.connection_.get(), 1) != 0) {
    return connection.lost();
  }
  // What the server says beside its answers would go to standard error.
  pq.set_notice_processor(connection.connection_.get(), [](void*, const char*) {}, nullptr);
  if (const auto fine = connection.run_script(kSession); !fine) {
    return std::unexpected(fine.error());
  }
  return connection;
}

bool Connection::is_usable() const {
  return connection_ != nullptr && pq_->status(connection_.get()) == CONNECTION_OK;
}

std::unexpected<Trouble> Connection::lost() {
  return unavailable(connection_ == nullptr ? "PostgreSQL: not connected"
                                            : tidy(pq_->error_message(connection_.get())));
}

Answer<void> Connection::run_script(const std::string& sql) {
  if (!is_usable() || pq_->send_script(connection_.get(), sql.c_str()) == 0) return lost();
  const auto result = wait_for_result();
  if (!result) return std::unexpected(result.error());
  if (const auto trouble = result->trouble()) return std::unexpected(*trouble);
  return {};
}

Answer<Result> Connection::run(const char* sql, std::span<const Parameter> parameters) {
  auto result = send_and_wait(sql, parameters);
  if (result) {
    if (const auto trouble = result->trouble()) return std::unexpected(*trouble);
  }
  return result;
}

Answer<Result> Connection::send_and_wait(const char* sql, std::span<const Parameter> parameters) {
  std::vector<const char*> values;
  for (const Parameter& parameter : parameters) {
    values.push_back(parameter ? parameter->c_str() : nullptr);
  }
  if (!is_usable() || pq_->send_query(connection_.get(), sql, static_cast<int>(values.size()),
                                      nullptr, values.data(), nullptr, nullptr, 0) == 0) {
    return lost();
  }
  auto result = wait_for_result();
  if (result && !result->is_taken()) {
    if (const auto trouble = result->trouble()) return std::unexpected(*trouble);
  }
  return result;
}

// The last of the results, or the first that is an error.
Answer<Result> Connection::wait_for_result() {
  const auto deadline = Clock::now() + kLongestWait;
  std::optional<Result> kept;
  for (;;) {
    const int unsent = pq_->flush(connection_.get());
    if (unsent < 0) return lost();
    if (unsent > 0 || pq_->is_busy(connection_.get()) == 1) {
      if (const auto waited = wait(deadline, unsent > 0); !waited) {
        return std::unexpected(waited.error());
      }
      if (pq_->consume_input(connection_.get()) == 0) return lost();
      continue;
    }
    PGresult* const next = pq_->get_result(connection_.get());
    if (next == nullptr) break;
    Result result(*pq_, next);
    if (!kept || !kept->trouble()) kept = std::move(result);
  }
  if (!kept) return lost();
  return std::move(*kept);
}

Answer<void> Connection::wait(Clock::time_point deadline, bool wants_write) {
  using std::chrono::milliseconds;
  const int socket = pq_->socket(connection_.get());
  if (socket < 0) return lost();
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (left <= milliseconds(0)) {
      has_given_up_ = true;
      close();
      return unavailable(std::format("PostgreSQL: no answer within {}", kLongestWait));
    }
    const auto events = static_cast<short>(wants_write ? POLLIN | POLLOUT : POLLIN);
    pollfd polled{.fd = socket, .events = events, .revents = 0};
    const int ready = poll(&polled, 1, static_cast<int>(left.count()));
    if (ready > 0) return {};
    if (ready < 0 && errno != EINTR) return lost();
  }
}

}  // namespace loggia::store::postgres
