// Random numbers that are the same on every machine and in WebAssembly: a Weyl sequence through one
// wide multiplication (the generator known as wyrand). Not for secrets: an online table's chance
// comes from elsewhere.
#pragma once

#include <cstdint>

namespace loggia {

class Rng {
  __extension__ using Wide = unsigned __int128;

 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  // The stream with this number of a family: game 17 of seed 4 is the same whoever plays it.
  static constexpr Rng stream(std::uint64_t seed, std::uint64_t number) {
    Rng mixer(seed);
    const std::uint64_t base = mixer.next();
    Rng numbered(base ^ (number * 0xd1342543de82ef95U));
    return Rng(numbered.next());
  }

  constexpr std::uint64_t next() {
    state_ += 0xa0761d6478bd642fU;
    const Wide product = Wide{state_} * (state_ ^ 0xe7037ed1a0b428dbU);
    return static_cast<std::uint64_t>(product >> 64U) ^ static_cast<std::uint64_t>(product);
  }

  // Uniform in 0 … bound−1, bound at least 1; one draw. Some values are likelier than others by at
  // most bound in 2⁶⁴, which no number of games can show.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>((Wide{next()} * bound) >> 64U);
  }

 private:
  std::uint64_t state_;
};

}  // namespace loggia
