#include "notation/highrise/drawing.h"

#include <algorithm>
#include <format>
#include <span>
#include <utility>
#include <vector>

#include "notation/highrise/actions.h"
#include "notation/highrise/names.h"

namespace loggia::highrise {
namespace {

constexpr std::size_t kColumns = 18;  // of a seat
constexpr std::size_t kScreen = 78;

// "4", or "6*" where a joker stands for it (H-13).
std::string value_text(Floor floor, int value) {
  return std::format("{}{}", value, floor.card(value) == Card::kJoker ? "*" : " ");
}

// "║ 3  6* ║ dog"
std::string floor_text(Floor floor) {
  return std::format("║ {} {} ║{}", value_text(floor, floor.low()), value_text(floor, floor.high()),
                     floor.has_dog() ? " dog" : "");
}

// The towers side by side on the ground.
std::string towers_text(const Highrise& game, const View& view) {
  int tallest = 0;
  for (const Tower& tower : view.towers) tallest = std::max(tallest, tower.height());
  std::string out;
  for (int level = tallest; level >= 0; --level) {
    std::string line;
    for (const Seat seat : seats_of(game)) {
      const Tower& tower = view.towers[seat];
      std::string text;
      if (level < tower.height()) text = floor_text(tower.floor(level));
      if (level == tower.height()) text = level == 0 ? "(no floors)" : "╔═══════╗";
      line += "  " + fitted(text, kColumns);
    }
    out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

std::string seats_text(const Highrise& game, const View& view, const Style& style) {
  std::string names;
  std::string hands;
  for (const Seat seat : seats_of(game)) {
    const bool is_turn = view.phase != Phase::kOver && view.seat == seat;
    const std::string label =
        std::format("{}{}{}", name(seat), view.viewer == seat ? " (you)" : "", is_turn ? " ◄" : "");
    const std::string padded = fitted(label, kColumns);
    names += "  " + (is_turn ? style.bold(padded) : padded);
    std::string holds = counted(view.hand_sizes[seat], "card");
    if (view.milkshakes[seat] > 0) holds += ", " + counted(view.milkshakes[seat], "shake");
    hands += "  " + fitted(holds, kColumns);
  }
  const auto trimmed = [](const std::string& line) {
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  };
  return trimmed(names) + trimmed(hands);
}

// "3 3 joker dog", or "no cards".
std::string cards_text(const Pile& pile) {
  std::string out;
  for (int i = 0; i < kCards; ++i) {
    for (int n = pile[card_at(i)]; n > 0; --n) {
      out += (out.empty() ? "" : " ") + std::string(name(card_at(i)));
    }
  }
  return out.empty() ? "no cards" : out;
}

// As many lines as it takes.
std::string listed(std::string line, std::span<const std::string_view> texts) {
  std::string out;
  for (const std::string_view text : texts) {
    if (width(line) + 1 + width(text) > kScreen) out += std::exchange(line, " ") + "\n";
    line += " " + std::string(text);
  }
  return out + line + "\n";
}

std::string piles_text(const Highrise& game, const View& view) {
  std::string out =
      std::format("{}Deck: {} · {} played", discard_text(view.discard, view.discard_top),
                  counted(view.deck_size, "card"), counted(static_cast<int>(view.turns), "turn"));
  if (view.van_in_centre) out += " · the van is out";
  out += "\n";
  // H-23: a stalemate is announced a round before.
  const int idle = view.idle_turns;
  const int most = game.options().stall_rounds * game.seats();
  if (idle > 0 && idle + game.seats() >= most) {
    out += std::format("{} without a card moved; {} end the match (H-23)\n", counted(idle, "turn"),
                       most);
  }
  return out;
}

std::string plays_text(const Highrise& game, const State& state) {
  Highrise::ActionList actions;
  game.legal(state, actions);
  std::vector<std::string> texts;
  for (const Action action : actions) {
    texts.push_back(action_text(action) + (action.kind == Action::Kind::kEnd ? "" : ","));
  }
  return listed("You may play:", std::vector<std::string_view>(texts.begin(), texts.end()));
}

std::string table_text(const Highrise& game, const View& view, const Style& style) {
  std::string out =
      piles_text(game, view) + "\n" + towers_text(game, view) + seats_text(game, view, style);
  for (const ShownHand& hand : view.hands) {
    const std::string whose =
        view.viewer == hand.owner ? "Your hand" : std::format("{}'s hand", name(hand.owner));
    out += (hand.owner == view.hands[0].owner ? "\n" : "") +
           listed(whose + ":", words(cards_text(hand.cards)));
  }
  return out;
}

}  // namespace

std::string discard_text(const Pile& discard, std::optional<Card> top) {
  const std::string cards = cards_text(discard);
  const std::string on_top = top ? std::format("· {} on top", name(*top)) : "";
  std::vector<std::string_view> texts = words(cards);
  if (discard.size > 1) texts.emplace_back(on_top);
  return listed("Discard:", texts);
}

std::string draw(const Highrise& game, const State& state, Viewer viewer, const Style& style) {
  std::string out = table_text(game, game.view(state, viewer), style);
  const Turn turn = Highrise::turn(state);
  if (viewer && turn == Turn::of(*viewer)) out += plays_text(game, state);
  return out;
}

std::string draw_open(const Highrise& game, const State& state, const Style& style) {
  View view = game.view(state, kSpectator);
  view.hands.clear();
  for (const Seat seat : seats_of(game)) {
    view.hands.push_back({.owner = seat, .cards = state.hand(seat)});
  }
  return table_text(game, view, style);
}

}  // namespace loggia::highrise
