// Doors (B-32…B-34), in all editions, and who wins (B-35).
#include <doctest/doctest.h>

#include "engine/balconia/sketch.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

Entrance entrance(Door green, Door pink) {
  Entrance entrance;
  entrance.doors = {green, pink};
  return entrance;
}

constexpr Door kMajority = {.kind = Door::Kind::kMajority, .symbols = {kCat, kHeart}};

// One balcony, above the entrance, seen from both sides; green's door is a majority of cats over
// hearts.
Sketch majority(const Pieces& green, const Pieces& pink, const Options& options = {}) {
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . g . .
                   . . D . .)",
                {{'g', shows(green)}}, kGreen, entrance(kMajority, kMajority), options);
  sketch.behind(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . p . .
                   . . D . .)",
                {{'p', shows(pink)}});
  return sketch;
}

// Green's and pink's door points at the end.
using Points = PerSide<int>;
Points doors(const Sketch& sketch) { return sketch.game().score(sketch.state()).doors; }

TEST_CASE("B-32: more of the upper element is worth 5, more of the lower one 3") {
  CHECK(doors(majority({{kCat, 2}, {kHeart, 3}}, {{kCat, 1}, {kHeart, 2}})) == Points{8, 0});
  CHECK(doors(majority({{kCat, 2}, {kHeart, 1}}, {{kCat, 1}, {kHeart, 2}})) == Points{5, 3});
  CHECK(doors(majority({{kCat, 1}, {kHeart, 2}}, {{kCat, 2}, {kHeart, 1}})) == Points{3, 5});
  CHECK(doors(majority({}, {{kCat, 1}, {kHeart, 1}})) == Points{0, 8});
}

TEST_CASE("B-32: a tie gives nothing") {
  CHECK(doors(majority({}, {})) == Points{0, 0});
  CHECK(doors(majority({{kCat, 3}, {kHeart, 1}}, {{kCat, 3}})) == Points{3, 0});
  CHECK(doors(majority({{kCat, 3}}, {{kCat, 3}, {kBird, 5}})) == Points{0, 0});
}

TEST_CASE("B-32: each player scores their own door, over their whole side") {
  const Door birds = {.kind = Door::Kind::kMajority, .symbols = {kBird, kFlower}};
  Sketch sketch(R"(a . . . .
                   . . . . .
                   . . b . .
                   . . b . .
                   . . D . a)",
                {{'a', shows({{kCat, 2}, {kHeart, 1}})}, {'b', shows({{kBird, 1}, {kHeart, 1}})}},
                kGreen, entrance(kMajority, birds));
  sketch.behind(R"(. . . . p
                   . . . . .
                   . . q . .
                   . . q . .
                   p . D . .)",
                {{'p', shows({{kCat, 1}, {kBird, 2}})},
                 {'q', shows({{kHeart, 2}, {kFlowerWhite, 1}, {kFlowerOrange, 1}})}});
  // Green: 4 cats against 2 (5), 4 hearts against 4 (0). Pink: 4 birds against 2 (5), 4 flowers
  // against 0 (3).
  CHECK(doors(sketch) == Points{5, 8});
}

TEST_CASE("B-32: a majority door is open, and worth 0, while the other side is hidden") {
  const Sketch sketch = majority({{kCat, 2}, {kHeart, 3}}, {});
  const DoorScore open = sketch.explain(Sight::kOwnSide).door;
  CHECK(open.is_open);
  CHECK(open.points == 0);
  CHECK_FALSE(open.others.has_value());
  CHECK(open.own[0].total() == 2);
  CHECK(open.own[1].total() == 3);
  CHECK(sketch.explain(Sight::kOwnSide).total == 0);
  CHECK(sketch.game().running_score(sketch.state(), kGreen) == 0);
}

TEST_CASE("B-32: a majority door is settled once both sides may be seen") {
  const DoorScore settled = majority({{kCat, 2}, {kHeart, 3}}, {{kHeart, 3}}).explain().door;
  CHECK_FALSE(settled.is_open);
  CHECK(settled.points == 5);
  REQUIRE(settled.others.has_value());
  CHECK((*settled.others)[0].total() == 0);
  CHECK((*settled.others)[1].total() == 3);
}

TEST_CASE("B-32: in a view a majority door is open until the end, or with open facades") {
  const auto view = [](Phase phase, const Options& options) {
    Sketch sketch = majority({{kCat, 2}, {kHeart, 3}}, {}, options);
    sketch.state().phase = phase;
    return sketch.game().view(sketch.state(), kGreen);
  };
  CHECK(view(Phase::kReveal, {}).facades[0].door_is_open);
  CHECK(view(Phase::kReveal, {}).facades[0].total == 0);
  CHECK_FALSE(view(Phase::kOver, {}).facades[0].door_is_open);
  CHECK(view(Phase::kOver, {}).facades[0].total == 8);
  CHECK_FALSE(view(Phase::kReveal, {.open_facades = true}).facades[0].door_is_open);
  CHECK(view(Phase::kReveal, {.open_facades = true}).facades[0].door_points == 8);
}

// A side with these pieces on two balconies, whose door compares notes (left) with birds (right).
int own_door(Door::Kind kind, int notes, int birds, FewerOf edition, Seat owner) {
  const Door door = {.kind = kind, .symbols = {kNote, kBird}};
  const Sketch sketch(R"(. . . . .
                         . . . . .
                         . . b . .
                         . . n . .
                         . . D . .)",
                      {{'n', shows({{kNote, notes}, {kCat, 7}})}, {'b', shows({{kBird, birds}})}},
                      owner, entrance(door, door), {.fewer_of = edition});
  const DoorScore score = sketch.explain(Sight::kOwnSide).door;
  CHECK(score.fewer_of == edition);
  CHECK_FALSE(score.is_open);
  // It does not depend on the other side, so that it counts at once, and at the end no less.
  CHECK(sketch.game().running_score(sketch.state(), owner) == score.points);
  CHECK(doors(sketch)[owner] == score.points);
  return score.points;
}

int fewer_of(int notes, int birds, FewerOf edition) {
  const int points = own_door(Door::Kind::kFewerOf, notes, birds, edition, kGreen);
  CHECK(own_door(Door::Kind::kFewerOf, notes, birds, edition, kPink) == points);
  return points;
}

TEST_CASE("B-33: either: one for each of whichever is fewer, equal counts too") {
  CHECK(fewer_of(3, 5, FewerOf::kEither) == 3);
  CHECK(fewer_of(5, 3, FewerOf::kEither) == 3);
  CHECK(fewer_of(4, 4, FewerOf::kEither) == 4);
  CHECK(fewer_of(0, 5, FewerOf::kEither) == 0);
}

TEST_CASE("B-33: strict: the same, but equal counts score nothing") {
  CHECK(fewer_of(3, 5, FewerOf::kStrict) == 3);
  CHECK(fewer_of(5, 3, FewerOf::kStrict) == 3);
  CHECK(fewer_of(4, 4, FewerOf::kStrict) == 0);
  CHECK(fewer_of(0, 5, FewerOf::kStrict) == 0);
}

TEST_CASE("B-33: left_only: the left element, only where it is strictly fewer") {
  CHECK(fewer_of(3, 5, FewerOf::kLeftOnly) == 3);
  CHECK(fewer_of(5, 3, FewerOf::kLeftOnly) == 0);
  CHECK(fewer_of(4, 4, FewerOf::kLeftOnly) == 0);
  CHECK(fewer_of(0, 5, FewerOf::kLeftOnly) == 0);
}

TEST_CASE("B-33: either is the default") { CHECK(Options{}.fewer_of == FewerOf::kEither); }

TEST_CASE("B-34: the difference of the two counts, whichever is more, in every edition") {
  for (const FewerOf edition : {FewerOf::kEither, FewerOf::kStrict, FewerOf::kLeftOnly}) {
    for (const Seat owner : {kGreen, kPink}) {
      CHECK(own_door(Door::Kind::kDifference, 2, 7, edition, owner) == 5);
      CHECK(own_door(Door::Kind::kDifference, 7, 2, edition, owner) == 5);
      CHECK(own_door(Door::Kind::kDifference, 4, 4, edition, owner) == 0);
      CHECK(own_door(Door::Kind::kDifference, 0, 0, edition, owner) == 0);
    }
  }
}

// Both doors are the difference of birds and notes. A balcony whose condition counts the cats of
// its row makes the other points.
Outcome outcome(const Pieces& green, const Pieces& pink) {
  const Door door = {.kind = Door::Kind::kDifference, .symbols = {kBird, kNote}};
  const Condition cats = each(Where::kRow, 1, kCat);
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . g . .
                   . . D . .)",
                {{'g', with(cats, green)}}, kGreen, entrance(door, door));
  sketch.behind(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . p . .
                   . . D . .)",
                {{'p', with(cats, pink)}});
  return sketch.game().outcome(sketch.state());
}

TEST_CASE("B-35: more points win, whoever's door gave more") {
  const Outcome green = outcome({{kCat, 5}}, {{kBird, 4}});
  CHECK(green.scores[kGreen] == 5);
  CHECK(green.scores[kPink] == 4);
  CHECK(green.is_winner(kGreen));
  CHECK_FALSE(green.is_winner(kPink));
  CHECK(Balconia::decided_by(green) == DecidedBy::kPoints);

  const Outcome pink = outcome({{kBird, 4}}, {{kCat, 4}, {kBird, 1}});
  CHECK_FALSE(pink.is_winner(kGreen));
  CHECK(pink.is_winner(kPink));
}

TEST_CASE("B-35: with equal points the better door wins") {
  const Outcome green = outcome({{kBird, 3}, {kCat, 1}}, {{kCat, 4}});
  CHECK(green.scores[kGreen] == 4);
  CHECK(green.scores[kPink] == 4);
  CHECK(green.tie_breaks[kGreen] == 3);
  CHECK(green.tie_breaks[kPink] == 0);
  CHECK(green.is_winner(kGreen));
  CHECK_FALSE(green.is_shared());
  CHECK(Balconia::decided_by(green) == DecidedBy::kDoors);

  const Outcome pink = outcome({{kBird, 1}, {kCat, 3}}, {{kNote, 2}, {kCat, 2}});
  CHECK(pink.is_winner(kPink));
  CHECK_FALSE(pink.is_winner(kGreen));
}

TEST_CASE("B-35: with equal points and equal doors the victory is shared") {
  const Outcome shared = outcome({{kBird, 2}, {kCat, 1}}, {{kNote, 2}, {kCat, 1}});
  CHECK(shared.is_shared());
  CHECK(shared.is_winner(kGreen));
  CHECK(shared.is_winner(kPink));
}

}  // namespace
}  // namespace loggia::balconia
