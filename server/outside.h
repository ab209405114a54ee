// What the parts of the server need from outside: the time and a log. Tests have their own.
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
