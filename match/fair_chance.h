// Chance at an online table, which nobody there can foresee or steer, and everybody can check once
// the match is over. The server chooses a secret seed and shows its SHA-256; then everybody who
// sits down adds a number of their own; what is drawn follows from all of these. Only SHA-256 of
// plain text is needed: docs/FORMATS.md checks a draw by hand.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "notation/problem.h"
#include "notation/sha256.h"

namespace loggia {

// What the seed of a match is checked against: its SHA-256.
std::string commitment_to(std::string_view seed);

class FairChance {
 public:
  explicit FairChance(const ChanceOrigin& origin);

  // One of so many (at least one), each as likely; the same name, the same one.
  [[nodiscard]] std::uint64_t below(std::string_view name, std::uint64_t many) const;
  // What chance does next, by how many of its outcomes stand.
  [[nodiscard]] AnyAction draw(const Match& match) const;
  // Who sits where, of so many chairs: the chair that becomes each seat.
  [[nodiscard]] std::vector<int> shuffled_chairs(int chairs) const;

 private:
  Sha256 key_;  // what is drawn is the SHA-256 of it and more
};

// How many outcomes of chance were proved, or the first that was not drawn so.
std::expected<std::size_t, Problem> verify(const Match& match);

}  // namespace loggia
