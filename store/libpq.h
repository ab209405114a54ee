// PostgreSQL's client library, loaded when first asked for: the program starts without it.
#pragma once

#include <postgresql/libpq-fe.h>

#include <expected>
#include <string>

namespace loggia::store::postgres {

struct Libpq {
  decltype(&PQclear) clear;
  decltype(&PQcmdTuples) cmd_tuples;
  decltype(&PQconnectdbParams) connect;
  decltype(&PQconninfoFree) conninfo_free;
  decltype(&PQconninfoParse) conninfo_parse;
  decltype(&PQconsumeInput) consume_input;
  decltype(&PQerrorMessage) error_message;
  decltype(&PQfinish) finish;
  decltype(&PQflush) flush;
  decltype(&PQfreemem) free_memory;
  decltype(&PQgetisnull) get_is_null;
  decltype(&PQgetlength) get_length;
  decltype(&PQgetResult) get_result;
  decltype(&PQgetvalue) get_value;
  decltype(&PQisBusy) is_busy;
  decltype(&PQntuples) row_count;
  decltype(&PQresultErrorField) error_field;
  decltype(&PQresultErrorMessage) result_error;
  decltype(&PQresultStatus) result_status;
  decltype(&PQsendQuery) send_script;
  decltype(&PQsendQueryParams) send_query;
  decltype(&PQsetnonblocking) set_nonblocking;
  decltype(&PQsetNoticeProcessor) set_notice_processor;
  decltype(&PQsocket) socket;
  decltype(&PQstatus) status;
};

// Or why it cannot be loaded. Loaded once, and kept.
const std::expected<Libpq, std::string>& libpq();

}  // namespace loggia::store::postgres
