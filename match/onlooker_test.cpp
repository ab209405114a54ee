#include "notation/onlooker.h"

#include <vector>

#include "engine/core/seeded.h"
#include "match/testing.h"

namespace loggia {
namespace {

// Everything but what a screen explains at greater length, and what only the end shows.
json::object plain(json::object view) {
  for (const std::string_view key : {"unused", "facades"}) view.erase(key);
  if (view.contains("seats")) {
    for (auto& [seat, place] : view.at("seats").as_object()) {
      if (seat != view.at("viewer").as_string()) place.as_object().erase("hand");
    }
  }
  return view;
}

bool is_part(const json::value& part, const json::value& whole) {
  if (!part.is_object() || !whole.is_object()) return part == whole;
  return std::ranges::all_of(part.as_object(), [&](const auto& field) {
    const json::value* other = whole.as_object().if_contains(field.key());
    return other != nullptr && is_part(field.value(), *other);
  });
}

// What a view shows as its viewer's own score, in a game that has one.
std::int64_t own_score(const json::object& view) {
  const json::value* facades = view.if_contains("facades");
  const auto* own = facades == nullptr
                        ? nullptr
                        : facades->as_object().if_contains(view.at("viewer").as_string());
  return own == nullptr ? 0 : own->at("total").as_int64();
}

std::int64_t change_in(const json::value& told) {
  std::int64_t change = 0;
  for (const json::value& happening : told.as_array()) {
    const json::value* found = happening.as_object().if_contains("change");
    if (found != nullptr) change += found->as_int64();
  }
  return change;
}

// Than to whoever sees everything, but for what they can make of their own score.
bool tells_no_more(json::value told, const json::value& open) {
  return std::ranges::all_of(told.as_array(), [&](json::value& happening) {
    happening.as_object().erase("change");
    return std::ranges::any_of(open.as_array(),
                               [&](const json::value& whole) { return is_part(happening, whole); });
  });
}

json::object view(const Onlooker& onlooker, bool is_over) {
  return parse_json(onlooker.view(is_over)).value().as_object();
}

bool sees(const AnyGame& game, Onlooker& onlooker, std::string_view text) {
  Problems problems;
  const json::value value = parse_json(text).value();
  const auto seen = game.read_seen(Reader(value, "seen", problems));
  return seen && onlooker.see(*seen).has_value();
}

// A random match, seen by everybody at the table and by one who looks on.
void follow(const AnyGame& game, std::uint64_t seed) {
  Rng rng = seeded(seed);
  std::vector<Viewer> viewers{kSpectator};
  for (const Seat seat : seats_of(game)) viewers.emplace_back(seat);
  std::vector<std::unique_ptr<Onlooker>> onlookers;
  for (const Viewer viewer : viewers) onlookers.push_back(game.make_onlooker(viewer));
  AnyState state = game.start();
  while (!game.turn(state).is_over()) {
    const auto legal = game.legal(state);
    const AnyAction action = game.turn(state).is_chance()
                                 ? game.draw_chance(state, rng)
                                 : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const json::value open = parse_json(game.tell_openly(state, action)).value();
    game.apply(state, action);
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      Problems problems;
      const json::value seen = game.seen_json(game.redact(action, viewers[i]));
      CAPTURE(compact(seen));
      const auto read = game.read_seen(Reader(seen, "seen", problems));
      REQUIRE_MESSAGE(read.has_value(), to_text(problems));
      const std::int64_t score = own_score(view(*onlookers[i], false));
      const auto written = onlookers[i]->see(*read);
      REQUIRE(written.has_value());
      const json::value told = parse_json(*written).value();
      CHECK(tells_no_more(told, open));
      const Turn turn = game.turn(state);
      CHECK(change_in(told) == own_score(view(*onlookers[i], turn.is_over())) - score);
      CHECK(onlookers[i]->turn() == turn);
      const bool acts = viewers[i] && turn == Turn::of(*viewers[i]);
      const auto texts = [&](const std::vector<AnyAction>& actions) {
        std::vector<std::string> out;
        for (const AnyAction& each : actions) out.push_back(game.action_text(each));
        return out;
      };
      CHECK(texts(onlookers[i]->legal()) ==
            texts(acts ? game.legal(state) : std::vector<AnyAction>()));
      const json::value whole = parse_json(game.view(state, viewers[i])).value();
      CHECK(is_part(plain(whole.as_object()), plain(view(*onlookers[i], false))));
    }
  }
}

TEST_CASE("An onlooker sees from what is told what the table would show") {
  for (std::uint64_t seed = 1; seed <= often(30U); ++seed) {
    CAPTURE(seed);
    follow(*balconia_with(), seed);
    follow(*balconia_with(R"({"open_facades": true, "door": "random"})"), seed);
    follow(*game_with("highrise", R"({"players": 2, "turn_limit": 100})"), seed);
    follow(*game_with("highrise", R"({"players": 4, "turn_limit": 100})"), seed);
  }
}

TEST_CASE("B-11: no screen shows the other side before the end, and the end shows both") {
  const auto game = balconia_with(R"({"entrance": 1})");
  const auto onlooker = game->make_onlooker(seat_at(0));
  const auto see = [&](std::string_view text) { return sees(*game, *onlooker, text); };
  REQUIRE(see(R"({"token": 4})"));
  REQUIRE(see(R"({"keep": [0, 1]})"));
  REQUIRE(see(R"({"place": "c2", "face": 3})"));
  const json::object during = view(*onlooker, false);
  CHECK(during.at("facades").as_object().contains("green"));
  CHECK_FALSE(during.at("facades").as_object().contains("pink"));
  CHECK(view(*onlooker, true).at("facades").as_object().size() == 2);
  CHECK_FALSE(see(R"({"place": "c2", "face": 3})"));
  CHECK_FALSE(see(R"({"token": 4})"));
  CHECK_FALSE(see(R"({"nonsense": 4})"));
}

TEST_CASE("A preview says what a placement would change, and nothing where it is not legal") {
  const auto game = balconia_with(R"({"entrance": 1})");
  const auto onlooker = game->make_onlooker(seat_at(1));
  Problems problems;
  for (const std::string_view text : {R"({"token": 4})", R"({"keep": [0, 1]})"}) {
    REQUIRE(sees(*game, *onlooker, text));
  }
  const auto preview = [&](std::string_view text) {
    const json::value value = parse_json(text).value();
    return onlooker->preview(Reader(value, "action", problems));
  };
  const auto told = preview(R"({"place": "c2", "face": 2})");
  REQUIRE(told.has_value());
  const json::value change = parse_json(*told).value();
  CHECK(change.at("facade").at("cells").as_object().contains("c2"));
  CHECK(change.at("points") == change.at("facade").at("total"));
  CHECK_FALSE(preview(R"({"place": "a5", "face": 2})").has_value());
  CHECK_FALSE(preview(R"({"place": "c2", "face": 0})").has_value());
}

}  // namespace
}  // namespace loggia
