// Where browsers come from: "https://loggia.example", written in one way only.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "notation/problem.h"

namespace loggia::server {

// http or https, a host and perhaps a port, in small letters, without the usual port and without
// the slash at the end.
std::expected<std::string, Problem> normal_origin(std::string_view url);

}  // namespace loggia::server
