// B-11: what a seat and a spectator are shown, what they learn from what they saw happen, and that
// nothing shown to a seat depends on a face turned away from it.
#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/balconia/questions.h"
#include "engine/balconia/random_set.h"
#include "engine/balconia/sketch.h"
#include "engine/core/seeded.h"

namespace loggia::balconia {
namespace {

template <class T>
std::string text(const std::optional<T>& value) {
  return value ? std::to_string(static_cast<int>(*value)) : "none";
}

// A view, every field of it: a field that is added does not fit the bindings, and must be told
// here too.
std::string text(const View& view) {
  std::ostringstream out;
  const auto& [viewer, phase, selector, entrance, door, balconies, tokens_left, unused, block, kept,
               facades] = view;
  out << "viewer " << text(viewer) << ", phase " << static_cast<int>(phase) << ", selector "
      << index(selector) << ", entrance " << text(entrance) << ", door " << text(door)
      << ", balconies " << balconies << ", tokens " << int{tokens_left} << ", unused " << unused
      << ", block " << text(block) << ", kept " << text(kept) << '\n';
  for (const auto& [owner, shown, door_is_open, door_points, total] : facades) {
    out << "owner " << index(owner) << (door_is_open ? ", open" : "") << ", door " << door_points
        << ", total " << total << ':';
    for (const auto& [cell, its_block, face, points] : shown) {
      out << ' ' << int{cell} << '=' << int{its_block} << '.' << int{face} << '+' << points;
    }
    out << '\n';
  }
  return out.str();
}

std::set<Seat> owners(const View& view) {
  std::set<Seat> owners;
  for (const ShownFacade& facade : view.facades) owners.insert(facade.owner);
  return owners;
}

// One block with one cat on green's side and two on pink's; the next lies on the disc.
Sketch one_block(const Options& options = {}) {
  Sketch sketch(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . g . .
                   . . D . .)",
                {{'g', with(each(Where::kRow, 1, Symbol::kCat), {{Symbol::kCat, 1}})}}, kGreen, {},
                options);
  sketch.behind(R"(. . . . .
                   . . . . .
                   . . . . .
                   . . p . .
                   . . D . .)",
                {{'p', with(each(Where::kRow, 1, Symbol::kCat), {{Symbol::kCat, 2}})}});
  sketch.placing(Block{}, 3);
  sketch.state().tokens_left = 12;
  return sketch;
}

TEST_CASE("B-11: a seat sees its own side, and a spectator none") {
  const Sketch sketch = one_block();
  const Balconia game = sketch.game();
  const View green = game.view(sketch.state(), kGreen);
  CHECK(owners(green) == std::set{kGreen});
  REQUIRE(green.facades[0].balconies.size() == 1);
  CHECK(green.facades[0].balconies[0].cell == "c2"_cell);
  CHECK(green.facades[0].balconies[0].block == 0);
  CHECK(green.facades[0].balconies[0].face == 0);
  CHECK(green.facades[0].balconies[0].points == 1);
  CHECK(green.facades[0].total == 1);

  const View pink = game.view(sketch.state(), kPink);
  CHECK(owners(pink) == std::set{kPink});
  REQUIRE(pink.facades[0].balconies.size() == 1);
  CHECK(pink.facades[0].balconies[0].face == 2);
  CHECK(pink.facades[0].balconies[0].points == 2);

  CHECK(owners(game.view(sketch.state(), kSpectator)).empty());
}

TEST_CASE("B-11: everybody sees the door, the filled cells, the unused blocks, disc and tokens") {
  const Sketch sketch = one_block();
  for (const Viewer viewer : {Viewer(kGreen), Viewer(kPink), kSpectator}) {
    const View view = sketch.game().view(sketch.state(), viewer);
    CHECK(view.viewer == viewer);
    CHECK(view.entrance == 0);
    CHECK(view.door == "c1"_cell);
    CHECK(drawn(view.balconies) == drawn(bit("c2"_cell)));
    CHECK(count(view.unused) == 20);
    CHECK_FALSE(contains(view.unused, 0));  // in the frame
    CHECK_FALSE(contains(view.unused, 1));  // on the disc
    CHECK(view.block == 1);
    CHECK(view.tokens_left == 12);
    CHECK(view.selector == kPink);
    CHECK(view.phase == Phase::kPlace);
  }
}

TEST_CASE("B-11: a spectator is not shown how a block lies on the disc") {
  const Sketch sketch = one_block();
  CHECK(sketch.game().view(sketch.state(), kGreen).kept == 3);
  CHECK(sketch.game().view(sketch.state(), kPink).kept == 3);
  CHECK(sketch.game().view(sketch.state(), kSpectator).kept == std::nullopt);
}

TEST_CASE("B-11: at the end everybody sees both sides") {
  Sketch sketch = one_block();
  sketch.state().phase = Phase::kOver;
  for (const Viewer viewer : {Viewer(kGreen), Viewer(kPink), kSpectator}) {
    CHECK(owners(sketch.game().view(sketch.state(), viewer)) == std::set{kGreen, kPink});
  }
}

TEST_CASE("B-11: with open facades everybody sees both sides, and how the block lies") {
  const Sketch sketch = one_block({.open_facades = true});
  for (const Viewer viewer : {Viewer(kGreen), Viewer(kPink), kSpectator}) {
    const View view = sketch.game().view(sketch.state(), viewer);
    CHECK(owners(view) == std::set{kGreen, kPink});
    CHECK(view.kept == 3);
  }
  CHECK_FALSE(Options{}.open_facades);
}

TEST_CASE("B-11: before the entrance stands there is neither door nor facade to see") {
  const Balconia game(BlockSet{}, {.door = std::nullopt});
  const View start = game.view(game.start(), kGreen);
  CHECK(start.entrance == std::nullopt);
  CHECK(start.door == std::nullopt);
  CHECK(start.facades.empty());
  const View entrance = game.view(played(game, {Action::entrance(2)}), kGreen);
  CHECK(entrance.entrance == 2);
  CHECK(entrance.door == std::nullopt);
  CHECK(entrance.facades.empty());
  const View door = game.view(played(game, {Action::entrance(2), Action::door(4)}), kGreen);
  CHECK(door.door == 4);
  CHECK(door.facades.size() == 1);
}

TEST_CASE("B-11: a spectator sees what happens, but not which faces") {
  const Balconia game(BlockSet{}, {});
  const auto seen = [&](Action action) { return game.redact(action, kSpectator); };
  CHECK(seen(Action::entrance(2)) == Seen{.kind = Action::Kind::kEntrance, .number = 2});
  CHECK(seen(Action::door(3)) == Seen{.kind = Action::Kind::kDoor, .number = 0, .cell = 3});
  CHECK(seen(Action::reveal(9)) == Seen{.kind = Action::Kind::kReveal, .number = 9});
  CHECK(seen(Action::select(1)) == Seen{.kind = Action::Kind::kSelect});
  CHECK(seen(Action::place(7, 3)) == Seen{.kind = Action::Kind::kPlace, .cell = 7});
}

TEST_CASE("B-11: both seats see every face go by, and with open facades so does a spectator") {
  const Seen select{.kind = Action::Kind::kSelect, .number = 1};
  const Seen place{.kind = Action::Kind::kPlace, .number = 3, .cell = 7};
  const Balconia hidden(BlockSet{}, {});
  for (const Seat seat : {kGreen, kPink}) {
    CHECK(hidden.redact(Action::select(1), seat) == select);
    CHECK(hidden.redact(Action::place(7, 3), seat) == place);
  }
  const Balconia open(BlockSet{}, {.open_facades = true});
  CHECK(open.redact(Action::select(1), kSpectator) == select);
  CHECK(open.redact(Action::place(7, 3), kSpectator) == place);
}

// Everything that the engine tells a seat before the end, questions and running scores included.
std::string told(const Balconia& game, const State& state, Seat seat) {
  std::ostringstream out;
  out << text(game.view(state, seat));
  if (state.phase < Phase::kReveal) return out.str();
  const SideScore side = game.explain(state, seat, Sight::kOwnSide);
  out << game.running_score(state, seat) << ' ' << side.total << ' ' << side.door.is_open << '\n';
  if (state.phase == Phase::kPlace && game.turn(state).seat() == seat) {
    for (const Prospect& prospect : prospects(game, state)) out << prospect.change << ' ';
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    out << watchers(game, state, seat, cell) << '/' << watched(game, state, seat, cell) << ' ';
  }
  return out.str();
}

// The set with other faces wherever a block in the frame turns them away from the seat.
BlockSet altered(BlockSet set, const State& state, Seat seat, Rng& rng) {
  for (const int cell : bits(state.balconies)) {
    const Piece piece = state.pieces[cell];
    for (int face = 0; face < kFaces; ++face) {
      if (face == piece.face(seat)) continue;
      set.face(piece.block(), face) = random_face(Crowd::kCrowded, rng);
    }
  }
  return set;
}

TEST_CASE("B-11: other faces turned away from a seat change nothing that it is told") {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    if (options.open_facades) continue;
    if (++seed % 10 != 0 && kIsSanitized) continue;
    CAPTURE(seed);
    Rng rng = seeded(30, seed);
    const Balconia game(random_set(rng), options);
    State state = game.start();
    while (!game.turn(state).is_over()) {
      for (const Seat seat : {kGreen, kPink}) {
        const Balconia changed(altered(game.set(), state, seat, rng), options);
        REQUIRE(told(changed, state, seat) == told(game, state, seat));
        REQUIRE(text(changed.view(state, kSpectator)) == text(game.view(state, kSpectator)));
      }
      act_randomly(game, state, rng);
    }
  }
}

// Plays a random match and shows each action with the state it led to.
template <class Look>
void play_showing(const Balconia& game, Rng& rng, Look look) {
  State state = game.start();
  while (!game.turn(state).is_over()) {
    const std::vector<Action> actions = next_actions(game, state);
    const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    game.apply(state, action);
    look(action, state);
  }
}

bool knows_all(const Knowledge& knowledge, const State& state) {
  return knowledge.state == state && knowledge.unknown_turns == 0 && !knowledge.is_kept_unknown;
}

TEST_CASE("B-11: what a seat has learnt is the whole state; with open facades, a spectator too") {
  std::uint64_t seed = 0;
  for (const Options& options : all_options()) {
    ++seed;
    CAPTURE(seed);
    Rng rng = seeded(31, seed);
    const Balconia game(BlockSet{}, options);
    PerSide<Knowledge> known = {game.know(kGreen), game.know(kPink)};
    Knowledge spectators = game.know(kSpectator);
    play_showing(game, rng, [&](Action action, const State& state) {
      for (const Seat seat : {kGreen, kPink}) {
        Knowledge& knowledge = known[seat];
        game.observe(knowledge, game.redact(action, seat));
        REQUIRE(knows_all(knowledge, state));
        REQUIRE(game.imagine(knowledge, rng) == state);
      }
      game.observe(spectators, game.redact(action, kSpectator));
      if (options.open_facades) REQUIRE(knows_all(spectators, state));
    });
  }
}

}  // namespace
}  // namespace loggia::balconia
