// The survey over a few matches whose figures can be counted by hand.
#include "notation/highrise/survey.h"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "notation/highrise/actions.h"
#include "notation/highrise/testing.h"

namespace loggia::highrise {
namespace {

using Texts = std::initializer_list<std::string_view>;

// Red wins in the second turn that is completed: blue loses that one.
const Texts kWon = {"draw red milkshake", "draw blue 5", "draw red 4", "milkshake blue", "end",
                    "draw red 5",         "build 4 5"};
// Nobody builds until the last turn is over.
const Texts kShared = {"draw red 4",  "draw blue 4", "draw red 5",         "end",
                       "draw blue 5", "end",         "draw red milkshake", "end"};
// The last card drawn was discarded before.
const Texts kReshuffled = {"draw red milkshake",
                           "draw blue 4",
                           "draw red 5",
                           "milkshake blue",
                           "end",
                           "draw red 4",
                           "end",
                           "draw blue 5",
                           "end",
                           "draw red milkshake",
                           "build 4 5"};

// A card is dealt to each of two, and one floor wins.
class Surveyed {
 public:
  explicit Surveyed(Options options = {.floors = 1, .turn_limit = 3}, int full = 8)
      : named_(built_in_deck(R"({"format": "loggia.deck/1", "name": "small", "dealt": 1, "full": 8,
          "refill": 0, "cards": {"4": 2, "5": 2, "milkshake": 1}})")),
        game_({named_.deck.cards, 1, full, 0}, options),
        survey_(game_, named_) {}

  Surveyed& add(Texts texts) {
    std::vector<Action> actions;
    State state = game_.start();
    for (const std::string_view text : texts) {
      actions.push_back(parse_action(game_, text).value());
      REQUIRE_FALSE(game_.check(state, actions.back()).has_value());
      game_.apply(state, actions.back());
    }
    REQUIRE(Highrise::turn(state).is_over());
    survey_.add(actions);
    return *this;
  }
  Surveyed& merge(const Surveyed& other) {
    survey_.merge(other.survey_);
    return *this;
  }
  [[nodiscard]] json::object report() const { return report_json(survey_.report()); }

 private:
  NamedDeck named_;
  Highrise game_;
  HighriseSurvey survey_;
};

TEST_CASE("A survey of nothing divides by nothing") {
  const json::object report = Surveyed().report();
  CHECK(report.at("title") == "High-Rises: the deck \"small\"");
  CHECK(report.at("matches") == 0);
  CHECK(report.at("first_share") == 0.0);
  CHECK(report.at("lengths").as_array().empty());
  CHECK(report.at("cards").as_array().empty());
}

TEST_CASE("A survey tells lengths, endings, shares, and what those win who draw a card") {
  // Red has one and a half of two victories; both players' fours and fives are drawn.
  const json::value expected = parse_json(R"({
    "title": "High-Rises: the deck \"small\"", "note": "", "matches": 2, "first_share": 75.0,
    "first_share_error": 60.01, "mean_turns": 2.5, "mean_actions": 7.5, "reshuffles": 0.0,
    "shared": 50.0, "stalls_per_10000": 0.0,
    "lengths": [{"turns": "0–9", "share %": 100.0}],
    "endings": [{"ending": "a finished tower", "share %": 50.0, "in 10,000": 5000.0},
                {"ending": "stalled", "share %": 0.0, "in 10,000": 0.0},
                {"ending": "turn limit", "share %": 50.0, "in 10,000": 5000.0}],
    "seats": [{"seat": "1", "wins %": 75.0, "±": 60.01, "floors": 0.5},
              {"seat": "2", "wins %": 25.0, "±": 60.01, "floors": 0.0}],
    "cards": [{"card": "4", "drawn": 1.5, "played %": 33.3, "worth": 16.67},
              {"card": "5", "drawn": 2.0, "played %": 25.0, "worth": 0.0},
              {"card": "milkshake", "drawn": 1.0, "played %": 50.0, "worth": 25.0}]})")
                                   .value();
  CHECK(Surveyed().add(kWon).add(kShared).report() == expected.get_object());
}

TEST_CASE("H-03: seats are told in the order of play") {
  const Options blue_first{.first = seat_at(1), .floors = 1};
  const json::object report =
      Surveyed(blue_first)
          .add({"draw blue 4", "draw red milkshake", "draw blue 5", "build 4 5"})
          .report();
  CHECK(report.at("first_share") == 100.0);
  CHECK(report.at("seats").at(0).at("wins %") == 100.0);
  CHECK(report.at("seats").at(1).at("wins %") == 0.0);
}

TEST_CASE("H-07: reshuffles are counted") {
  const json::object report = Surveyed({.floors = 1}).add(kReshuffled).report();
  CHECK(report.at("reshuffles") == 1.0);
}

TEST_CASE("H-23: stalls are counted") {
  const Options patience{.floors = 1, .stall_rounds = 1};
  const json::object report =
      Surveyed(patience, 1).add({"draw red 4", "draw blue 4", "end", "end"}).report();
  CHECK(report.at("stalls_per_10000") == 10'000.0);
  CHECK(report.at("shared") == 100.0);
}

TEST_CASE("Surveys merged are the survey of all") {
  Surveyed other;
  other.add(kShared).add(kWon);
  CHECK(Surveyed().add(kShared).merge(other).report() ==
        Surveyed().add(kWon).add(kShared).add(kShared).report());
}

}  // namespace
}  // namespace loggia::highrise
