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

// Where pages of our own come from.
struct Origins {
  std::string open;   // "https://loggia.example"; where browsers must come from
  std::string local;  // or from there, if it is one

  // Whether a browser that says it comes from there may do anything. Who says nothing is no
  // browser, or a page of our own.
  [[nodiscard]] bool has(std::string_view origin) const;
  [[nodiscard]] bool is_secure() const { return open.starts_with("https:"); }
};

}  // namespace loggia::server
