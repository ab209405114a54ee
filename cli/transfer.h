// What `export` and `import` share.
#pragma once

#include <string>
#include <string_view>

#include "store/transfer.h"

namespace loggia::cli {

inline constexpr std::string_view kMemoryKeepsNothing =
    "memory: keeps nothing; name a folder or postgres://…";

// "2 contents, 17 guests (12 sessions, 1 account), 40 matches"
std::string transfer_text(const store::Transferred& done);

}  // namespace loggia::cli
