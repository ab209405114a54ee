// SHA-256 (FIPS 180-4), for the names of contents. By hand because it must run in WebAssembly too,
// where libsodium does not; checked against the standard's examples.
#pragma once

#include <string>
#include <string_view>

namespace loggia {

// 64 hexadecimal digits.
std::string sha256(std::string_view data);

}  // namespace loggia
