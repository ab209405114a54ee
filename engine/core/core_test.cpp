// The pieces under every game: random numbers, lists without a heap, sets as bits, whose turn it
// is, and the pick of a chance outcome. No rules here.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ranges>
#include <set>
#include <type_traits>
#include <vector>

#include "engine/core/bits.h"
#include "engine/core/fixed_list.h"
#include "engine/core/game.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/seeded.h"

namespace loggia {
namespace {

// Reckoned apart from this code, with integers of any length.
TEST_CASE("rng: the first values for seed 1234567") {
  Rng rng(1234567);
  CHECK(rng.next() == 1039220411907061708U);
  CHECK(rng.next() == 7824934774743837796U);
  CHECK(rng.next() == 15045726798686391609U);
  CHECK(rng.next() == 11897712078968232033U);
  CHECK(rng.next() == 16181740736517372213U);
}

TEST_CASE("rng: the first values for seed 0") {
  Rng rng(0);
  CHECK(rng.next() == 0x111cb3a78f59a58eU);
  CHECK(rng.next() == 0xceabd938ff4e856dU);
  CHECK(rng.next() == 0x61fb51318f47d2a4U);
}

TEST_CASE("rng: below() is a draw, scaled") {
  // floor(draw × bound / 2⁶⁴): seed 0's first two draws are 0x11… and 0xce… of 0x100…, about 0.067
  // and 0.807; times 22 that is 1.47 and 17.76.
  Rng rng(0);
  CHECK(rng.below(22) == 1);
  CHECK(rng.below(22) == 17);
}

TEST_CASE("rng: below() stays under its bound") {
  Rng rng(7);
  for (const std::uint32_t bound : {1U, 2U, 3U, 5U, 22U, 48U, 1000003U, 0xffffffffU}) {
    CAPTURE(bound);
    for (int i = 0; i < 1000; ++i) REQUIRE(rng.below(bound) < bound);
  }
}

TEST_CASE("rng: below() is uniform") {
  // 22 values × 10,000: a count's standard deviation is √(220,000 × 1/22 × 21/22) ≈ 98, so that
  // ±490 is five of them.
  Rng rng = seeded(1);
  std::array<int, 22> counts{};
  for (int i = 0; i < 220'000; ++i) ++counts[rng.below(22)];
  for (const int count : counts) {
    CHECK(count > 10'000 - 490);
    CHECK(count < 10'000 + 490);
  }
}

TEST_CASE("rng: below() favours no value, with a large bound either") {
  // With bound 3 × 2³⁰, a scaled draw of 32 bits would have four inputs for every three values, and
  // one residue modulo 3 would come up half of the time. 60,000 draws: σ ≈ 115.
  Rng rng = seeded(2);
  std::array<int, 3> residues{};
  for (int i = 0; i < 60'000; ++i) ++residues[rng.below(3U << 30U) % 3];
  for (const int count : residues) {
    CHECK(count > 20'000 - 580);
    CHECK(count < 20'000 + 580);
  }
}

TEST_CASE("rng: a stream is named by its seed and number") {
  const auto first = [](std::uint64_t seed, std::uint64_t number) {
    return Rng::stream(seed, number).next();
  };
  CHECK(first(4, 17) == first(4, 17));
  std::set<std::uint64_t> different;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    for (std::uint64_t number = 0; number < 30; ++number) different.insert(first(seed, number));
  }
  CHECK(different.size() == 900);
}

TEST_CASE("fixed list: fills in order, gives what was put in, and clears") {
  FixedList<int, 3> list;
  CHECK(list.empty());
  list.push_back(5);
  list.push_back(6);
  list.push_back(7);
  CHECK(list.size() == FixedList<int, 3>::kCapacity);
  CHECK(list[0] == 5);
  CHECK(list.back() == 7);
  list[1] = 60;
  list.back() = 70;
  CHECK(std::vector<int>(list.begin(), list.end()) == std::vector{5, 60, 70});
  list.clear();
  CHECK(list.empty());
  CHECK(list.begin() == list.end());
}

TEST_CASE("bits: a set is walked from the lowest") {
  CHECK(bit(0) == 1);
  CHECK(contains(0b100, 2));
  CHECK_FALSE(contains(0b100, 1));
  CHECK(count(0b10110) == 3);
  std::vector<int> walked;
  for (const int place : bits(bit(31) | bit(4) | bit(0))) walked.push_back(place);
  CHECK(walked == std::vector{0, 4, 31});
  for (const int place : bits(0)) FAIL("the empty set has " << place);
}

int nth_bit_naively(Mask mask, int n) {
  for (int place = 0; place < 32; ++place) {
    if (contains(mask, place) && n-- == 0) return place;
  }
  return 32;
}

TEST_CASE("bits: nth_bit finds the same as counting one by one") {
  Rng rng = seeded(3);
  for (int i = 0; i < 20'000; ++i) {
    auto mask = static_cast<Mask>(rng.next());
    if (i % 2 == 0) mask &= static_cast<Mask>(rng.next() & rng.next());  // few bits
    if (i % 5 == 0) mask = i % 10 == 0 ? ~Mask{0} : bit(static_cast<int>(rng.below(32)));
    for (int n = 0; n < count(mask); ++n) {
      CAPTURE(mask);
      CAPTURE(n);
      REQUIRE(nth_bit(mask, n) == nth_bit_naively(mask, n));
    }
  }
}

// Seats cost no more than whole numbers would.
static_assert(sizeof(PerSeat<int>) == kMaxSeats * sizeof(int));
static_assert(std::is_trivially_copyable_v<PerSeat<int>>);
static_assert(std::ranges::forward_range<Seats>);

TEST_CASE("seats: so many in the order of play, and none of nobody") {
  CHECK(std::ranges::equal(seats_of(3), std::array{seat_at(0), seat_at(1), seat_at(2)}));
  CHECK(std::ranges::empty(seats_of(0)));
}

TEST_CASE("seats: what each has, by seat") {
  PerSeat<int> cards = {7, 5};
  ++cards[seat_at(1)];
  CHECK(cards == PerSeat<int>{7, 6, 0, 0});
  CHECK(std::ranges::distance(cards) == kMaxSeats);
}

TEST_CASE("turn: a seat's, chance's or nobody's, and only one of them") {
  for (const Seat seat : seats_of(kMaxSeats)) {
    const Turn turn = Turn::of(seat);
    CHECK(turn.is_seat());
    CHECK_FALSE(turn.is_chance());
    CHECK_FALSE(turn.is_over());
    CHECK(turn.seat() == seat);
  }
  CHECK(Turn::chance().is_chance());
  CHECK_FALSE(Turn::chance().is_seat());
  CHECK_FALSE(Turn::chance().is_over());
  CHECK(Turn::over().is_over());
  CHECK_FALSE(Turn::over().is_seat());
  CHECK_FALSE(Turn::over().is_chance());
  CHECK(Turn::of(seat_at(1)) == Turn::of(seat_at(1)));
  CHECK_FALSE(Turn::of(seat_at(0)) == Turn::of(seat_at(1)));
  CHECK_FALSE(Turn::chance() == Turn::over());
}

TEST_CASE("outcome: winners are bits, and two of them share") {
  Outcome outcome;
  outcome.winners = 0b10;
  CHECK_FALSE(outcome.is_winner(seat_at(0)));
  CHECK(outcome.is_winner(seat_at(1)));
  CHECK_FALSE(outcome.is_shared());
  outcome.winners = 0b11;
  CHECK(outcome.is_winner(seat_at(0)));
  CHECK(outcome.is_shared());
}

FixedList<Chance<char>, 4> weighted() {
  FixedList<Chance<char>, 4> chances;
  chances.push_back({'a', 1});
  chances.push_back({'b', 2});
  chances.push_back({'-', 0});
  chances.push_back({'c', 5});
  return chances;
}

TEST_CASE("chance: one draw picks an outcome, each as wide as its weight") {
  // Weights 1, 2, 0, 5: of the draws 0…7, 0 is a, 1 and 2 are b, 3 to 7 are c.
  Rng picks(11);
  Rng draws(11);
  for (int i = 0; i < 200; ++i) {
    REQUIRE(pick_chance(weighted(), picks) == "abbccccc"[draws.below(8)]);
  }
}

TEST_CASE("chance: outcomes come up in proportion to their weights") {
  // 80,000 picks, so that 1 of 8 is 10,000 with σ ≈ 94, 2 of 8 20,000 with σ ≈ 122, 5 of 8 50,000
  // with σ ≈ 137.
  Rng rng = seeded(12);
  std::array<int, 128> picked{};
  for (int i = 0; i < 80'000; ++i) ++picked[static_cast<std::size_t>(pick_chance(weighted(), rng))];
  CHECK(picked['a'] == doctest::Approx(10'000).epsilon(0.047));
  CHECK(picked['b'] == doctest::Approx(20'000).epsilon(0.03));
  CHECK(picked['c'] == doctest::Approx(50'000).epsilon(0.014));
  CHECK(picked['-'] == 0);
}

}  // namespace
}  // namespace loggia
