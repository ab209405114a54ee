#include "notation/sha256.h"

#include <algorithm>
#include <bit>

namespace loggia {
namespace {

using Word = std::uint32_t;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<Word, 64> kConstants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Hash = std::array<Word, 8>;

void mix(Hash& hash, const char* block) {
  std::array<Word, 64> w{};
  for (std::size_t i = 0; i < 16; ++i) {
    for (std::size_t byte = 4 * i; byte < (4 * i) + 4; ++byte) {
      w[i] = (w[i] << 8U) | static_cast<unsigned char>(block[byte]);
    }
  }
  for (std::size_t i = 16; i < 64; ++i) {
    const Word a = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3U);
    const Word b = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10U);
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  auto [a, b, c, d, e, f, g, h] = hash;
  for (std::size_t i = 0; i < 64; ++i) {
    const Word choose = (e & f) ^ (~e & g);
    const Word majority = (a & b) ^ (a & c) ^ (b & c);
    const Word t1 =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + choose + kConstants[i] + w[i];
    const Word t2 = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
    h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
  }
  const Hash rounds = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) hash[i] += rounds[i];
}

}  // namespace

Sha256& Sha256::add(std::string_view data) {
  while (!data.empty()) {
    const std::size_t at = size_ % block_.size();
    const std::size_t part = std::min(data.size(), block_.size() - at);
    std::ranges::copy(data.substr(0, part), block_.begin() + static_cast<std::ptrdiff_t>(at));
    size_ += part;
    data.remove_prefix(part);
    if (at + part == block_.size()) mix(hash_, block_.data());
  }
  return *this;
}

std::string Sha256::digits() const {
  constexpr std::size_t kLength = 8;  // bytes that say how many bits there were
  constexpr std::array<char, 64> kPadding = {'\x80'};
  Sha256 whole = *this;
  // Up to eight bytes before the end of a block.
  const std::size_t zeros =
      ((2 * block_.size()) - kLength - 1 - (size_ % block_.size())) % block_.size();
  whole.add({kPadding.data(), 1 + zeros});
  std::array<char, kLength> length{};
  for (std::size_t i = 0; i < kLength; ++i) {
    length[i] = static_cast<char>(((size_ * 8) >> (8 * (kLength - 1 - i))) & 0xffU);
  }
  whole.add({length.data(), length.size()});
  std::string out(8 * whole.hash_.size(), '0');
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = "0123456789abcdef"[(whole.hash_[i / 8] >> (28 - 4 * (i % 8))) & 0xfU];
  }
  return out;
}

std::string sha256(std::string_view data) { return Sha256().add(data).digits(); }

}  // namespace loggia
