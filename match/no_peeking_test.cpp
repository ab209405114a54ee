// No peeking: whatever a seat has not seen (hands and deck of High-Rises, all future chance) may be
// otherwise, and its bot makes the same move. Bots that cheat on purpose are caught.
#include <functional>
#include <optional>

#include "engine/core/seeded.h"
#include "match/bot_protocol.h"
#include "match/bots.h"
#include "match/lookalike.h"
#include "match/testing.h"

namespace loggia {
namespace {

// All that a bot could know if it cheated: what really happened, and what chance has in store.
struct World {
  Past past;                 // of the seat that is to decide
  std::uint64_t future = 0;  // chance's seed

  [[nodiscard]] const AnyGame& game() const { return *past.game; }
  [[nodiscard]] Seat seat() const { return *past.viewer; }
  [[nodiscard]] Match match() const {
    Match match(past.game, {});
    for (const Entry& entry : past.entries) REQUIRE(match.repeat(entry).has_value());
    return match;
  }
};

// Somewhere in a random match, where a seat has a choice; nothing where the match ended before.
std::optional<World> random_world(std::string_view name, std::string_view options, Rng& rng) {
  Match match(game_with(name, options), {});
  const std::uint64_t future = rng.next();
  for (int left = static_cast<int>(rng.below(150)); !match.turn().is_over(); --left) {
    if (left <= 0 && match.turn().is_seat() && match.game().legal(match.state()).size() > 1) {
      return World{{match.shared_game(), match.turn().seat(), match.entries()}, future};
    }
    REQUIRE(match.play(any_action(match, future, rng)).has_value());
  }
  return std::nullopt;
}

// The same match as far as the seat saw it; the future is another in any case.
World permuted(const World& world, Rng& rng) {
  constexpr int kChanges = 60;
  World other = world;
  other.past = lookalike(world.past, kChanges, rng);
  other.future = rng.next();
  return other;
}

using MakePlayer = std::function<std::unique_ptr<Player>(const World& world)>;

std::string move_in(const World& world, const MakePlayer& make, std::uint64_t seed) {
  const auto player = make(world);
  for (const Entry& entry : world.past.entries) player->observe(std::get<Acted>(entry).action);
  Rng rng = seeded(seed);
  const auto move = player->choose(rng, {.nodes = 500});
  REQUIRE(move.has_value());
  return world.game().action_text(*move);
}

// All that a bot in another process would read.
std::string told_in(const World& world) {
  CHECK_FALSE(world.match().turn().is_over());  // and all of it was legal
  std::string told;
  const AnyGame& game = world.game();
  AnyState state = game.start();
  for (const Entry& entry : world.past.entries) {
    const Acted& acted = std::get<Acted>(entry);
    told += compact(seen_message(game, acted.by, acted.action, world.seat())) + "\n";
    game.apply(state, acted.action);
  }
  return told + compact(choose_message(game, state, world.seat()));
}

// In how many of the worlds a bot moves otherwise where only things unseen are otherwise.
struct Found {
  int worlds = 0;
  int hidden = 0;  // in which something unseen in the past is otherwise
  int caught = 0;
};

constexpr int kWorlds = 24;

Found look_for_peeking(std::string_view game, std::span<const std::string_view> options,
                       const MakePlayer& make) {
  Found found;
  for (std::uint64_t seed = 0; found.worlds < kWorlds; ++seed) {
    Rng rng = seeded(5, seed);
    const auto world = random_world(game, options[seed % options.size()], rng);
    if (!world) continue;
    const World other = permuted(*world, rng);
    REQUIRE(told_in(other) == told_in(*world));
    ++found.worlds;
    found.hidden += differing(world->past, other.past) > 0 ? 1 : 0;
    const bool is_same = move_in(*world, make, seed) == move_in(other, make, seed);
    found.caught += is_same ? 0 : 1;
  }
  return found;
}

constexpr std::array<std::string_view, 2> kBalconia = {"{}", R"({"open_facades": true})"};
constexpr std::array<std::string_view, 3> kHighrise = {R"({"turn_limit": 500})",
                                                       R"({"players": 3, "turn_limit": 500})",
                                                       R"({"players": 4, "turn_limit": 500})"};

void check_all_bots(std::string_view game, std::span<const std::string_view> options) {
  for (const std::string_view name : game_with(game, options[0])->player_names()) {
    CAPTURE(name);
    const Found found = look_for_peeking(game, options, [&](const World& world) {
      return world.game().make_player(name, world.seat());
    });
    CHECK(found.caught == 0);
  }
}

TEST_CASE("Balconia: no bot's move depends on what chance has in store") {
  check_all_bots("balconia", kBalconia);
}

TEST_CASE("High-Rises: no bot's move depends on hands, deck and chance it has not seen") {
  check_all_bots("highrise", kHighrise);
}

// What the cheats have in common: a move that depends on a number they should not know.
class Cheat : public Player {
 public:
  explicit Cheat(const World& world) : match_(world.match()) {}
  std::expected<AnyAction, std::string> choose(Rng&, const bots::Thinking&) override {
    const auto legal = match_.game().legal(match_.state());
    return legal[secret() % legal.size()];
  }

 protected:
  [[nodiscard]] virtual std::size_t secret() const = 0;
  [[nodiscard]] const Match& match() const { return match_; }

 private:
  Match match_;
};

// Reads the actions themselves instead of what its seat saw of them: the last hidden cards.
class Peeker final : public Cheat {
 public:
  using Cheat::Cheat;
  void observe(const AnyAction& action) override {
    read_ = (read_ * 31) + std::hash<std::string>()(match().game().action_text(action));
  }

 private:
  [[nodiscard]] std::size_t secret() const override { return read_; }
  std::size_t read_ = 0;
};

// Looks at the next thing that chance will draw.
class Clairvoyant final : public Cheat {
 public:
  explicit Clairvoyant(const World& world) : Cheat(world), future_(world.future) {}
  void observe(const AnyAction&) override {}

 private:
  [[nodiscard]] std::size_t secret() const override {
    Match ahead = match();
    while (ahead.turn().is_seat()) {
      REQUIRE(ahead.play(ahead.game().legal(ahead.state()).back()).has_value());
    }
    if (ahead.turn().is_over()) return 0;
    return std::hash<std::string>()(ahead.game().action_text(draw_chance(ahead, future_)));
  }
  std::uint64_t future_;
};

TEST_CASE("A bot that reads the cards of others is caught") {
  const Found found = look_for_peeking(
      "highrise", kHighrise, [](const World& world) { return std::make_unique<Peeker>(world); });
  CHECK(found.hidden >= kWorlds * 3 / 4);  // else nothing was put to the test
  CHECK(found.caught > kWorlds / 4);
}

TEST_CASE("A bot that knows what chance will draw is caught, in both games") {
  const auto make = [](const World& world) { return std::make_unique<Clairvoyant>(world); };
  CHECK(look_for_peeking("balconia", kBalconia, make).caught > kWorlds / 4);
  CHECK(look_for_peeking("highrise", kHighrise, make).caught > kWorlds / 4);
}

}  // namespace
}  // namespace loggia
