// For tests: tables drawn in text, and short ways to play and to ask.
//
// A line for each seat: the tower from the ground up, the hand, the milkshakes before it. A joker
// is written with the value it was played as, a dog behind the floor that it guards:
//
//   red:     4+5 3+*6/dog | 1 8 dog | milkshake
//   blue:    | thief joker
//   deck:    1 1 2
//   discard: hammer
//   van
//   red plays
//
// Of the discard the last one named lies on top. There are as many players as lines of seats. `van`
// is there where the van lies in the centre. The last line is the phase: "red draws", "red plays",
// "red robs blue white", "red refills" or "over".
#pragma once

#include <array>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/highrise/drawing.h"
#include "engine/highrise/testing.h"

namespace loggia::highrise {

// What a seat may play
constexpr Action build(int number, int other) {
  return Action::build(number_card(number), number_card(other));
}
constexpr Action build_with_joker(int number) {
  return Action::build(number_card(number), Card::kJoker);
}
constexpr Action steal(int number, Seat from) { return Action::steal(number_card(number), from); }
constexpr Action hammer(Seat seat) { return Action::against(Action::Kind::kHammer, seat); }
constexpr Action ball(Seat seat) { return Action::against(Action::Kind::kBall, seat); }
constexpr Action milkshake(Seat seat) { return Action::against(Action::Kind::kMilkshake, seat); }
constexpr Action thief(Seat seat) { return Action::against(Action::Kind::kThief, seat); }
inline constexpr Action kSuperThief = Action::alone(Action::Kind::kSuperThief);
inline constexpr Action kVan = Action::alone(Action::Kind::kVan);
inline constexpr Action kEnd = Action::alone(Action::Kind::kEnd);

// A table, and the game whose cards are those drawn.
class Sketch {
 public:
  explicit Sketch(std::string_view drawing, const Options& options = {}) : options_(options) {
    options_.players = 0;
    for (const auto part : std::views::split(drawing, '\n')) {
      read_line(std::string(part.begin(), part.end()));
    }
    deck_.cards = all_cards(state_);
  }

  [[nodiscard]] Highrise game() const { return {deck_, options_}; }
  [[nodiscard]] const State& state() const { return state_; }
  State& state() { return state_; }
  [[nodiscard]] std::string drawn() const { return highrise::drawn(state_, options_.players); }

  // The rule and code with which the action is refused, "H-11 top_guarded"; empty where it is
  // legal.
  [[nodiscard]] std::string refusal(Action action) const {
    const auto refusal = game().check(state_, action);
    return refusal ? std::string(refusal->rule) + " " + refusal->code : "";
  }

  // Plays one legal action, and says what happened by itself in the course of it.
  std::string play(Action action) {
    const std::string refused = refusal(action);
    need(refused.empty(), refused);
    const Highrise game = this->game();
    Highrise::ConsequenceList consequences;
    game.consequences(state_, action, consequences);
    game.apply(state_, action);
    need(all_cards(state_) == deck_.cards, "a card was lost or made");
    std::string happened;
    for (const Consequence consequence : consequences)
      happened += (happened.empty() ? "" : ", ") + told(consequence);
    return happened;
  }

  // All that may happen next, decisions or outcomes of chance.
  [[nodiscard]] std::vector<Action> next_actions() const {
    Highrise::ActionList decisions;
    game().legal(state_, decisions);
    std::vector<Action> actions(decisions.begin(), decisions.end());
    for (const auto& chance : chances()) actions.push_back(chance.action);
    return actions;
  }
  [[nodiscard]] Highrise::ChanceList chances() const {
    Highrise::ChanceList chances;
    game().chances(state_, chances);
    return chances;
  }

 private:
  void read_line(const std::string& line) {
    const std::vector<std::string> parts = words(line);
    if (parts.empty()) return;
    const auto colon = line.find(':');
    if (colon == std::string::npos) {
      read_phase(parts);
      return;
    }
    const std::string name = words(line.substr(0, colon)).at(0);
    const std::string rest = line.substr(colon + 1);
    if (name == "deck") {
      state_.deck = pile_drawn(rest);
    } else if (name == "discard") {
      for (const std::string& word : words(rest)) state_.lay_aside(card_named(word));
    } else {
      need(seat_named(name) == seat_at(options_.players), "not the next seat: " + name);
      ++options_.players;
      read_seat(*seat_named(name), rest);
    }
  }

  void read_seat(Seat seat, const std::string& text) {
    std::istringstream in(text);
    std::string tower;
    std::string hand;
    std::string milkshakes;
    std::getline(in, tower, '|');
    std::getline(in, hand, '|');
    std::getline(in, milkshakes);
    for (const std::string& word : words(tower)) state_.tower(seat).push(floor_drawn(word));
    state_.hand(seat) = pile_drawn(hand);
    const Pile before = pile_drawn(milkshakes);
    need(before.size == before[Card::kMilkshake], "only milkshakes lie before a seat");
    state_.milkshakes[seat] = before.size;
  }

  void read_phase(const std::vector<std::string>& words) {
    if (words[0] == "van") {
      state_.van_in_centre = true;
      return;
    }
    if (words[0] == "over") {
      state_.phase = Phase::kOver;
      return;
    }
    need(seat_named(words[0]).has_value() && words.size() > 1, "no such line: " + words[0]);
    state_.seat = *seat_named(words[0]);
    static constexpr std::array<std::pair<std::string_view, Phase>, 4> kVerbs = {
        {{"draws", Phase::kDraw},
         {"plays", Phase::kPlay},
         {"robs", Phase::kTheft},
         {"refills", Phase::kRefill}}};
    const auto* const verb = std::ranges::find(
        kVerbs, words[1], [](const auto& pair) { return std::string(pair.first); });
    need(verb != kVerbs.end(), "no such phase: " + words[1]);
    state_.phase = verb->second;
    for (const std::string& robbed : words | std::views::drop(2)) {
      const auto seat = seat_named(robbed);
      need(seat.has_value(), "no such seat: " + robbed);
      state_.to_rob = static_cast<std::uint8_t>(state_.to_rob | bit(index(*seat)));
    }
  }

  Deck deck_;
  Options options_;
  State state_;
};

// The same drawing in the words of Sketch::drawn(), so that a failed check shows two pictures.
inline std::string drawn(std::string_view drawing) { return Sketch(drawing).drawn(); }

}  // namespace loggia::highrise
