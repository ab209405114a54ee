// Which store a text means: "memory:", "sqlite:PATH" or a path alone, "postgres://…".
#pragma once

#include <memory>
#include <string_view>

#include "store/store.h"

namespace loggia::store {

Answer<std::unique_ptr<Store>> open(std::string_view where);

}  // namespace loggia::store
