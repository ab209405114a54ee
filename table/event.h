// What happens at a table, one row of its log each: people sit down, the match starts, and then its
// entries. Everything a table is follows from these.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "match/entry.h"
#include "notation/problem.h"
#include "notation/wire_game.h"
#include "notation/wire_values.h"
#include "table/written_spec.h"

namespace loggia::table {

struct Made {
  Spec spec;
  std::string by;    // a guest
  std::string seed;  // of chance (match/fair_chance.h): a secret

  static constexpr auto fields() {
    return std::tuple(wire::field<StoredSpec>("made", &Made::spec),
                      wire::field<wire::ShownText<1, 100>>("by", &Made::by),
                      wire::field<wire::ShownText<1, 100>>("seed", &Made::seed));
  }
};
struct Sat {
  int chair = 0;
  std::string guest;
  std::string name;
  std::string nonce;

  static constexpr std::string_view kMark = "guest";
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("sat", &Sat::chair),
                      wire::field<wire::ShownText<1, 100>>("guest", &Sat::guest),
                      wire::field<wire::PlayerName>("name", &Sat::name),
                      wire::field<wire::Word>("nonce", &Sat::nonce));
  }
};
// Put there by who made the table.
struct BotSat {
  int chair = 0;
  std::string bot;

  static constexpr wire::Words kWords{"bot_sat", "A bot was put on a chair"};
  static constexpr std::string_view kMark = "bot";
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("sat", &BotSat::chair),
                      wire::field<wire::BotName>("bot", &BotSat::bot));
  }
};
struct Left {
  int chair = 0;

  static constexpr wire::Words kWords{"left", "Somebody got up before the match started"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::ChairNumber>("left", &Left::chair));
  }
};
// With everybody seated. What was drawn is told once more, so that nobody has to draw again.
struct Started {
  std::vector<int> chairs;  // the chair that became each seat
  OptionChoices options;

  static constexpr auto fields() {
    return std::tuple(wire::field<wire::List<wire::ChairNumber>>("started", &Started::chairs),
                      wire::field<wire::Options>("options", &Started::options));
  }
};
// After the end.
struct Rematch {
  std::string match;
  std::optional<Seat> by;  // older logs do not say

  static constexpr wire::Words kWords{"rematch", "After the end: where the same people play again"};
  static constexpr auto fields() {
    return std::tuple(wire::field<wire::Word>("rematch", &Rematch::match),
                      wire::field<wire::SeatName>("by", &Rematch::by,
                                                  "Who asked for it; older ones do not say."));
  }
};
struct Closed {
  static constexpr wire::Words kWords{
      "closed", "Its maker left before the match started: nobody will play here"};
  static constexpr auto fields() { return std::tuple(wire::Flag("closed")); }
};

// An Entry is the match's own: sequence numbers in it are the match's.
using Event = std::variant<Made, Sat, BotSat, Left, Started, Entry, Rematch, Closed>;

// As it is stored, and back. What is read may still be impossible at this table. `game` is null
// before the table is made.
std::string event_text(const Event& event, wire::Game game);
std::expected<Event, Problem> read_event(std::string_view body, wire::Game game);

}  // namespace loggia::table
