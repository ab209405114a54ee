// Parsing of JSON from strangers. Stricter than Boost.JSON alone: size and depth are bounded, a key
// given twice is an error, and errors say where.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "notation/problem.h"

namespace loggia {

namespace json = boost::json;

inline constexpr std::size_t kMostJsonBytes = std::size_t{16} << 20U;
inline constexpr std::size_t kMostJsonDepth = 16;

std::expected<json::value, Problem> parse_json(std::string_view text);

// Indented by two, with short arrays and objects on one line: how our files look.
std::string pretty(const json::value& value);

}  // namespace loggia
