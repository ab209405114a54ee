// JSON read and written. Reading is stricter than Boost.JSON alone: size and depth are bounded, a
// key given twice is an error, and errors say where. Writing is for people too: numbers are plain.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "notation/problem.h"

namespace loggia {

namespace json = boost::json;

inline constexpr std::size_t kMostJsonBytes = std::size_t{16} << 20U;
inline constexpr std::size_t kMostJsonDepth = 16;

// In `memory`, which must outlive the value, or on the heap.
std::expected<json::value, Problem> parse_json(std::string_view text,
                                               const json::storage_ptr& memory = {});

// On one line without blanks; numbers in plain decimals, 18.5 rather than Boost's 1.85E1.
std::string compact(const json::value& value);
void append_compact(const json::value& value, std::string& out);
// In quotes, with what JSON does not allow there escaped.
void append_text(std::string_view text, std::string& out);

// Indented by two, with short arrays and objects on one line: how our files look.
std::string pretty(const json::value& value);

}  // namespace loggia
