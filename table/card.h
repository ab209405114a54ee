// What lists show of a match, and links tell of it: its card, which is stored with its summary, and
// what a list tells besides to whoever asks for it.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "store/store.h"
#include "table/told.h"
#include "table/written_spec.h"

namespace loggia::table {
namespace told {

// A match as everybody may know it who finds it in a list. Moves alone do not change it.
struct Card {
  TermsFields terms;
  std::vector<std::optional<Sitting>> chairs;
  std::optional<int> host;
  std::vector<int> kept;
  std::optional<Result> result;

  static constexpr wire::Words kWords{"card", "What lists show of a match"};
  static constexpr auto fields() {
    return std::tuple(wire::Inlined(&Card::terms), wire::field<Chairs>("chairs", &Card::chairs),
                      wire::field<wire::ChairNumber>(
                          "host", &Card::host, "Where the one who made it sits, if it is there."),
                      wire::field<wire::UnlessEmpty<ChairsInOrder>>(
                          "kept", &Card::kept, "Free chairs that wait for somebody."),
                      wire::field<WrittenResult>("result", &Card::result));
  }
  static json::object more_schema(auto& description) {
    return {{"allOf", json::array{description.options_of_game()}}};
  }
};

struct Listed {
  std::string match;
  store::Phase phase{};
  Time touched;
  std::optional<bool> awaits_you;
  std::optional<int> chair;
  std::optional<int> kept_for_you;
  Card card;

  std::shared_ptr<const AnyGame> game;  // whose seats the card names

  static constexpr wire::Words kWords{"listed", "A table or match in a list"};
  static constexpr auto fields() {
    return std::tuple(
        wire::field<wire::Word>("match", &Listed::match),
        wire::field<wire::Named<store::Phase, store::kPhaseNames>>("phase", &Listed::phase),
        wire::field<wire::Moment>("touched", &Listed::touched, "When something last happened."),
        wire::field<wire::Truth>(
            "awaits_you", &Listed::awaits_you,
            "Whether it is the turn of the one who asks, or a chair is kept for them; there where "
            "they sit or are awaited."),
        wire::field<wire::ChairNumber>("chair", &Listed::chair, "Where the one who asks sits."),
        wire::field<wire::ChairNumber>(
            "kept_for_you", &Listed::kept_for_you,
            "The free chair that is kept for the one who asks: after a rematch."),
        wire::Inlined(&Listed::card));
  }
  static json::object more_schema(auto& description) { return Card::more_schema(description); }
};
// Each names the seats of its own game.
struct WrittenListed : wire::Struct<Listed> {
  static void write(const Listed& listed, std::string& out, wire::Game) {
    wire::write(listed, out, listed.game.get());
  }
};

}  // namespace told

told::Card told_card(const Table& table);
// As it is stored.
std::string card_text(const Table& table);

// Makes what lists tell of what is stored.
class Cards {
 public:
  // What this guest is told of it; nobody in particular is "". Nothing of what cannot be read: a
  // match of a game that is here no more.
  std::optional<told::Listed> listed(const store::Listed& stored, std::string_view guest);

 private:
  // Any game of as many seats: they are called the same, whatever else it is made of.
  std::shared_ptr<const AnyGame> game_with(const GameEntry& game, std::size_t seats);

  std::map<std::pair<const GameEntry*, std::size_t>, std::shared_ptr<const AnyGame>> games_;
};

}  // namespace loggia::table
