// The table in text: a facade as its owner sees it, the disc, what the placer is told, and nothing
// of the other side. The exact drawings are long on purpose: they are meant to be looked at.
#include "notation/balconia/drawing.h"

#include <doctest/doctest.h>

#include "engine/balconia/sketch.h"
#include "notation/balconia/testing.h"

namespace loggia::balconia {
namespace {

using enum Symbol;

// Green's side shows cats and laundry, pink's notes and hearts; the disc has what stands at b2.
Sketch small_building(Phase phase) {
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . x y . .
                   . . D z .)",
                {{'x', with(each(Where::kRow, 2, kCat), {{kCat, 3}, {kFlowerLightPink, 1}})},
                 {'y', lovebird(Lovebird::kLeft)},
                 {'z', shows({{kLaundry, 2}, {kCat, 1}})}},
                kGreen,
                {{Door{Door::Kind::kDifference, {kCat, kBird}},
                  Door{Door::Kind::kMajority, {kFlower, kNote}}}});
  sketch.behind(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . v u .
                   . w D . .)",
                {{'u', with(if_has(Where::kLeft, kHeart, kNote), {{kNote, 1}})},
                 {'v', shows({{kHeart, 1}, {kNote, 2}})},
                 {'w', with(if_lacks(Where::kRight, kPerson))}});
  sketch.state().phase = phase;
  sketch.state().tokens_left = 11;
  return sketch;
}

std::string drawn(Sketch sketch, Viewer viewer, Style style = {}) {
  return draw(sketch.game(), sketch.state(), viewer, style);
}

// From the floor with this cell on down.
std::string below(const std::string& drawing, std::string_view corner) {
  return drawing.substr(drawing.find(corner));
}

TEST_CASE("Green's facade") {
  CHECK(drawn(small_building(Phase::kReveal), kGreen) ==
        R"(green's door: the difference between cat and bird
pink's door: 5 for more flower, 3 for more note than the other side
11 tokens to come
green's side: 10 points
┌─a5───────────┬─b5───────────┬─c5───────────┬─d5───────────┬─e5───────────┐
│              │              │              │              │              │
├─a4───────────┼─b4───────────┼─c4───────────┼─d4───────────┼─e4───────────┤
│              │              │              │              │              │
├─a3───────────┼─b3───────────┼─c3───────────┼─d3───────────┼─e3───────────┤
│              │              │              │              │              │
├─a2───────────┼─b2────── 6 p─┼─c2────── 0 p─┼─d2───────────┼─e2───────────┤
│              │3 cat  lt.pink│person        │              │              │
│              │              │              │              │              │
│              │              │              │              │              │
│              │row           │♥ lovebird    │              │              │
│              │2× cat        │← looks left  │              │              │
├─a1───────────┼─b1───────────┼─c1────── 4 p─┼─d1────── 0 p─┼─e1───────────┤
│              │              │              │cat  2 laundry│              │
│              │              │    ┌────┐    │              │              │
│              │              │    │DOOR│    │              │              │
│              │              │    │   ∘│    │              │              │
│              │              │    │    │    │              │              │
└──────────────┴──────────────┴──────────────┴──────────────┴──────────────┘
)");
}

TEST_CASE("B-13: pink's facade is drawn mirrored, as pink sees it") {
  const std::string drawing = drawn(small_building(Phase::kReveal), kPink);
  CHECK(drawing.contains("pink's side: 10 points, the door is open until the end\n"));
  CHECK(below(drawing, "├─e2") ==
        R"(├─e2───────────┼─d2───────────┼─c2────── 0 p─┼─b2────── 5 p─┼─a2───────────┤
│              │              │heart  2 note │note          │              │
│              │              │              │              │              │
│              │              │              │              │              │
│              │              │              │to the left   │              │
│              │              │              │5 heart+note  │              │
├─e1───────────┼─d1────── 5 p─┼─c1───── open─┼─b1───────────┼─a1───────────┤
│              │              │              │              │              │
│              │              │    ┌────┐    │              │              │
│              │              │    │DOOR│    │              │              │
│              │to the right  │    │   ∘│    │              │              │
│              │5 no person   │    │    │    │              │              │
└──────────────┴──────────────┴──────────────┴──────────────┴──────────────┘
)");
}

TEST_CASE("B-11: a seat's drawing has nothing of the other side") {
  const std::string green = drawn(small_building(Phase::kReveal), kGreen);
  const std::string pink = drawn(small_building(Phase::kReveal), kPink);
  // Below the doors, which are public.
  CHECK_FALSE(below(green, "green's side").contains("note"));
  CHECK_FALSE(below(green, "green's side").contains("heart"));
  CHECK_FALSE(below(pink, "pink's side").contains("cat"));
  CHECK_FALSE(below(pink, "pink's side").contains("laundry"));
  CHECK_FALSE(green.contains("pink's side"));
  CHECK_FALSE(pink.contains("green's side"));
}

TEST_CASE("B-11: a spectator sees which cells are filled, and at the end both sides") {
  CHECK(drawn(small_building(Phase::kReveal), kSpectator) ==
        R"(green's door: the difference between cat and bird
pink's door: 5 for more flower, 3 for more note than the other side
11 tokens to come
5  · · · · ·
4  · · · · ·
3  · · · · ·
2  · # # · ·
1  · · D # ·
   a b c d e
)");
  const std::string end = drawn(small_building(Phase::kOver), kSpectator);
  CHECK(end.contains("green's side: 10 points\n"));
  CHECK(end.contains("pink's side: 13 points\n"));  // with 3 for the notes
  CHECK_FALSE(end.contains("to come"));
  CHECK(drawn(small_building(Phase::kOver), kGreen) == end);
}

TEST_CASE("The disc shows whose half each face lies on, once the selector has chosen") {
  Sketch sketch = small_building(Phase::kSelect);
  const std::string_view faces = R"(┌─face 0───────┬─face 1───────┬─face 2───────┬─face 3───────┐
│3 cat  lt.pink│              │note          │              │
│              │              │              │              │
│              │              │              │              │
│row           │              │to the left   │              │
│2× cat        │              │5 heart+note  │              │
└──────────────┴──────────────┴──────────────┴──────────────┘
)";
  CHECK(below(drawn(sketch, kGreen), "block 1 on") ==
        "block 1 on the disc (faces 0 and 2 are opposite, so are 1 and 3)\n" + std::string(faces));
  sketch.state().phase = Phase::kPlace;
  sketch.state().kept = 3;
  for (const Viewer viewer : {kGreen, kPink}) {
    CHECK(below(drawn(sketch, viewer), "┌─face 0")
              .starts_with("┌─face 0 green─┬─face 1─ pink─┬─face 2─ pink─┬─face 3 green─┐\n"));
  }
  CHECK(below(drawn(sketch, kSpectator), "┌─face 0") == faces);
}

TEST_CASE("The placer is told what each open cell would bring, and only the placer") {
  Sketch sketch = small_building(Phase::kPlace);
  sketch.state().kept = 3;
  const std::string pink = drawn(sketch, kPink);
  CHECK(below(pink, "├─e3")
            .starts_with(
                R"(├─e3───────────┼─d3───────────┼─c3───────────┼─b3───────────┼─a3───────────┤
│              │              │              │              │              │
│              │              │  face 1: +0  │  face 1: +0  │              │
│              │              │  face 2: +0  │  face 2: +0  │              │
│              │              │              │              │              │
│              │              │              │              │              │
├─e2───────────┼─d2───────────┼─c2────── 0 p─┼─b2────── 5 p─┼─a2───────────┤
│              │              │heart  2 note │note          │              │
│              │  face 1: +0  │              │              │  face 1: +0  │
│              │  face 2: +0  │              │              │  face 2: +0  │
)"));
  for (const Viewer viewer : {Viewer(kGreen), kSpectator}) {
    CHECK_FALSE(drawn(sketch, viewer).contains("face 1: "));
  }
}

TEST_CASE("With colours every line is as wide as without") {
  Sketch sketch = small_building(Phase::kPlace);
  const std::string plain = drawn(sketch, kPink);
  std::string coloured = drawn(sketch, kPink, {.has_colour = true});
  CHECK(width(coloured) == width(plain));
  for (std::size_t at = coloured.find('\x1b'); at != coloured.npos; at = coloured.find('\x1b')) {
    coloured.erase(at, coloured.find('m', at) - at + 1);
  }
  CHECK(coloured == plain);
}

TEST_CASE("B-11: drawn open, both sides are shown before the end, their doors settled") {
  const Sketch sketch = small_building(Phase::kReveal);
  const std::string open = draw_open(sketch.game(), sketch.state(), {});
  CHECK(open.contains("11 tokens to come\ngreen's side: 10 points\n"));
  CHECK(open.contains("pink's side: 13 points\n"));
}

TEST_CASE("Conditions and doors in words") {
  CHECK(condition_text(Face{}).empty());
  CHECK(condition_text(lovebird(Lovebird::kRight)) == "lovebird facing right");
  CHECK(condition_text(with(each(Where::kAround, 2, kLaundry))) == "around: 2× laundry");
  CHECK(condition_text(with(each_without(Where::kGroup, 1, kFlower))) == "group: 1× no flower");
  CHECK(condition_text(with(if_lacks(Where::kLeft, kPerson))) == "to the left: 5 if no person");
  CHECK(door_text({Door::Kind::kFewerOf, {kCat, kFlower}}, FewerOf::kEither) ==
        "1 for each of the fewer of cat and flower");
}

}  // namespace
}  // namespace loggia::balconia
