#include "store/libpq.h"

#include <dlfcn.h>

namespace loggia::store::postgres {
namespace {

std::string loader_error() {
  const char* const text = dlerror();  // NOLINT(concurrency-mt-unsafe)
  return text == nullptr ? "no reason given" : text;
}

template <class Function>
void find(void* library, const char* name, Function& function, std::string& missing) {
  // POSIX: what dlsym answers for a function converts to its pointer.
  function = reinterpret_cast<Function>(dlsym(library, name));
  if (function == nullptr) missing = name;
}

std::expected<Libpq, std::string> load() {
  constexpr const char* kName = "libpq.so.5";
  void* const library = dlopen(kName, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    return std::unexpected("PostgreSQL's client library is not there (Debian: libpq5): " +
                           loader_error());
  }
  Libpq pq{};
  std::string missing;
  find(library, "PQclear", pq.clear, missing);
  find(library, "PQcmdTuples", pq.cmd_tuples, missing);
  find(library, "PQconnectdbParams", pq.connect, missing);
  find(library, "PQconninfoFree", pq.conninfo_free, missing);
  find(library, "PQconninfoParse", pq.conninfo_parse, missing);
  find(library, "PQconsumeInput", pq.consume_input, missing);
  find(library, "PQerrorMessage", pq.error_message, missing);
  find(library, "PQfinish", pq.finish, missing);
  find(library, "PQflush", pq.flush, missing);
  find(library, "PQfreemem", pq.free_memory, missing);
  find(library, "PQgetisnull", pq.get_is_null, missing);
  find(library, "PQgetlength", pq.get_length, missing);
  find(library, "PQgetResult", pq.get_result, missing);
  find(library, "PQgetvalue", pq.get_value, missing);
  find(library, "PQisBusy", pq.is_busy, missing);
  find(library, "PQntuples", pq.row_count, missing);
  find(library, "PQresultErrorField", pq.error_field, missing);
  find(library, "PQresultErrorMessage", pq.result_error, missing);
  find(library, "PQresultStatus", pq.result_status, missing);
  find(library, "PQsendQuery", pq.send_script, missing);
  find(library, "PQsendQueryParams", pq.send_query, missing);
  find(library, "PQsetnonblocking", pq.set_nonblocking, missing);
  find(library, "PQsetNoticeProcessor", pq.set_notice_processor, missing);
  find(library, "PQsocket", pq.socket, missing);
  find(library, "PQstatus", pq.status, missing);
  if (missing.empty()) return pq;
  return std::unexpected(std::string(kName) + " lacks " + missing);
}

}  // namespace

const std::expected<Libpq, std::string>& libpq() {
  static const std::expected<Libpq, std::string> loaded = load();
  return loaded;
}

}  // namespace loggia::store::postgres
