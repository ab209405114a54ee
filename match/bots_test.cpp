// Matches of bots alone, and bots that do not play along.
#include "match/bots.h"

#include "engine/core/seeded.h"
#include "match/record.h"
#include "match/testing.h"

namespace loggia {
namespace {

// Makes the first legal move so many times, and then does something else.
class Faulty final : public Player {
 public:
  Faulty(const Match& match, int good, std::expected<AnyAction, std::string> then)
      : match_(match), good_(good), then_(std::move(then)) {}
  void observe(const AnyAction&) override {}
  std::expected<AnyAction, std::string> choose(Rng&, const bots::Thinking&) override {
    if (good_-- > 0) return match_.game().legal(match_.state())[0];
    return then_;
  }

 private:
  const Match& match_;
  int good_;
  std::expected<AnyAction, std::string> then_;
};

// Two faulty bots; pink's fails first.
std::expected<void, Failure> played(Match& match, std::expected<AnyAction, std::string> then) {
  PerSeat<std::unique_ptr<Player>> players = {
      std::make_unique<Faulty>(match, 100, std::unexpected("never")),
      std::make_unique<Faulty>(match, 3, std::move(then))};
  Bots bots(std::move(players));
  Rng rng = seeded(1);
  return play_on(match, bots,
                 {.chance = [&] { return draw_chance(match, 1); },
                  .ask = [&](Player& bot, Seat) { return bot.choose(rng, {}); }});
}

TEST_CASE("A bot that does not answer leaves the match where it was, and the reason is told") {
  Match match(balconia_with(), {"first", "second"});
  const auto done = played(match, std::unexpected("crashed (exit 1)"));
  REQUIRE_FALSE(done.has_value());
  CHECK(done.error().seat == seat_at(1));
  CHECK(done.error().reason == "crashed (exit 1)");
  CHECK(match.turn() == Turn::of(seat_at(1)));
}

TEST_CASE("A bot that breaks a rule is told apart by the rule") {
  Match match(balconia_with(), {"first", "second"});
  const auto illegal = match.game().parse_action("token 1");
  REQUIRE(illegal.has_value());
  const auto done = played(match, *illegal);
  REQUIRE_FALSE(done.has_value());
  CHECK(done.error().seat == seat_at(1));
  CHECK(done.error().reason.starts_with("broke a rule: "));
  CHECK(done.error().reason.ends_with(")"));
}

TEST_CASE("Why a bot was made to resign is in the record, and read back from it") {
  Match match(balconia_with(), {"first", "second"});
  const auto done = played(match, std::unexpected("crashed (exit 1)"));
  REQUIRE(match.resign(done.error().seat, done.error().reason).has_value());
  CHECK(result_text(match.game(), *match.result()) == "green wins: pink crashed (exit 1)");
  const auto again = read_record(compact(record_json(match)));
  REQUIRE(again.has_value());
  CHECK(std::get<Resigned>(again->entries().back()).reason == "crashed (exit 1)");
  CHECK(everything(*again) == everything(match));
}

}  // namespace
}  // namespace loggia
