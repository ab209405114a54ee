// What the parts of the server ask of what is around them. Tests have a time and a log of their
// own.
#pragma once

#include <functional>

#include "notation/json.h"
#include "notation/time.h"

namespace loggia::server {

struct Outside {
  std::function<Time()> now;
  std::function<void(const json::object&)> log;
};

}  // namespace loggia::server
