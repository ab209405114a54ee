// The tables of a PostgreSQL database, in a schema of their own, and how older ones become newer.
#pragma once

#include "store/postgres_connection.h"

namespace loggia::store::postgres {

// Step n makes version n of version n - 1; the first one starts from nothing. Steps that were
// published never change.
std::span<const std::string_view> schema_steps();

// Brings the database to the newest version, whole or not at all, whoever else tries the same.
// Refuses newer ones.
Answer<void> migrate(Connection& connection, std::span<const std::string_view> steps);

}  // namespace loggia::store::postgres
