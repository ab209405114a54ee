#include "server/bot_pool.h"

#include <doctest/doctest.h>

#include "engine/core/seeded.h"
#include "notation/registry.h"
#include "server/testing.h"

namespace loggia::server {
namespace {

std::shared_ptr<const AnyGame> highrise() {
  const GameEntry& game = *find_game("highrise");
  Problems problems;
  return game.make_standard(usual_choices(game.options), problems);
}

// Chance has acted, and a seat is to act.
table::Thought thought_of(std::string bot) {
  const auto game = highrise();
  AnyState state = game->start();
  std::vector<AnyAction> standing;
  Rng rng = seeded(1);
  while (game->turn(state).is_chance()) {
    standing.push_back(game->draw_chance(state, rng));
    game->apply(state, standing.back());
  }
  return {.match = "m",
          .seq = 7,
          .seat = game->turn(state).seat(),
          .bot = std::move(bot),
          .game = game,
          .standing = standing,
          .stream = 5};
}

TEST_CASE("a bot chooses something legal, and the same again") {
  Inbox inbox;
  BotPool pool(2, inbox.post());
  std::vector<BotPool::Answer> answers;
  for (int i = 0; i < 4; ++i) {
    pool.think(thought_of("sensible"),
               [&](const BotPool::Answer& answer) { answers.push_back(answer); });
  }
  inbox.run_until([&] { return answers.size() == 4; });
  const table::Thought thought = thought_of("sensible");
  AnyState state = thought.game->start();
  for (const AnyAction& action : thought.standing) thought.game->apply(state, action);
  for (const BotPool::Answer& answer : answers) {
    REQUIRE(answer.has_value());
    CHECK_FALSE(thought.game->check(state, *answer).has_value());
    CHECK(thought.game->action_json(*answer) == thought.game->action_json(*answers.front()));
  }
  CHECK(pool.waiting() == 0);
}

TEST_CASE("a bot that does not exist is told of, and others think on") {
  Inbox inbox;
  BotPool pool(1, inbox.post());
  std::vector<bool> chose;
  for (const char* bot : {"nobody", "random"}) {
    pool.think(thought_of(bot),
               [&](const BotPool::Answer& answer) { chose.push_back(answer.has_value()); });
  }
  inbox.run_until([&] { return chose.size() == 2; });
  CHECK(chose == std::vector<bool>{false, true});
}

TEST_CASE("whoever has many tables does not keep the others' bots from thinking") {
  Inbox inbox;
  BotPool pool(1, inbox.post());
  std::vector<std::string> order;
  const auto think_for = [&](const std::string& maker, const std::string& bot) {
    table::Thought thought = thought_of(bot);
    thought.maker = maker;
    pool.think(std::move(thought),
               [&order, maker](const BotPool::Answer&) { order.push_back(maker); });
  };
  think_for("somebody", "analyst");  // meanwhile the others come
  for (int i = 0; i < 20; ++i) think_for("many", "random");
  think_for("one", "random");
  inbox.run_until([&] { return order.size() == 22; });
  CHECK(order[2] == "one");
  CHECK(pool.waiting() == 0);
}

TEST_CASE("nobody is waited for at the end: neither who thinks nor who has yet to") {
  Inbox inbox;
  {
    BotPool pool(1, inbox.post());
    const table::Thought thought = thought_of("master");
    for (int i = 0; i < 1000; ++i) pool.think(thought, [](const BotPool::Answer&) {});
    CHECK(pool.waiting() > 0);  // each would think for a while
  }
  CHECK(inbox.size() < 1000);
}

}  // namespace
}  // namespace loggia::server
