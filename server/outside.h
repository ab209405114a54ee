// What the parts of the server ask of what is around them. Tests have a time and a log of their
// own.
#pragma once

#include <functional>

#include "notation/json.h"
#include "table/spec.h"

namespace loggia::server {

struct Outside {
  std::function<table::Milliseconds()> now;
  std::function<void(const json::object&)> log;
};

}  // namespace loggia::server
