// SHA-256 (FIPS 180-4), for the names of contents. By hand because it must run in WebAssembly too,
// where libsodium does not; checked against the standard's examples.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace loggia {

// Of data that comes in parts. A copy goes on from where it is.
class Sha256 {
 public:
  Sha256& add(std::string_view data);
  // Of all that was added: 64 hexadecimal digits.
  [[nodiscard]] std::string digits() const;

 private:
  std::array<std::uint32_t, 8> hash_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<char, 64> block_{};  // what does not fill one yet
  std::uint64_t size_ = 0;
};

std::string sha256(std::string_view data);

}  // namespace loggia
