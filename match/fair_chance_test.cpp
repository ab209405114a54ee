// Chance that can be proved: what follows from a seed and everybody's part, and that nothing else
// passes.
#include "match/fair_chance.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/seeded.h"
#include "match/record.h"
#include "match/testing.h"
#include "notation/sha256.h"

namespace loggia {
namespace {

const std::string kSeed(64, '7');

ChanceOrigin origin_of(int seats, const std::string& nonce = "n") {
  ChanceOrigin origin{.seed = kSeed, .commitment = commitment_to(kSeed)};
  for (int i = 0; i < seats; ++i) origin.nonces.push_back(nonce + std::to_string(i));
  return origin;
}

// A whole match with this chance, with undos here and there.
Match played(const std::shared_ptr<const AnyGame>& game, const ChanceOrigin& origin) {
  const FairChance chance(origin);
  Match match(game, {});
  Rng rng = seeded(5);
  while (!match.turn().is_over()) {
    const auto legal =
        match.turn().is_chance() ? std::vector{chance.draw(match)} : game->legal(match.state());
    REQUIRE(match.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    const auto decided = match.last_decision(seat_at(0));
    if (decided && rng.below(9) == 0) (void)match.undo(*decided - 1);
  }
  match.reveal(origin);
  return match;
}

TEST_CASE("A draw can be checked with nothing but SHA-256") {
  const ChanceOrigin origin = origin_of(2);
  const std::string key = sha256("loggia.chance/1\n" + kSeed + "\nn0\nn1\n");
  const std::string digits = sha256(key + "\ndraw 1\n0\n");
  const std::uint64_t number = std::stoull(digits.substr(0, 16), nullptr, 16);
  CHECK(digits.starts_with("f8521c4bd4dbe66d"));  // as docs/FORMATS.md says
  CHECK(FairChance(origin).below("draw 1", 22) == number % 22);
  CHECK(FairChance(origin).below("draw 1", 1) == 0);
}

TEST_CASE("Everybody's part changes what is drawn, and so does the seed") {
  const auto first = [](const ChanceOrigin& origin) {
    return FairChance(origin).below("draw 1", std::uint64_t{1} << 60U);
  };
  ChanceOrigin other_seed = origin_of(2);
  other_seed.seed[5] = '8';
  ChanceOrigin other_nonce = origin_of(2);
  other_nonce.nonces[1] = "m";
  CHECK(first(origin_of(2)) == first(origin_of(2)));
  CHECK(first(other_seed) != first(origin_of(2)));
  CHECK(first(other_nonce) != first(origin_of(2)));
}

TEST_CASE("All of a number are drawn equally often") {
  const FairChance chance(origin_of(2));
  std::array<int, 3> drawn{};
  for (int i = 0; i < 3000; ++i) ++drawn[chance.below("draw " + std::to_string(i), 3)];
  for (const int times : drawn) {
    CHECK(times > 900);  // 1000 ± 26: four deviations
    CHECK(times < 1100);
  }
  // Almost half of all numbers would favour the small ones here, and are passed over.
  const std::uint64_t many = (std::uint64_t{1} << 63U) + 1;
  for (int i = 0; i < 100; ++i) CHECK(chance.below(std::to_string(i), many) < many);
}

TEST_CASE("A match drawn so is proved, with what was taken back, in a record too") {
  for (const auto& game : {balconia_with(), game_with("highrise", R"({"players": 3})")}) {
    const Match match = played(game, origin_of(game->seats()));
    const auto proved = verify(match);
    REQUIRE(proved.has_value());
    CHECK(*proved >= match.chance_count());
    const auto read = read_record(compact(record_json(match)));
    REQUIRE(read.has_value());
    CHECK(read->chance_origin() == match.chance_origin());
    CHECK(verify(*read) == proved);
  }
}

TEST_CASE("Seats and options that were drawn are proved") {
  ChanceOrigin origin = origin_of(4);
  origin.chairs = FairChance(origin).shuffled_chairs(4);
  CHECK(std::ranges::is_permutation(origin.chairs, std::array{0, 1, 2, 3}));
  origin.options = {"first"};
  const auto with_first = [](std::uint64_t place) {
    const auto game = game_with("highrise", R"({"players": 4})");
    return game_with("highrise",
                     R"({"players": 4, "first": ")" +
                         std::string(game->seat_name(seat_at(static_cast<int>(place)))) + "\"}");
  };
  const std::uint64_t first = FairChance(origin).below("first", 4);
  CHECK(verify(played(with_first(first), origin)).has_value());
  CHECK(to_text(verify(played(with_first((first + 1) % 4), origin)).error())
            .starts_with("chance, options: first is"));
  std::swap(origin.chairs[0], origin.chairs[1]);
  CHECK(verify(played(with_first(first), origin)).error().where == "chance, chairs");
  origin.chairs.clear();
  origin.options = {"floors"};
  CHECK(to_text(verify(played(with_first(first), origin)).error()) ==
        "chance, options: \"floors\" is not drawn by chance");
}

TEST_CASE("What was not drawn so is found out") {
  const auto game = balconia_with();
  CHECK(verify(Match(game, {})).error().where == "chance");
  ChanceOrigin origin = origin_of(2);
  const Match match = played(game, origin);

  Match other = match;
  origin.nonces[0] = "x";
  other.reveal(origin);
  CHECK(verify(other).error().where.starts_with("entry "));

  origin = origin_of(2);
  origin.commitment = commitment_to("something else");
  other.reveal(origin);
  CHECK(verify(other).error().where == "chance, commitment");
}

TEST_CASE("A record's chance is read with suspicion") {
  const Match match = played(balconia_with(), origin_of(2));
  const auto complaint = [&](auto change) {
    json::object record = record_json(match);
    change(record["chance"].as_object());
    const auto read = read_record(compact(record));
    return read ? "" : to_text(read.error());
  };
  CHECK(complaint([](json::object& chance) { chance["seed"] = "abc"; }) ==
        "chance, seed: is not 64 hexadecimal digits");
  CHECK(complaint([](json::object& chance) { chance["nonces"] = json::array{"a"}; }) ==
        "chance, nonces: must be 2, not 1");
  CHECK(complaint([](json::object& chance) { chance["nonces"].as_array()[1] = "a\nb"; }) ==
        "chance, nonces, 2: is not 1 to 64 letters, digits, \"-\" or \"_\"");
  CHECK(complaint([](json::object& chance) { chance["chairs"] = json::array{1, 1}; }) ==
        "chance, chairs, 2: is there twice");
  CHECK(complaint([](json::object& chance) { chance["chairs"] = json::array{0, 1}; }) != "");
  CHECK(complaint([](json::object& chance) { chance["more"] = 1; }) != "");
  CHECK(complaint([](json::object& chance) { chance.erase("seed"); }) != "");
}

}  // namespace
}  // namespace loggia
